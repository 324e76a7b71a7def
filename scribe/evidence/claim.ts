import type { Language } from "@relato/shared/domain/language.ts";
import { splitSentences } from "../language/sentences.ts";
import { readText, type ReadText } from "../talk/sentences.ts";
import { cueNames, sidesOf } from "./cues.ts";
import { negatedTokens, readingOf } from "./negation.ts";
import { type Quantity, quantitiesOf } from "./quantities.ts";
import { keyOf, kinOf, termsOf } from "./terms.ts";
import { translationsOf } from "../models/translations.ts";
import type { Term } from "./types.ts";

/** A part of a note's sentence that is verified by itself. */
export interface Claim {
  read: ReadText;
  terms: readonly WeighedTerm[];
  quantities: readonly Quantity[];
  sides: ReadonlySet<string>;
  kin: ReadonlySet<string>;
  cues: ReadonlySet<string>;
  /** The claim is longer than `LONGEST_CLAIM`; only its beginning was read. */
  isCut: boolean;
}

/** The most terms and the most quantities of a claim that are read; this keeps the work linear. */
const LONGEST_CLAIM = 80;

/**
 * A term of a note with its polarity. `weight`, 0.1 to 4: how much its absence from the talk
 * counts.
 */
export interface WeighedTerm extends Term {
  negated: boolean;
  weight: number;
}

/**
 * Splits a text into claims at sentences and semicolons. A part without a term joins its neighbour.
 */
export function claimsOf(text: string, language: Language): Claim[] {
  const parts = splitSentences(text.normalize("NFC"), language).flatMap((span) =>
    span.text.split(";").map((part) => part.trim()),
  );
  const claims: Claim[] = [];
  let pending = "";
  for (const part of parts.filter(Boolean)) {
    const claim = readClaim(pending ? `${pending} ${part}` : part, language);
    pending = "";
    if (claim.terms.length > 0 || claim.quantities.length > 1) claims.push(claim);
    else pending = claim.read.text;
  }
  const last = claims.pop();
  if (pending || last)
    claims.push(
      last && !pending ? last : readClaim(`${last?.read.text ?? ""} ${pending}`.trim(), language),
    );
  return claims;
}

function readClaim(text: string, language: Language): Claim {
  const read = readText(text, language);
  const negated = negatedTokens(read, readingOf(language, "note"));
  const terms = termsOf(read, language);
  const quantities = quantitiesOf(read, language);
  return {
    read,
    isCut: Math.max(terms.length, quantities.length) > LONGEST_CLAIM,
    terms: terms.slice(0, LONGEST_CLAIM).map((term) => ({
      ...term,
      negated: negated[term.from] ?? false,
      weight: weightOf(term, language),
    })),
    quantities: quantities.slice(0, LONGEST_CLAIM),
    sides: sidesOf(read, language),
    kin: kinOf(read, language),
    cues: timedCues(cueNames(read, language)),
  };
}

/** "Suspender hoje": "hoje" does not mean that the medicine continues. */
function timedCues(cues: ReadonlySet<string>): ReadonlySet<string> {
  const ends = cues.has("stopped") || cues.has("withholds");
  return ends ? new Set([...cues].filter((cue) => cue !== "ongoing")) : cues;
}

const LEAST_WEIGHT = 0.1;
const MOST_WEIGHT = 4;

function weightOf(term: Term, language: Language): number {
  const { unsaid } = translationsOf(language);
  const share =
    unsaid.get(keyOf(term)) ??
    unsaid.get(term.concept ? `* ${term.concept.type}` : "* word") ??
    unsaid.get("* word") ??
    0.3;
  return Math.min(MOST_WEIGHT, Math.max(LEAST_WEIGHT, -Math.log(Math.max(share, 0.001))));
}
