import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import {
  type Compared,
  isConclusion,
  isPositive,
  isSame,
  LONG,
  placeOf,
  words,
} from "./compared.ts";
import { type Context, report } from "./finding.ts";
import { isSameRegion } from "./lexicon.ts";
import type { Observation } from "./observations.ts";
import { cuesIn } from "./read.ts";
import { wordList } from "./word-lists.ts";

/** Without a conclusion, the first finding of importance is reported. */
export function findUnconcluded(context: Context, { described }: Compared): LintFinding[] {
  const first = described.filter(isPositive).find(({ level, isHedged }) => level >= 2 && !isHedged);
  if (!first) return [];
  const code = "NO_CONCLUSION";
  return [
    report(
      context.input,
      "missing_conclusion",
      placeOf(context, first),
      code,
      words(context, first),
    ),
  ];
}

/** Findings of importance that the conclusion does not name, one of each sentence. */
export function findMissing(context: Context, { described, concluded }: Compared): LintFinding[] {
  const positive = described.filter(isPositive);
  const mentioned = conclusionStems(context);
  const reported = new Set<number>();
  return positive.flatMap((one) => {
    if (one.level < 2 || one.isHedged || reported.has(one.sentence.index)) return [];
    if (
      concluded.some((other) => isSame(one, other) || isVague(one, other)) ||
      isStable(context, one)
    )
      return [];
    const explains = (other: Observation): boolean =>
      !other.isDenied &&
      one.organ !== null &&
      isSameRegion(one.organ, other.organ) &&
      !positive.some((known) => known !== one && isSame(known, other));
    if (isMinor(context, one) || isNamedOtherwise(context, one)) return [];
    if (concluded.some(explains) || sharesWords(context, one, mentioned)) return [];
    reported.add(one.sentence.index);
    return [
      report(
        context.input,
        "missing_conclusion",
        placeOf(context, one),
        "NOT_IN_CONCLUSION",
        words(context, one),
      ),
    ];
  });
}

/** "Lesão da fibrocartilagem" names a tear too. */
const VAGUE = wordList("vague");
const isVague = (one: Observation, other: Observation): boolean =>
  one.level < 3 &&
  VAGUE.has(other.finding) &&
  !other.isDenied &&
  one.organ !== null &&
  one.organ === other.organ;

/** "Small" and "discreto" say that a doctor may leave it out, except of a mass. */
const MINOR_REACH = 4;
const NEVER_MINOR: ReadonlySet<string> = wordList("never minor");
const isMinor = (
  { laudo }: Context,
  { finding, level, sentence, from, to }: Observation,
): boolean =>
  level < 3 &&
  !NEVER_MINOR.has(finding) &&
  cuesIn(laudo, "minor", sentence).some(
    (cue) => cue.from >= from - MINOR_REACH && cue.from < to + MINOR_REACH,
  );

/** Whether the conclusion says something of the organ in words that are in no table. */
const isNamedOtherwise = (
  { laudo, observationsBySentence }: Context,
  { organ }: Observation,
): boolean =>
  organ !== null &&
  laudo.organs.some(({ concept, from }) => {
    const sentence = laudo.sentences[laudo.sentenceOf[from]!]!;
    return (
      concept.id === organ &&
      sentence.section === "conclusion" &&
      !observationsBySentence.has(sentence.index) &&
      SETTLED.every((id) => cuesIn(laudo, id, sentence).length === 0)
    );
  });
const SETTLED = ["normal", "neg", "post", "normal_exam"];

const isStable = ({ laudo }: Context, { sentence }: Observation): boolean =>
  ["normal_exam", "stable", "benign"].some((id) => cuesIn(laudo, id, sentence).length > 0);

function conclusionStems({ laudo }: Context): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { section, from, to } of laudo.sentences)
    if (isConclusion(section)) for (let at = from; at < to; at += 1) found.add(laudo.stems[at]!);
  return found;
}

/** Whether the words of the finding, or two long words of its sentence, are in the other part. */
function sharesWords(
  { laudo }: Context,
  { from, to, sentence }: Observation,
  other: ReadonlySet<string>,
): boolean {
  const own = laudo.stems.slice(from, to).filter((word) => word.length >= 5);
  if (own.length > 0 && own.every((word) => other.has(word))) return true;
  const long = new Set(
    laudo.stems.slice(sentence.from, sentence.to).filter((word) => word.length >= LONG),
  );
  return [...long].filter((word) => other.has(word)).length >= 4;
}
