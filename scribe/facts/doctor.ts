import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers } from "../language/numbers.ts";
import type { Mention } from "../language/lexicon.ts";
import { packOf } from "../language/pack.ts";
import type { Act } from "./parts/acts.ts";
import { NORM, RECORDS, SCALE, VACCINATES } from "./parts/turns-of-speech.ts";
import type { Kind, Part, Sentence } from "./types.ts";

/** What a doctor's sentence is: the part of the visit it belongs to and the kinds it can be filed under. */
export interface Reading {
  part: Part;
  kinds: Map<Kind, number>;
}

/** "Trinta semanas e dois dias", counted by the doctor: how far a pregnancy is. */
const DATED =
  /\b(?:semanas|weeks),? (?:e |y |and )?(?:\d|um|dois|tres|quatro|cinco|seis|un|dos|cuatro|cinco|one|two|three|four|five|six)\w* (?:dias?|days?)\b/;
/** An appointment, what was seen in a test, or a child's birth. */
const NOT_DATING =
  /\b(?:volt\w+|retorn\w+|vuelv\w+|regres\w+|return|come back|see you|daqui|dentro de|nasc\w+|naci\w+|born|mede|mide|measur\w+|feto|fetus|compativel|compatible|atras|ago|hace|faz)\b/;

/** Acts that a sentence of dates alone is taken for. */
const DATABLE: readonly Act[] = ["none", "history", "plan"];

/** Where a doctor's sentence of an act belongs; undefined when it is nothing for a document. */
export function readDoctor(sentence: Sentence, act: Act, language: Language): Reading | undefined {
  const dates = DATED.test(sentence.folded) && !NOT_DATING.test(sentence.folded);
  if (dates && DATABLE.includes(act)) return { part: "history", kinds: new Map([["obgyn", 1.2]]) };
  switch (act) {
    case "none":
      return undefined;
    case "history":
      return readEcho(sentence, language);
    case "exam":
      return SCALE.test(sentence.folded) && !BEDSIDE.test(sentence.folded)
        ? readResult(sentence, language)
        : { part: "exam", kinds: examKinds(sentence, language) };
    case "results":
      return NORM.test(sentence.folded) ? undefined : readResult(sentence, language);
    case "assessment":
      return { part: "assessment", kinds: new Map([["diagnosis", 1]]) };
    case "plan":
      return { part: "plan", kinds: planKinds(sentence, language) };
  }
}

/** "Okay, the right ankle": what a doctor says again after the patient, with its side, is part of the complaint. */
function readEcho({ folded, mentions, tokens }: Sentence, language: Language): Reading | undefined {
  const { cues } = packOf(language);
  const sided = cues.left.test(folded) !== cues.right.test(folded);
  const body = mentions.some((m) => m.concept.type === "body");
  if (!sided || !body || tokens.length > 9) return undefined;
  return {
    part: "history",
    kinds: new Map([
      ["complaint", 1],
      ["hpi", 0.9],
    ]),
  };
}

/** How the patient's mind is: what is seen of it, in a visit for the mind or in any. */
const MENTAL =
  /\b(?:orientad[oa]|colaborativ|cooperativ|humor|pensament|fala (?:clara|organizad|acelerad|lent|fluent|coerent)|afeto|lucid[oa]|discurs|pensamient|animo|afecto|oriented|cooperative|mood|speech|thought|affect|psicotic|psychotic|delir[ia]|delusion|alucina|hallucinat|ideacao|ideacion|ideation|insight|juizo|juicio|judg\w*ment|contato visual|contacto visual|eye contact|inquiet[oa]|agitad[oa]|restless|fidget|ansios[oa]|anxious|choros[oa]|chor[ao] facil|llant|tearful|well groomed|autocuidado|aparencia|apariencia|sensoperce|percepcao|percepcion)/;

export const IMAGING: ReadonlySet<string> = new Set([
  "x-ray",
  "ultrasound",
  "ct",
  "mri",
  "doppler",
  "mammogram",
  "densitometry",
  "echocardiogram",
]);

/** Scales that the doctor fills in by examining. */
const BEDSIDE =
  /\b(?:moca|mini-?mental|glasgow|dor|dolor|pain|eva|forca|fuerza|strength|ashworth|borg|braden)\b/;

/** What is tried with the hands or a tuning fork is found, though it is told like a test. */
const TRIED =
  /\b(?:weber|rinne|diapas\w+|tuning fork|romberg|hallpike|tinel|phalen|lasegue|murphy|blumberg|babinski|kernig|brudzinski|lachman|mcmurray|finkelstein|patrick|jobe|neer|hawkins|homans|giordano|spurling|trendelenburg|schober|allen|schirmer|cover test|straight leg)\b/;

function readResult(sentence: Sentence, language: Language): Reading {
  if (TRIED.test(sentence.folded) && sentence.mentions.every((m) => m.concept.type !== "exam"))
    return { part: "exam", kinds: examKinds(sentence, language) };
  if (!SCALE.test(sentence.folded)) return { part: "exam", kinds: resultKinds(sentence) };
  return {
    part: "history",
    kinds: new Map([
      ["results", 1],
      ["hpi", 0.9],
    ]),
  };
}

function resultKinds({ mentions }: Sentence): Map<Kind, number> {
  const kinds = new Map<Kind, number>([["results", 1]]);
  if (mentions.some((m) => IMAGING.has(m.concept.id))) kinds.set("imaging", 1.1);
  return kinds;
}

const VITALS = new Set([
  "blood pressure",
  "heart rate",
  "respiratory rate",
  "saturation",
  "temperature",
  "weight",
  "height",
  "bmi",
  "waist",
]);

/** The height of a womb and the heart of a fetus are no signs of the mother. */
const OF_FETUS = /\b(?:uterin\w+|fetal|feto|bcf|fundal|fetus)\b/;

const isMental = ({ folded, mentions }: Pick<Sentence, "folded" | "mentions">): boolean =>
  !mentions.some(isBodily) &&
  (MENTAL.test(folded) || mentions.some((m) => m.concept.type === "mood" || m.concept.id === MIND));
const MIND = "mental state";

/** Whether a term is of the body, so that its finding is not of the mind alone. */
export const isBodily = ({ concept }: Mention): boolean =>
  concept.type === "body" || (concept.type === "vital" && concept.id !== MIND);

function examKinds({ folded, mentions, tokens }: Sentence, language: Language): Map<Kind, number> {
  if (RECORDS.test(folded)) return new Map([[MENTAL.test(folded) ? "mentalExam" : "exam", 1]]);
  if (isMental({ folded, mentions }))
    return new Map([
      ["mentalExam", 1],
      ["exam", 0.8],
    ]);
  const kinds = new Map<Kind, number>([["exam", 1]]);
  const counted = findNumbers(tokens, language).some((n) => n.form !== "article");
  if (counted && mentions.some((m) => VITALS.has(m.concept.id)) && !OF_FETUS.test(folded))
    kinds.set("vitals", 1.1);
  return kinds;
}

/** What is to be taken when an attack comes: "na crise, quatro jatos". */
const IN_CRISIS =
  /\b(?:(?:na|nas|durante a|numa|en la|en las|durante la|in an?|during (?:an?|the)|for an?) (?:crises?|crisis|attack|flare|ataque)|se (?:tiver|der|vier|comecar) (?:a |uma )?crise|si (?:tiene|le da|viene) (?:la |una )?crisis|if (?:you|he|she) (?:have|has|get|gets) an attack)\b/;
const SEEKS =
  /\b(?:hospital|pronto|emerg\w+|urgenc\w+|upa|er|911|samu|volt[ae]\w*|vuelv\w+|venha|venga|vem|come (?:back|in)|return|call|lig[ue]\w*|llam\w+|procur\w+|acud\w+|avis\w+)\b/;

/** "Quero ver o Davi de novo em sete dias." */
const SEES_AGAIN =
  /\b(?:(?:quero|vou|vamos) (?:te |lhe |o |a )?(?:re)?ver\b.* em |(?:quiero|voy a|vamos a) (?:re)?ver(?:l[oa]|te)?\b.* en |want to see (?:you|him|her)\b.* in |see (?:you|me) (?:again )?in )/;

/** "A meta é caminhar em dois meses" sets no appointment. */
const AIMS = /\b(?:metas?|objetivos?|goals?|alvos?|targets?)\b/;

/** Felt elsewhere, and sent to nobody. */
const REFERRED_PAIN = /\breferred (?:\w+ )?pain|\bdolor referido|\bdor referida/;

/** "Biopsia no", "no skin tests while you're pregnant": so many letters from its test at most is the no of it. */
const NEAR_TEST = 12;

function declinesTest({ folded, mentions, tokens }: Sentence, language: Language): boolean {
  const { cues } = packOf(language);
  if (cues.hypothetical.test(folded)) return false;
  return mentions.some(({ concept, from, to }) => {
    if (concept.type !== "exam" || concept.id === "lab tests") return false;
    const start = Math.max(0, tokens[from]!.start - NEAR_TEST);
    return cues.negation.test(folded.slice(start, tokens[to - 1]!.end + NEAR_TEST));
  });
}

function planKinds(sentence: Sentence, language: Language): Map<Kind, number> {
  const { cues } = packOf(language);
  const { folded, mentions } = sentence;
  const kinds = new Map<Kind, number>([["plan", 1]]);
  const drug = mentions.some((m) => m.concept.type === "drug");
  if (drug) kinds.set("prescription", 1.2);
  if (mentions.some((m) => m.concept.type === "vaccine")) kinds.set("vaccines", 1.1);
  if (VACCINATES.test(folded)) kinds.set("vaccines", 1.2);
  if (mentions.some((m) => m.concept.type === "exam") && !drug) kinds.set("orders", 1.3);
  // "Biopsia no hace falta": told under the test's own heading, where one is.
  if (kinds.has("orders") && declinesTest(sentence, language)) kinds.set("results", 1.4);
  if (cues.referral.test(folded.replace(REFERRED_PAIN, ""))) kinds.set("referral", 1.1);
  if ((cues.followup.test(folded) || SEES_AGAIN.test(folded)) && !AIMS.test(folded))
    kinds.set("followup", 1.2);
  // "Um grama se doer" is how a drug is taken, and no warning.
  const warns =
    cues.warning.test(folded) ||
    (cues.hypothetical.test(folded) && (cues.followup.test(folded) || SEEKS.test(folded)));
  if (warns && !(drug && cues.dose.test(folded) && !SEEKS.test(folded))) kinds.set("warning", 1.4);
  if (cues.certificate.test(folded)) kinds.set("certificate", 1.5);
  if (drug && IN_CRISIS.test(folded)) kinds.set("crisisPlan", 1.5);
  if (cues.activity.test(folded) && !drug) kinds.set("activity", 1.15);
  if (!drug && cues.advice.test(folded)) kinds.set("advice", 1.1);
  return kinds;
}
