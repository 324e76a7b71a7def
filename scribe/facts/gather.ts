import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { once } from "../language/once.ts";
import { packOf } from "../language/pack.ts";
import { namePressure } from "../language/vitals.ts";
import { toRecord } from "../language/rewrite.ts";
import { fold, stem } from "../language/text.ts";
import { readExchange } from "./answers.ts";
import { IMAGING, isBodily, readDoctor, type Reading } from "./doctor.ts";
import { withPatientKnown } from "./companion.ts";
import { factOf, lowerFirst } from "./fact-of.ts";
import { isOrderToMachine } from "./machine.ts";
import { type Act, actsOf } from "./parts/acts.ts";
import { AGREES, ASKS_WHEN, DOSED, RECORDS } from "./parts/turns-of-speech.ts";
import { pruneClauses } from "./prune.ts";
import { type Question, readQuestion } from "./question.ts";
import { readSentence, readSentences } from "./read.ts";
import { namesMedicine, splitByState } from "./states.ts";
import { withRightNames } from "./renamed.ts";
import type { Fact, Kind, Part, Sentence } from "./types.ts";

/** All that was said and belongs in a record, in the order in which it was said, a sentence or an answer each. */
export const gatherFacts = once((turns: readonly Turn[], language: Language): readonly Fact[] => {
  const sentences = sentencesOf(turns, language);
  const acts = actsOf(sentences, language);
  const gatherer = new Gatherer(language, turns.length, acts);
  for (const sentence of sentences) gatherer.take(sentence);
  return gatherer.finish();
});

/** The sentences of all turns as they are meant: with right names, and the patient known from the companion's relatives. */
export const sentencesOf = (turns: readonly Turn[], language: Language): Sentence[] =>
  withPatientKnown(withRightNames(readSentences(turns, language), language)).map((sentence) =>
    sentence.speaker === "medico" ? withoutTag(sentence, language) : sentence,
  );

/** "Não toma com varfarina, ok?" asks nothing. */
function withoutTag(sentence: Sentence, language: Language): Sentence {
  const { cues } = packOf(language);
  const tag = sentence.asks ? cues.tag.exec(sentence.folded) : null;
  if (!tag || tag.index < 12) return sentence;
  const text = `${sentence.text.slice(0, tag.index)}.`;
  return { ...sentence, ...readSentence(text, language), asks: false };
}

/** How far the visit has come, by what the doctor did last. */
type Phase = "history" | "exam" | "plan";

const HISTORY_KINDS: readonly Kind[] = [
  "allergy",
  "meds",
  "pastmeds",
  "family",
  "pmh",
  "surgeries",
  "habits",
  "vaccines",
];

/** Told late and unasked, these still belong in a record: "Eu tomo losartana". */
const LATE = new Set(["drug", "allergen", "disease"]);

/** Spoken of while the doctor examines, these are still history: "E o ácido fólico?" */
const OF_HISTORY = new Set(["drug", "disease", "perinatal", "vaccine"]);

const withoutRecording = (text: string): string => {
  const said = RECORDS.exec(fold(text));
  return said ? text.slice(said[0].length).trimStart() : text;
};

/** "Por exemplo, um jogador opera logo": a story to explain, unless it names what to take, eat or do. */
const EXAMPLE =
  /^(?:por exemplo|por ejemplo|for example|for instance|imagin[ae])\b|^(?:(?:eu |yo |i |ja |ya |i've |once )*(?:tive|teve|tuve|had|have had|atendi|vi) )(?:uma? |un[ao]? |an? )?(?:outr[oa] |otr[oa] |other )?(?:paciente|patient)\b/;
const ADVISED = new Set(["drug", "diet"]);
/** A story of another patient, whatever was taken in it. */
const OF_ANOTHER = /\b(?:paciente|patient)\b/;

/** A test's result begins no examination. */
const EXAMINES: readonly Kind[] = ["exam", "vitals", "mentalExam"];

/** "Esse pode jogar fora", "that's fine then": what is meant was shown, and not named. */
const POINTS =
  /^(?:e |y |and |but |mas |pero )?(?:ess[ea]|est[ea]|esse|isso|isto|aquel[ea]|es[ea]|eso|esto|that|this|that's|these|those)\b/;
const pointsOnly = ({ folded, mentions }: Sentence, text: string): boolean =>
  mentions.length === 0 && POINTS.test(folded) && text.split(" ").length < 5;

/** "Aqui na receita tem sinvastatina", "I see it on your list": a medicine that the doctor reads out to hear of it. */
const READS_OUT =
  /\b(?:aqui|aca) (?:(?:n[ao]|en (?:el|la|su)) \w+ )?(?:tem|consta|diz|esta|ta|veo|vejo|dice|tengo|aparece|figura|hay)\b|\b(?:(?:to|estou) vendo|vejo|veo|i (?:also )?see|i have|i've got)\b.* (?:aqui|aca|here|(?:n[ao]|en (?:la|su)|on (?:your|the)|in (?:your|the)) (?:list\w*|recei\w+|recet\w+|ficha|chart|record|expediente|prontuario|historia))\b|\b(?:list|chart|record|lista|receita|receta|ficha|expediente) (?:says|shows|has|diz|tem|mostra|dice|tiene|trae)\b/;
const readsOut = ({ folded, mentions, tokens }: Sentence): boolean =>
  tokens.length < 12 &&
  mentions.some(({ concept }) => concept.type === "drug" && concept.id !== "medicine") &&
  READS_OUT.test(folded);

/** "Rovsing positivo.", "Murphy negative.": a sign with its finding is whole. */
const FOUND =
  /\S{4,} (?:positiv[oae]s?|negativ[oae]s?|ausentes?|presentes?|absent|present|normal|normais|normales|preservad[oa]s?|conservad[oa]s?|simetric[oa]s?|symmetric|intact[oa]?s?)[.!]?$/;

/** Within so many turns of announcing it an examination finds something: the patient answers to what is pressed. */
const EXAM_SOON = 6;

const TAKEN: readonly Kind[] = ["meds", "adherence"];

class Gatherer {
  private readonly language: Language;
  private readonly turns: number;
  private readonly facts: Fact[] = [];
  private phase: Phase = "history";
  private asked: Sentence[] = [];
  private answers: Sentence[] = [];
  private previous: Question | undefined;
  private opened = false;
  /** What the patient asked last, for a doctor's answer that does not repeat it. */
  private patientAsked: Sentence | undefined;
  /** What each of the doctor's sentences does. */
  private readonly acts: ReadonlyMap<Sentence, Act>;
  /** The turn in which the doctor said for the record how the patient's mind is; no examination begins with it. */
  private recorded = -1;
  /** The turn in which a finding was of the patient's mind. */
  private mental = -1;
  /** What the doctor said last of how a medicine is taken, before anything is examined. */
  private stated: Sentence | undefined;
  /** The turn in which the doctor answers when to come at once. */
  private warns = -1;
  /** The test that anybody named last: "Fez ressonância?" "A que trouxe fala em capsulite". */
  private tested = "";

  constructor(language: Language, turns: number, acts: ReadonlyMap<Sentence, Act>) {
    this.language = language;
    this.turns = turns;
    this.acts = acts;
  }

  take(sentence: Sentence): void {
    if (isOrderToMachine(sentence.folded)) return;
    const test = sentence.mentions.findLast((m) => m.concept.type === "exam")?.concept.id;
    if (test !== undefined) this.tested = test;
    if (sentence.speaker === "medico") this.takeDoctor(sentence);
    else this.takePatient(sentence);
  }

  finish(): Fact[] {
    this.flushExchange();
    return this.facts;
  }

  private takeDoctor(sentence: Sentence): void {
    if (this.answers.length > 0) this.flushExchange();
    const { cues } = packOf(this.language);
    if (
      EXAMPLE.test(sentence.folded) &&
      (OF_ANOTHER.test(sentence.folded.slice(0, 40)) ||
        !sentence.mentions.some((m) => ADVISED.has(m.concept.type)))
    )
      return;
    if (cues.examStart.test(sentence.folded) && this.examinesNext(sentence)) this.phase = "exam";
    const prompts = /(?:\.\.\.|…)$/.test(sentence.text) && sentence.tokens.length < 7;
    if (
      sentence.asks ||
      prompts ||
      (this.phase === "history" && (cues.prompt.test(sentence.folded) || readsOut(sentence)))
    ) {
      this.asked.push(sentence);
      return;
    }
    const told = this.phase === "history" && DOSED.test(sentence.folded);
    this.stated = told ? sentence : undefined;
    const question = this.patientAsked;
    this.patientAsked = undefined;
    const reading = this.read(sentence) ?? this.readAnswer(sentence, question);
    if (question && ASKS_WHEN.test(question.folded)) this.warns = sentence.turn.i;
    if (
      this.warns === sentence.turn.i &&
      reading?.part === "plan" &&
      !reading.kinds.has("followup")
    )
      reading.kinds.set("warning", 1.4);
    if (!reading || (question && this.explains(sentence, reading))) return;
    this.move(reading, sentence.turn.i);
    this.tell(sentence, reading, question);
  }

  /** "Deixa eu ver a caixinha" begins no examination, "Deixa eu ver o joelho" does: findings follow. */
  private examinesNext(sentence: Sentence): boolean {
    const acts = [...this.acts];
    const at = acts.findIndex(([one]) => one === sentence || one.turn.i > sentence.turn.i);
    const next = at < 0 ? undefined : acts.slice(at).find(([, act]) => act !== "none");
    return next?.[1] === "exam" && next[0].turn.i - sentence.turn.i <= EXAM_SOON;
  }

  private read(sentence: Sentence): Reading | undefined {
    const reading = readDoctor(sentence, this.acts.get(sentence) ?? "none", this.language);
    if (RECORDS.test(sentence.folded)) this.recorded = sentence.turn.i;
    // "Afeto ansioso. Nada psicótico": what follows on the mind is of the mind, unless it names the body.
    const goesOn = this.mental === sentence.turn.i && !sentence.mentions.some(isBodily);
    if (reading?.kinds.has("exam") && goesOn) reading.kinds.set("mentalExam", 1).set("exam", 0.8);
    if (reading?.kinds.has("mentalExam")) this.mental = sentence.turn.i;
    return reading;
  }

  /** "No olho, não na testa", answered in the plan: a place named again, and nothing found there. */
  private explains({ folded, text }: Sentence, { part, kinds }: Reading): boolean {
    const { cues } = packOf(this.language);
    const found =
      cues.examFinding.test(folded) || /\d/.test(toRecord(text, "medico", this.language));
    return this.phase === "plan" && part === "exam" && kinds.has("exam") && !found;
  }

  /** In the plan a short answer to what the patient asked is advice, even without a term: "Só depois de 48 horas." */
  private readAnswer(sentence: Sentence, question: Sentence | undefined): Reading | undefined {
    const { cues } = packOf(this.language);
    if (this.phase === "history" || !question) return undefined;
    const ill = question.mentions.some((m) => m.concept.type === "disease");
    if (ill && sentence.mentions.length === 0 && cues.diagnosis.test(sentence.folded))
      return { part: "assessment", kinds: new Map([["diagnosis", 1]]) };
    if (this.phase !== "plan" || cues.smallTalk.test(sentence.folded) || sentence.tokens.length < 3)
      return undefined;
    const says =
      cues.when.test(sentence.folded) ||
      cues.negation.test(sentence.folded) ||
      cues.hypothetical.test(sentence.folded);
    return says && this.labelFromPatient(sentence, question)
      ? { part: "plan", kinds: new Map([["plan", 1]]) }
      : undefined;
  }

  /** An order in the first third of a visit is talk about an earlier test; what is prescribed is the plan at any time. */
  private isLate(kinds: Map<Kind, number>, turn: number): boolean {
    return kinds.has("prescription") || (kinds.has("orders") && turn * 3 > this.turns);
  }

  private move({ part, kinds }: Reading, turn: number): void {
    if (part === "assessment") this.phase = "plan";
    else if (part === "plan" && (this.phase !== "history" || this.isLate(kinds, turn)))
      this.phase = "plan";
    else if (part === "exam" && this.recorded !== turn && EXAMINES.some((kind) => kinds.has(kind)))
      this.phase = "exam";
  }

  private tell(sentence: Sentence, { part, kinds }: Reading, question: Sentence | undefined): void {
    const ofTest = sentence.mentions.some((m) => m.concept.type === "exam");
    if (kinds.has("results") && !ofTest && IMAGING.has(this.tested)) kinds.set("imaging", 1.1);
    const exact = part === "exam" || part === "assessment";
    const whole = exact ? sentence.text : pruneClauses(sentence.text, this.language);
    const spoken = toRecord(withoutRecording(whole), "medico", this.language);
    const text = part === "exam" ? namePressure(spoken, this.language) : spoken;
    const label =
      part === "plan" || (part === "assessment" && sentence.mentions.length === 0)
        ? this.labelFromPatient(sentence, question)
        : "";
    const found = part === "exam" && FOUND.test(sentence.folded);
    const bare =
      sentence.mentions.length === 0 && label === "" && !found && text.split(" ").length < 3;
    if (text === "" || ((bare || pointsOnly(sentence, text)) && !/\d/.test(text))) return;
    const exchange = { question: undefined, answers: [], part, opening: false };
    this.facts.push(
      factOf(
        label ? `${label}: ${lowerFirst(text)}` : text,
        [sentence],
        kinds,
        exchange,
        this.language,
      ),
    );
  }

  /** "E a creche?" before "Só depois de quarenta e oito horas sem diarreia." */
  private labelFromPatient(sentence: Sentence, asked: Sentence | undefined): string {
    if (!asked) return "";
    const question = readQuestion([asked], this.language);
    const said = new Set(sentence.tokens.map((token) => stem(token.t)));
    const names =
      [...question.stems].some((s) => said.has(s)) ||
      sentence.mentions.some((m) => question.concepts.has(m.concept.id));
    const short = question.label.split(" ").length <= 4;
    const treats = sentence.mentions.some((m) => m.concept.type === "drug");
    return !names && short && !treats && question.concepts.size > 0 && question.label
      ? toRecord(question.label, "paciente", this.language)
      : "";
  }

  /** "E é a de vinte, duas por dia." "Isso.": what the doctor says of a medicine and the patient confirms. */
  private takeConfirmed(sentence: Sentence): boolean {
    const { cues } = packOf(this.language);
    const stated = this.stated;
    this.stated = undefined;
    const agrees =
      AGREES.test(sentence.folded) || cues.bareYes.test(sentence.folded.replace(/[.!,]/g, ""));
    if (!stated || this.asked.length > 0 || this.answers.length > 0 || !agrees) return false;
    const named = namesMedicine(stated);
    const topic =
      this.previous && [...this.previous.kinds.keys()].some((kind) => TAKEN.includes(kind));
    if (!named && !topic) return false;
    const text = toRecord(stated.text, "medico", this.language);
    const exchange = {
      question: named ? undefined : this.previous,
      answers: [],
      part: "history" as const,
      opening: false,
    };
    this.facts.push(factOf(text, [stated], new Map([["meds", 1]]), exchange, this.language));
    return true;
  }

  private takePatient(sentence: Sentence): void {
    if (this.takeConfirmed(sentence)) return;
    if (!sentence.asks) {
      this.answers.push(...splitByState(sentence, this.language));
      return;
    }
    this.patientAsked = sentence;
    const answersByAsking =
      this.asked.length > 0 &&
      this.answers.every((s) => s.tokens.length < 4) &&
      sentence.tokens.length < 9;
    const names = sentence.mentions.some(
      (m) => m.concept.type === "drug" || m.concept.type === "disease",
    );
    if (answersByAsking && names && this.phase === "history")
      this.answers.push({
        ...sentence,
        ...readSentence(sentence.text.replace(/,[^,]*\?$|\?$/, "."), this.language),
        asks: false,
      });
  }

  private flushExchange(): void {
    const question =
      this.asked.length > 0 ? readQuestion(this.asked, this.language, this.previous) : undefined;
    const opening = !this.opened;
    const unasked = !question && this.phase !== "history";
    if (unasked)
      this.answers = this.answers.filter(
        (s) => s.mentions.length > 1 || s.mentions.some((m) => LATE.has(m.concept.type)),
      );
    if (this.answers.length > 0) {
      const exchange = { question, answers: this.answers, part: this.partOf(question), opening };
      const facts = readExchange(exchange, this.language);
      if (facts.some((f) => f.concepts.size > 0)) this.opened = true;
      this.facts.push(...facts);
    }
    if (question) this.previous = question;
    this.asked = [];
    this.answers = [];
  }

  private partOf(question: Question | undefined): Part {
    if (this.phase === "history" || !question) return "history";
    const told = [...this.asked, ...this.answers].flatMap((s) => s.mentions);
    const history =
      HISTORY_KINDS.some((kind) => question.kinds.has(kind)) ||
      told.some((m) => OF_HISTORY.has(m.concept.type));
    return this.phase === "exam" && !history ? "exam" : "history";
  }
}
