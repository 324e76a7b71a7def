import type { Language } from "../../language.ts";
import { NUMBER_WORDS } from "../../numbers/number-word-tables.ts";
import { plainWords } from "../../plain.ts";
import { COMMAND_GRAMMAR } from "./command-grammar.ts";
import { commandNameAt, isCommand, type SpokenPassage } from "./find-commands.ts";
import { headingKey } from "./heading-names.ts";
import { normaliseSpeech } from "./normalise-speech.ts";
import { fitCase, tidyMarks, withoutEndMarks } from "./passage-text.ts";
import { afterPhrase, type SpeechToken, speechTokens, spokenWord } from "./speech-tokens.ts";
import { readSpokenNumber } from "./spoken-number.ts";
import { SPEECH_WORDS } from "./speech-words.ts";
import { readUnit } from "./spoken-units.ts";
import { type CommandAction, type MarkAction, VERBS } from "./voice-commands.ts";

export type DictationAction =
  /** Placed by `joinPassage`, which reads `endsSentence`. */
  { kind: "text"; text: string; endsSentence: boolean } | CommandAction;

export interface DictationOptions {
  language: Language;
  /** Whether the doctor turned voice commands on. */
  commands: boolean;
  /** The text before the cursor in its block. */
  before: string;
  /** The quick phrases that "inserir X" finds by their trigger. */
  phrases: readonly { id: string; trigger: string }[];
}

/** Marks of the recogniser that a command's words do not cross. */
const BORDER = /^[.,;:?!()…]$/;

/** Letters and digits of a name: "fig.normal" is said "fig normal". */
const bare = (text: string): string => plainWords(text).join("");

class Interpreter {
  readonly #source: string;
  readonly #tokens: readonly SpeechToken[];
  readonly #options: DictationOptions;
  readonly #actions: DictationAction[] = [];
  /** The text since the last other action. */
  #text = "";
  /** Offset in the source of what is not yet written. */
  #written = 0;
  #hasTextBefore: boolean;
  /** The last mark was spoken: the recogniser's own marks beside it are dropped. */
  #isSpokenMark = false;

  constructor(turn: string, options: DictationOptions) {
    this.#source = turn.normalize("NFC");
    this.#tokens = speechTokens(this.#source);
    this.#options = options;
    this.#hasTextBefore = options.before.trim() !== "";
  }

  interpret(): DictationAction[] {
    const tokens = this.#tokens;
    let border = 0;
    for (let at = 0; at < tokens.length;) {
      if (BORDER.test(tokens[at]!.t)) {
        at += 1;
        border = at;
        continue;
      }
      const found = this.#literalAt(at) ?? this.#commandAt(at, border) ?? this.#numberAt(at);
      if (found?.isCommand === true) border = found.to;
      at = found?.to ?? at + 1;
    }
    this.#writeTo(this.#source.length);
    this.#flush(true);
    return this.#actions;
  }

  /** The border after a token: a mark, the end, or the name of a command. */
  #borderAfter(at: number): number {
    const { language } = this.#options;
    let to = at;
    while (
      to < this.#tokens.length &&
      !BORDER.test(this.#tokens[to]!.t) &&
      commandNameAt(this.#tokens, to, language) === null
    )
      to += 1;
    return to;
  }

  /** A number keeps its "vírgula". "Grau dois ponto três cistos" is two sentences. */
  #numberAt(at: number): { to: number; isCommand: false } | null {
    const { language } = this.#options;
    const number = readSpokenNumber(this.#tokens, at, language);
    if (number === null || this.#isSentenceBreak(at, number.to)) return null;
    return { to: number.to, isCommand: false };
  }

  #isSentenceBreak(from: number, to: number): boolean {
    const { language } = this.#options;
    const [, stop = ""] = NUMBER_WORDS[language].point;
    const isStop = this.#tokens.slice(from, to).some(({ t }) => t === stop);
    const next = spokenWord(this.#tokens, to);
    const { openers, of } = COMMAND_GRAMMAR[language];
    const { product } = SPEECH_WORDS[language];
    return (
      isStop &&
      next !== "" &&
      ![openers, of, product].some((words) => words.includes(next)) &&
      readUnit(this.#tokens, to, language) === null &&
      commandNameAt(this.#tokens, to, language) === null
    );
  }

  /** "Literal ponto" writes the word. */
  #literalAt(at: number): { to: number; isCommand: false } | null {
    const { language } = this.#options;
    if (spokenWord(this.#tokens, at) !== VERBS[language].literal) return null;
    const name = commandNameAt(this.#tokens, at + 1, language);
    if (name === null) return null;
    this.#writeTo(this.#tokens[at]!.start);
    this.#written = this.#tokens[at + 1]!.start;
    return { to: name.to, isCommand: false };
  }

  #commandAt(at: number, border: number): { to: number; isCommand: true } | null {
    const { language } = this.#options;
    const verb = at === border ? this.#verbAt(at) : null;
    if (verb !== null) {
      this.#run(at, verb.to, [verb.action]);
      return { to: verb.to, isCommand: true };
    }
    const name = commandNameAt(this.#tokens, at, language);
    if (name === null) return null;
    const passage: SpokenPassage = { from: border, to: this.#borderAfter(name.to) };
    if (!isCommand(this.#tokens, at, name, passage, language)) return null;
    const isWhole = at === passage.from && name.to === passage.to;
    // A mark cannot begin a block: "ponto cego" is text there.
    const isFirst = !this.#hasTextBefore && this.#text === "" && at === 0;
    if (isFirst && !isWhole && name.command.actions[0]?.kind === "mark" && !isOpening(name.command))
      return null;
    this.#run(at, name.to, name.command.actions);
    return { to: name.to, isCommand: true };
  }

  /** "Inserir X" and "ir para X", if X is known and fills the passage. */
  #verbAt(at: number): { to: number; action: CommandAction } | null {
    const { language, phrases } = this.#options;
    const to = this.#borderAfter(at);
    const object = (from: number): string =>
      from < to ? this.#source.slice(this.#tokens[from]!.start, this.#tokens[to - 1]!.end) : "";
    const { insert, goTo } = VERBS[language];
    if (spokenWord(this.#tokens, at) === insert) {
      const said = object(at + 1);
      const names = [bare(said), bare(normaliseSpeech(said, language))];
      const phrase = phrases.find(({ trigger }) => names.includes(bare(trigger)));
      if (phrase !== undefined) return { to, action: { kind: "insertPhrase", id: phrase.id } };
    }
    for (const verb of goTo) {
      const after = afterPhrase(this.#tokens, at, plainWords(verb));
      const heading = after === null ? null : headingKey(object(after), language);
      if (heading !== null) return { to, action: { kind: "goTo", heading } };
    }
    return null;
  }

  #run(at: number, to: number, actions: readonly (MarkAction | CommandAction)[]): void {
    this.#writeTo(this.#tokens[at]!.start);
    this.#written = this.#tokens[to - 1]!.end;
    for (const action of actions) {
      if (action.kind === "mark") this.#mark(action.sign);
      else {
        this.#flush(false);
        this.#actions.push(action);
        this.#hasTextBefore = action.kind !== "newLine";
        this.#isSpokenMark = true;
      }
    }
  }

  #mark(sign: MarkAction["sign"]): void {
    const kept = sign === "(" ? this.#text : withoutEndMarks(this.#text);
    this.#text = sign === "(" ? `${kept}${kept === "" ? "" : " "}(` : `${kept}${sign}`;
    this.#isSpokenMark = true;
  }

  /** Writes the source up to an offset as text. */
  #writeTo(end: number): void {
    const { language } = this.#options;
    const heard = tidyMarks(this.#source.slice(this.#written, end));
    // The recogniser's own mark beside a spoken one.
    const words = normaliseSpeech(
      this.#isSpokenMark ? heard.replace(/^[\s.,;:!?]+/, "") : heard,
      language,
    );
    this.#written = end;
    if (words === "") return;
    const isOpen = this.#text === "" || this.#text.endsWith("(") || /^[.,;:!?)]/.test(words);
    const fitted = this.#text === "" ? words : fitCase(this.#text, words);
    this.#text += `${isOpen ? "" : " "}${fitted}`;
    this.#isSpokenMark = false;
  }

  /** `isEnd`: the recogniser's full stop at the end of a turn may be only a pause. */
  #flush(isEnd: boolean): void {
    const endsSentence = isEnd && !this.#isSpokenMark && this.#text.endsWith(".");
    const text = endsSentence ? this.#text.slice(0, -1) : this.#text;
    if (text !== "") this.#actions.push({ kind: "text", text, endsSentence });
    this.#text = "";
  }
}

const isOpening = ({ actions }: { actions: readonly { kind: string }[] }): boolean =>
  actions.some((action) => "sign" in action && action.sign === "(");

/** What a dictated turn does, in order. With `commands` off, all of it is text. */
export const interpretDictation = (turn: string, options: DictationOptions): DictationAction[] => {
  if (options.commands) return new Interpreter(turn, options).interpret();
  const heard = tidyMarks(normaliseSpeech(tidyMarks(turn.normalize("NFC")), options.language));
  const endsSentence = heard.endsWith(".");
  const text = endsSentence ? heard.slice(0, -1) : heard;
  return text === "" ? [] : [{ kind: "text", text, endsSentence }];
};
