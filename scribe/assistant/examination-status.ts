import type { Language } from "@relato/shared/domain/language.ts";
import { cuesOf } from "../evidence/cues.ts";
import { quantitiesOf } from "../evidence/quantities.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import type { Mention } from "../lexicon/matcher.ts";
import type { ReadText } from "../talk/sentences.ts";
import { namesIn } from "./exact-names.ts";
import { clauseOf, isSeparator, type PassageSentence, readHeading } from "./passage-sentence.ts";
import { cuesWith } from "./question-cues.ts";

/** "Mammogram negative": the examination was done. */
export function isNegativeResult(
  { read, language }: PassageSentence,
  { from, to }: Mention,
): boolean {
  const denials = cuesOf(read, language).filter(({ concept }) => concept.id.endsWith("negation"));
  const after = read.tokens.slice(to, to + RESULT_REACH);
  return (
    after.some(({ t }) => t.startsWith("negativ") || WITHOUT.has(t)) &&
    !denials.some((cue) => cue.to <= from)
  );
}

/** "Ca de mama HER2 negativo": what is negative is a property of the tumour. */
export function isNegativeMarker(
  { read, language }: PassageSentence,
  { from, to }: Mention,
): boolean {
  const after = read.tokens.slice(to, to + MARKER_REACH);
  const negative = after.findIndex(({ t }) => NEGATIVE.test(t));
  return (
    after.slice(0, Math.max(0, negative)).some(({ t }) => OF_TUMOUR.test(t)) &&
    !cuesOf(read, language).some((cue) => cue.concept.id.endsWith("negation") && cue.to <= from)
  );
}
const MARKER_REACH = 8;

/** In tokens; a date may be before the result. */
const RESULT_REACH = 6;

/** "Retinografia sem retinopatia": a result follows. */
const WITHOUT = new Set(["sem", "sin", "without", "w", "com", "con", "with"]);

/** "Mamografia nunca feita", "mammogram in 2025 never done". */
export const isNotDone = ({ read, language }: PassageSentence, { from, to }: Mention): boolean =>
  cuesWith(read, language, "not done").some((cue) => {
    const [start, end] = cue.from >= to ? [to, cue.from] : [cue.to, from];
    const between = read.tokens.slice(start, end);
    return (
      end >= start &&
      end - start <= NOT_DONE_REACH &&
      !between.some(({ t }) => [",", ";", ".", ":"].includes(t))
    );
  });
const NOT_DONE_REACH = 3;

/** Whether an examination is only ordered or recommended. */
export function isPlanned({ read, language }: PassageSentence, { from, to }: Mention): boolean {
  const clause = clauseOf(read, from);
  // "Colonoscopia de rastreio em junho: um pólipo".
  const hasResult = read.tokens.slice(to, -1).some(({ t }) => t === ":");
  return (
    isAhead(read, language, to) ||
    cuesWith(read, language, "planned").some(
      (cue) =>
        // "Pain is due to stenosis".
        !(read.tokens[cue.from]!.t === "due" && read.tokens[cue.to]?.t === "to") &&
        ((cue.from >= clause && cue.to <= from) ||
          (!hasResult && cue.from >= to && cue.from - to <= 2) ||
          // "Mamografia: pedida".
          (cue.from === to + 1 && read.tokens[to]!.t === ":")),
    ) ||
    cuesOf(read, language).some(
      ({ concept, to: end, from: start }) =>
        ["order", "referral", "hypothetical"].includes(concept.id) &&
        end <= from &&
        start >= clause,
    )
  );
}

/** "A vacina está ali na sala": talk that names an examination without a result or a verb. */
export const isOnlyTalked = ({ read, language, register }: PassageSentence): boolean =>
  register === "talk" &&
  cuesWith(read, language, "done").length === 0 &&
  !read.tokens.some(({ kind }) => kind === "number");

const PARTS = new Set(["exam", "procedure", "body", "vaccine", "device"]);

/** Whether a part of a plan only names examinations: they are ordered. */
export function isOnlyNamed(
  { read, language, heading }: PassageSentence,
  { from, to }: Mention,
): boolean {
  if (cuesWith(readHeading(heading, language), language, "ordering").length === 0) return false;
  let [start, end] = [from, to];
  while (start > 0 && !isSeparator(read, start - 1)) start -= 1;
  while (end < read.tokens.length && !isSeparator(read, end)) end += 1;
  if (read.tokens[end]?.t === ":") return false;
  if (isReasoned({ read, language }, { from, to })) return true;
  const { little } = lexiconOf(language);
  const named = [
    ...read.mentions.filter(({ concept }) => PARTS.has(concept.type)),
    ...namesIn(read),
  ];
  return read.tokens
    .slice(start, end)
    .every(
      ({ t }, at) =>
        (start + at >= from && start + at < to) ||
        little.has(t) ||
        named.some((one) => one.from <= start + at && one.to > start + at),
    );
}

/** "Spirometry to settle whether this is asthma": first in its sentence, and without a result. */
const isReasoned = (
  { read, language }: Pick<PassageSentence, "read" | "language">,
  { from, to }: { from: number; to: number },
): boolean =>
  from <= FIRST_REACH &&
  read.tokens.slice(to, to + REASON_REACH).some(({ t }) => REASONS.has(t)) &&
  !read.tokens.some(({ kind, t }) => kind === "number" || t === ":") &&
  cuesWith(read, language, "done").length === 0;
const FIRST_REACH = 1;
const REASON_REACH = 5;
const REASONS = new Set([
  ...["to", "because", "if", "before", "within", "this", "next", "para", "porque", "se", "si"],
  ...["antes", "esta", "este", "proxima", "proximo", "por", "pela", "pelo", "debido"],
]);

/** "Radiografia de controle em uma semana", "colonoscopy in 5 years". */
const isAhead = (read: ReadText, language: Language, at: number): boolean =>
  quantitiesOf(read, language).some(
    ({ unit, from }) =>
      unit === "day" &&
      from > at &&
      from - at <= AHEAD_REACH &&
      AHEAD.has(read.tokens[from - 1]!.t),
  );
const AHEAD_REACH = 4;
const AHEAD = new Set(["em", "in", "en"]);

/** "HIV não reagente", "hepatitis B: negative", "clamídia por PCR não detectada". */
export function isNegativeTest({ read: { tokens } }: PassageSentence, { to }: Mention): boolean {
  for (let at = to; at < tokens.length && at < to + RESULT_REACH; at += 1) {
    const { t } = tokens[at]!;
    if (t === "," || t === ";" || t === "." || POSITIVE.test(t) || OF_TUMOUR.test(t)) return false;
    if (NEGATIVE.test(t)) return true;
    if (NO.has(t) && POSITIVE.test(tokens[at + 1]?.t ?? "")) return true;
    if (t === "non" && POSITIVE.test(tokens[at + 2]?.t ?? "")) return true;
  }
  return false;
}
/** "Breast cancer, HER2 negative": a property of the tumour. */
const OF_TUMOUR =
  /^(?:her2?|er|pr|re|rp|egfr|alk|brca|rece[pt]|tripl|marg|marge|linfon|gangli|node|nodal)/;
const NEGATIVE = /^(?:negativ|indetect|undetect|nonreact)/;
const POSITIVE = /^(?:positiv|reag|react|detect)/;
const NO = new Set(["nao", "no", "not", "non"]);
