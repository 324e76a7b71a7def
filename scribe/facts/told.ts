import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers } from "../language/numbers.ts";
import { packOf } from "../language/pack.ts";
import { thirdPerson, toRecord } from "../language/rewrite.ts";
import { stem, tokenise } from "../language/text.ts";
import { EMPTY, type Exchange, factOf, lowerFirst, WEAK } from "./fact-of.ts";
import { kindsOfPiece } from "./kinds.ts";
import { raise } from "./own-words.ts";
import { pruneClauses } from "./prune.ts";
import { isStopped } from "./stopped.ts";
import type { Question } from "./question.ts";
import { contentWords, readSentence } from "./read.ts";
import { isUnnamed, otherNamed, type Subject, subjectOf } from "./subject.ts";
import type { Fact, Kind, Sentence } from "./types.ts";

/** Whether an answer's sentence belongs in a record: it names a thing, a number or a time, or answers outright. */
export function worthTelling(
  text: string,
  question: Question | undefined,
  first: boolean,
  language: Language,
  before: { opening: boolean; told: boolean },
): boolean {
  const { cues } = packOf(language);
  const read = readSentence(text, language);
  const words = contentWords(read.tokens, language).length;
  if (first && question && read.tokens.length <= 4 && isChoice(question, language)) return true;
  // "I see floaters.", "con una": an answer, though a greeting is made of the same words, or a number of an article.
  if (first && question && read.mentions.some((m) => !WEAK.has(m.concept.type))) return true;
  if (
    first &&
    question &&
    HOW_MANY.test(question.sentences.at(-1)!.folded) &&
    read.tokens.length < 6
  )
    return findNumbers(read.tokens, language).length > 0 || words > 0;
  if (first && question && OFTEN.test(read.folded)) return true;
  if (cues.smallTalk.test(read.folded) || isGreeting(read.folded)) return false;
  if (read.mentions.some((m) => !WEAK.has(m.concept.type))) return true;
  if (first && read.mentions.some((m) => !EMPTY.has(m.concept.type))) return true;
  // "A mi abuela se le reventó una vena": of the family, whatever it was.
  if (question?.kinds.has("family") && read.mentions.some((m) => m.concept.type === "kin"))
    return true;
  const numbers = findNumbers(read.tokens, language).some((n) => n.form !== "article");
  const measured =
    numbers ||
    cues.when.test(read.folded) ||
    isStopped(read.folded, language) ||
    RESULT.test(read.folded);
  if (first && question !== undefined)
    return words > 0 || read.mentions.some((m) => m.concept.type === "kin");
  if (read.mentions.some((m) => askedAbout(m.concept.type, question))) return true;
  if (question?.kinds.has("allergy") && words > 0) return true;
  // The complaint goes on in words of its own, and so does a list ("Gato. Pólen.") and a no ("Never the ICU.").
  const listed = read.tokens.length <= LISTED || cues.negation.test(read.folded);
  if (words > 0 && (before.opening || (question && before.told && listed))) return true;
  return measured && (words > 0 || numbers) && read.tokens.length > 2;
}

/** "No siempre.", "Às vezes.": how often, which is an answer. */
const OFTEN =
  /^(?:(?:no|nao|nem|not|casi|quase|almost) )?(?:siempre|sempre|always|a veces|as vezes|sometimes|de vez em quando|de vez en cuando|now and then|todo dia|diario|every day|nunca)[.!]?$/;

/** Most words and marks of what is one more thing of a list. */
const LISTED = 3;

const HOW_MANY = /(?:^|[¿\s])(?:quant[oa]s|cuant[oa]s|how many)\b/;

/** "Bom dia." answers nothing. */
const isGreeting = (folded: string): boolean =>
  /^(?:(?:oi|ola|opa|bom dia|boa tarde|boa noite|hola|buenos dias|buenas(?: tardes| noches)?|hi|hello|hey|(?:good )?(?:morning|afternoon|evening))\b[\s,.!]*(?:doutora?|doctora?|doc|dr)?[\s,.!]*)+$/.test(
    folded,
  );

const KIND_OF_WEAK: Record<string, Kind> = {
  diet: "diet",
  function: "functional",
  social: "social",
  body: "symptoms",
  vital: "results",
};

const askedAbout = (type: string, question: Question | undefined): boolean =>
  question !== undefined &&
  KIND_OF_WEAK[type] !== undefined &&
  question.kinds.has(KIND_OF_WEAK[type]);

/** "Benzetacil eu tomo direto": after "alergia?" this is no allergy, and no label may make it one. */
const TOLERATES =
  /\b(?:tomo|toma|uso|usa|tomei|tolera|tolero|nao (?:me )?(?:fez|faz|deu|da) nada|no me hi[zc]o nada|no me da|no problem|fine with|i take|i can take)\b/;

const RESULT = /\b(?:negativ|positiv|norma[il])/;

/** "Roll in or out?" or "Qual lado?": even one word answers it. */
function isChoice(question: Question, language: Language): boolean {
  const { folded } = question.sentences.at(-1)!;
  return (
    question.label !== "" &&
    (/ (?:ou|or|o) /.test(folded) || packOf(language).cues.question.test(folded.replace(/^¿/, "")))
  );
}

export function toldFact(
  rest: string,
  sentence: Sentence,
  exchange: Exchange,
  first: boolean,
  previous: Map<Kind, number> | undefined,
  language: Language,
): Fact | undefined {
  const { question } = exchange;
  const before = spokenOfBefore(exchange.answers, sentence);
  const said = subjectOf(sentence, question?.kinds.has("family") ?? false, language, before);
  const ofFamily = question?.kinds.size === 1 && question.kinds.has("family");
  const subject =
    said === "patient" && ofFamily && isUnnamed(sentence, first, language) ? "relative" : said;
  const askedFamily = question?.kinds.has("family") ?? false;
  // Nor are in-laws and neighbours family when the family is asked about.
  if (subject === "stranger" && !question?.kinds.has("exposure")) return undefined;
  // "Diabetes é minha mulher": an illness put down to whoever the patient lives with is nobody's history.
  if (subject === "partner" && THEIRS.test(sentence.folded)) return undefined;
  const kinds = kindsOfPiece(sentence, question?.kinds, first, previous, language);
  if (sentence.speaker === "acompanhante") raiseCaregiver(kinds);
  if (
    sentence.speaker === "acompanhante" &&
    question &&
    BIRTH.test(question.sentences.at(-1)!.folded)
  ) {
    kinds.delete("mechanism");
    raise(kinds, "perinatal", Math.max(1, ...kinds.values()));
  }
  // "Alguém em casa com tosse?" "Meu marido": what is around the patient.
  const near = question?.kinds.has("exposure") ? "exposure" : "sexual";
  if (subject === "partner") raise(kinds, near, near === "exposure" ? 1.2 : 0.95);
  const around = subject === "relative" && aroundPatient(kinds, sentence, askedFamily, question);
  if (!around && (subject === "relative" || (askedFamily && subject !== "patient"))) {
    kinds.clear();
    kinds.set("family", 1);
  } else if (kinds.has("family")) kinds.set("family", 0.1);
  const body = toRecord(pruneClauses(rest, language), sentence.speaker, language);
  if (body === "") return undefined;
  const specific = question && (!exchange.opening || question.concepts.size > 0);
  const strong = sentence.mentions.some((m) => !WEAK.has(m.concept.type));
  const brief =
    question !== undefined &&
    (question.label.split(" ").length <= 3 || !strong || asksSymptom(question, sentence));
  const tolerates = question?.kinds.has("allergy") && TOLERATES.test(sentence.folded);
  const label =
    first && specific && !tolerates ? labelFor(question, sentence, brief, language) : "";
  const text = label
    ? `${toRecord(thirdPerson(label, language), "medico", language)}: ${lowerFirst(body)}`
    : body;
  return factOf(text, [sentence], kinds, exchange, language, subject === "relative" && !around);
}

/** "Como foi a gravidez e o parto?", asked of whoever brought the child. */
const BIRTH =
  /\b(?:foi|fue|was|were|went|correu|como|how)\b.*\b(?:gravidez|gestacao|parto|pre-?natal|embarazo|pregnancy|delivery|birth)\b/;
const AILS = new Set(["disease", "symptom", "procedure", "mood", "allergen"]);
/** "Lítio quem toma é meu irmão": a relative who takes it has what it is for. */
const TAKER =
  /\b(?:(?:que|who|who's|that's) (?:toma|usa|takes|on|is on)|quem (?:toma|usa|tomava)|(?:el|la) que (?:toma|usa)|(?:one|ones) (?:on|who takes|that takes|taking))\b/;
/** "Larguei em janeiro, que minha tia teve trombose": the relative is why, not what. */
const BECAUSE =
  /\b(?:que|porque|pois|ja que|ya que|because|cause|since|as|por causa d[aeo]|por|due to)(?: (?:a|o|la|el|my|minha|meu|mi))?\s*$/;

/** A relative who does something around the patient, and is no history of the family: forgets a dose, smokes at home. */
function aroundPatient(
  kinds: Map<Kind, number>,
  sentence: Sentence,
  askedFamily: boolean,
  question: Question | undefined,
): boolean {
  const { mentions, tokens, folded } = sentence;
  const relative = mentions.find((m) => m.concept.type === "kin");
  if (!relative) return false;
  const start = tokens[relative.from]!.start;
  const before = mentions.filter((m) => m.to <= relative.from);
  if (BECAUSE.test(folded.slice(0, start)) && before.some((m) => OWN.has(m.concept.type)))
    return true;
  const ill = mentions.some(
    (m) => AILS.has(m.concept.type) && !["memory loss", "crying"].includes(m.concept.id),
  );
  if (question?.kinds.has("exposure") && !askedFamily && ill) {
    raise(kinds, "exposure", 1.1);
    return true;
  }
  if (askedFamily || ill || TAKER.test(folded)) return false;
  const smokes = mentions.some((m) => m.concept.id === "smoking");
  if (smokes) {
    kinds.clear();
    kinds.set("exposure", 1);
    return true;
  }
  return ["meds", "pastmeds", "adherence"].some((kind) => (kinds.get(kind as Kind) ?? 0) >= 0.5);
}
const OWN = new Set(["drug", "disease", "symptom", "procedure", "obgyn", "habit"]);

const THEIRS =
  /(?:^| )(?:e|es|is|that's) (?:da |do |de |del? |of )?(?:a |o |la |el )?(?:minha|meu|mi|my) (?:mulher|esposa|esposo|marido|mujer|wife|husband|partner|companheir[oa]|parej\w*)(?:'s)?(?=[.,!]|$)/;

/** Whom the sentence before in the same answer spoke of: who "ela" is, and who goes on without a name. */
function spokenOfBefore(answers: readonly Sentence[], sentence: Sentence): Subject | undefined {
  const at = answers.findIndex((s) => s.turn === sentence.turn && s.start === sentence.start);
  for (let back = at - 1; back >= 0 && at - back < 4; back -= 1) {
    const named = otherNamed(answers[back]!);
    if (named) return named;
    if (!GOES_ON.test(answers[back]!.folded)) return undefined;
  }
  return undefined;
}

/** Nobody is named anew: "Ela tomava insulina. Morreu do rim." */
const GOES_ON =
  /^(?:(?:e|y|and|mas|pero|but) )?(?:ela|ele|ella|el|she|he|era|foi|fue|was|tinha|tenia|had|tomava|tomaba|morreu|murio|died|operou|opero|ficou|quedo)\b/;

/** What to put before an answer that does not say by itself what it speaks of. */
function labelFor(
  question: Question,
  sentence: Sentence,
  brief: boolean,
  language: Language,
): string {
  const medicine = medicineAsked(question, sentence);
  if (medicine && isStopped(sentence.folded, language))
    return `${packOf(language).phrases.stopped} ${medicine.toLowerCase()}`;
  if (
    medicine &&
    (question.label === "" || question.label.split(" ").length > 3 || covers(sentence, question))
  )
    return medicine;
  if (!brief || covers(sentence, question)) return "";
  const tokens = tokenise(question.label);
  const asked = findNumbers(tokens, language).find((n) => n.form !== "article");
  const answered = findNumbers(sentence.tokens, language).some((n) => n.form !== "article");
  // "Amlodipine, five?" "Ten.": the number asked is not the patient's.
  return asked && answered && asked.from > 0
    ? question.label.slice(0, tokens[asked.from]!.start).replace(/[\s,]+(?:de|of|a)?\s*$/, "")
    : question.label;
}

/** The one medicine that the question names and the answer does not: "¿Y la aspirina?" "Esa la dejé." */
function medicineAsked(question: Question, sentence: Sentence): string | undefined {
  const last = question.sentences.at(-1)!;
  const [drug, other] = last.mentions.filter((m) => m.concept.type === "drug");
  const again = sentence.mentions.some((m) => m.concept.type === "drug");
  if (!drug || other || again || drug.concept.id === "medicine") return undefined;
  if (question.label.includes("(") || question.kinds.has("allergy")) return undefined;
  return last.text.slice(last.tokens[drug.from]!.start, last.tokens[drug.to - 1]!.end);
}

/** What a companion tells of the complaint has a heading of its own in some templates. */
export function raiseCaregiver(kinds: Map<Kind, number>): void {
  const told = Math.max(kinds.get("symptoms") ?? 0, kinds.get("hpi") ?? 0);
  if (told > 0) raise(kinds, "caregiver", told + 0.05);
}

/** The one symptom asked about, which the answer does not name: "Acorda com falta de ar?" "Acordou duas noites." */
function asksSymptom(question: Question, sentence: Sentence): boolean {
  const last = question.sentences.at(-1)!;
  const asked = last.mentions.filter((m) => m.concept.type === "symptom");
  const ids = new Set(asked.map((m) => m.concept.id));
  const words = new Set(sentence.tokens.map((token) => token.t.slice(0, 5)));
  const named =
    question.sentences.length === 1 &&
    asked.some((m) => m.to - m.from === 1 && words.has(last.tokens[m.from]!.t.slice(0, 5)));
  return (
    ids.size === 1 &&
    !named &&
    !sentence.mentions.some((m) => ids.has(m.concept.id) || m.concept.type === "symptom")
  );
}

/** Whether an answer says by itself what was asked about. */
function covers(sentence: Sentence, question: Question): boolean {
  if (asksSymptom(question, sentence)) return false;
  if (sentence.mentions.some((m) => question.concepts.has(m.concept.id))) return true;
  const asked = [...question.stems].filter((s) => s.length > 4).map((s) => s.slice(0, 5));
  return sentence.tokens.some(
    (token) => question.stems.has(stem(token.t)) || asked.includes(token.t.slice(0, 5)),
  );
}
