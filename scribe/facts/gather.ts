import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { packOf } from "../language/pack.ts";
import { toRecord } from "../language/rewrite.ts";
import { fact, readExchange } from "./answers.ts";
import { type Phase, readDoctor, type Reading } from "./doctor.ts";
import { type Question, readQuestion } from "./question.ts";
import { readSentences } from "./read.ts";
import type { Fact, Kind, Part, Sentence } from "./types.ts";

/** All that was said and belongs in a record, in the order in which it was said. */
export function gatherFacts(turns: readonly Turn[], language: Language): Fact[] {
  const gatherer = new Gatherer(language);
  for (const sentence of readSentences(turns, language)) gatherer.take(sentence);
  return gatherer.finish();
}

/** Most words of one statement of a doctor's sentences. */
const LONGEST = 36;
const HISTORY_KINDS: readonly Kind[] = [
  "allergy",
  "meds",
  "family",
  "pmh",
  "surgeries",
  "habits",
  "vaccines",
];

class Gatherer {
  private readonly language: Language;
  private readonly facts: Fact[] = [];
  private phase: Phase = "history";
  private asked: Sentence[] = [];
  private answers: Sentence[] = [];
  private told: { sentence: Sentence; reading: Reading }[] = [];
  private opened = false;

  constructor(language: Language) {
    this.language = language;
  }

  take(sentence: Sentence): void {
    if (sentence.speaker === "medico") this.takeDoctor(sentence);
    else this.takePatient(sentence);
  }

  finish(): Fact[] {
    this.flushExchange();
    this.flushTold();
    return this.facts;
  }

  private takeDoctor(sentence: Sentence): void {
    if (this.answers.length > 0) this.flushExchange();
    const { cues } = packOf(this.language);
    if (cues.examStart.test(sentence.folded)) this.phase = "exam";
    const prompts = /(?:\.\.\.|…)$/.test(sentence.text) && sentence.tokens.length < 7;
    if (sentence.asks || prompts) {
      this.asked.push(sentence);
      return;
    }
    const reading = readDoctor(sentence, this.phase, this.language);
    if (!reading) return;
    if (reading.part === "assessment" || (reading.part === "plan" && this.phase !== "history"))
      this.phase = "plan";
    else if (reading.part === "exam" && this.phase === "history") this.phase = "exam";
    const last = this.told.at(-1);
    if (last && !this.joins(last, { sentence, reading })) this.flushTold();
    this.told.push({ sentence, reading });
  }

  private takePatient(sentence: Sentence): void {
    this.flushTold();
    this.answers.push(sentence);
  }

  private joins(
    last: { sentence: Sentence; reading: Reading },
    next: { sentence: Sentence; reading: Reading },
  ): boolean {
    if (last.sentence.turn.i !== next.sentence.turn.i || last.reading.part !== next.reading.part)
      return false;
    const words =
      this.told.reduce((n, t) => n + t.sentence.tokens.length, 0) + next.sentence.tokens.length;
    if (words > LONGEST) return false;
    const [a, b] = [strongest(last.reading.kinds), strongest(next.reading.kinds)];
    return a === b ? a !== "prescription" : a === "prescription" && b === "plan";
  }

  private flushTold(): void {
    const first = this.told[0];
    if (!first) return;
    const sentences = this.told.map((t) => t.sentence);
    const text = sentences.map((s) => toRecord(s.text, "medico", this.language)).join(". ");
    const exchange = { question: undefined, answers: [], part: first.reading.part, opening: false };
    this.facts.push(fact(text, sentences, first.reading.kinds, exchange, false, this.language));
    this.told = [];
  }

  private flushExchange(): void {
    if (this.answers.length === 0) return;
    const question = this.asked.length > 0 ? readQuestion(this.asked, this.language) : undefined;
    const opening = !this.opened;
    if (this.isTold(question)) {
      const exchange = { question, answers: this.answers, part: this.partOf(question), opening };
      const facts = readExchange(exchange, this.language);
      if (facts.length > 0 && (question || this.phase === "history")) this.opened = true;
      this.facts.push(...facts);
    }
    this.asked = [];
    this.answers = [];
  }

  /** After the examination a patient who is not asked mostly asks back; what is told then rarely belongs in a record. */
  private isTold(question: Question | undefined): boolean {
    return (
      question !== undefined ||
      this.phase === "history" ||
      this.answers.some((s) => s.mentions.length > 1 && !s.asks)
    );
  }

  private partOf(question: Question | undefined): Part {
    if (this.phase === "history" || !question) return "history";
    return this.phase === "exam" && !HISTORY_KINDS.some((kind) => question.kinds.has(kind))
      ? "exam"
      : "history";
  }
}

const strongest = (kinds: Map<Kind, number>): Kind | undefined =>
  [...kinds].sort((a, b) => b[1] - a[1])[0]?.[0];
