import type { Language } from "@relato/shared/domain/language.ts";
import { memoize } from "../language/memoize.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import type { Mention } from "../lexicon/matcher.ts";
import type { ReadText } from "../talk/sentences.ts";

/** The most other words between a "no" and what it denies. */
const BETWEEN = 3;

const tokensOf = ({ from, to }: Mention): number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);

interface Cues {
  denials: readonly Mention[];
  /** Tokens that end the scope of a denial. */
  ends: readonly number[];
  /** Tokens of named things, and the token after each. */
  named: ReadonlySet<number>;
  pastNamed: ReadonlySet<number>;
}

const cuesOf = memoize(({ tokens, mentions }: ReadText, language: Language): Cues => {
  const cues = lexiconOf(language).cues.findAll(tokens);
  const pseudo = new Set(
    cues.filter(({ concept }) => concept.id === "pseudoNegation").flatMap(tokensOf),
  );
  return {
    denials: cues.filter(({ concept, from }) => concept.id === "negation" && !pseudo.has(from)),
    ends: cues.filter(({ concept }) => concept.id === "termination").map(({ from }) => from),
    named: new Set(mentions.flatMap(tokensOf)),
    pastNamed: new Set(mentions.map(({ to }) => to)),
  };
});

/** The most tokens between a name and a "no" that denies it. */
const REACH = 25;

/** Whether a text denies what it names at a mention: "sem febre, tosse ou vômito", "febre não". */
export function isDenied(read: ReadText, mention: Mention, language: Language): boolean {
  const { denials, ends } = cuesOf(read, language);
  const near = denials.filter(
    ({ from, to }) => to > mention.from - REACH && from < mention.to + REACH,
  );
  const before = near.some(
    ({ to }) =>
      to <= mention.from &&
      !ends.some((end) => end >= to && end < mention.from) &&
      isInDenialScope(read, to, mention.from, language),
  );
  return before || near.some((one) => isDeniedAfter(read, mention.to, one, language));
}

/** "Febre não", "infarto não é", "depressão, hoje, eu não vejo": the denial follows the name. */
function isDeniedAfter(
  { tokens }: ReadText,
  from: number,
  denial: Pick<Mention, "from" | "to">,
  language: Language,
): boolean {
  const { little } = lexiconOf(language);
  if (denial.from < from) return false;
  const between = tokens.slice(from, denial.from).filter(({ kind }) => kind !== "mark");
  const telling = between.filter(({ t }) => !little.has(t));
  const end = tokens.findIndex(({ kind }, at) => at >= denial.to && kind === "mark");
  const after = (end < 0 ? tokens.length : end) - denial.to;
  const isNear = telling.length <= 1 && between.length <= MOST_BETWEEN;
  return isNear && after <= AFTER;
}

/** The most words between a name and the denial after it, and after that denial. */
const MOST_BETWEEN = 2;
const AFTER = 1;

/**
 * Whether only stop words, other named things and up to `BETWEEN` other words separate the two. A
 * comma may only separate items of a list.
 */
function isInDenialScope(read: ReadText, from: number, to: number, language: Language): boolean {
  const { little } = lexiconOf(language);
  const { named, pastNamed } = cuesOf(read, language);
  let others = 0;
  for (let at = from; at < to; at += 1) {
    const token = read.tokens[at]!;
    if (named.has(at) || little.has(token.t)) continue;
    const lists = token.t === "," && at > from && pastNamed.has(at);
    if (token.kind === "mark" && !lists) return false;
    if (token.kind !== "mark") others += 1;
  }
  return others <= BETWEEN;
}
