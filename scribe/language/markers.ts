import type { Language } from "@relato/shared/domain/language.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { findNumbers } from "./numbers.ts";
import { normalisationOf } from "./phrase-lists.ts";
import { capitalise, fold, type Token, tokenise } from "./text.ts";

/** Maximum number of markers that are removed from the start and from the end of a clause. */
const MAX_LEADS = 6;
const MAX_TAGS = 3;

/** Removes discourse markers, titles and names at the start. */
export function removeLead(text: string, language: Language): string {
  let rest = text.trim();
  let mark = "";
  for (let round = 0; round < MAX_LEADS; round += 1) {
    if (/^[¿¡]/.test(rest)) [mark, rest] = [rest.charAt(0), rest.slice(1).trimStart()];
    const cut = leadLength(rest, language);
    if (cut === 0) break;
    rest = rest.slice(cut).replace(/^[\s,.!…;:-]+/, "");
  }
  return mark === "" ? rest : mark + capitalise(rest);
}

/**
 * The length of a marker or an address at the start of a text. 0 if nothing would remain, or if it
 * belongs to the clause.
 */
function leadLength(text: string, language: Language): number {
  const tokens = tokenise(text.slice(0, MAX_LENGTH));
  const words = wordsOf(text, tokens);
  const address = addressLength(text, tokens, language);
  if (address > 0) return tokens[address]!.end;
  for (const list of ["lead", "opener"])
    for (const phrase of normalisationOf(language).beginning(list, words[0] ?? "")) {
      if (!phrase.every((word, at) => words[at] === word)) continue;
      const next = tokens[phrase.length];
      if (!next || tokens.length === phrase.length + 1) return 0;
      // "Bom, …" is a marker, "bom sono" is not; an opener never belongs to a clause.
      if (next.kind === "mark") return next.end;
      if (list === "opener") return next.start;
    }
  return 0;
}

/** Longest start of a text, in characters, that is searched for a marker. */
const MAX_LENGTH = 120;

/**
 * The number of tokens of "dona Cleide," or "Mrs. Parker," at the start, without the last mark; 0
 * for none.
 */
function addressLength(text: string, tokens: readonly Token[], language: Language): number {
  const lexicon = lexiconOf(language);
  const first = tokens[0]?.t ?? "";
  if (!lexicon.words("title").has(first) && !lexicon.words("address").has(first)) return 0;
  const isName = (at: number): boolean => /^\p{Lu}\p{Ll}/u.test(text.slice(tokens[at]?.start));
  let at = tokens[1]?.t === "." ? 2 : 1;
  if (!isName(at)) return 0;
  at += isName(at + 1) ? 2 : 1;
  return (tokens[at]?.t === "," || tokens[at]?.t === ":") && at + 1 < tokens.length ? at : 0;
}

/** Removes markers and forms of address after the last comma. */
export function removeTags(text: string, language: Language): string {
  let rest = text;
  for (let round = 0; round < MAX_TAGS; round += 1) {
    const before = rest;
    const body = rest.trimEnd().replace(ENDING, "");
    const end = rest.slice(body.length);
    const comma = body.lastIndexOf(",");
    const last = comma > 0 ? body.slice(comma + 1) : "";
    // "…, tá?" is no question: its question mark is removed too.
    if (isDropped(last, "tag", language)) rest = body.slice(0, comma) + end.replace(/[?]/g, ".");
    else if (isDropped(last, "tail", language)) rest = body.slice(0, comma) + end;
    if (rest === before) return rest;
  }
  return rest;
}

const ENDING = /(?<![.!?…])[.!?…]+$/;

/** Removes markers between two commas, with one of the commas. */
export const removeInside = (text: string, language: Language): string => {
  const parts = text.split(",");
  return parts
    .filter(
      (part, at) =>
        at === 0 ||
        at === parts.length - 1 ||
        !(isDropped(part, "inside", language) || isAside(part, language)),
    )
    .join(",");
};

/** In characters; a longer part says more than a marker. */
const MAX_PART_LENGTH = 60;

function isDropped(part: string, list: string, language: Language): boolean {
  if (part.length > MAX_PART_LENGTH) return false;
  const words = spokenWords(part);
  if (normalisationOf(language).holds(list, words.join(" "))) return true;
  const titles = lexiconOf(language).words("courtesy");
  return (
    words.length === 2 &&
    titles.has(fold(words[0]!)) &&
    /\p{Lu}/u.test(part.trim().split(/\s+/)[1] ?? "")
  );
}

/** In words, as many as "deixa eu ver na rodinha" has; a longer part has content. */
const MAX_ASIDE_WORDS = 6;

/** "…, deixa eu ver na rodinha, …": said while looking something up. */
function isAside(part: string, language: Language): boolean {
  if (part.length > MAX_PART_LENGTH) return false;
  const words = spokenWords(part);
  const begins = normalisationOf(language)
    .beginning("aside", words[0] ?? "")
    .some((phrase) => phrase.every((word, at) => words[at] === word));
  if (!begins || words.length > MAX_ASIDE_WORDS) return false;
  const tokens = tokenise(part);
  const no = lexiconOf(language).words("no");
  const names = lexiconOf(language).concepts.find(tokens).length > 0;
  return !names && !tokens.some(({ t }) => no.has(t)) && findNumbers(tokens, language).length === 0;
}

const spokenWords = (text: string): string[] =>
  wordsOf(
    text,
    tokenise(text).filter((token) => token.kind !== "mark"),
  );

const wordsOf = (text: string, tokens: readonly Token[]): string[] =>
  tokens.map(({ start, end }) => text.slice(start, end).toLowerCase());

/** Removes sounds in brackets: "(risos)". */
export const removeSounds = (text: string, language: Language): string =>
  text.includes("(")
    ? text.replace(/(?<!\s)\s*\(([^()]{1,20})\)/g, (whole, inner: string) =>
        isDropped(inner, "stage", language) ? "" : whole,
      )
    : text;
