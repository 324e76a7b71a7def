import type { Language } from "../../language.ts";
import { plainWords } from "../../plain.ts";
import { COMMAND_GRAMMAR } from "./command-grammar.ts";
import { afterPhrase, type SpeechToken, spokenWord } from "./speech-tokens.ts";
import { VOICE_COMMANDS, type VoiceCommand } from "./voice-commands.ts";

interface Name {
  words: readonly string[];
  command: VoiceCommand;
}

const namesOf = (language: Language): Name[] =>
  VOICE_COMMANDS[language]
    .flatMap((command) => command.phrases.map((phrase) => ({ words: plainWords(phrase), command })))
    .toSorted((a, b) => b.words.length - a.words.length);
const NAMES: Readonly<Record<Language, readonly Name[]>> = {
  "pt-BR": namesOf("pt-BR"),
  "en-US": namesOf("en-US"),
  es: namesOf("es"),
};

export interface NamedCommand {
  command: VoiceCommand;
  /** The token after the name. */
  to: number;
}

/** The longest name of a command that begins at a token, wherever it is. Null if none does. */
export const commandNameAt = (
  tokens: readonly SpeechToken[],
  at: number,
  language: Language,
): NamedCommand | null => {
  for (const { words, command } of NAMES[language]) {
    const to = afterPhrase(tokens, at, words);
    if (to !== null) return { command, to };
  }
  return null;
};

/** A single capital is a name ("hepatite A", "grupo O"), unless the sentence begins with it. */
const isName = (tokens: readonly SpeechToken[], at: number): boolean => {
  const token = tokens[at]!;
  return at > 0 && token.text.length === 1 && token.text !== token.t;
};

/** Whether the word before still expects a noun: "no ponto", "nota-se ponto", "the colon". */
const expectsNoun = (
  tokens: readonly SpeechToken[],
  at: number,
  { agreement, terms }: VoiceCommand,
  language: Language,
): boolean => {
  const before = spokenWord(tokens, at - 1);
  if (before === "" || isName(tokens, at - 1)) return false;
  const { determiners, openers, verbs } = COMMAND_GRAMMAR[language];
  return (
    [determiners[agreement], openers, verbs, terms?.before ?? []].some((words) =>
      words.includes(before),
    ) ||
    // "Nota-se ponto": a reflexive verb of findings.
    (before === "se" && tokens[at - 2]?.t === "-")
  );
};

const isAdjective = (token: SpeechToken, { agreement }: VoiceCommand, language: Language) => {
  // A sentence begins with a capital. "Ponto J" is a name.
  const isCapital = token.text.length > 1 && /^\p{Lu}/u.test(token.text);
  if (isCapital) return false;
  const { adjectives, endings } = COMMAND_GRAMMAR[language];
  const isPlural = agreement === "plural";
  const singular = isPlural ? token.t.replace(/e?s$/, "") : token.t;
  return (
    adjectives.includes(singular) ||
    endings.some((end) => singular.length > 4 && singular.endsWith(end))
  );
};

/** Whether the word after continues the name as a noun: "ponto de McBurney", "coma hepático". */
const continuesNoun = (
  tokens: readonly SpeechToken[],
  to: number,
  command: VoiceCommand,
  language: Language,
): boolean => {
  const token = tokens[to];
  const word = spokenWord(tokens, to);
  if (token === undefined || word === "") return false;
  const { of } = COMMAND_GRAMMAR[language];
  const { position, terms } = command;
  return (
    (position.includes("of") && of.includes(word) && token.text === word) ||
    (position.includes("adjective") && isAdjective(token, command, language)) ||
    (terms?.after.includes(word) ?? false)
  );
};

/** Words of a label: "Impression", "Common bile duct". */
const MAX_LABEL = 3;

/** A range of tokens between two borders. */
export interface SpokenPassage {
  from: number;
  to: number;
}

/**
 * Whether a command's name at `at` is a command.
 *
 * 1. It is text if the word before still expects a noun, or the word after continues it as one.
 * 2. Only the words up to the next border count: a mark of the recogniser, an end of the turn (a
 *    pause), or another command.
 * 3. A command that is a whole sentence must fill everything between two borders.
 */
export const isCommand = (
  tokens: readonly SpeechToken[],
  at: number,
  { command, to }: NamedCommand,
  passage: SpokenPassage,
  language: Language,
): boolean => {
  const { position } = command;
  const isWhole = at === passage.from && to === passage.to;
  if (position.includes("passage") || isWhole) return isWhole;
  if (at > passage.from && expectsNoun(tokens, at, command, language)) return false;
  if (to < passage.to && continuesNoun(tokens, to, command, language)) return false;
  const words = at - passage.from;
  return !position.includes("label") || (words > 0 && words <= MAX_LABEL);
};
