import { isAsserted } from "./alignment.ts";
import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { type Check, report } from "./finding.ts";
import { findingKindOf } from "./lexicon.ts";
import { placeOf, words } from "./observation-place.ts";
import { cuesIn } from "./read.ts";
import { wordList } from "./word-lists.ts";

/** Spaces in which only fluid is looked for. */
const SPACES = wordList("space");
const FLUID = wordList("fluid");
/** "Livre" is so many tokens after its space. */
const REACH = 4;

/** Finds fluid that the conclusion asserts in a space that the findings call free. */
export const checkFreeSpaces: Check = (context): LintFinding[] => {
  const { laudo, observations, input } = context;
  const free = new Set(
    laudo.organs.flatMap(({ concept, from, to }) => {
      const sentence = laudo.sentences[laudo.sentenceOf[from]!]!;
      const isFree = cuesIn(laudo, "free", sentence).some(
        (cue) => cue.from >= to && cue.from - to < REACH,
      );
      return SPACES.has(concept.id) && sentence.section === "findings" && isFree
        ? [concept.id]
        : [];
    }),
  );
  if (free.size === 0) return [];
  const isFluid = (finding: string): boolean =>
    [finding, ...findingKindOf(finding).groups].some((id) => FLUID.has(id));
  const fluids = observations.filter((one) => isAsserted(one) && isFluid(one.finding));
  const isDescribed = fluids.some(({ sentence }) => sentence.section === "findings");
  return fluids
    .filter(({ sentence, isHistory }) => sentence.section === "conclusion" && !isHistory)
    .filter(({ sentence, organ }) => {
      const named = laudo.organs.filter(({ from }) => laudo.sentenceOf[from] === sentence.index);
      return [organ ?? "", ...named.map(({ concept }) => concept.id)].some((id) => free.has(id));
    })
    .slice(0, isDescribed ? 0 : 1)
    .map((one) =>
      report(
        input,
        "negation_conflict",
        placeOf(context, one),
        "DENIED_IN_FINDINGS",
        words(context, one),
      ),
    );
};
