import type { Language } from "@relato/shared/domain/language.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { readNumber } from "./numbers.ts";
import { normalisationOf } from "./phrase-lists.ts";
import { type Token, tokenise } from "./text.ts";

/** What can be between a little word and its repetition. */
const PAUSE = /^\s*(?:(?:,|\.\.\.|…|-)\s*)?$/;
const ELLIPSIS = /^\s*(?:\.\.\.|…)\s*$/;

/**
 * Removes repeated little words ("a a perna", "I was, I was") and the pause after one ("uns... dez
 * dias").
 */
export function removeRepeats(text: string, language: Language): string {
  if (!mayRepeat(text)) return text;
  const little = lexiconOf(language).words("repeated");
  const tokens = tokenise(text).filter(({ kind }) => kind !== "mark");
  const said = tokens.map(({ start, end }) => text.slice(start, end).toLowerCase());
  const parts: string[] = [];
  let from = 0;
  const cut = (to: number, at: number): void => {
    parts.push(text.slice(from, to));
    from = at;
  };
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (!little.has(token.t)) continue;
    const next = tokens[at + 1]!;
    const gap = text.slice(token.end, next.start);
    if (said[at] === said[at + 1] && PAUSE.test(gap) && isFollowedByWord(text, next.end)) {
      cut(token.start, next.start);
      continue;
    }
    const again = tokens[at + 2];
    const twice =
      again !== undefined &&
      little.has(next.t) &&
      said[at] === said[at + 2] &&
      said[at + 1] === said[at + 3] &&
      gap === " " &&
      /[,.…-]/.test(text.slice(next.end, again.start)) &&
      PAUSE.test(text.slice(next.end, again.start));
    if (twice) cut(token.start, again.start);
    else if (ELLIPSIS.test(gap) && continuesPhrase(text, at, tokens, language)) {
      cut(token.end, next.start);
      parts.push(" ");
    }
    if (twice) at += 1;
  }
  return from === 0 ? text : parts.join("") + text.slice(from);
}

/** Whether a text has a pause, or repeats a word one or two words later. */
function mayRepeat(text: string): boolean {
  if (text.includes("…") || text.includes("..")) return true;
  const words = text.toLowerCase().split(/[\s,-]+/);
  return words.some((word, at) => word === words[at + 1] || word === words[at + 2]);
}

/**
 * Whether the words after a pause continue the phrase: no marker ("do... como chama") and no second
 * number ("um... oito").
 */
function continuesPhrase(
  text: string,
  at: number,
  tokens: readonly Token[],
  language: Language,
): boolean {
  const rest = text.slice(tokens[at + 1]!.start, tokens[at + 1]!.start + MAX_MARKER_LENGTH);
  const said = rest.split(/[,.…]/)[0]!.toLowerCase().split(" ");
  const lists = normalisationOf(language);
  const marks = ["inside", "lead", "opener", "aside"].some((list) =>
    lists
      .beginning(list, said[0] ?? "")
      .some((phrase) => phrase.every((word, part) => word === said[part])),
  );
  const isOne = readNumber(tokens, at, language) !== undefined;
  return /^[\p{Ll}\d]/u.test(rest) && !marks && !(isOne && readNumber(tokens, at + 1, language));
}

/** In characters. */
const MAX_MARKER_LENGTH = 60;

/** Whether a word follows without a mark. */
const isFollowedByWord = (text: string, at: number): boolean =>
  /^ [\p{L}\d]/u.test(text.slice(at, at + 3));
