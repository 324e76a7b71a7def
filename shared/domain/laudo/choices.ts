import { plainText } from "../plain.ts";

const SIDE_WORDS = [
  ...["direito", "direita", "direitos", "direitas", "à direita", "do lado direito"],
  ...["esquerdo", "esquerda", "esquerdos", "esquerdas", "à esquerda", "do lado esquerdo"],
  ...["bilateral", "bilaterais", "bilateralmente", "ambos", "ambas", "ambos os lados"],
  ...["de ambos os lados", "right", "left", "on the right", "on the left", "both", "both sides"],
  ...["bilaterally", "right-sided", "left-sided", "derecho", "derecha", "derechos", "derechas"],
  ...["izquierdo", "izquierda", "izquierdos", "izquierdas", "a la derecha", "a la izquierda"],
  ...["bilaterales", "ambos lados", "de ambos lados"],
];
const SIDES = new Set(SIDE_WORDS.map(plainText));

/** Whether a list's options are all sides: then the field is of the kind `side`. */
export const areSides = (options: readonly string[]): boolean =>
  options.length > 0 && options.every((option) => SIDES.has(plainText(option.trim())));

/** The value of a field of the kind `choices`. */
export const joinChoices = (chosen: readonly string[]): string => chosen.join(", ");

/** The options that a value of `choices` names, in the order of the options. */
export const chosenOptions = (options: readonly string[], value: string): string[] => {
  const chosen: string[] = [];
  let at = 0;
  for (const option of options) {
    if (option === "" || !value.startsWith(option, at)) continue;
    const end = at + option.length;
    if (end !== value.length && !value.startsWith(", ", end)) continue;
    chosen.push(option);
    at = end + 2;
  }
  return chosen;
};
