import type { Reason } from "@relato/shared/domain/document.ts";
import { once } from "../language/once.ts";
import { stem, tokenise } from "../language/text.ts";
import { byName } from "./by-name.ts";
import type { Testimony } from "./claims.ts";
import type { Heard } from "./heard.ts";
import type { Note } from "./sentence.ts";
import { wording } from "./where.ts";
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
    // "Phalen positivo à direita, negativo à esquerda": the talk may name it once.
    const split = POSITIVE.test(note.folded) && NEGATIVE.test(note.folded) && SIDED.test(part);
    if (names.size === 0 || split) continue;
    const results = toldResults(testimony.heard);
    const told = [...names].flatMap((name) => results.get(name) ?? []);
    if (told.length > 0 && told.every((result) => result !== positive))
      return [{ kind: "negation", detail: part.trim() }];
  }
  return [];
}

/** By the words beside them, the results that the talk tells: positive or not. */
const toldResults = once((heard: readonly Heard[]) =>
  byName(
    heard
      .filter((h) => !h.sentence.asks && !h.warns)
      .flatMap((h) => h.plain.split(APART))
      .filter((clause) => POSITIVE.test(clause) || NEGATIVE.test(clause))
      .flatMap((clause) => {
        const positive = POSITIVE.test(clause) && !NEGATIVE.test(clause);
        return [...wordsOf(clause)].map((word) => [word, positive] as const);
      }),
  ),
);

const PENDING =
  /\b(?:ainda nao (?:chegou|saiu|veio|ficou pronto|fiz)|nao (?:chegou|saiu) ainda|todavia no (?:llega|sale|esta|llego)|aun no (?:llega|sale)|no ha llegado|isn't back|not back|hasn't come back|pendente|pendiente|pending|falta (?:sair|chegar)|falta (?:que llegue|el))\b/;

/** "Anti-CCP positivo", which is not back yet. */
export function checkPending(note: Note, { heard }: Testimony): Reason[] {
  for (const part of note.folded.split(APART)) {
    if (POSITIVE.test(part) === NEGATIVE.test(part)) continue;
    const pending = toldPending(heard);
    const told = [...wordsOf(part)].flatMap((name) => pending.get(name) ?? []);
    if (told.length > 0 && told.every((awaited) => awaited))
      return [{ kind: "foreign", detail: part.trim() }];
  }
  return [];
}

/** By its words, whether each part of the talk tells that something is still awaited; empty where none does. */
const toldPending = once((heard: readonly Heard[]) => {
  const clauses = heard
    .filter((h) => !h.sentence.asks)
    .flatMap((h) => h.sentence.folded.split(/[;.]/))
    .map((clause) => ({ clause, awaited: PENDING.test(clause) }));
  return byName(
    clauses.some(({ awaited }) => awaited)
      ? clauses.flatMap(({ clause, awaited }) =>
          [...wordsOf(clause)].map((word) => [word, awaited] as const),
        )
      : [],
  );
});

const SIDED = /\b(?:direit|esquerd|derech|izquierd|right|left)/;

const wordsOf = (text: string): Set<string> =>
  new Set(
    tokenise(text)
      .filter(
        (t) =>
          t.kind === "word" &&
          (t.t.length > 3 || /^(?:ccp|fan|psa|pcr|vhs|hiv|ana|tsh)$/.test(t.t)) &&
          !COMMON.test(t.t),
      )
      .map((t) => keyOf(stem(t.t))),
  );

const LACKS = /\b(?:sem|sin|without|nega|niega|denies|nao ha|no hay) ([a-z]{5,})/g;

/** "Urina sem espuma", when foam was told and denied nowhere: for what no lexicon holds. */
export function checkLacking(note: Note, testimony: Testimony): Reason[] {
  for (const [, word] of note.folded.matchAll(LACKS)) {
    if (!word || note.whole.read.mentions.some((m) => note.whole.read.tokens[m.from]!.t === word))
      continue;
    const key = keyOf(stem(word));
    const telling = wording(key, testimony.heard).filter((h) => !h.sentence.asks && !h.warns);
    if (
      telling.length > 0 &&
      !telling.some((h) => h.negates) &&
      telling.some((h) => h.sentence.tokens.length < 9)
    )
      return [{ kind: "negation", detail: word }];
  }
  return [];
}

const DENIES =
  /\b(?:nao|nunca|nega\w*|sem|nem|nenhum\w*|ausen\w*|negativ\w*|no|niega\w*|sin|ni|ningun\w*|not|denies|denied|without|never|negative|none|normal\w*|preserv\w*|absent|resolv\w*|evit\w*|avoid\w*|if|se|si|prevent\w*|prevenc\w*|suspend\w*|suspens\w*|retir\w*|dejo|deixou|parou|stopped|discontinued)\b/;

/** "Retractions present", when all that was said of them is "no retractions": for what no lexicon holds. */
export function checkPresent(note: Note, testimony: Testimony): Reason[] {
  for (const { read } of note.clauses) {
    if (DENIES.test(read.folded)) continue;
    const inTerm = (at: number): boolean => read.mentions.some((m) => m.from <= at && at < m.to);
    for (const [at, token] of read.tokens.entries()) {
      const before = read.tokens[at - 1]?.t ?? "";
      if (token.kind !== "word" || token.t.length < 6 || inTerm(at) || LINKS.test(before)) continue;
      const key = token.t.slice(0, token.t.length > 7 ? SHORTEST : 6);
      const told = (toldBeginnings(testimony.heard).get(key.slice(0, SHORTEST)) ?? []).filter(
        (clause) => wordWith(key).test(clause),
      );
      if (told.length > 0 && told.every((clause) => lacks(key).test(clause)))
        return [{ kind: "negation", detail: token.t }];
    }
  }
  return [];
}

/** So much of a long word tells it from others. */
const SHORTEST = 5;

/** The parts of the talk's statements by the beginnings of what is in them. */
const toldBeginnings = once((heard: readonly Heard[]) =>
  byName(
    heard
      .filter((h) => !h.sentence.asks && !h.warns && !ORDERS.test(h.sentence.folded))
      .flatMap((h) => h.plain.split(/[,;.]/))
      .flatMap((clause) => {
        const begins = [...clause.matchAll(/\b\w/g)].map(({ index }) =>
          clause.slice(index, index + SHORTEST),
        );
        return [...new Set(begins)].map((beginning) => [beginning, clause] as const);
      }),
  ),
);
/** "Peço proteína na urina": what is asked for is not found. */
const ORDERS =
  /\b(?:peco|pedimos|vou pedir|vamos pedir|a pedir|solicit\w+|pido|pedimos|le pido|voy a pedir|i'll order|i'm (?:ordering|checking|sending|getting)|let's (?:check|get|send)|order\w*|we'll check|i'll check|colher|repet\w+)\b/;
const wordWith = (key: string): RegExp => new RegExp(`\\b${key}`);
/** Before a circumstance, which is not what the sentence affirms: "após esforço". */
const LINKS =
  /^(?:a|o|as|os|ao|aos|apos|de|do|da|dos|das|del|por|para|pra|com|con|em|en|na|no|the|el|la|los|las|after|with|to|of|for|on|in|at|during|durante|sobre|ate|hasta|desde)$/;
/** "Sem massas", "no palpo masas", "no retractions": right before the word. */
const lacks = (key: string): RegExp =>
  new RegExp(
    `\\b(?:sem|sin|no|without|nenhum\\w*|ningun\\w*|never)\\s(?:\\w+\\s)?${key}|^\\s*${key}\\w*,? (?:no|nao|nunca|nada)\\s*$`,
  );

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
