import type { Language } from "@relato/shared/domain/language.ts";
import type { ConceptType } from "../language/lexicon.ts";
import { lexiconsOf, packOf } from "../language/pack.ts";
import type { Token } from "../language/text.ts";
import { BORNE, raise, raiseToldOf, REACTED, REACTS } from "./own-words.ts";
import { isStopped } from "./stopped.ts";
import { isKind, type Kind, type Sentence } from "./types.ts";

/** What a term of a type speaks for, before anything else is known. */
const KIND_OF_TYPE: Partial<Record<ConceptType, Kind>> = {
  symptom: "symptoms",
  disease: "pmh",
  drug: "meds",
  exam: "results",
  procedure: "surgeries",
  vaccine: "vaccines",
  habit: "habits",
  function: "functional",
  sleep: "sleep",
  mood: "mental",
  diet: "diet",
  obgyn: "obgyn",
  perinatal: "perinatal",
  social: "social",
  device: "pmh",
  allergen: "allergy",
};

/** Weight of a term's own kind against the kind of the question that it answers. */
const WEIGHT: Partial<Record<ConceptType, number>> = {
  allergen: 0.9,
  drug: 0.9,
  vaccine: 0.9,
  disease: 0.75,
  habit: 0.8,
  sleep: 0.7,
  mood: 0.75,
  obgyn: 0.75,
  exam: 0.75,
  procedure: 0.6,
  symptom: 0.7,
  diet: 0.45,
  social: 0.55,
  function: 0.65,
  perinatal: 0.35,
};

/** The kinds that a question asks about, by its words. */
export function kindsAsked(tokens: readonly Token[], language: Language): Map<Kind, number> {
  const kinds = new Map<Kind, number>();
  for (const { concept } of lexiconsOf(language).kinds.find(tokens))
    if (isKind(concept.id)) raise(kinds, concept.id, 1);
  return kinds;
}

/** Procedures that a heading of past operations and hospital stays means. */
const SURGERIES = new Set([
  "surgery",
  "cholecystectomy",
  "appendectomy",
  "cesarean",
  "hysterectomy",
  "hernia repair",
  "tonsillectomy",
  "vasectomy",
  "tubal ligation",
  "bariatric",
  "curettage",
  "stent",
  "bypass",
  "pacemaker",
  "thyroidectomy",
  "mastectomy",
  "cataract surgery",
  "knee surgery",
  "hip surgery",
  "plate",
  "hospitalization",
  "transfusion",
]);

/** What ends like a substance's name, though no list has it. */
export const SUBSTANCE =
  /\b\w{3,}(?:statina?|pril|sartana?n?|olol|dipin[oae]|prazole?|azepam|azolam|cilina|cillin|floxacin[oa]?|micina|mycin|ciclovir|gliptina?|gliflozina?|triptana?n?|tidina?e?|formina?|oxetina?e?|tralina?e?|vastatin)\b/;

/** What is done against an illness and is neither a drug nor an operation. */
const TREATMENTS = new Set([
  "physiotherapy",
  "psychotherapy",
  "injection",
  "nebulization",
  "chemotherapy",
  "radiotherapy",
  "epley",
  "lavage",
  "drainage",
  "cauterization",
]);

/** Given as a drug is, where drugs are asked for. */
const GIVEN = new Set(["injection", "nebulization", "lavage"]);

/** The kinds that a statement's own terms speak for. */
export function kindsSaid(sentences: readonly Pick<Sentence, "mentions">[]): Map<Kind, number> {
  const kinds = new Map<Kind, number>();
  for (const { mentions } of sentences)
    for (const { concept } of mentions) {
      const kind =
        concept.type === "procedure" && !SURGERIES.has(concept.id)
          ? undefined
          : KIND_OF_TYPE[concept.type];
      if (kind) raise(kinds, kind, WEIGHT[concept.type] ?? 0.5);
      if (TREATMENTS.has(concept.id) && !mentions.some((m) => m.concept.type === "vaccine"))
        raise(kinds, "treated", 0.95);
      if (concept.id === "oxygen") raise(kinds, "meds", 0.95);
      if (concept.id === "cpap") raise(kinds, "sleep", 0.95);
      if (concept.id === "sun") raise(kinds, "exposure", 0.8);
      if (concept.id === "blood pressure") raise(kinds, "pmh", 0.5);
      if (concept.id === "fall" || concept.id === "trauma") raise(kinds, "mechanism", 0.75);
      if (concept.id === "fall") raise(kinds, "falls", 0.95);
      if (concept.id === "exercise") raise(kinds, "exercise", 0.8);
      if (["contraception", "iud", "vasectomy", "tubal ligation"].includes(concept.id))
        raise(kinds, "contraception", 0.8);
      if (concept.id === "fetal movement" || concept.id === "contractions")
        raise(kinds, "symptoms", 0.95);
      if (concept.id === "sexual activity") raise(kinds, "sexual", 0.7);
      if (["x-ray", "ultrasound", "ct", "mri", "doppler"].includes(concept.id))
        raise(kinds, "imaging", 0.8);
      if (concept.id === "radiotherapy") raise(kinds, "exposure", 0.8);
    }
  return kinds;
}

/**
 * The kinds of an answer's sentence: what was asked, and what its own terms speak for. A sentence without a term of its
 * own goes on with what the sentence before it was about.
 */
export function kindsOfPiece(
  sentence: Sentence,
  asked: ReadonlyMap<Kind, number> | undefined,
  first: boolean,
  previous: ReadonlyMap<Kind, number> | undefined,
  language: Language,
): Map<Kind, number> {
  const { cues } = packOf(language);
  const own = kindsSaid([sentence]);
  // "Deixei cair a xícara", "se me cae el pelo": nobody fell.
  if (DROPS.test(sentence.folded))
    for (const kind of ["falls", "mechanism"] as const) own.delete(kind);
  const symptom = own.has("symptoms");
  const ill = sentence.mentions.some((m) => m.concept.type === "disease");
  for (const [kind] of kindsAsked(sentence.tokens, language))
    // "No, before Christmas": when, and no former illness.
    if (kind !== "pmh" || ill || !ofCourse(asked))
      raise(own, kind, kind === "pmh" && symptom ? 0.4 : 0.8);
  const drug =
    sentence.mentions.some((m) => m.concept.type === "drug") || SUBSTANCE.test(sentence.folded);
  const asksMeds = asked?.has("meds") === true || asked?.has("pastmeds") === true;
  if (
    (drug || (asked?.has("meds") && !own.has("surgeries"))) &&
    (isStopped(sentence.folded, language) || UNSTARTED.test(sentence.folded))
  )
    raise(own, "pastmeds", 1.4);
  else if (
    drug &&
    !asked?.has("allergy") &&
    TRIED.test(sentence.folded) &&
    !NOW.test(sentence.folded)
  )
    raise(own, "pastmeds", 1.3);
  else if (drug && cues.tookOnce.test(sentence.folded))
    raise(own, "pastmeds", onceWeight(sentence.folded));
  raiseToldOf(own, sentence, asked, language);
  if (previous && (own.size === 0 || isSideEffect(own, previous))) return new Map(previous);
  if (drug && asked?.has("symptoms") && !asked.has("meds")) raise(own, "hpi", 1.2);
  // "E pra pressão, toma o quê?": the answer names what is taken, whatever it is taken for.
  const asksPast = (asked?.get("pastmeds") ?? 0) > (asked?.get("meds") ?? 0);
  if (drug && asksPast && !own.has("pastmeds") && !NOW.test(sentence.folded)) {
    own.delete("meds");
    raise(own, "pastmeds", 1);
  } else if (drug && asksMeds && !own.has("pastmeds") && !own.has("pmh") && !asked?.has("allergy"))
    raise(own, "meds", 1.25);
  if ((drug || asksMeds) && REACTED.test(sentence.folded)) raise(own, "allergy", 1.6);
  // "¿Es alérgico a algo?" "A las sulfas.": named in answer to that, a medicine is what is not borne.
  const named = drug && asked?.has("allergy") && !asked.has("meds");
  if (
    named &&
    !own.has("pastmeds") &&
    !cues.dose.test(sentence.folded) &&
    !TAKES.test(sentence.folded)
  ) {
    own.delete("meds");
    raise(own, "allergy", 1);
  }
  // "Alergia?" "Dipirona tomo, não dá nada": borne, which belongs with what is not.
  if (named && BORNE.test(sentence.folded)) raise(own, "allergy", 1.4);
  // "Já tentou se matar?" "Tomei remédio.": how, and nothing that was taken for an illness.
  const nameless = sentence.mentions.every(
    (m) => m.concept.type !== "drug" || m.concept.id === "medicine",
  );
  if (asked?.has("mental") && !asksMeds && nameless)
    for (const kind of ["meds", "pastmeds"] as const) own.delete(kind);
  const kinds = new Map<Kind, number>();
  const weight = [1, 1, 0.75][topicsOf(asked)] ?? 0.5;
  for (const [kind, value] of asked ?? []) raise(kinds, kind, value * weight * (first ? 1 : 0.7));
  for (const [kind, said] of own) kinds.set(kind, (kinds.get(kind) ?? 0) * 0.6 + said * 0.8);
  if (asked?.has("contraception") || asked?.has("vaccines")) kinds.delete("treated");
  const given = sentence.mentions.some((m) => GIVEN.has(m.concept.id));
  if (given && asked?.has("meds")) kinds.delete("treated");
  else if (own.has("treated") && !drug)
    for (const kind of ["meds", "pastmeds"] as const) kinds.delete(kind);
  if (kinds.size === 0) raise(kinds, "hpi", 0.5);
  // "What are you taking, any allergies?" "Iron, one a day.": a medicine named and no reaction is taken.
  const names = sentence.mentions.some(
    (m) => m.concept.type === "drug" && m.concept.id !== "medicine",
  );
  if (names && asked?.has("meds") && asked.has("allergy") && !REACTS.test(sentence.folded)) {
    raise(kinds, "meds", 1);
    kinds.delete("allergy");
  }
  return kinds;
}

const DROPS =
  /\b(?:deix\w+ cair|ca(?:i|em|iu|indo) (?:\w+ )?(?:\w+ )?(?:da mao|das maos|o cabelo|cabelo|os pelos|a unha|a pressao|o dente)|cabelo (?:\w+ )?cai\w*|se (?:me |le )?cae\w* (?:las cosas|el pelo|el cabello|la taza|todo|una|un|los dientes|las unas|de las manos)|dropp(?:ed|ing) (?:\w+ )?(?:things|cups?|stuff|it|my|the|plates?)|hair (?:is |was |keeps )?fall\w*|(?:fell|fall|falling|falls) (?:asleep|apart|behind|out))\b/;
/** "Passei uma pomada, não adiantou nada", "it didn't touch it": tried, and over. */
const TRIED =
  /\b(?:nao (?:me )?(?:adiantou|resolveu|funcionou|serviu|fez (?:efeito|nada|nem)|deu (?:resultado|jeito)|ajudou|melhorou|passou)|sem (?:efeito|resultado|melhora)|nem cocega|nao me dei bem|no (?:me )?(?:hizo (?:nada|efecto)|sirvio|ayudo|funciono|resolvio|quito|dio resultado)|sin (?:efecto|resultado|mejoria)|ni cosquillas|me cayo mal|(?:didn't|did not) (?:help|work|do (?:anything|much|a thing)|touch)|did (?:nothing|squat)|no (?:help|relief|effect)|(?:didn't|did not) agree)\b/;
/** "Nunca comecei", "never filled it": prescribed, and not taken. */
const UNSTARTED =
  /\b(?:(?:nunca|nao) (?:comec\w+|inici\w+)|nem (?:cheg\w+ a )?(?:compr\w+|comec\w+|inici\w+|tom(?:ei|ou|ar)|peg(?:uei|ou|ar))|(?:nunca|nao) cheg\w+ a (?:compr|tom|us|comec|inici|peg)\w+|(?:nunca|no|ni)(?: siquiera)?(?: l[oae]s?)? (?:empec\w+|empez\w+|inici\w+|compr(?:e|o)|surt(?:i|io))|(?:nunca|no) lleg\w+ a (?:tom|us|compr|empez|inici)\w+|(?:never|didn't|haven't|hasn't|did not)(?: even)? (?:started?|filled?|fill|pick(?:ed)? (?:it )?up|tried|got around))\b/;
/** "Tomou cinco dias em maio", "took a week of it": a course that was taken to its end. */
const COURSE =
  /\b(?:tomei|tomou|usei|usou|fiz|fez|tome|tomo|use|took|used|did)(?: \w+){0,4} (?:dias?|semanas?|days?|weeks?)\b(?! (?:por|na|a la|al|a) )/;
/** How much a medicine told of in the past is a former one. */
function onceWeight(folded: string): number {
  if (!BACK_THEN.test(folded)) return 0.9;
  return COURSE.test(folded) ? 1.4 : 1.3;
}
const NOW =
  /\b(?:ainda (?:tomo|uso)|hoje|atualmente|agora|ahora|hoy|now|today|currently|continuo|estou tomando|to tomando|sigo tomando|todavia|still)\b/;
/** When a medicine was taken once. */
const BACK_THEN =
  /\b(?:(?:ano|mes|semana) passad[oa]|(?:ano|mes|semana) pasad[oa]|last (?:year|month|spring|summer|fall|winter)|em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|\d{4}|dois mil)|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|\d{4}|dos mil)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|\d{4})|(?:ha|faz|tem) (?:\w+ )?(?:anos|meses)|hace (?:\w+ )?(?:anos|meses)|(?:years|months) ago|back in|(?:quando era|de) (?:crianca|nin[oa]|chic[oa])|as a (?:kid|child)|na gravidez|en el embarazo|during (?:the|my) pregnancy)\b/;

/** What is taken all the same: "Benzetacil eu tomo direto". */
const TAKES =
  /\b(?:tomo|toma|tomei|uso|usa|usei|tome|uso|puesto|pusieron|i take|takes?|took|had it|fine)\b/;

/** How many things a question asks for; the complaint and its course are one. */
const topicsOf = (asked: ReadonlyMap<Kind, number> | undefined): number =>
  new Set([...(asked?.keys() ?? [])].map((kind) => (STORY.includes(kind) ? "hpi" : kind))).size;
const ofCourse = (asked: ReadonlyMap<Kind, number> | undefined): boolean =>
  asked === undefined || [...asked.keys()].every((k) => STORY.includes(k));
const STORY: readonly Kind[] = ["hpi", "symptoms", "onset"];

const OF_DRUGS: readonly Kind[] = ["meds", "pastmeds", "allergy"];

/** "Tomei três dias. Fiquei lesa.": a symptom told right after a medicine is that medicine's. */
function isSideEffect(
  own: ReadonlyMap<Kind, number>,
  previous: ReadonlyMap<Kind, number>,
): boolean {
  const before = [...previous].sort((a, b) => b[1] - a[1])[0]?.[0];
  return (
    before !== undefined &&
    OF_DRUGS.includes(before) &&
    [...own.keys()].every((k) => k === "symptoms")
  );
}
