import { ageOn } from "@relato/shared/domain/birth-date.ts";
import { type Check, type Context, report } from "./finding.ts";
import { findingKindOf, organOf } from "./lexicon.ts";
import { cuesIn, quoteOf, type ReadLaudo, type Sentence } from "./read.ts";

/** A mother's cancer, a donor's sex: the words that say so are at most so many tokens away. */
const NEAR = 9;
type Sex = "M" | "F";

/**
 * Finds organs of the other sex, and words that say the other sex. Without a known sex, the text
 * must not name organs of both. Quiet where the text or the order explains it.
 */
export const checkSex: Check = (context) => {
  const { laudo, order, input } = context;
  if ([laudo, order.laudo].some(isExplained)) return [];
  const sex = input.patient.sexo ?? sexOfText(context);
  if (sex === null || (sex === "F" && isObstetric(context))) return [];
  const organs = findOrgan(context, sex);
  return input.patient.sexo === null ? organs : [...organs, ...findSexWords(context, sex)];
};

/** "Homem trans", "intersexo", "neovagina". */
const isExplained = ({ cues }: ReadLaudo): boolean => cues.has("sex_explained");

/** A fetus may have either sex. */
const isObstetric = ({ laudo, order }: Context): boolean =>
  laudo.organs.some(({ concept }) => concept.id === "fetus") ||
  order.laudo.cues.has("obstetric") ||
  (laudo.cues.get("obstetric") ?? []).some(
    ({ from }) => laudo.sentences[laudo.sentenceOf[from]!]!.section !== "clinical",
  );

/** The parts of a fetus that a newborn has too: "cavum do septo pelúcido". */
const isOfNewborn = ({ input: { patient, date } }: Context, organ: string): boolean =>
  organ === "fetus" && patient.data_nascimento !== null && ageOn(patient.data_nascimento, date) < 2;

/** The organs of one sex that the text names, without those of relatives. */
const organsOf = (context: Context, wanted: Sex): Place[] =>
  [
    ...context.laudo.organs.filter((one) => !isPartOfOther(context, one)),
    ...operatedOrgans(context),
  ]
    .filter(({ concept, from }) => {
      const sentence = context.laudo.sentences[context.laudo.sentenceOf[from]!]!;
      return (
        organOf(concept.id)?.sex === wanted &&
        !isAbbreviation(context, from) &&
        !isOfNewborn(context, concept.id) &&
        !isNear(context, "family", sentence, from)
      );
    })
    .toSorted((a, b) => a.from - b.from);

interface Place {
  concept: { id: string };
  from: number;
  to: number;
}

/** "Cavum do septo pelúcido" names a variant of the brain, of a fetus too. */
const isPartOfOther = ({ laudo }: Context, { from, to }: Place): boolean =>
  laudo.findings.some((finding) => {
    const { organ } = findingKindOf(finding.concept.id);
    const isInside = finding.from <= from && to <= finding.to;
    return isInside && organ !== null && organOf(organ)?.sex === null;
  });

/** "Histerectomia" names the organ that was removed. */
const operatedOrgans = ({ laudo }: Context): Place[] =>
  laudo.findings.flatMap(({ concept, from, to }) => {
    const { organ } = findingKindOf(concept.id);
    const isOperation = /ectom(?:ia|y)/.test(laudo.tokens[from]!.t);
    return isOperation && organ !== null ? [{ concept: { id: organ }, from, to }] : [];
  });

/** "OD" is an ovary or an ear. */
const isAbbreviation = ({ laudo }: Context, at: number): boolean =>
  laudo.tokens[at]!.t.length <= ABBREVIATION;
const ABBREVIATION = 2;

/** The sex that the words of a text say, else the one whose organs it names most. */
function sexOfText(context: Context): Sex | null {
  const { laudo, order } = context;
  const says = (id: string): boolean => laudo.cues.has(id) || order.laudo.cues.has(id);
  const [isMale, isFemale] = [says("says_male"), says("says_female")];
  if (isMale !== isFemale) return isMale ? "M" : "F";
  const [male, female] = [organsOf(context, "M").length, organsOf(context, "F").length];
  if (male === 0 || female === 0) return null;
  return male > female ? "M" : "F";
}

/** The first organ of the other sex: one wrong sex or one wrong text explains all of them. */
function findOrgan(context: Context, sex: Sex): ReturnType<Check> {
  const { laudo, input } = context;
  const [organ] = organsOf(context, sex === "M" ? "F" : "M");
  if (organ === undefined) return [];
  const { from, to } = organ;
  const place = { start: laudo.tokens[from]!.start, end: laudo.tokens[to - 1]!.end };
  return [
    report(input, "sex_organ", place, "ORGAN_OF_OTHER_SEX", { organ: quoteOf(laudo, from, to) }),
  ];
}

const isNear = ({ laudo }: Context, id: string, sentence: Sentence, at: number): boolean =>
  cuesIn(laudo, id, sentence).some(({ from }) => Math.abs(from - at) <= NEAR);

/** "HER2", "the bundle of His": capitals that begin no sentence are a name. */
function isName({ text, tokens }: ReadLaudo, { from }: Sentence, at: number): boolean {
  const written = text.slice(tokens[at]!.start, tokens[at]!.end);
  if (written.length > 2 && written === written.toUpperCase()) return true;
  return (
    (at > from && /^\p{Lu}/u.test(written)) ||
    /^(?:bundle|purkinje|-)$/.test(tokens[at + 1]?.t ?? "")
  );
}

/** "Dr. Hale sees her": a pronoun after another person may be of that person. */
const PRONOUNS: ReadonlySet<string> = new Set("he his him himself she her hers herself".split(" "));
const OTHERS = ["doctor", "family", "communicate", "of_other", "obstetric"];
function isPronounOfOther({ laudo }: Context, sentence: Sentence, at: number): boolean {
  if (!PRONOUNS.has(laudo.tokens[at]!.t)) return false;
  if (isName(laudo, sentence, at)) return true;
  return [laudo.sentences[sentence.index - 1], sentence].some(
    (one) => one?.line === sentence.line && OTHERS.some((id) => cuesIn(laudo, id, one).length > 0),
  );
}

function findSexWords(context: Context, sex: Sex): ReturnType<Check> {
  const { laudo, input } = context;
  return laudo.sentences.flatMap((sentence) => {
    const cue = cuesIn(laudo, sex === "F" ? "says_male" : "says_female", sentence).find(
      (each) => !isPronounOfOther(context, sentence, each.from),
    );
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
