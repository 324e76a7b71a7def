import { readTsv } from "../lexicon/read-tsv.ts";
import type { LabelledVisit } from "./visits.ts";

/** In sentences: maximum distance from a retracted sentence to its corrector. */
const MAX_DISTANCE = 10;

/**
 * For each sentence that is labelled as retracted, by index, its corrector: the one of
 * `correctors.tsv`, otherwise the next unretracted sentence under the same heading.
 */
export function correctorsOf({ set, id, sentences, labels }: LabelledVisit): Map<number, number> {
  const at = new Map(sentences.map(({ turn, within, index }) => [`${turn.i}.${within}`, index]));
  const found = new Map<number, number>();
  for (const { turn, within, index } of sentences) {
    const own = labels[index]!;
    if (!own.flags.includes("X")) continue;
    const listed = listedCorrectors().get(`${set}\t${id}\t${turn.i}.${within}`);
    const next = sentences.slice(index + 1, index + 1 + MAX_DISTANCE).find((one) => {
      const { act, sections, flags } = labels[one.index]!;
      if (flags.includes("X") || act === "question" || act === "none") return false;
      return (
        own.sections.length === 0 || own.sections.some((heading) => sections.includes(heading))
      );
    });
    const corrector = listed === undefined ? next?.index : at.get(listed);
    if (corrector !== undefined) found.set(index, corrector);
  }
  return found;
}

let listed: Map<string, string> | undefined;
const listedCorrectors = (): ReadonlyMap<string, string> =>
  (listed ??= new Map(
    readTsv(new URL("./correctors.tsv", import.meta.url)).map(
      ([set = "", id = "", sentence = "", corrector = ""]) => [
        `${set}\t${id}\t${sentence}`,
        corrector,
      ],
    ),
  ));
