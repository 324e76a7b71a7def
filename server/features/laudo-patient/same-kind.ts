import type { LaudoFields } from "@relato/shared/domain/laudo/laudo.ts";
import { plainWords } from "@relato/shared/domain/plain.ts";

type Kind = Pick<LaudoFields, "titulo" | "template_id">;

/** Words that say nothing of the examination, in the three languages. */
const LITTLE = new Set(
  (
    "a o as os e de do da dos das no na com sem por para via total em exame laudo novo report new " +
    "the of and with without for study exam informe nuevo estudio el la los las y del con sin digital contraste contrast"
  ).split(" "),
);

/** Names of one kind of examination. */
const MODALITIES = new Map(
  [
    "us usg ultrassom ultrassonografia ultrasonografia ultrasound ultrasonography ecografia",
    "rx raio radiografia xray radiograph radiography",
    "tc tomografia ct tomography",
    "rm ressonancia rnm mri mr resonancia",
    "eco ecocardiograma ecocardiografia echocardiogram",
    "ecg eletrocardiograma electrocardiograma electrocardiogram",
  ].flatMap((words) =>
    words.split(" ").map((word): [string, string] => [word, words.split(" ")[0] ?? word]),
  ),
);
/** Second words of a modality: "raio X", "ressonância magnética". */
const TAILS = new Set(
  "x ray computadorizada computarizada computed magnetica magnetic imaging".split(" "),
);

/** The words that name an examination: "US DO ABDOME" and "Ultrassonografia de abdome" agree. */
export const wordsOfTitle = (titulo: string): Set<string> =>
  new Set(
    plainWords(titulo)
      .filter((word) => !LITTLE.has(word) && !TAILS.has(word))
      .map((word) => MODALITIES.get(word) ?? word.replace(/(?<=\p{L}{3})s$/u, "")),
  );

/** Whether two laudos are of one kind of examination: the same mask, or the same words. */
export const isSameKind = (one: Kind, other: Kind): boolean => {
  if (one.template_id !== null && one.template_id === other.template_id) return true;
  const [a, b] = [wordsOfTitle(one.titulo), wordsOfTitle(other.titulo)];
  return a.size > 0 && a.size === b.size && [...a].every((word) => b.has(word));
};
