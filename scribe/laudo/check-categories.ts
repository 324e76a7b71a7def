import { SAME_THING } from "./alignment.ts";
import { type Check, type Context, report } from "./finding.ts";
import { type Category, findCategories } from "./rads-category.ts";

/** Compares the RADS categories of the conclusion with those of the lesions that it names. */
export const checkCategories: Check = (context) => {
  const { laudo, input } = context;
  const isIn = ({ sentence }: Category, section: string): boolean =>
    laudo.sentences[sentence]!.section === section;
  const all = findCategories(laudo);
  const described = all.filter((one) => isIn(one, "findings"));
  return all.flatMap((category) => {
    const same = described.filter(({ system }) => system === category.system);
    if (!isIn(category, "conclusion") || same.some((one) => isSame(category, one))) return [];
    const lines = linesOf(context, category);
    const [known] = same.filter(({ line }) => lines.has(line));
    if (!known) return [];
    return [
      report(
        input,
        "number_mismatch",
        category,
        "CATEGORY_AGAINST_FINDINGS",
        { category: category.written },
        known.written,
      ),
    ];
  });
};

/** "4" may mean "4A". */
const isSame = (a: Category, b: Category): boolean =>
  a.rank === b.rank && (a.letter === b.letter || a.letter === "" || b.letter === "");

const MARGIN = 0.5;

/** Lines of the findings that describe what categories of another rank are about. */
export const linesOfOthers = (
  context: Context,
  one: Category,
  all: readonly Category[],
): Set<number> =>
  new Set(
    all
      .filter(({ system, rank }) => system === one.system && rank !== one.rank)
      .flatMap((other) => [...linesOf(context, other)]),
  );

/** The lines of the findings that describe what the conclusion gives a category. */
export function linesOf({ alignment }: Context, category: Category): ReadonlySet<number> {
  const one = alignment.concluded.find(({ sentence }) => sentence.index === category.sentence);
  const matches = (one && alignment.matches.get(one)) ?? [];
  const best = matches[0]?.score ?? 0;
  if (best < SAME_THING) return new Set();
  const close = matches.filter(({ score }) => score > best - MARGIN);
  const lines = new Set(close.map(({ statement }) => statement.sentence.line));
  return lines.size === 1 ? lines : new Set();
}
