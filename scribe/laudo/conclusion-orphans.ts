import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { type Compared, isEvidence, isPositive, isSame, LONG, placeOf, words } from "./compared.ts";
import { type Context, report } from "./finding.ts";
import { findingKindOf, isSameRegion } from "./lexicon.ts";
import type { Observation } from "./observations.ts";
import type { Section } from "./sections.ts";
import { cuesIn } from "./read.ts";
import { wordList } from "./word-lists.ts";

/** What the conclusion asserts and the findings never describe. */
export function findOrphans(
  context: Context,
  { described, concluded }: Compared,
  conflicts: readonly LintFinding[],
): LintFinding[] {
  const text = findingsStems(context);
  const reported = new Set<number>();
  return concluded.flatMap((one) => {
    const { sentence, level } = one;
    if (sentence.section !== "conclusion" || level < 1 || !isPositive(one) || one.isHedged)
      return [];
    if (reported.has(sentence.index) || findingKindOf(one.finding).isInterpreted) return [];
    const place = placeOf(context, one);
    if (conflicts.some(({ start, end }) => start < place.end && place.start < end)) return [];
    if (described.some((other) => isEvidence(context, one, other))) return [];
    const isDenied = described.some((other) => other.isDenied && isSame(one, other));
    const vague = described.some(
      (other) =>
        !other.isDenied &&
        VAGUE.has(other.finding) &&
        (one.organ === null || other.organ === null || isSameRegion(one.organ, other.organ)),
    );
    if (
      vague ||
      (!isDenied && isOpen(context, one, concluded)) ||
      isWritten(context, one, text) ||
      isMeasured(context, one)
    )
      return [];
    reported.add(sentence.index);
    return [
      report(context.input, "orphan_conclusion", place, "NOT_IN_FINDINGS", words(context, one)),
    ];
  });
}

/**
 * Whether the findings describe the organ in a sentence that says neither that it is normal nor
 * what the conclusion already names: it may describe this finding in other words.
 */
function isOpen(
  { laudo, subjects, observationsBySentence }: Context,
  { organ }: Observation,
  concluded: readonly Observation[],
): boolean {
  if (organ === null) return false;
  return laudo.sentences.slice(0, MOST_SENTENCES).some((sentence) => {
    if (sentence.section !== "findings" || sentence.isHeading) return false;
    if (subjects[sentence.index]!.organ !== organ) return false;
    const observed = observationsBySentence.get(sentence.index) ?? [];
    const isSettled =
      observed.some((one) => one.isDenied || concluded.some((other) => isSame(one, other))) ||
      SETTLED.some((id) => cuesIn(laudo, id, sentence).length > 0);
    return !isSettled && sentence.to - sentence.from > FEW;
  });
}
const MOST_SENTENCES = 300;
/** "OD 6,4 cm³" is no description. */
const FEW = 6;
const SETTLED = ["normal", "neg", "post"];

/** Descriptions that may be anything. */
const VAGUE = wordList("vague");

const MOST_MEASURES = 400;

/** Whether a size of the sentence is in the findings too, so that they describe the same thing. */
const isMeasured = ({ laudo, measures }: Context, { sentence }: Observation): boolean => {
  const isIn = (from: number, section: Section): boolean =>
    laudo.sentences[laudo.sentenceOf[from] ?? -1]?.section === section;
  const own = measures.filter(({ from, to }) => from >= sentence.from && to <= sentence.to);
  return own.some(({ quantity, values }) =>
    measures
      .slice(0, MOST_MEASURES)
      .some(
        (other) =>
          other.quantity === quantity &&
          isIn(other.from, "findings") &&
          other.values.some((value) => values.includes(value)),
      ),
  );
};

/** Whether the findings have the words themselves, or most long words of the sentence. */
function isWritten(
  { laudo }: Context,
  { from, to, sentence }: Observation,
  text: ReadonlySet<string>,
): boolean {
  const own = laudo.stems.slice(from, to).filter((word) => word.length >= 4);
  if (own.length > 0 && own.every((word) => text.has(word) || text.has(word.slice(0, ROOT))))
    return true;
  const long = laudo.stems.slice(sentence.from, sentence.to).filter((word) => word.length >= LONG);
  const shared = new Set(long.filter((word) => text.has(word)));
  return shared.size >= 3;
}

/** "Esteatose" and "esteatótico" have so many letters in common. */
const ROOT = 6;

function findingsStems({ laudo, polarity }: Context): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { section, from, to } of laudo.sentences)
    if (
      section === "findings" ||
      section === "clinical" ||
      section === "title" ||
      section === "comparison"
    )
      for (let at = from; at < to; at += 1)
        if (!polarity.denied[at]) {
          found.add(laudo.stems[at]!);
          if (laudo.stems[at]!.length > ROOT) found.add(laudo.stems[at]!.slice(0, ROOT));
        }
  return found;
}
