import type { Language } from "@relato/shared/domain/language.ts";

/** Words for a side and for the other one, in lower case without accents. */
const PAIRS: Record<Language, readonly (readonly [string, string])[]> = {
  "pt-BR": [
    ["direito", "esquerdo"],
    ["direita", "esquerda"],
    ["direitos", "esquerdos"],
    ["direitas", "esquerdas"],
    ["d", "e"],
    ["dir", "esq"],
    ["lsd", "lse"],
    ["lid", "lie"],
    ["ld", "le"],
    ["mid", "mie"],
    ["msd", "mse"],
    ["rd", "re"],
    ["od", "oe"],
  ],
  es: [
    ["derecho", "izquierdo"],
    ["derecha", "izquierda"],
    ["derechos", "izquierdos"],
    ["derechas", "izquierdas"],
    ["d", "i"],
    ["der", "izq"],
    ["lsd", "lsi"],
    ["lid", "lii"],
    ["mid", "mii"],
    ["msd", "msi"],
  ],
  "en-US": [
    ["right", "left"],
    ["r", "l"],
    ["rt", "lt"],
    ["rul", "lul"],
    ["rll", "lll"],
  ],
};

/** The words with the other side, as written; null unless they name exactly one side. */
export function mendSide(words: string, language: Language): string | null {
  const others = new Map(PAIRS[language].flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  const places = [...words.matchAll(/\p{L}+/gu)].filter(([word]) => otherOf(word, others) !== null);
  const [place, second] = places;
  if (!place || second) return null;
  const [word] = place;
  const end = place.index + word.length;
  return words.slice(0, place.index) + otherOf(word, others)! + words.slice(end);
}

function otherOf(word: string, others: ReadonlyMap<string, string>): string | null {
  const other = others.get(word.toLowerCase());
  if (other === undefined) return null;
  // "e" is a word, "E" the left side.
  const isCapital = word === word.toUpperCase();
  if (other.length === 1 && !isCapital) return null;
  if (isCapital) return other.toUpperCase();
  return word[0] === word[0]!.toUpperCase() ? other[0]!.toUpperCase() + other.slice(1) : other;
}
