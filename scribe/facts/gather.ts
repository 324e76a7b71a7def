import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { packOf } from "../language/pack.ts";
import { namePressure } from "../language/vitals.ts";
import { toRecord } from "../language/rewrite.ts";
import { fold, stem } from "../language/text.ts";
import { readExchange } from "./answers.ts";
import { IMAGING, type Phase, readDoctor, type Reading, RECORDS } from "./doctor.ts";
import { withPatientKnown } from "./companion.ts";
import { factOf, lowerFirst } from "./fact-of.ts";
import { isOrderToMachine } from "./machine.ts";
import { pruneClauses } from "./prune.ts";
import { type Question, readQuestion } from "./question.ts";
import { readSentence, readSentences } from "./read.ts";
import { splitByState } from "./states.ts";
import { withRightNames } from "./renamed.ts";
import type { Fact, Kind, Part, Sentence } from "./types.ts";

/** All that was said and belongs in a record, in the order in which it was said, a sentence or an answer each. */
export function gatherFacts(turns: readonly Turn[], language: Language): Fact[] {
  const gatherer = new Gatherer(language, turns.length);
  const sentences = withRightNames(readSentences(turns, language), language);
  for (const sentence of withPatientKnown(sentences)) gatherer.take(sentence);
  return gatherer.finish();
}

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

const CAME =
  /^(?:\w+ ){0,2}(?:deu|veio|saiu|mostr\w+|esta|dio|salio|muestr\w+|showed|shows|came back|was|is)\b/;

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

/** "Almendra y huevo, negativos": how a test came out, within so many turns of naming it. */
const OUTCOME = /\b(?:negativ|positiv|reagent|reactiv|nonreactiv)\w*/;
const TEST_AGO = 6;

/** "Joelho esquerdo com derrame leve": what a doctor finds, though no examination was announced. */
const FOUND: Reading = { part: "exam", kinds: new Map([["exam", 1]]) };

const EXAMINES: readonly Kind[] = ["exam", "vitals", "mentalExam"];
/** A test's result, told while the history is taken, begins no examination. */
const isTest = (kinds: ReadonlyMap<Kind, number>): boolean =>
  kinds.has("results") || kinds.has("imaging");

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
  /** The doctor's last sentence of an examination, in the same turn: "Agora pra esquerda. Nada." goes on with it. */
  private examined: Sentence | undefined;

  /** The turn in which the doctor said for the record how the patient's mind is; no examination begins with it. */
  private recorded = -1;
  /** The turn in which the doctor told a test's result last. */
  private resulted = -1;
  /** The test that anybody named last: "Fez ressonância?" "A que trouxe fala em capsulite". */
  private tested = "";
  private testedAt = -1;

  constructor(language: Language, turns: number) {
    this.language = language;
    this.turns = turns;
  }

  take(sentence: Sentence): void {
    if (isOrderToMachine(sentence.folded)) return;
    const test = sentence.mentions.findLast((m) => m.concept.type === "exam")?.concept.id;
    if (test !== undefined) {
      this.tested = test;
      this.testedAt = sentence.turn.i;
    }
    if (sentence.speaker === "medico") this.takeDoctor(sentence);
    else this.takePatient(sentence);
  }

  finish(): Fact[] {
    this.flushExchange();
    return this.facts;
  }

  private takeDoctor(said: Sentence): void {
    if (this.answers.length > 0) this.flushExchange();
    const { cues } = packOf(this.language);
    const sentence = this.withoutTag(said);
    if (
      EXAMPLE.test(sentence.folded) &&
      (OF_ANOTHER.test(sentence.folded.slice(0, 40)) ||
        !sentence.mentions.some((m) => ADVISED.has(m.concept.type)))
    )
      return;
    const starts = cues.examStart.test(sentence.folded);
    if (starts) this.phase = "exam";
    const prompts = /(?:\.\.\.|…)$/.test(sentence.text) && sentence.tokens.length < 7;
    if (
      sentence.asks ||
      prompts ||
      (this.phase === "history" && cues.prompt.test(sentence.folded))
    ) {
      this.asked.push(sentence);
      return;
    }
    if (
      this.phase === "exam" &&
      cues.instruction.test(sentence.folded) &&
      !cues.examFinding.test(sentence.folded)
    )
      return;
    const question = this.patientAsked;
    this.patientAsked = undefined;
    const reading =
      this.readTold(sentence, question) ??
      this.read(sentence, starts) ??
      this.readEcho(sentence) ??
      this.readAnswer(sentence, question);
    if (!reading) return;
    this.move(reading, sentence.turn.i);
    this.tell(sentence, reading, question);
  }

  /** "E a espirometria?" "Deu VEF1 de 58 %": what a doctor tells of a test the patient asked about is its result. */
  private readTold(sentence: Sentence, question: Sentence | undefined): Reading | undefined {
    const { cues } = packOf(this.language);
    const tested = question?.mentions.some((m) => m.concept.type === "exam") ?? false;
    const told =
      /\d/.test(toRecord(sentence.text, "medico", this.language)) && CAME.test(sentence.folded);
    if (!tested || !told || cues.ahead.test(sentence.folded) || cues.order.test(sentence.folded))
      return undefined;
    return { part: "exam", kinds: new Map([["results", 1]]) };
  }

  private read(sentence: Sentence, starts: boolean): Reading | undefined {
    const reading = readDoctor(sentence, this.phase, this.language);
    if (RECORDS.test(sentence.folded)) this.recorded = sentence.turn.i;
    else if (this.recorded === sentence.turn.i && (!reading || reading.part === "exam"))
      return { part: "exam", kinds: new Map([["mentalExam", 1]]) };
    if (starts && reading?.part !== "exam") return undefined;
    const { cues } = packOf(this.language);
    if (reading && this.listsResults(sentence, reading))
      return { part: "exam", kinds: new Map([["results", 1]]) };
    if (reading) return reading;
    if (this.goesOnWithResult(sentence)) return { part: "exam", kinds: new Map([["results", 1]]) };
    const goesOn = this.phase === "exam" && this.examined?.turn.i === sentence.turn.i;
    const sided = cues.left.test(sentence.folded) || cues.right.test(sentence.folded);
    const found =
      cues.bareNo.test(sentence.folded.replace(/[.!]/g, "")) ||
      cues.examFinding.test(sentence.folded);
    return goesOn && (sided || found) ? { part: "exam", kinds: new Map([["exam", 1]]) } : undefined;
  }

  /** "A audiometria: no esquerdo, perda. No direito, só uma queda": what is listed right after a test is its result too. */
  private listsResults(sentence: Sentence, { part, kinds }: Reading): boolean {
    const bare = part === "exam" && kinds.size === 1 && kinds.has("exam");
    const outcome = OUTCOME.test(sentence.folded) && sentence.turn.i - this.testedAt < TEST_AGO;
    const bodily = sentence.mentions.some((m) =>
      ["vital", "body", "symptom"].includes(m.concept.type),
    );
    return bare && !bodily && (this.resulted === sentence.turn.i || outcome);
  }

  /** "Creatinina 2,1. No semestre passado era 1,8.": a number without a term, right after a result, is that test's. */
  private goesOnWithResult(sentence: Sentence): boolean {
    const { cues } = packOf(this.language);
    return (
      this.resulted === sentence.turn.i &&
      sentence.mentions.length === 0 &&
      /\d/.test(toRecord(sentence.text, "medico", this.language)) &&
      !cues.ahead.test(sentence.folded) &&
      !cues.followup.test(sentence.folded)
    );
  }

  /** "Okay, the right ankle": what a doctor says again after the patient, with its side, is part of the complaint. */
  private readEcho(sentence: Sentence): Reading | undefined {
    const { cues } = packOf(this.language);
    const sided = cues.left.test(sentence.folded) !== cues.right.test(sentence.folded);
    const body = sentence.mentions.some((m) => m.concept.type === "body");
    if (this.phase !== "history" || !sided || !body || sentence.tokens.length > 9) return undefined;
    if (sentence.mentions.some((m) => m.concept.type === "vital")) return FOUND;
    return {
      part: "history",
      kinds: new Map([
        ["complaint", 1],
        ["hpi", 0.9],
      ]),
    };
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
    else if (part === "exam" && this.recorded !== turn && this.beginsExam(kinds))
      this.phase = "exam";
  }

  /** A measured sign leads back to the examination, whatever was advised before it. */
  private beginsExam(kinds: Map<Kind, number>): boolean {
    if (this.phase === "history") return EXAMINES.some((kind) => kinds.has(kind) && !isTest(kinds));
    return this.phase === "plan" && kinds.has("vitals");
  }

  private tell(sentence: Sentence, { part, kinds }: Reading, question: Sentence | undefined): void {
    this.examined = part === "exam" ? sentence : undefined;
    this.resulted = kinds.has("results") ? sentence.turn.i : -1;
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
    const bare = sentence.mentions.length === 0 && label === "" && text.split(" ").length < 3;
    if (text === "" || (bare && !/\d/.test(text))) return;
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

  /** "Não toma com varfarina, ok?" asks nothing. */
  private withoutTag(sentence: Sentence): Sentence {
    const { cues } = packOf(this.language);
    const tag = sentence.asks ? cues.tag.exec(sentence.folded) : null;
    if (!tag || tag.index < 12) return sentence;
    const text = `${sentence.text.slice(0, tag.index)}.`;
    return { ...sentence, ...readSentence(text, this.language), asks: false };
  }

  private takePatient(sentence: Sentence): void {
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
