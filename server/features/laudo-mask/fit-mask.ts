import type { LaudoTemplateItem } from "@relato/shared/contract/laudo-templates.ts";
import type { Sexo } from "@relato/shared/domain/paciente.ts";
import { isModality, titleWords } from "../laudo-patient/title-words.ts";

/** What a mask is chosen by. */
export interface MaskWish {
  /** What the doctor typed for this request. */
  instruction: string;
  titulo: string;
  /** Clinical information of the laudo, and the complaint of the last consultation. */
  clinical: string;
  sexo: Sexo | null;
}

type Mask = Pick<LaudoTemplateItem, "titulo" | "keywords" | "sexo" | "system">;

/** The instruction says more than the title, and both more than clinical information. */
const WEIGHTS = { instruction: 3, titulo: 2, clinical: 0.5 } as const;
/** A word of the mask's title says more than a keyword. */
const KEYWORD = 0.6;
/** Clinical information without a word of the mask's title needs so many keywords. */
const LEAST_KEYWORDS = 2;

/** Words of one kind have the same beginning: `abdominal`, `abdominais`. */
const keyOf = (word: string): string => (isModality(word) ? word : word.slice(0, 6));
/** Words of requests, and sides: they name no examination. */
const ASIDE = new Set(
  [
    "gerar criar montar fazer mascara modelo template paciente laudo quero preciso normal favor",
    "direito direita esquerdo esquerda bilateral derecho derecha izquierdo izquierda right left",
    "generate create make mask patient please need want generar crear hacer mascara plantilla",
  ].flatMap((words) => words.split(" ").map(keyOf)),
);
const keysOf = (text: string): Set<string> =>
  new Set([...titleWords(text)].map(keyOf).filter((key) => !ASIDE.has(key)));

interface Words {
  title: ReadonlySet<string>;
  keywords: ReadonlySet<string>;
}

/**
 * The mask that fits a wish best: words weighted by their rarity among the masks. Null if no mask
 * has the wish's own words, or if only another modality or sex has them.
 */
export const fitMask = <M extends Mask>(wish: MaskWish, masks: readonly M[]): M | null => {
  const wanted = weightsOf(wish);
  const words = new Map<M, Words>(
    masks.map((mask) => [
      mask,
      { title: keysOf(mask.titulo), keywords: keysOf(mask.keywords.join(" ")) },
    ]),
  );
  const all = [...words.values()];
  const rarity = (key: string): number => {
    const known = all.filter(({ title, keywords }) => title.has(key) || keywords.has(key)).length;
    return Math.log(1 + all.length / Math.max(1, known));
  };
  const scoreOf = ({ title, keywords }: Words): number =>
    [...wanted].reduce((sum, [key, weight]) => {
      const place = title.has(key) ? 1 : keywords.has(key) ? KEYWORD : 0;
      return sum + weight * place * rarity(key);
    }, 0);
  const [best] = masks
    .filter((mask) => fits(wish, mask, words.get(mask)!))
    .map((mask) => ({ mask, words: words.get(mask)!, score: scoreOf(words.get(mask)!) }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        // The doctor's own mask wins, then the one with fewer other words.
        Number(a.mask.system) - Number(b.mask.system) ||
        a.words.title.size - b.words.title.size,
    );
  return best?.mask ?? null;
};

const weightsOf = (wish: MaskWish): Map<string, number> => {
  const weights = new Map<string, number>();
  for (const part of ["clinical", "titulo", "instruction"] as const)
    for (const key of keysOf(wish[part])) weights.set(key, WEIGHTS[part]);
  return weights;
};

/** Modalities of many organs. The others are an examination by themselves. */
const IMAGING = new Set(["us", "rx", "tc", "rm"]);

const fitsSex = (wanted: Sexo | null, sexo: Mask["sexo"]): boolean =>
  sexo === null || sexo === wanted || (wanted !== "Feminino" && wanted !== "Masculino");

/** Whether a mask is of the wished sex and modality, and has the wish's own words. */
const fits = (wish: MaskWish, { sexo }: Mask, { title, keywords }: Words): boolean => {
  if (!fitsSex(wish.sexo, sexo)) return false;
  const named = keysOf(`${wish.instruction} ${wish.titulo}`);
  const modalities = [...named].filter(isModality);
  const own = [...title].filter(isModality);
  const shared = own.filter((one) => modalities.includes(one));
  if (modalities.length > 0 && own.length > 0 && shared.length === 0) return false;
  if (shared.some((one) => !IMAGING.has(one))) return true;
  const asked = [...named].filter((key) => !isModality(key));
  const isKnown = (key: string): boolean => title.has(key) || keywords.has(key);
  if (asked.length > 0) return asked.some((key) => title.has(key)) || asked.every(isKnown);
  const clinical = [...keysOf(wish.clinical)].filter((key) => !isModality(key));
  return (
    clinical.some((key) => title.has(key)) ||
    clinical.filter((key) => keywords.has(key)).length >= LEAST_KEYWORDS
  );
};
