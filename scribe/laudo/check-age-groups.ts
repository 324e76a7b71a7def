import { type Check, type Context, report } from "./finding.ts";
import { agesOf } from "./lexicon.ts";
import { cuesIn, quoteOf } from "./read.ts";

/** "mother" and "when" are at most so many tokens before a word of an age group. */
const NOT_PATIENT_REACH = 4;

/** Words of an age group that the patient cannot have: "menopausada", "neonato". */
export function findAgeGroups({ laudo, input }: Context, age: number): ReturnType<Check> {
  return laudo.ageGroups.flatMap(({ concept, from, to }) => {
    const { min, max } = agesOf(concept.id);
    const sentence = laudo.sentences[laudo.sentenceOf[from]!]!;
    const isOther = cuesIn(laudo, "not_patient", sentence).some(
      (cue) => cue.from < from && cue.to > from - NOT_PATIENT_REACH,
    );
    // "Child-Pugh B" is a score.
    const isScore = laudo.tokens[from]!.t === "child" && isNameOfScore(laudo.tokens, to);
    // "Sugere-se ecocardiograma do recém-nascido".
    const isOfFetus = max < ADULT && laudo.cues.has("obstetric");
    const isLater = isOfFetus || LATER.some((id) => cuesIn(laudo, id, sentence).length > 0);
    if ((age >= min && age <= max) || isOther || isScore || isLater) return [];
    const place = { start: laudo.tokens[from]!.start, end: laudo.tokens[to - 1]!.end };
    return [
      report(input, "age", place, "AGE_GROUP_IMPOSSIBLE", {
        words: quoteOf(laudo, from, to),
        age: String(age),
      }),
    ];
  });
}

/** A laudo of a pregnancy speaks of newborns. */
const ADULT = 18;
/** Cues of what is not said of the patient today. */
const LATER = ["recommend", "followup", "conditional", "obstetric", "family"];

const isNameOfScore = (tokens: Context["laudo"]["tokens"], at: number): boolean =>
  tokens.slice(at, at + 2).some(({ t }) => t === "pugh" || /^[abc]$/.test(t));
