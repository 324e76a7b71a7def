import type { Reason } from "@relato/shared/domain/document.ts";
import { stem, tokenise } from "../language/text.ts";
import type { Testimony } from "./claims.ts";
import type { Note } from "./sentence.ts";
import { keyOf } from "./words.ts";

const POSITIVE = /\b(?:positiv[oae]s?|reagente|reactiv[oa]|presentes?|present)\b/;
const NEGATIVE =
  /\b(?:negativ[oae]s?|nao reagente|no reactiv[oa]|non-?reactive|ausentes?|absent)\b/;
const APART = /[,;.]|\b(?:e|y|and|mas|pero|but)\b/;
/** Words that name no test. */
const COMMON =
  /^(?:test|teste|sinal|signo|sign|prueba|manobra|maniobra|exame|examen|exam|direit|esquerd|right|left|derech|izquierd|positiv|negativ|bilatera|presente|ausente|para|pulso)/;

/** "Lachman positivo", which was found negative: a test by its name, whether or not a lexicon holds it. */
export function checkResults(note: Note, testimony: Testimony): Reason[] {
  for (const part of note.folded.split(APART)) {
    const positive = POSITIVE.test(part);
    if (positive === NEGATIVE.test(part)) continue;
    const names = wordsOf(part);
    if (names.size === 0) continue;
    const told = testimony.heard
      .filter((h) => !h.sentence.asks && !h.warns)
      .flatMap((h) => h.sentence.folded.split(/[,;.]|\b(?:mas|pero|but)\b/))
      .filter((clause) => [...wordsOf(clause)].some((w) => names.has(w)))
      .map((clause) =>
        POSITIVE.test(clause) ? !NEGATIVE.test(clause) : NEGATIVE.test(clause) ? false : undefined,
      )
      .filter((result) => result !== undefined);
    if (told.length > 0 && told.every((result) => result !== positive))
      return [{ kind: "negation", detail: part.trim() }];
  }
  return [];
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    tokenise(text)
      .filter((t) => t.kind === "word" && t.t.length > 4 && !COMMON.test(t.t))
      .map((t) => keyOf(stem(t.t))),
  );

const LACKS = /\b(?:sem|sin|without|nega|niega|denies|nao ha|no hay) ([a-z]{5,})/g;

/** "Urina sem espuma", when foam was told and denied nowhere: for what no lexicon holds. */
export function checkLacking(note: Note, testimony: Testimony): Reason[] {
  for (const [, word] of note.folded.matchAll(LACKS)) {
    if (!word || note.whole.read.mentions.some((m) => note.whole.read.tokens[m.from]!.t === word))
      continue;
    const key = keyOf(stem(word));
    const telling = testimony.heard.filter((h) => h.keys.has(key) && !h.sentence.asks && !h.warns);
    if (
      telling.length > 0 &&
      !telling.some((h) => h.negates) &&
      telling.some((h) => h.sentence.tokens.length < 9)
    )
      return [{ kind: "negation", detail: word }];
  }
  return [];
}

const NO_ALLERGY =
  /\b(?:nega|niega|denies|denied|sem|sin|no|not?|known)\b.{0,24}\b(?:alergi\w*|allerg\w*)/;

/** "Nega alergia a medicamentos", of one who told of a medicine that does harm. */
export function checkNoAllergy(note: Note, testimony: Testimony): Reason[] {
  const drugs = note.assertions.filter(
    (a) => a.concept.type === "drug" && a.concept.id !== "medicine",
  );
  const affirmed = note.assertions.some((a) => a.concept.id === "allergy" && !a.negated);
  if (!NO_ALLERGY.test(note.folded) || drugs.length > 0 || affirmed) return [];
  const told = [...testimony.allergicDrugs][0];
  return told ? [{ kind: "negation", detail: told }] : [];
}
