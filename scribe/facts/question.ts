import type { Language } from "@relato/shared/domain/language.ts";
import { packOf } from "../language/pack.ts";
import { fold, stem } from "../language/text.ts";
import { kindsAsked, kindsSaid } from "./kinds.ts";
import { raise } from "./own-words.ts";
import {
  elliptic,
  type Item,
  readItems,
  SEPARATOR,
  trimGeneric,
  withoutVocative,
} from "./items.ts";
import { contentWords, readSentence } from "./read.ts";
import { isKind, type Kind, type Sentence } from "./types.ts";

/** What the doctor asked before an answer. */
export interface Question {
  sentences: Sentence[];
  items: Item[];
  kinds: Map<Kind, number>;
  concepts: Set<string>;
  stems: Set<string>;
  /** Put before an answer that does not say by itself what it is about; empty when the question is a general one. */
  label: string;
}

/** Reads the doctor's questions of one turn together; "E remédio?" after "Alergia?" still asks about allergy. */
export function readQuestion(asked: Sentence[], language: Language, previous?: Question): Question {
  const sentences = asked.map(withoutGreeted);
  const items = sentences
    .flatMap((sentence) => readItems(sentence, language))
    .map((item) => ({ ...item }));
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const kinds = new Map<Kind, number>();
  for (const sentence of sentences)
    for (const [kind, weight] of kindsOf(sentence, items.length, language))
      raise(kinds, kind, weight);
  const concepts = new Set(sentences.flatMap((s) => s.mentions.map((m) => m.concept.id)));
  const stems = new Set(contentWords(tokens, language).map(stem));
  const last = sentences.at(-1)!;
  const other = sentences.some((s) => s.mentions.some((m) => NO_ALLERGEN.has(m.concept.type)));
  if (previous?.kinds.has("allergy") && !other && ELLIPSIS.test(last.folded) && tokens.length < 6) {
    kinds.clear();
    kinds.set("allergy", 1);
    const thing = packOf(language).phrases.allergyTo;
    if (items.length === 0) items.push(elliptic(last));
    for (const item of items) item.text = `${thing} ${item.text}`;
  }
  if (previous && sentences.length === 1 && OF_TOPIC.test(last.folded)) items.length = 0;
  // "E seu pai?" after the family's illnesses asks for his; "o que aconteceu?" after the allergies for the reaction.
  const goesOn = previous && tokens.length < 8 ? topicGoingOn(sentences, previous) : undefined;
  if (goesOn) {
    kinds.clear();
    kinds.set(goesOn, 1);
  }
  // "E pra pressão?" after the medicines still asks what is taken.
  if (
    previous &&
    OF_MEDICINES.some((kind) => previous.kinds.has(kind)) &&
    !kinds.has("meds") &&
    !kinds.has("allergy") &&
    ELLIPSIS.test(last.folded) &&
    tokens.length < 8
  )
    kinds.set("meds", 0.5);
  if (SINCE.test(last.folded)) {
    kinds.clear();
    kinds.set("hpi", 1.2);
  }
  if (kinds.has("allergy") && !asksDrugsApart(sentences, language)) kinds.delete("meds");
  const { label, general } = labelOf(last, language, sentences);
  if (MEASURED.test(last.folded) && sentences.every((s) => !TESTED.test(s.folded))) {
    kinds.clear();
    kinds.set("measured", 1.2);
  }
  if (HOW_FAR.test(last.folded) && !BORN.test(last.folded)) {
    kinds.clear();
    kinds.set("obgyn", 1.2);
  }
  if (STARTED.test(last.folded) && concepts.size === 0 && !kinds.has("development")) {
    kinds.clear();
    kinds.set("hpi", 1);
    kinds.set("onset", 1);
  }
  // "Dor no peito com o comprimido?" asks for what the medicine does.
  const felt = last.mentions.find((m) => m.concept.type === "symptom");
  const medicine = last.mentions.find((m) => m.concept.type === "drug");
  if (felt && medicine && felt.to <= medicine.from && WITH_IT.test(last.folded)) {
    kinds.delete("meds");
    raise(kinds, "symptoms", 1);
  }
  if (
    BEFORE.test(last.folded) &&
    concepts.size > 0 &&
    ![...kinds.keys()].some((k) => OF_PAST.includes(k))
  )
    raise(kinds, "pmh", 0.85);
  // "Vitamina, suplemento?" asks what is taken, and for no blood test.
  if (SUPPLEMENTS.test(last.folded) && !TESTED.test(last.folded) && !kinds.has("allergy")) {
    kinds.delete("results");
    kinds.delete("diet");
    raise(kinds, "meds", 1);
  }
  if (REACTION.test(last.folded) && last.mentions.some((m) => m.concept.type === "drug")) {
    kinds.clear();
    kinds.set("allergy", 1);
  }
  // "Esquece?" after the medicines asks for doses, and not for the memory.
  if (
    FORGETS.test(last.folded) &&
    (concepts.has("medicine") || kinds.has("adherence") || (previous && ofDrugs(previous)))
  ) {
    kinds.clear();
    kinds.set("adherence", 1);
  }
  // "Quantas vezes?" after "Toma algo para dor?" goes on with the medicine, not with the complaint.
  if (general && kinds.size === 0 && concepts.size === 0 && previous && ofTopic(previous))
    for (const [kind, weight] of previous.kinds) raise(kinds, kind, weight * 0.9);
  else if (general)
    raise(kinds, DOSE.test(last.folded) ? "meds" : "hpi", DOSE.test(last.folded) ? 1 : 0.75);
  const names = last.mentions.some((m) => m.concept.type === "drug" && m.concept.id !== "medicine");
  // "Antes tomava fenobarbital?" asks for a medicine of then.
  const past = (kinds.get("pastmeds") ?? 0) > (kinds.get("meds") ?? 0);
  const then = names && (past || TOOK.test(last.folded));
  if (then) kinds.delete("meds");
  if (names && !kinds.has("allergy")) raise(kinds, then ? "pastmeds" : "meds", 1.1);
  // "Before that, how long without one?" goes on with what was asked before.
  const ofPast = kinds.has("pastmeds");
  if (BEFORE_THAT.test(last.folded) && previous && sentences.length === 1 && !ofPast) {
    kinds.clear();
    for (const [kind, weight] of previous.kinds) raise(kinds, kind, weight * 0.9);
  }
  const bare =
    kinds.size === 0 && previous !== undefined && tokens.length < 7 && concepts.size === 0;
  if (bare) {
    for (const [kind, weight] of previous.kinds) raise(kinds, kind, weight * 0.9);
    return { sentences, items: [], kinds, concepts: previous.concepts, stems, label: "" };
  }
  const relative = kinds.has("family") && previous ? kinAskedBefore(sentences, previous) : "";
  return {
    sentences,
    items,
    kinds,
    concepts,
    stems,
    label: relative || (kinds.size > 2 && items.length > 2 ? "" : label),
  };
}

function topicGoingOn(sentences: readonly Sentence[], previous: Question): Kind | undefined {
  const named = sentences.flatMap((s) => s.mentions.map((m) => m.concept.type));
  if (previous.kinds.has("family") && named.includes("kin")) return "family";
  const asksWhat = WHAT_HAPPENED.test(sentences.at(-1)!.folded);
  return previous.kinds.has("allergy") && asksWhat && named.length === 0 ? "allergy" : undefined;
}
const WHAT_HAPPENED =
  /^[¿]?(?:e |y |and )?(?:o que (?:e que )?(?:aconteceu|acontece|deu|da|sentiu|sente|teve|faz)|como (?:foi|fica|ficou|e)\b|que (?:le |te )?(?:paso|pasa|dio|da|hace|hizo|sintio)|what (?:happened|happens|did it do|does it do|kind)|como (?:fue|es|reacciono))/;

/** The kinds that one sentence asks for: those that its wording settles, else those of its words and terms. */
function kindsOf(sentence: Sentence, items: number, language: Language): Map<Kind, number> {
  const settled = packOf(language).asks.flatMap(([kind, pattern]) =>
    isKind(kind) && pattern.test(sentence.folded) ? [kind] : [],
  );
  // Whoever's, "na família" makes it the family's.
  if (settled.includes("family")) return new Map([["family", 1]]);
  const kinds = kindsAsked(sentence.tokens, language);
  for (const [kind, weight] of kindsSaid([sentence])) raise(kinds, kind, weight);
  const named = sentence.mentions.map((m) => m.concept.type);
  const felt = named.includes("symptom") && !named.includes("disease");
  // "¿Ha tenido fiebre?", "Sente o coração acelerado?": how it is, and no former illness.
  if (felt && !EVER.test(sentence.folded)) kinds.delete("pmh");
  // "Cansa ao caminhar?", "short of breath when you exercise?": when it comes, and no training.
  if (felt && WHILE.test(sentence.folded))
    for (const kind of ["exercise", "habits", "diet"] as const) kinds.delete(kind);
  // "Fez colonoscopia alguma vez?" asks for a test.
  if (named.includes("exam") && !named.includes("disease")) kinds.delete("pmh");
  if (BOTHERS.test(sentence.folded) && named.includes("drug")) return new Map([["allergy", 1]]);
  // "¿Se le duerme la mano?", "adormece o pé?": a limb does not sleep.
  if (LIMB.test(sentence.folded) && !settled.includes("sleep")) {
    kinds.delete("sleep");
    raise(kinds, "symptoms", 0.9);
  }
  // "O bebê mexe?": no drink, though folded it is the same word.
  if (BABY.test(sentence.text) && !settled.includes("habits")) kinds.delete("habits");
  if (settled.length === 0) return kinds;
  // Of a list, each thing is asked for; of one thing, only what its wording settles.
  const rest = items > 1 ? [...kinds].filter(([kind]) => !settled.includes(kind)) : [];
  return new Map([
    ...rest.map(([kind, weight]): [Kind, number] => [kind, weight * BESIDE]),
    ...settled.map((kind): [Kind, number] => [kind, 1]),
  ]);
}
const LIMB =
  /\b(?:adorme\w+|dorm\w+|duerm\w+|asleep)\b.{0,16}\b(?:mao|maos|pe|pes|perna|pernas|braco|bracos|dedos?|rosto|mano|manos|pies?|piernas?|brazos?|cara)\b|\b(?:hand|hands|foot|feet|leg|legs|arm|arms|fingers)\b.{0,16}\b(?:asleep|go numb)\b/;
const BABY = /(?<!\p{L})beb[êé]s?(?!\p{L})/iu;
/** "Does ibuprofen bother you?": what a medicine named does to whoever takes it. */
const BOTHERS =
  /\b(?:bothers? you|incomoda|(?:cae|sienta|cai|senta|da|faz|hace) (?:mal|bem|bien|problema|dano|alguma coisa|algo))\b/;
const WHILE =
  /\b(?:ao|al|quando|cuando|when|while|with|pra|para|no|en el) (?:\w+ ){0,2}(?:and\w+|caminh\w+|camin\w+|corr\w+|sub\w+|walk\w*|run\w*|exerci\w+|ejerci\w+|esfor\w+|esfuer\w+|exert\w*|climb\w*|com(?:er|e)|eat\w*|engolir|tragar|beber)\b/;
const EVER = /\b(?:alguma vez|alguna vez|ja|antes|ever|before|in the past|history)\b/;
/** What a list's other words weigh beside what its wording settles. */
const BESIDE = 0.6;

const GREETING =
  /^[¿¡]?(?:oi|ola|opa|bom dia|boa tarde|boa noite|hi|hello|hey|good (?:morning|afternoon)|hola|buenos dias|buenas tardes|buenas)\b/;

/** "Oi, Kelly": who is greeted is no medicine, though one bears the name. */
const withoutGreeted = (sentence: Sentence): Sentence =>
  GREETING.test(sentence.folded)
    ? {
        ...sentence,
        mentions: sentence.mentions.filter((m) => m.concept.type !== "drug" || m.from > 5),
      }
    : sentence;

/** "Seu pai é vivo?" … "De que morreu?": of whom the second is asked. */
function kinAskedBefore(sentences: readonly Sentence[], previous: Question): string {
  const kinOf = (sentence: Sentence): string => {
    const kin = sentence.mentions.find(
      (m) => m.concept.type === "kin" && m.concept.id !== "family",
    );
    if (!kin) return "";
    const { tokens, text } = sentence;
    return text.slice(tokens[kin.from]!.start, tokens[kin.to - 1]!.end);
  };
  if (!previous.kinds.has("family") || sentences.some((s) => kinOf(s) !== "")) return "";
  if (sentences.flatMap((s) => s.tokens).length > 8) return "";
  const named = previous.sentences.map(kinOf).findLast((kin) => kin !== "");
  return named ?? (isKin(previous.label) ? previous.label : "");
}
const isKin = (label: string): boolean => /^\S{2,8}$/.test(label);

/** "What are you taking, any allergies?": the drugs are asked for beside the allergies, not within them. */
const asksDrugsApart = (sentences: readonly Sentence[], language: Language): boolean =>
  sentences
    .flatMap((s) => s.text.split(SEPARATOR))
    .some((piece) => {
      const asked = kindsAsked(readSentence(piece, language).tokens, language);
      return asked.has("meds") && !asked.has("allergy") && piece.split(/\s+/).length > 2;
    });

/** What was measured between visits. */
const MEASURED =
  /\b(?:weigh(?:ing|ed)? (?:yourself|himself|herself)|(?:tem|tem se|esta se) pesa\w+|se (?:pesa|ha pesado)|(?:medid[oa]|medindo|mede|mediu|medido|midiendo|mide|tomad[oa]|checked|checking|check|weigh\w*|pesad[oa]|pesando|measur\w+|controla\w*|monitor\w+)\b.*\b(?:pressao|presion|tension|glicemia|glucemia|acucar|azucar|glicose|glucosa|pressure|sugars?|glucose|peso|weight|temperatura|bp)|(?:pressao|presion|tension|glicemia|glucemia|acucar|azucar|pressure|sugars?|glucose|numbers|readings)\b.*\b(?:em casa|en casa|at home))\b/;
const TESTED = /\b(?:exame|examen|resultado|labs?|laborator)/;
const SUPPLEMENTS =
  /\b(?:vitamin\w*|suplement\w+|supplement\w*|acido folico|folic acid|sulfato ferroso)\b/;
/** "Tá com quantas semanas?" */
const HOW_FAR =
  /\b(?:(?:quantas|cuantas|how many) (?:semanas|weeks)(?! (?:atras|ago|que|faz|hace))|how far along|idade gestacional|edad gestacional)\b/;
/** "Nasceu de quantas semanas?" is told of a child. */
const BORN = /\b(?:nasc\w+|naci\w+|born)\b/;
/** "E começou quando?" */
const STARTED =
  /\b(?:quando|cuando|when|how long ago|tempo)\b.*\b(?:comec\w+|empez\w+|empec\w+|start\w*|began|begin|apareceu|aparecio|surgi\w+)|\b(?:comec\w+|empez\w+|start\w*|began|apareceu|aparecio|surgi\w+)\b.*\b(?:quando|cuando|when)\b/;
const WITH_IT =
  /\b(?:com|con|with|depois d|despues de|after|por causa d|from)(?:e|a|o)?(?: (?:o|a|os|as|el|la|los|las|the|your|su))? /;
/** "Já tinha inchado antes?" asks for an earlier time of the same. */
const BEFORE =
  /\b(?:ja (?:tinha|teve|aconteceu|deu)|tinha (?:tido|acontecido)|ya (?:habia|le habia|tuvo)|le habia(?:n)? (?:pasado|dado)|(?:happened|had (?:this|that|it)|ever had|like this) before|ever had)\b/;
const OF_MEDICINES: readonly Kind[] = ["meds", "pastmeds"];
const OF_PAST: readonly Kind[] = [
  "pmh",
  "surgeries",
  "meds",
  "pastmeds",
  "allergy",
  "family",
  "vaccines",
  "obgyn",
  "treated",
  "falls",
];
const TOOK =
  /\b(?:antes|ja|chegou a|ya|llego a|ever|before|used to|previously)\b.*\b(?:tomou|tomava|usou|usava|tomar|usar|fez uso|tomo|tomaba|uso|usaba|tomado|usado|take|taken|took|tried|been on|on)\b|\b(?:tomava|tomaba|usava|usaba|used to take|had you on)\b/;
const BEFORE_THAT =
  /^[¿]?(?:e |y |and )?(?:antes (?:disso|dess[ea](?! )|de eso|de es[ea](?! ))|before (?:that|this)(?! \w)|(?:antes|before)(?=[?]))/;
const REACTION =
  /\b(?:reac\w+|reaction)\b|\b(?:tomou|usou|fez|tomo|uso|took|had)\b.*\b(?:e teve (?:algo|alguma)|y le (?:dio|paso) algo|and (?:had|anything))/;
const FORGETS =
  /\b(?:esque[cç]\w+|olvid\w+|forg[eo]t\w*|miss(?:ing|ed)?(?: (?:any|a|it|them|doses?))|missed|skip\w*|pula\w*|salta\w*)\b/;
const ofDrugs = ({ kinds }: Question): boolean =>
  ["meds", "adherence", "pastmeds"].some((kind) => (kinds.get(kind as Kind) ?? 0) >= 0.5) &&
  !kinds.has("symptoms");

/** What went on between two visits is the course, whatever else is named. */
const SINCE =
  /\b(?:since (?:i saw|we saw|i last|we last|your last|her last|his last|the last|last) \w+|desde a (?:ultima|nossa)|desde que (?:te|lhe|a|o) (?:vi|atendi)|da ultima vez|desde la ultima|desde que (?:te|lo|la) vi)\b/;
const TOPICS: readonly Kind[] = [
  "meds",
  "pastmeds",
  "habits",
  "exercise",
  "adherence",
  "sexual",
  "obgyn",
  "exposure",
  "surgeries",
  "vaccines",
  "family",
  "contraception",
  "perinatal",
];

/** Whether a question was about a topic whose amount or time is asked for next, and not about the complaint. */
const ofTopic = ({ kinds }: Question): boolean =>
  (kinds.get("meds") ?? 0) >= 1 ||
  (kinds.size > 0 && [...kinds.keys()].every((kind) => TOPICS.includes(kind)));
const DOSE = /\bdos(?:e|is)\b/;

/** "Abriram CAT?" … "E da mão que adormece?": more of the question before; a no to it denies no hand. */
const OF_TOPIC =
  /^[¿]?(?:e|y|and) (?:d[aoe]s?|del?|about|for|sobre|com|con) (?!noite|manha|dia|tarde|madrugada|noche|ultim)/;

/** "E coração, diabetes?" after the allergies asks for none. */
const NO_ALLERGEN = new Set(["disease", "body", "procedure", "kin", "habit"]);
const ELLIPSIS = /^[¿]?(?:e|y|and)\b/;
/** What to put before an elliptic answer; `general` when the question asks for a circumstance of the complaint. */
function labelOf(
  sentence: Sentence,
  language: Language,
  sentences: readonly Sentence[],
): { label: string; general: boolean } {
  // "Aqui na receita tem losartana", read out and not asked: the answer is about the medicine.
  const readOut = sentence.asks
    ? undefined
    : sentence.mentions.find((m) => m.concept.type === "drug" && m.concept.id !== "medicine");
  if (readOut) {
    const { from, to } = readOut;
    const name = sentence.text.slice(sentence.tokens[from]!.start, sentence.tokens[to - 1]!.end);
    return { label: name, general: false };
  }
  const clean = withoutVocative(sentence.text.replace(/[?¿!¡.…]/g, ""), language).trim();
  const folded = fold(clean);
  for (const [pattern, label] of packOf(language).labels) {
    if (!pattern.test(folded)) continue;
    // "¿Se levanta a orinar? ¿Cuántas veces?": how often that is, named in the sentence before.
    const [from, named] = [sentence, sentences.at(-2)].flatMap((one) => {
      const mention = one?.mentions.find((m) => LABELLED.has(m.concept.type));
      return one && mention ? [[one, mention] as const] : [];
    })[0] ?? [sentence, undefined];
    const name = named
      ? from.text.slice(from.tokens[named.from]!.start, from.tokens[named.to - 1]!.end)
      : "";
    return {
      label: name ? `${label} (${name.toLowerCase()})` : label,
      general: named?.concept.type !== "drug",
    };
  }
  const label = trimGeneric(clean, language);
  if (label.split(/\s+/).length <= 7) return { label, general: false };
  // "A ver, y la diabetes, ¿hace cuánto se la detectaron?": too long to stand before an answer, but for what it names.
  const named = sentence.mentions.filter((m) => NAMED.has(m.concept.type));
  if (named.length !== 1 || !ASKS_WHEN.test(folded)) return { label: "", general: false };
  const { from, to } = named[0]!;
  return {
    label: sentence.text.slice(sentence.tokens[from]!.start, sentence.tokens[to - 1]!.end),
    general: false,
  };
}

const LABELLED = new Set(["drug", "symptom", "disease", "exam", "procedure"]);
const NAMED = new Set(["disease", "drug", "procedure", "symptom"]);
const ASKS_WHEN =
  /\b(?:quando|quanto|quantos|quantas|cuando|cuanto|cuantos|cuantas|cada cuanto|desde que|how long|how many|how often|how much|when|what year)\b/;
