/** Letters alone: "José" is found by "jose", too. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** Those whose name holds every word that was typed; those that begin with it come first, each in their order. */
export const matching = <T extends { name: string }>(items: readonly T[], typed: string): T[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const found = items.filter(({ name }) => words.every((word) => plain(name).includes(word)));
  const begins = ({ name }: T): boolean => plain(name).startsWith(words.join(" "));
  return [...found.filter(begins), ...found.filter((item) => !begins(item))];
};
