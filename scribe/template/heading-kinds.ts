import { kindsAsked } from "../facts/kinds.ts";
import { readSentence } from "../facts/read.ts";
import type { Kind } from "../facts/types.ts";
import { buildLexicon, type ConceptType } from "../language/lexicon.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { fold, tokenise } from "../language/text.ts";
import { ASKED_PATTERNS } from "./heading-asked.ts";
import { BROAD_PATTERNS } from "./heading-broad.ts";
import { FINDING_PATTERNS } from "./heading-findings.ts";
import { HEAD_WORDS } from "./heading-heads.ts";
import { HISTORY_PATTERNS } from "./heading-history.ts";
import { LIFE_PATTERNS } from "./heading-life.ts";
import { NAMES_DRUGS, OUTCOME_PATTERNS } from "./heading-outcome.ts";
import { PLAIN_PATTERNS } from "./heading-plain.ts";
import { PHRASE_PATTERNS } from "./heading-phrases.ts";
import { spelt } from "./heading-short.ts";
import { SPECIALTY_PATTERNS } from "./heading-specialties.ts";
import { headingTerms } from "./heading-terms.ts";
import { TURN_PATTERNS } from "./heading-turns.ts";
import { VISIT_PATTERNS } from "./heading-visit.ts";
import type { TemplateSection } from "./parse.ts";

const lexicon = buildLexicon(
  [["other", headingTerms]],
  new Set("de da do das dos e la el los las del of the a o y em en and para".split(" ")),
);

/**
 * The kinds that a heading asks for: by patterns of free wording, by the lexicon of headings, else read as the question
 * that a doctor would ask, else by the terms that it names, else by its guidance. Empty when nothing tells.
 */
export function kindsOfHeading(written: TemplateSection, language: Language): Set<string> {
  const section = { ...written, heading: spelt(written.heading) };
  const folded = fold(section.heading);
  const kinds = namedIn(section.heading);
  // "Parentes com distúrbio do sono", "Family Kidney History": whatever the relatives have, it is they who have it.
  if (kinds.has("family") && !kinds.has("caregiver") && !TWO.test(folded))
    return new Set(["family"]);
  // A risk is of the mind only where the heading says so.
  if (RISK.test(folded) && !OF_MIND.test(folded)) kinds.delete("mental");
  addByTerms(kinds, section.heading, language);
  // "Laboratório antes da quimioterapia" is of tests, "Reações à infusão" of what is not borne.
  for (const [led, own] of LED)
    if (own.some((kind) => kinds.has(kind)) && led.test(folded) && !TWO.test(folded))
      for (const kind of DRUG_KINDS) kinds.delete(kind);
  // "Como vai a gravidez" tells all of it.
  if (kinds.has("hpi") && /gravid(?!a)|gestac|embarazo|pregnan/.test(folded)) kinds.add("obgyn");
  // "Audiometria ocupacional" is a test.
  if (kinds.has("results") && OF_WORK.test(folded)) kinds.delete("social");
  // "Complicações e cirurgias": what is beside the operations is what was had.
  if (kinds.size === 1 && kinds.has("surgeries") && isBesideOperations(folded)) kinds.add("pmh");
  if (RISKS.test(fold(section.heading))) {
    for (const kind of namedIn(section.guidance)) kinds.add(kind);
    const { tokens } = readSentence(section.guidance, language);
    for (const kind of kindsAsked(tokens, language).keys()) kinds.add(kind);
    if (readSentence(section.guidance, language).mentions.some((m) => m.concept.type === "disease"))
      kinds.add("pmh");
  }
  if (kinds.size > 0) return kinds;
  const { tokens } = readSentence(section.heading, language);
  for (const kind of kindsAsked(tokens, language).keys()) kinds.add(kind);
  if (RISK.test(folded) && !OF_MIND.test(folded)) kinds.delete("mental");
  if (kinds.size > 0) return kinds;
  const guided = namedIn(section.guidance);
  if (guided.size > 0) return guided;
  const head = HEAD_WORDS.find(([pattern]) => pattern.test(fold(section.heading)));
  return new Set(head?.[1]);
}

/** Whether nothing but a term of its own tells what a heading asks for: "Insulina", "Diabetes e pressão". */
export const namesOnlyTerms = (section: TemplateSection): boolean =>
  namedIn(section.heading).size === 0;

const LED: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?:laborat|exames|examenes|estudios|labs?\b|resultados|results|blood|bloodwork|sangue|sangre)/,
    ["results"],
  ],
  [/^(?:alerg|allerg|hipersens|hypersens|reac|intoler|farmacoderm|anafil|anaph)/, ["allergy"]],
];
const OF_WORK = /^(?!.*\b(?:e|y|and)\b)\w+ (?:ocupaciona|laboral)|^occupational \w+/;
const DRUG_KINDS = ["meds", "pastmeds", "treated", "adherence"];

const isBesideOperations = (folded: string): boolean =>
  folded
    .split(TWO)
    .map((part) => part.trim())
    .some((part) => part !== "" && !OPERATED.test(part) && HAD.test(part));
const OPERATED =
  /cirur|cirug|surg|opera|internac|hospital|anest|protes|transfus|admission|stay|procedim|procedure|implant|amputa|previ|anterior/;
const HAD =
  /complica|doenc|enfermed|illness|disease|condition|morbid|medic|litias|calcul|pedra|piedra|stone|birth|nascim|nacim|circula|nerv/;

const RISK = /\b(?:risc|riesg|risk)/;
const OF_MIND =
  /suicid|mental|psiqui|psych|auto.?(?:les|lit|agres|infli)|harm|segur|safety|emocion|^(?:(?:avaliacao|evaluacion|valoracion) d[eo]l? (?:risco|riesgo)|risk assessment)$/;

/** Two things in one heading. */
const TWO = /[,;/&+]|\b(?:e|y|and)\b/;

/** What the risks are is told by the guidance: "[tabagismo, HAS, DM]". */
const RISKS = /\b(?:fatores de risco|factores de riesgo|risk factors)\b/;

const GENERAL =
  "(?:history|historia|historico|historial|hx|antecedentes?|relato|avaliacao|evaluacion|perfil|habitos?|habits?|padrao|patron|saude|salud|health|dados|datos)";
const GENERAL_BEFORE = new RegExp(`\\b${GENERAL} (?:d[aeo]s? |del |de la |of )?\\|`, "gu");
const GENERAL_AFTER = new RegExp(`\\| ?${GENERAL}\\b`, "gu");

const PATTERNS = [
  ...TURN_PATTERNS,
  ...ASKED_PATTERNS,
  ...BROAD_PATTERNS,
  ...PLAIN_PATTERNS,
  ...FINDING_PATTERNS,
  ...HISTORY_PATTERNS,
  ...SPECIALTY_PATTERNS,
  ...PHRASE_PATTERNS,
  ...VISIT_PATTERNS,
  ...LIFE_PATTERNS,
  ...OUTCOME_PATTERNS,
];

/** "Como está hoje (exame)": plain words, and in brackets what they mean. */
const IN_BRACKETS = /\((exame|examen|exam|exame fisico|examen fisico|physical exam)\)\s*:?$/;

/** Headings read before: a template's are asked for many times, and most doctors' are alike. As many as a clinic's templates have. */
const READ_BEFORE = 1000;
const read = new Map<string, HeadingRead>();

/** The kinds that usual wording tells, and what of the heading is no usual wording. */
interface HeadingRead {
  kinds: ReadonlySet<string>;
  rest: string;
}

const namedIn = (heading: string): Set<string> => new Set(readOnce(heading).kinds);

/** The words of a heading that tell no kind: "óptica" of "Prescrição óptica". Folded. */
export const unexplained = (heading: string): string => readOnce(heading).rest;

/** Whether usual wording in a heading tells a kind. */
export const saysKinds = (heading: string): boolean => readOnce(heading).kinds.size > 0;

function readOnce(heading: string): HeadingRead {
  let known = read.get(heading);
  if (known) return known;
  known = readHeading(heading);
  if (read.size >= READ_BEFORE) read.clear();
  read.set(heading, known);
  return known;
}

function readHeading(heading: string): HeadingRead {
  const kinds = new Set<string>();
  let rest = (IN_BRACKETS.exec(fold(heading))?.[1] ?? fold(heading))
    .replace(/^\s*(?:\d+|[ivx]+)\s*[.)-]\s*/, "")
    .replace(/[¿?¡!*]/g, " ")
    .replace(/[:(]/g, " ; ")
    .replace(/\)/g, " ")
    .replace(/\s+/g, " ")
    .replace(/[\s;]+$/, "")
    .trim();
  for (const [pattern, named] of PATTERNS) {
    const match = pattern.exec(rest);
    if (!match || match[0].trim() === "") continue;
    for (const kind of named) kinds.add(kind);
    rest = `${rest.slice(0, match.index)}|${rest.slice(match.index + match[0].length)}`.trim();
  }
  // "Menstrual history" is told of the cycle only.
  rest = rest.replace(GENERAL_BEFORE, "|").replace(GENERAL_AFTER, "|");
  const tokens = tokenise(rest);
  const mentions = lexicon.find(tokens);
  for (const { concept } of mentions) kinds.add(concept.id);
  kinds.delete("other");
  if (kinds.size === 0 && NAMES_DRUGS.test(rest)) kinds.add("meds");
  const left = tokens.filter((_, at) => !mentions.some((m) => m.from <= at && at < m.to));
  return { kinds, rest: left.map(({ t }) => t).join(" ") };
}

const BY_TYPE: Partial<Record<ConceptType, Kind>> = {
  exam: "results",
  procedure: "surgeries",
  drug: "meds",
  vaccine: "vaccines",
  sleep: "sleep",
  mood: "mental",
  habit: "habits",
  kin: "family",
  symptom: "symptoms",
};

/** A heading that names no kind but a term: "Dermatoscopia", "Insulina". */
function addByTerms(kinds: Set<string>, heading: string, language: Language): void {
  for (const { concept } of readSentence(heading, language).mentions) {
    const kind = BY_TYPE[concept.type];
    if (kind === "results" && kinds.has("diet")) continue;
    if (kind && concept.id !== "lab tests" && (kinds.size === 0 || kind === "results"))
      kinds.add(kind);
  }
}
