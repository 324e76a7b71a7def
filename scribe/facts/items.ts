import type { Language } from "@relato/shared/domain/language.ts";
import { once } from "../language/once.ts";
import { packOf } from "../language/pack.ts";
import { fold, stem, tokenise } from "../language/text.ts";
import { contentWords, readSentence } from "./read.ts";
import type { Sentence } from "./types.ts";

/** One thing that a question asks about: "dor no peito, palpitação?" has two. */
export interface Item {
  text: string;
  /** "está" of "Está grávida?", "ha" of "¿Ha vomitado?": what a denial needs to read as a sentence. */
  copula?: string;
  stems: Set<string>;
  concepts: Set<string>;
}

/** "E remédio?": the one thing asked, general as its word may be. */
export const elliptic = (sentence: Sentence): Item => ({
  copula: "",
  text: sentence.text.replace(/^[¿\s]*(?:e|y|and)\s+/iu, "").replace(/[?!.\s]+$/, ""),
  stems: new Set(),
  concepts: new Set(sentence.mentions.map((m) => m.concept.id)),
});

const STRONG = new Set(["symptom", "disease", "drug", "habit", "allergen", "mood"]);
export const SEPARATOR = /\s*[,;?¿:]\s*|\s+(?:ou|or|o|and|y)\s+|\s+e\s+(?!meio|meia)/iu;

/** What a question asks for, a thing each: "Febre, tosse ou falta de ar?" asks for three. */
export const readItems = once(({ text }: Sentence, language: Language): readonly Item[] => {
  const pieces: string[] = [];
  for (const piece of withoutVocative(text, language).split(SEPARATOR)) {
    // "Falta de ar, deitado?": when it comes, of the same thing.
    const last = pieces.at(-1);
    if (last && CIRCUMSTANCE.test(fold(piece).trim()))
      pieces[pieces.length - 1] = `${last} ${piece}`;
    else pieces.push(piece);
  }
  return pieces
    .map((piece) => readItem(piece, language))
    .filter((item) => item.stems.size > 0 && !CLOSING.test(fold(item.text)));
});

/** "Do you have any questions?" is none about the patient. */
const CLOSING =
  /^(?:nunca|jamais|jamas|never|ever|nada|help|questions?|concerns?|duvidas?|perguntas?|dudas?|preguntas?|ajuda|ayuda|sense)$/;
/** "Any problems with urination?": it is the problems that are denied. */
const TROUBLE =
  /(?:problems?|trouble|issues?|difficulty|problemas?|dificuldade|dificultad|alterac\w+|alteraciones|cambios?|changes?) (?:(?:with|in|of|com|con|de|en|para|no|na|nos|nas|do|da|your|el|la|his|her|o|a) )*$/;

/** When or how a complaint comes, by itself no complaint. */
export const CIRCUMSTANCE =
  /^(?:(?:mesmo |ate |incluso |even )?(?:deitad[oa]|parad[oa]|sentad[oa]|em pe|em repouso|de noite|a noite|de madrugada|ao \w+r|quando .{2,30}|no esforco|aos? esforcos?|andando|subindo .{2,20}|caminhando|acostad[oa]|de noche|en reposo|al \w+r|cuando .{2,30}|caminando|subiendo .{2,20}|at night|lying (?:down|flat)|at rest|with exertion|when .{2,30}|walking|climbing .{2,20}))[?.! ]*$/;

function readItem(piece: string, language: Language): Item {
  const text = trimGeneric(piece, language)
    .replace(/al[ée]rgic[oa]s?(?: a)?(?!\p{L})/iu, "alergia")
    .replace(/allergic(?: to)?/i, "allergies");
  const whole = readSentence(text, language);
  const { generic } = packOf(language);
  const main = whole.mentions.find((m) => STRONG.has(m.concept.type));
  const cut =
    main &&
    whole.tokens.slice(0, main.from).some((token) => generic.has(token.t)) &&
    !whole.mentions.some((m) => m.to <= main.from)
      ? whole.tokens[main.from]!.start
      : 0;
  if (cut > 0) return readItem(text.slice(cut), language);
  const { tokens, mentions } = whole;
  const at = text ? piece.lastIndexOf(text) : -1;
  const trouble = at > 0 ? TROUBLE.exec(fold(piece.slice(0, at))) : null;
  return {
    text: `${trouble ? piece.slice(trouble.index, at) : ""}${text}`.replace(
      /^(?:no|sem|sin|without|com|con|with) /i,
      "",
    ),
    copula: copulaOf(piece, tokens[0]?.t ?? ""),
    stems: new Set(contentWords(tokens, language).map(stem)),
    concepts: new Set(mentions.map((m) => m.concept.id)),
  };
}

/** The verb right before the thing asked about, where that is how somebody is or has done. */
function copulaOf(piece: string, first: string): string {
  const folded = fold(piece);
  if (first === "" || !COPULA.test(folded)) return "";
  const read = new RegExp(
    `(?:^|[^a-z])(esta|ta|anda|fica|ficou|ha|han|is|are|was)(?: (?:you|he|she|usted|ele|ela|el|ella|voce))? ${first}(?![a-z])`,
  ).exec(folded);
  const verb = read?.[1] ?? "";
  if (verb === "" || /^(?:alerg|allerg|com$|con$)/.test(first)) return "";
  if (/^han?$/.test(verb)) return /(?:[ai]do|to|cho)$/.test(first) ? verb : "";
  if (/^(?:is|are)$/.test(verb)) return "is";
  return /^(?:esta|ta)$/.test(verb) ? "está" : verb;
}

const COPULA = /(?:^|[^a-z])(?:esta|ta|anda|fica|ficou|ha|han|is|are|was) /;

/** Without the question's general words at either end: "Tem alguma alergia" is "alergia". */
export function trimGeneric(piece: string, language: Language): string {
  const { generic } = packOf(language);
  const text = withoutVocative(piece, language);
  const tokens = tokenise(text);
  let from = 0;
  let to = tokens.length;
  while (from < to && (tokens[from]!.kind === "mark" || generic.has(tokens[from]!.t))) from += 1;
  while (to > from && (tokens[to - 1]!.kind === "mark" || generic.has(tokens[to - 1]!.t))) to -= 1;
  return from < to ? text.slice(tokens[from]!.start, tokens[to - 1]!.end) : "";
}

const VOCATIVE =
  /(?:^|,)\s*(?:[Dd]ona|[Ss]eu|[Ss]r\.?|[Ss]ra\.?|[Dd]on|[Dd]oña|[Ss]eñora?|[Mm]r\.?|[Mm]rs\.?|[Mm]s\.?|[Dd]ra?\.?)\s+\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?\s*,?|,\s*\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?\s*[?.!]*$|^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?,\s*(?=[\p{Ll}¿])/gu;

/** "Maria Alice, dói?" without the name called; "Nimesulida, toma?" names no person. */
export const withoutVocative = (text: string, language: Language): string =>
  text.replace(VOCATIVE, (called) => (namesThing(called, language) ? called : ""));

const THINGS = new Set(["drug", "exam", "procedure", "symptom", "vaccine", "habit"]);
const namesThing = (called: string, language: Language): boolean =>
  !/\p{Lu}\p{Ll}+ \p{Lu}/u.test(called) &&
  readSentence(called, language).mentions.some((m) => THINGS.has(m.concept.type));

/** The items that a sentence speaks of by a term or a word. */
export function mentionedItems(
  sentence: Pick<Sentence, "tokens" | "mentions">,
  open: ReadonlySet<Item>,
  language: Language,
): Item[] {
  const stems = new Set(contentWords(sentence.tokens, language).map(stem));
  const concepts = new Set(sentence.mentions.map((m) => m.concept.id));
  return [...open].filter((item) => {
    // "Alergia a remédio?" "Remédio, não": of an allergy it is the second that is said again.
    const named = [...item.concepts].slice(0, item.concepts.has("allergy") ? 3 : 1);
    return (
      named.some((id) => concepts.has(id)) || [...item.stems].slice(0, 2).some((s) => stems.has(s))
    );
  });
}
