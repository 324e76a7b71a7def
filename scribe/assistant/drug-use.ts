import type { Language } from "@relato/shared/domain/language.ts";
import { cuesOf } from "../evidence/cues.ts";
import { readActions } from "../lexicon/dosage.ts";
import type { Mention } from "../lexicon/matcher.ts";
import type { ReadText } from "../talk/sentences.ts";
import { namesIn } from "./exact-names.ts";
import { clauseOf, type PassageSentence } from "./passage-sentence.ts";
import { cuesWith } from "./question-cues.ts";

/** The most tokens between a drug and an action after it: "enalapril foi suspenso". */
const ACTION_REACH = 4;
const STOPS = new Set(["stop", "refuse"]);

/**
 * Whether a drug is taken: the nearest action before it decides, else one directly after it. Null:
 * no action and no negation.
 */
export function readDrugUse(
  { read, language }: PassageSentence,
  mention: Mention,
  negated: readonly boolean[],
): "yes" | "stopped" | "no" | null {
  const actions = readAllActions(read, language);
  const clause = clauseOf(read, mention.from);
  const before = actions.findLast(({ from, to }) => from >= clause && to <= mention.from);
  const after = actions.find(
    ({ action, from, to, isHistory }) =>
      from >= mention.to &&
      // "20 mg antes do café".
      !(isHistory && read.tokens[to]?.kind === "word") &&
      from - mention.to <= (action === "refuse" ? 1 : ACTION_REACH) &&
      // "Bupropiona para parar de fumar".
      !(action === "stop" && PURPOSE.has(read.tokens[from - 1]?.t ?? "")) &&
      isJoined(read, mention.to, { from, to, mayFollowComma: action === "stop" }),
  );
  if (before?.action === "swap")
    return read.tokens.slice(before.to, mention.from).some(({ t }) => INTO.has(t))
      ? "yes"
      : "stopped";
  if (isSwappedOut(read, mention, actions)) return "stopped";
  // "Stop glargine, metformin alone."
  const alone = read.tokens.slice(mention.to, mention.to + ALONE_REACH);
  const end = alone.findIndex(({ t }) => ALONE.has(t));
  if (end >= 0 && !alone.slice(0, end).some(({ t }) => t === "," || t === ";")) return "yes";
  if (after && STOPS.has(after.action) && before?.action !== "start") return "stopped";
  // "No suspender losartán", "wants to stop omeprazole": the drug goes on.
  if (before && STOPS.has(before.action))
    return negated[before.from] || isWished(read, language, before.from) ? "yes" : "stopped";
  if (isIntolerance(read, language, mention)) return "stopped";
  return negated[mention.from] ? "no" : null;
}

/** The most tokens between a proposal and its drug: "discutido início de insulina". */
const PROPOSAL_REACH = 6;
const NOT = new Set(["não", "nao", "not", "no", "sem", "without", "sin", "t"]);
/** "Insulin discussed again and declined". */
const PROPOSED_REACH = 2;

/** Whether a drug is only proposed or wished for, and not accepted in the same sentence. */
export function isProposed({ read, language }: PassageSentence, { from, to }: Mention): boolean {
  const clause = clauseOf(read, from);
  // "Started by the ER, she never filled it."
  if (cuesWith(read, language, "never used").length > 0) return true;
  const started = readAllActions(read, language).filter(({ action }) => action === "start");
  const isAccepted = cuesWith(read, language, "accepted").some(
    (cue) =>
      (cue.from >= to || (isConsent(read, cue.from) && from - cue.to <= CONSENT_REACH)) &&
      !NOT.has(read.tokens[cue.from - 1]?.t ?? ""),
  );
  if (isAccepted) return false;
  return (
    cuesWith(read, language, "proposed").some(
      (cue) =>
        (cue.from >= clause && cue.to <= from && from - cue.to <= PROPOSAL_REACH) ||
        (cue.from >= to && cue.from - to <= PROPOSED_REACH),
    ) ||
    started.some(
      (start) =>
        start.from >= clause &&
        start.to <= from &&
        (isWished(read, language, start.from) ||
          isIf(read, language, to) ||
          isAfterIf(read, language, start.from)),
    ) ||
    isAfterIf(read, language, from, "swapped")
  );
}

/** "If HbA1c stays above 7%, we add empagliflozin": in the condition's clause. */
const isAfterIf = (read: ReadText, language: Language, at: number, ...actions: string[]): boolean =>
  cuesWith(read, language, "if").some(
    (cue) =>
      CONDITIONS.has(read.tokens[cue.from]!.t) &&
      cue.to <= at &&
      at - cue.to <= CONDITION_REACH &&
      !read.tokens.slice(cue.to, at).some(({ t }) => t === ";" || t === ".") &&
      (actions.length === 0 ||
        cuesWith(read, language, ...actions).some(({ from }) => from >= cue.to && from < at)),
  );
const CONDITIONS = new Set(["if", "se", "si", "caso"]);
const CONDITION_REACH = 10;

/** "She accepts metformin": before the drug. */
const isConsent = ({ tokens }: ReadText, at: number): boolean => CONSENT.test(tokens[at]!.t);
const CONSENT = /^(?:aceit|acept|accept|agree|concord|topou)/;
const CONSENT_REACH = 2;

/** "Start lisinopril if the pressure stays high". */
const isIf = (read: ReadText, language: Language, drug: number): boolean =>
  cuesWith(read, language, "if").some(
    ({ from }) =>
      CONDITIONS.has(read.tokens[from]!.t) &&
      from >= drug &&
      from - drug <= IF_REACH &&
      !read.tokens.slice(drug, from).some(({ t }) => t === "," || t === ";"),
  );
const IF_REACH = 6;

/** The most tokens between a wish and its action: "wants to stop", "avaliar a suspensão". */
const WISH_REACH = 2;
const isWished = (read: ReadText, language: Language, at: number): boolean =>
  cuesWith(read, language, "wish").some(({ to }) => to <= at && at - to <= WISH_REACH);

/** "Statin intolerance", "intolerante a enalapril", "contraindicado IECA". */
const isIntolerance = (read: ReadText, language: Language, { from, to }: Mention): boolean =>
  cuesWith(read, language, "intolerance").some(
    (cue) => cue.from === to || (cue.to <= from && from - cue.to <= WISH_REACH),
  );

/** What a sentence does with drugs, in order. */
function readAllActions(
  read: ReadText,
  language: Language,
): { action: string; from: number; to: number; isHistory?: boolean }[] {
  const swaps = cuesWith(read, language, "swapped").map(({ from, to }) => ({
    action: "swap",
    from,
    to,
  }));
  // "Metformin as before".
  const unchanged = cuesWith(read, language, "unchanged");
  const starts = cuesWith(read, language, "started").map(({ from, to }) => ({
    action: "start",
    from,
    to,
  }));
  return [
    ...swaps,
    ...starts,
    // "Dor da coluna, não da estatina" refuses nothing.
    ...readActions(read.tokens, language).filter(
      ({ action, to }) => action !== "refuse" || !CAUSES.has(read.tokens[to]?.t ?? ""),
    ),
    ...cuesWith(read, language, "replaced", "stops").map(({ from, to }) => ({
      action: "stop",
      from,
      to,
    })),
    ...cuesOf(read, language)
      .filter(({ concept }) => ["stopped", "withholds", "history"].includes(concept.id))
      // A dose that is reduced is taken.
      .filter(({ from }) => !read.tokens[from]!.t.startsWith("redu"))
      .filter(
        ({ from }) => ![...swaps, ...unchanged].some((one) => one.from <= from && one.to > from),
      )
      .map(({ concept, from, to }) => ({
        ...{ action: "stop", from, to },
        isHistory: concept.id === "history",
      })),
  ].toSorted((a, b) => a.from - b.from || a.to - b.to);
}

/** Whether an action after a drug is of that drug; after a comma, if no other drug follows. */
function isJoined(
  read: ReadText,
  drug: number,
  { from, to, mayFollowComma }: { from: number; to: number; mayFollowComma: boolean },
): boolean {
  const marks = read.tokens.slice(drug, from).filter(({ t, kind }) => kind === "mark" && t !== "-");
  if (marks.length === 0) return true;
  return (
    mayFollowComma &&
    marks.every(({ t }) => t === ",") &&
    ![...read.mentions.filter(({ concept }) => concept.type === "drug"), ...namesIn(read)].some(
      (one) => one.from >= drug && one.from - to <= ACTION_REACH,
    )
  );
}

/**
 * "Lisinopril changed to amlodipine", "due to lisinopril; changed to amlodipine", but not "changed
 * to 20 mg".
 */
function isSwappedOut(
  read: ReadText,
  { to }: Mention,
  actions: readonly { action: string; from: number; to: number }[],
): boolean {
  const drugs = [
    ...read.mentions.filter(({ concept }) => concept.type === "drug"),
    ...namesIn(read),
  ];
  const swap = actions.find(
    (one) => one.action === "swap" && one.from >= to && one.from - to <= ACTION_REACH,
  );
  if (!swap || drugs.some(({ from }) => from >= to && from < swap.from)) return false;
  const next = swap.to + 1;
  return (
    (INTO.has(read.tokens[swap.to]?.t ?? "") &&
      drugs.some(({ from }) => from >= next && from - next <= NEXT_DRUG_REACH)) ||
    (INTO.has(read.tokens[swap.to - 1]!.t) &&
      drugs.some(({ from }) => from >= swap.to && from - swap.to <= NEXT_DRUG_REACH))
  );
}
/** In tokens: "to the amlodipine". */
const NEXT_DRUG_REACH = 1;

/** Before the drug that replaces another one. */
const INTO = new Set(["por", "para", "to", "with", "for", "pelo", "pela", "a"]);
const ALONE_REACH = 3;
const ALONE = new Set(["alone", "sozinha", "sozinho", "isolada", "isolado", "monoterapia", "sola"]);
const PURPOSE = new Set(["para", "pra", "to"]);
const CAUSES = new Set(["to", "from", "for", "because", "da", "do", "pela", "pelo", "por", "del"]);
