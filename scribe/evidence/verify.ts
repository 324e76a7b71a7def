import { readFileSync } from "node:fs";
import type { Evidence, Reason, Verdict } from "@relato/shared/domain/document.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import type { Testimony, VerifiedSentence } from "../types.ts";
import { type ComparedClaim, compareSentence, probabilityCap } from "./compare.ts";
import { OPPOSED_WHEREVER_NAMED } from "./compare-polarity.ts";
import { wordsOf } from "./comparison.ts";
import { hintedFeatures, isRefuted, isSource } from "./refutation.ts";
import { aspectModels, soundnessByAspect, SUPPORTED_FROM } from "../models/aspects.ts";
import { quotedFrom } from "./quotation.ts";
import { loadProofModels, soundnessOf } from "../models/soundness.ts";
import { saidAt } from "./said.ts";
import { readTalk } from "./talk.ts";
import { type Witnesses } from "./witnesses.ts";
import { linkedTo } from "./exchanges.ts";
import type { Talk } from "./types.ts";

/** A verdict with the probability, 0 to 1, that the talk supports the sentence. */
export interface ProvedSentence extends VerifiedSentence {
  probability: number;
}

/**
 * A sentence below `supported` is not supported. Below `contradicted`, a witness that says the
 * opposite contradicts it.
 */
export interface Thresholds {
  supported: number;
  contradicted: number;
}

/** The probability of a sentence that only quotes whole clauses. */
const QUOTED = 0.99;
/**
 * The highest probability of a claim that the talk opposes wherever it names it, or that the named
 * turns refute. It gives doubt, not a verdict: "Nega alergia" of an allergic patient must never
 * pass.
 */
const OPPOSED = 0.3;

/** Named turns cannot support a claim whose probability by the whole talk is below this. */
const UNBORNE = 0.15;

let storedThresholds: Thresholds | undefined;

function loadThresholds(): Thresholds {
  const url = new URL("../models/weights/proof-thresholds.json", import.meta.url);
  return (storedThresholds ??= JSON.parse(readFileSync(url, "utf8")) as Thresholds);
}

/**
 * Verifies each sentence of a note against the transcript. `contradicted`: the talk says the
 * opposite; `review`: the talk does not clearly support it. Returns one result per sentence, in
 * order.
 * `hints`: for each sentence, the turns that its writer named. A hinted sentence is compared with
 * those turns first, so a number or a side must be said in them. Without a usable hint, the whole
 * talk is searched. A sentence that only `patient_context` supports has the reason "typed"; its
 * verdict stays.
 */
export function verifyNote(
  { locale, turns, patient_context = "" }: Testimony,
  sentences: readonly string[],
  hints: readonly (readonly number[] | undefined)[] = [],
): ProvedSentence[] {
  const talk = readTalk(turns, locale);
  const typed = patient_context.trim();
  const context = typed === "" ? undefined : readTalk([asTurn(typed)], locale);
  return sentences.map((text, at) => {
    const proved = proveSentence(text, talk, hints[at]);
    const isTyped =
      context !== undefined &&
      proved.verdict !== "supported" &&
      proveSentence(text, context).verdict === "supported";
    if (!isTyped) return proved;
    const against = proved.verdict === "contradicted" ? proved.reasons : [];
    return { ...proved, reasons: [{ kind: "typed", detail: typed }, ...against] };
  });
}

const asTurn = (text: string): Turn => ({ i: 0, speaker: "medico", start_ms: 0, end_ms: 0, text });

function proveSentence(text: string, talk: Talk, hint?: readonly number[]): ProvedSentence {
  const quoted = quotedFrom(text, talk);
  if (quoted) {
    const evidence = evidenceOf(quoted, talk);
    return { text, verdict: "supported", reasons: [], evidence, probability: QUOTED };
  }
  const proofs = proveClaims(text, talk, hint);
  const weakest = proofs.toSorted((a, b) => a.probability - b.probability)[0];
  if (!weakest)
    return { text, verdict: "review", reasons: [foreign(text)], evidence: [], probability: 0 };
  const verdict = verdictOf(weakest);
  return {
    text,
    verdict,
    reasons: verdict === "supported" ? [] : reasonsOf(weakest, talk),
    evidence: evidenceOf(
      proofs.flatMap((proof) => witnessesOf(proof, verdict, talk)),
      talk,
    ),
    probability: weakest.probability,
  };
}

interface ClaimProof extends ComparedClaim {
  probability: number;
  thresholds: Thresholds;
}

function proveClaims(text: string, talk: Talk, hints?: readonly number[]): ClaimProof[] {
  const compared = compareSentence(text, talk, hints);
  const most = probabilityCap(compared);
  return compared.map((one) => {
    const isOpposed = !one.hinted && one.features.includes(OPPOSED_WHEREVER_NAMED);
    const mostOfClaim = isOpposed ? OPPOSED : most;
    const proved = one.hinted
      ? proveHinted(one, compared.length)
      : proveByTalk(one, compared.length);
    return { ...proved, probability: Math.min(proved.probability, most, mostOfClaim) };
  });
}

const proveByTalk = (one: ComparedClaim, claims: number): ClaimProof => ({
  ...one,
  probability: soundnessOf(loadProofModels(), one.features, claims),
  thresholds: loadThresholds(),
});

/**
 * Verifies a claim by the named turns and by the whole talk. Turns that are not its source cannot
 * raise the probability by the whole talk, and no turns replace what the talk clearly lacks.
 */
function proveHinted(one: ComparedClaim, claims: number): ClaimProof {
  const { contradicted } = aspectModels();
  const features = hintedFeatures(one);
  const byAspect = soundnessByAspect(aspectModels(), features);
  const byTalk = proveByTalk(one, claims);
  const least = isSource(one) ? UNBORNE : byTalk.thresholds.supported;
  const isDoubted = isRefuted(features) || byTalk.probability < least;
  return {
    ...one,
    objections: [...one.hinted!.objections, ...one.objections],
    probability: isDoubted ? Math.min(byAspect, OPPOSED) : byAspect,
    thresholds: { supported: SUPPORTED_FROM, contradicted },
  };
}

function verdictOf({ probability, objections, thresholds }: ClaimProof): Verdict {
  const { supported, contradicted } = thresholds;
  if (probability >= supported) return "supported";
  const opposed = objections.some((objection) => objection.opposes);
  return opposed && probability < contradicted ? "contradicted" : "review";
}

const foreign = (detail: string): Reason => ({ kind: "foreign", detail });

/**
 * The reasons against a claim, opposing ones first, each once. Without an objection, the heaviest
 * term is the reason, with the nearest words of the talk.
 */
function reasonsOf({ claim, objections, witnesses }: ClaimProof, talk: Talk): Reason[] {
  if (objections.length === 0) {
    const heaviest = claim.terms.toSorted((a, b) => b.weight - a.weight)[0];
    const [nearest] = witnesses.found;
    const reason = foreign(heaviest ? wordsOf(claim, heaviest) : claim.read.text);
    return [nearest ? { ...reason, ...saidAt(talk, nearest.centre) } : reason];
  }
  const strong = objections.filter(({ isWeak }) => isWeak !== true);
  const shown = strong.length > 0 ? strong : objections;
  const reasons = new Map<string, Reason>();
  for (const one of shown.toSorted((a, b) => Number(b.opposes) - Number(a.opposes))) {
    const { kind, detail, said } = one;
    const key = `${kind} ${detail}`;
    const words = reasons.get(key)?.said ?? said;
    reasons.set(key, { kind, detail, ...(words === undefined ? {} : { said: words }) });
  }
  return [...reasons.values()];
}

/** The utterances of the witnesses, each with its question or answers. */
const coresOf = ({ found }: Witnesses, talk: Talk): number[] =>
  found.flatMap(({ centre }) => [centre, ...linkedTo(centre, talk)]);

/**
 * The utterances to show as evidence. A doubted claim also shows the turns that its writer named.
 */
function witnessesOf({ witnesses, hinted }: ClaimProof, verdict: Verdict, talk: Talk): number[] {
  const said = coresOf(witnesses, talk);
  if (!hinted || verdict === "supported") return said;
  return [...coresOf(hinted.witnesses, talk), ...said];
}

function evidenceOf(utterances: readonly number[], talk: Talk): Evidence[] {
  const turns = new Map(
    utterances.map((index) => {
      const { turn } = talk.utterances[index]!.sentence;
      return [turn.i, turn];
    }),
  );
  return [...turns.values()]
    .toSorted((a, b) => a.i - b.i)
    .map(({ i, start_ms, end_ms }) => ({ turn: i, start_ms, end_ms }));
}
