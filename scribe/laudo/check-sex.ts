import { type Check, type Context, report } from "./finding.ts";
import { organOf } from "./lexicon.ts";
import { cuesIn, quoteOf, type Sentence } from "./read.ts";

/** A mother's cancer, a donor's sex: the words that say so are at most so many tokens away. */
const NEAR = 9;

/** Finds organs of the other sex, and words that say the other sex. */
export const checkSex: Check = (context) => {
  const { sexo } = context.input.patient;
  if (sexo === null) return [];
  // A fetus may have either sex.
  const isPregnancy = context.laudo.organs.some(({ concept }) => concept.id === "fetus");
  if (sexo === "F" && isPregnancy) return [];
  return [...findOrgans(context, sexo), ...findSexWords(context, sexo)];
};

function findOrgans(context: Context, sexo: "M" | "F"): ReturnType<Check> {
  const { laudo, input } = context;
  const reported = new Set<number>();
  return laudo.organs.flatMap(({ concept, from, to }) => {
    const sex = organOf(concept.id)?.sex ?? null;
    const sentence = laudo.sentences[laudo.sentenceOf[from]!]!;
    if (sex === null || sex === sexo || reported.has(sentence.index)) return [];
    if (isNear(context, "family", sentence, from)) return [];
    reported.add(sentence.index);
    const place = { start: laudo.tokens[from]!.start, end: laudo.tokens[to - 1]!.end };
    return [
      report(input, "sex_organ", place, "ORGAN_OF_OTHER_SEX", { organ: quoteOf(laudo, from, to) }),
    ];
  });
}

const isNear = ({ laudo }: Context, id: string, sentence: Sentence, at: number): boolean =>
  cuesIn(laudo, id, sentence).some(({ from }) => Math.abs(from - at) <= NEAR);

function findSexWords(context: Context, sexo: "M" | "F"): ReturnType<Check> {
  const { laudo, input } = context;
  return laudo.sentences.flatMap((sentence) => {
    const [cue] = cuesIn(laudo, sexo === "F" ? "says_male" : "says_female", sentence);
    if (!cue || isNear(context, "of_other", sentence, cue.from)) return [];
    if (isNear(context, "family", sentence, cue.from)) return [];
    const place = { start: laudo.tokens[cue.from]!.start, end: laudo.tokens[cue.to - 1]!.end };
    return [
      report(input, "sex_organ", place, "SEX_AGAINST_PATIENT", {
        words: quoteOf(laudo, cue.from, cue.to),
      }),
    ];
  });
}
