import { cuesOf } from "../evidence/cues.ts";
import { negatedTokens, readingOf } from "../evidence/negation.ts";
import type { Mention } from "../lexicon/matcher.ts";
import { isProposed, readDrugUse } from "./drug-use.ts";
import {
  isNegativeMarker,
  isNegativeResult,
  isNegativeTest,
  isNotDone,
  isOnlyNamed,
  isOnlyTalked,
  isPlanned,
} from "./examination-status.ts";
import { namedThings, namesIn } from "./exact-names.ts";
import { chooseStatus, type Status } from "./mention-status.ts";
import { isOfFamily } from "./of-family.ts";
import { clauseOf, type PassageSentence } from "./passage-sentence.ts";
import { cuesWith } from "./question-cues.ts";
import { isRefused, isTurnedDown } from "./refusal-status.ts";
import type { Unit } from "./units.ts";

const DONE = new Set(["exam", "procedure", "vaccine"]);

/** What a sentence says about a mention of a unit. */
export const statusAt = (sentence: PassageSentence, mention: Mention, unit: Unit): Status => {
  const rule = ruleStatus(sentence, mention, unit);
  return sentence.read.asks ? rule : chooseStatus(sentence, mention, unit.type, rule);
};

/** What the rules say about a mention of a unit. */
export function ruleStatus(sentence: PassageSentence, mention: Mention, unit: Unit): Status {
  const { read, language, register } = sentence;
  if (read.asks) return "unsure";
  const negated = negatedTokens(read, readingOf(language, register));
  if (unit.type === "drug") {
    if (isOfFamily(sentence, mention)) return "family";
    if (isProposed(sentence, mention)) return "unsure";
    const unknown = isUnsure(sentence, mention) ? "unsure" : "yes";
    return readDrugUse(sentence, mention, negated) ?? unknown;
  }
  if (unit.type === "habit" && isKept(sentence, mention, negated)) return "yes";
  const isDone = DONE.has(unit.type);
  const isOfOther = isDone
    ? isNegativeResult(sentence, mention)
    : isNegativeMarker(sentence, mention);
  if (negated[mention.from] && !isOfOther) return "no";
  if (isNone(sentence, mention) || isExcluded(sentence, mention)) return "no";
  if (unit.type === "disease" && isNegativeTest(sentence, mention)) return "no";
  if (isOfFamily(sentence, mention)) return "family";
  const isAhead =
    isPlanned(sentence, mention) || isOnlyNamed(sentence, mention) || isOffered(sentence, mention);
  if (isDone && isAhead) return isRefused(sentence, mention) ? "no" : "planned";
  if (isDone && (isNotDone(sentence, mention) || isTurnedDown(sentence, mention))) return "no";
  if (isDone && isOnlyTalked(sentence)) return "unsure";
  if (isUnsure(sentence, mention) || isSought(sentence, mention, unit)) return "unsure";
  if (unit.type === "habit" && isNon(sentence, mention)) return "no";
  if (unit.type === "habit" && isPast(sentence, mention)) return "stopped";
  if (unit.type === "habit" && isNear(sentence, mention, "quitting")) return "unsure";
  if (unit.type === "habit" && isNear(sentence, mention, "quit"))
    return isConditional(sentence, mention) ? "unsure" : "stopped";
  return "yes";
}

/** "Peço sorologia para chikungunya": a disease that an ordered examination looks for. */
const isSought = (sentence: PassageSentence, mention: Mention, unit: Unit): boolean =>
  unit.type === "disease" &&
  [...sentence.read.mentions, ...namesIn(sentence.read)].some(
    (exam) =>
      (exam.concept.type === "exam" || namedThings().get(exam.concept.id)?.type === "exam") &&
      exam.to <= mention.from &&
      mention.from - exam.to <= SOUGHT_REACH &&
      isPlanned(sentence, exam),
  );
const SOUGHT_REACH = 5;

/** "Proposta colonoscopia e ele recusou". */
const isOffered = (sentence: PassageSentence, mention: Mention): boolean =>
  cuesWith(sentence.read, sentence.language, "proposed").some(
    (cue) => cue.to <= mention.from && mention.from - cue.to <= NEAR_REACH,
  );

/** "Non-smoker". */
const isNon = ({ read: { tokens } }: PassageSentence, { from }: Mention): boolean =>
  tokens[from - 1]?.t === "-" && NON.has(tokens[from - 2]?.t ?? "");
const NON = new Set(["non", "nao", "não", "no"]);

/** "Fumava um maço por dia", "smoked for 30 years". */
const isPast = ({ read, language }: PassageSentence, { from, to }: Mention): boolean =>
  cuesWith(read, language, "past habit").some((cue) => cue.from < to && cue.to > from);

/** Whether a cue is at a mention or near it: "parou de fumar em 2019", "tabagista, parou". */
const isNear = (
  { read, language }: PassageSentence,
  { from, to }: Mention,
  ...cues: string[]
): boolean =>
  cuesWith(read, language, ...cues).some((cue) => {
    const between =
      cue.from >= to ? read.tokens.slice(to, cue.from) : read.tokens.slice(cue.to, from);
    return between.length <= NEAR_REACH && !between.some(({ t }) => t === ";" || t === ".");
  });
const NEAR_REACH = 2;

/** "Não conseguiu largar o cigarro": it goes on. */
const isKept = (
  { read, language }: PassageSentence,
  { from }: Mention,
  negated: readonly boolean[],
): boolean =>
  cuesWith(read, language, "quitting").some(
    (cue) => cue.to <= from && from - cue.to <= NEAR_REACH && negated[cue.from],
  );

/** "If quits smoking", "quer parar de fumar". */
const isConditional = ({ read, language }: PassageSentence, { from }: Mention): boolean =>
  cuesWith(read, language, "wish", "if").some((cue) => cue.to <= from && from - cue.to <= IF_REACH);
const IF_REACH = 3;

/** "Alergia a penicilina, descartada con test", "TEP excluded". */
const isExcluded = ({ read, language }: PassageSentence, { from, to }: Mention): boolean =>
  cuesWith(read, language, "excluded").some(
    (cue) =>
      (cue.to <= from && from - cue.to <= EXCLUDING_REACH) ||
      (cue.from >= to &&
        cue.from - to <= EXCLUDED_REACH &&
        !read.tokens.slice(to, cue.from).some(({ t }) => t === ";" || t === ".")),
  );
/** "Se descarta asma", "ruled out an asthma". */
const EXCLUDING_REACH = 1;
const EXCLUDED_REACH = 7;

/** "Allergies: none", "DM: nega", "embarazo negado". */
const isNone = ({ read }: PassageSentence, { to }: Mention): boolean =>
  read.tokens[to]?.t === ":"
    ? NONE.has(read.tokens[to + 1]?.t ?? "")
    : DENIED.has(read.tokens[to]?.t ?? "");
const DENIED = new Set([
  ...["negado", "negada", "negados", "negadas", "ausente", "ausentes", "absent", "denied"],
]);
const NONE = new Set([
  ...["none", "no", "denied", "denies", "absent", "nega", "negado", "não", "nao", "nenhum"],
  ...["nenhuma", "ausente", "niega", "negada", "ninguna", "ninguno"],
]);

function isUnsure({ read, language }: PassageSentence, { from, to }: Mention): boolean {
  if (read.tokens[to]?.t === "?") return true;
  const clause = clauseOf(read, from);
  return (
    cuesWith(read, language, "unsure").some(
      (cue) => cue.to <= from && cue.from >= clause && from - cue.to <= 4,
    ) ||
    cuesWith(read, language, "unsure").some((cue) => cue.from === to) ||
    cuesOf(read, language).some(
      ({ concept, to: end }) => concept.id === "hypothetical" && end <= from && from - end <= 8,
    )
  );
}
