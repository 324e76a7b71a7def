import type { Language } from "@relato/shared/domain/language.ts";
import { normalise } from "../language/normalise.ts";
import { capitalise } from "../language/text.ts";
import type { DialogueAct } from "../talk/dialogue-acts.ts";
import { sortSentences, readText, type Sentence } from "../talk/sentences.ts";
import type { ReadSentence } from "../talk/read-sentence.ts";
import { denialOf, withoutLeading } from "./denial.ts";
import { phrasesOf } from "./phrases.ts";
import { withInfinitive } from "./plan-form.ts";
import { pressureOf } from "./vital-sign.ts";

/** A sentence that goes into the note, with what it needs to be understood. */
export interface Unit {
  sentence: Sentence;
  act: DialogueAct;
  /** The text that counts: the sentence's, without what was taken back. */
  text: string;
  /**
   * Sentences that must be quoted before it: the question that it answers, or what names its
   * subject.
   */
  context: readonly Sentence[];
}

/** A sentence of the visit as a part of a statement. A bare yes or no never stands alone. */
export const unitOf = (read: ReadSentence): Unit => {
  const { sentence, act, text, antecedents, asked, withdrawn } = read;
  const isBare = act === "yes" || act === "no";
  const needed = isBare && antecedents.length === 0 ? asked : antecedents;
  return {
    sentence,
    act,
    text: text ?? sentence.text,
    context: sortSentences([...needed, ...withdrawn]),
  };
};

/** A statement as text, and the sentences that it rests on. */
export interface ComposedStatement {
  text: string;
  sentences: Sentence[];
}

/**
 * One statement from units of one speaker that stand under the same heading: the doctor's own
 * sentences, or a quotation with its question where the answer needs it, or a composed denial where
 * nothing is open.
 */
export function composeStatement(
  units: readonly Unit[],
  language: Language,
  form: Form = "composed",
): ComposedStatement {
  const [first] = units;
  const sentences = [
    ...new Set([...units.map((unit) => unit.sentence), ...units.flatMap((unit) => unit.context)]),
  ];
  const compose = first!.sentence.speaker === "medico" ? composeDoctor : composePatient;
  return { text: compose(units, language, form), sentences };
}

/** Whether composed forms may be used, or only quotations. */
export type Form = "composed" | "quoted";

function composeDoctor(units: readonly Unit[], language: Language, form: Form): string {
  const own = units
    .map(({ text, act, sentence }) => {
      const clean = normalise(text, language);
      // What is asked for confirmation is no finding: only an order keeps its "…, tá?" as said.
      if (sentence.asks && act !== "plan") return clean.replace(/[.]$/, "?");
      if (act === "plan") return withInfinitive(clean, language);
      return (form === "composed" ? pressureOf(clean, language) : undefined) ?? clean;
    })
    .map(asSentence)
    .join(" ");
  const before = sortSentences(units.flatMap(({ context }) => context)).filter((one) =>
    units.every(({ sentence }) => sentence !== one),
  );
  if (before.length === 0) return own;
  const quoted = before.map((one) => quoteContext(one, language)).join(" ");
  return `${quoted} ${own}`;
}

function composePatient(units: readonly Unit[], language: Language, form: Form): string {
  const [first] = units;
  const isAnswer = first!.context.every(({ speaker }) => speaker === "medico");
  if (form === "composed" && units.length === 1 && first!.act === "no" && isAnswer) {
    const denial = denialOf(first!.context, language);
    if (denial !== undefined) return denial;
  }
  const context = sortSentences(units.flatMap((unit) => unit.context)).filter(isTelling);
  const { turn } = first!.sentence;
  const asked = context
    .filter((one) => one.turn !== turn && units.every(({ sentence }) => sentence !== one))
    .map((one) => quoteContext(one, language))
    .join(" ");
  const said = inOrderOfTalk([...units, ...unitsOfTurn(units, context)])
    .map(({ text }) => asSentence(normalise(text, language)))
    .join(" ");
  const who =
    first!.sentence.speaker === "acompanhante" ? `${phrasesOf(language).companion}: ` : "";
  return `${asked} ${who}${quote(said)}`.trim();
}

/** What the speaker took back in the same turn belongs into the same quotation. */
const unitsOfTurn = (units: readonly Unit[], context: readonly Sentence[]): Said[] =>
  context
    .filter((one) => one.turn === units[0]!.sentence.turn)
    .filter((one) => units.every(({ sentence }) => sentence !== one))
    .map((sentence) => ({ sentence, text: sentence.text }));

type Said = Pick<Unit, "sentence" | "text">;

const inOrderOfTalk = (said: readonly Said[]): Said[] =>
  said.toSorted((a, b) => a.sentence.index - b.sentence.index);

/** "Me conta", "O que houve?": an opening question tells nothing that its answer needs. */
const isTelling = ({ cues, mentions }: Sentence): boolean =>
  !cues.has("opener") || mentions.length > 0;

/** A doctor's question stands as it is, what anybody else said in quotation marks. */
const quoteContext = (one: Sentence, language: Language): string => {
  const clean = asSentence(normalise(one.text, language));
  if (one.speaker !== "medico") {
    const said = one.asks ? clean.replace(/[.]$/, "?") : clean;
    return `${whoSays(one, language)}${quote(said)}`;
  }
  return one.asks ? withoutAsking(clean.replace(/[.]$/, "?"), language) : clean;
};

/** "A senhora já teve infecção?" as a label, "Infecção?": what is asked about is named at once. */
function withoutAsking(question: string, language: Language): string {
  const rest = withoutLeading(question, "asks", language);
  const [first] = readText(rest, language).mentions;
  return rest !== question && first?.from === 0 ? capitalise(rest) : question;
}

/** Whose words are quoted, where they are not the patient's: "Acompanhante: ". */
const whoSays = ({ speaker }: Sentence, language: Language): string =>
  speaker === "acompanhante" ? `${phrasesOf(language).companion}: ` : "";

const quote = (text: string): string => `“${text}”`;

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
