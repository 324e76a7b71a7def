import { plainWords } from "@relato/shared/domain/plain.ts";

/** Words that say nothing of the examination, in the three languages. */
const LITTLE = new Set(
  (
    "a o as os e de do da dos das no na com sem por para via total em exame laudo novo digital " +
    "report new the of and with without for study exam informe nuevo estudio el la los las y del " +
    "con sin contraste contrast"
  ).split(" "),
);

/** Names of one kind of examination. `titleWords` returns the first name. */
const MODALITIES = new Map(
  [
    "us usg ultrassom ultrassonografia ultrasonografia ultrasound ultrasonography ecografia",
    "rx raio radiografia xray radiograph radiography",
    "tc tomografia ct tomography",
    "rm ressonancia rnm mri mr resonancia",
    "eco ecocardiograma ecocardiografia echocardiogram",
    "ecg eletro eletrocardiograma electrocardiograma electrocardiogram",
    "holter",
    "mamografia mammography mammogram",
    "densitometria densitometry",
    "endoscopia endoscopy",
    "colonoscopia colonoscopy",
    "espirometria spirometry espirometro",
  ].flatMap((names) =>
    names.split(" ").map((name): [string, string] => [name, names.split(" ")[0] ?? name]),
  ),
);
/** Second words of a modality: "raio X", "ressonância magnética". */
const TAILS = new Set(
  "x ray computadorizada computarizada computed magnetica magnetic imaging".split(" "),
);

/** The words that name an examination, in one form for each modality and number. */
export const titleWords = (titulo: string): Set<string> =>
  new Set(
    plainWords(titulo)
      .filter((word) => !LITTLE.has(word) && !TAILS.has(word))
      .map((word) => MODALITIES.get(word) ?? word.replace(/(?<=\p{L}{3})s$/u, "")),
  );

/** Whether a word of `titleWords` is a modality. */
export const isModality = (word: string): boolean => MODALITIES.get(word) === word;
