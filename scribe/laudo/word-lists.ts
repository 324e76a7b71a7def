import { readTsv } from "../lexicon/read-tsv.ts";

const lists = Map.groupBy(
  readTsv(new URL("./data/words.tsv", import.meta.url)).map(([list = "", words = ""]) => ({
    list,
    words: words.split(" "),
  })),
  ({ list }) => list,
);

/** The words of a list of `words.tsv`. */
export const wordList = (name: string): ReadonlySet<string> =>
  new Set(lists.get(name)?.flatMap(({ words }) => words));
