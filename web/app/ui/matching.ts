import { plainText } from "@relato/shared/domain/plain.ts";

/** The items whose name has every typed word; names that start with the text come first. */
export const matching = <T extends { name: string }>(items: readonly T[], typed: string): T[] => {
  const words = plainText(typed).split(/\s+/).filter(Boolean);
  const found = items.filter(({ name }) => words.every((word) => plainText(name).includes(word)));
  const begins = ({ name }: T): boolean => plainText(name).startsWith(words.join(" "));
  return [...found.filter(begins), ...found.filter((item) => !begins(item))];
};
