import type { Token } from "../language/text.ts";
import { tokenise } from "../language/text.ts";
import { memoize } from "../language/memoize.ts";
import { findNumbers } from "../language/numbers.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Talk } from "./types.ts";

/** The beginning of a clause. */
interface Beginning {
  utterance: number;
  at: number;
}

/** Beginnings of clauses by their first word. In questions, every word is one ("Any drainage?"). */
const beginningsOf = memoize((talk: Talk): ReadonlyMap<string, readonly Beginning[]> => {
  const found = new Map<string, Beginning[]>();
  for (const { index, sentence } of talk.utterances)
    for (const [at, token] of asFigures(sentence.tokens, talk.language).entries())
      if (
        token.kind !== "mark" &&
        (at === 0 || sentence.asks || sentence.tokens[at - 1]?.kind === "mark")
      ) {
        const list = found.get(token.t);
        if (list) list.push({ utterance: index, at });
        else found.set(token.t, [{ utterance: index, at }]);
      }
  return found;
});

/** The most utterances between two pieces of a quotation. */
const WITHIN = 6;
/** The most beginnings that are tried for a frequent word. */
const TRIED = 200;

/**
 * The utterances that a text quotes, if it only quotes whole clauses; otherwise undefined. A
 * question must be quoted as a question.
 */
export function quotedFrom(text: string, talk: Talk): number[] | undefined {
  const pieces = piecesOf(text, talk.language);
  if (pieces.length === 0) return undefined;
  const found: number[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    const place = (beginningsOf(talk).get(piece.words[0]!) ?? [])
      .slice(0, TRIED)
      .find(
        (one) =>
          (last === undefined || Math.abs(one.utterance - last) <= WITHIN) &&
          says(talk, one, piece),
      );
    if (!place) return undefined;
    found.push(place.utterance);
  }
  return found;
}

interface Piece {
  words: string[];
  asks: boolean;
}

const ENDS = new Set([".", "?", "!", ";", "…", "“", "”", '"', "«", "»"]);

function piecesOf(text: string, language: Language): Piece[] {
  const pieces: Piece[] = [];
  let words: string[] = [];
  const close = (asks: boolean): void => {
    if (words.length > 0) pieces.push({ words, asks });
    words = [];
  };
  for (const token of asFigures(tokenise(text.normalize("NFC")), language)) {
    if (token.kind !== "mark") words.push(...(token.t ? [token.t] : []));
    else if (ENDS.has(token.t)) close(token.t === "?");
  }
  close(false);
  return pieces;
}

function says(talk: Talk, { utterance, at }: Beginning, { words, asks }: Piece): boolean {
  const { sentence } = talk.utterances[utterance]!;
  if (sentence.asks !== asks) return false;
  const tokens = asFigures(sentence.tokens, talk.language);
  let token = at;
  for (const word of words) {
    while (isSkipped(tokens[token])) token += 1;
    if (tokens[token]?.t !== word) return false;
    token += 1;
  }
  while (tokens[token]?.t === "") token += 1;
  return endsClause(tokens, token);
}

const isSkipped = (token: Token | undefined): boolean => token?.kind === "mark" || token?.t === "";

/**
 * Replaces spoken numbers by figures: a note may quote "ten minutes" as "10 minutes". The other
 * words of a number become empty.
 */
const asFigures = memoize((tokens: readonly Token[], language: Language): readonly Token[] => {
  const figures = [...tokens];
  for (const { from, to, value, form } of findNumbers(tokens, language)) {
    if (form === "article") continue;
    for (let at = from; at < to; at += 1)
      figures[at] = { ...tokens[at]!, kind: "word", t: at === from ? String(value) : "" };
  }
  return figures;
});

const endsClause = (tokens: readonly Token[], at: number): boolean =>
  at >= tokens.length || tokens[at]!.kind === "mark";
