import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { linesOf, linesOfOthers } from "./check-categories.ts";
import { type Check, type Context, report } from "./finding.ts";
import { findingKindOf, radsDescriptorOf } from "./lexicon.ts";
import { type Category, type Described, findCategories, RADS_SECTIONS } from "./rads-category.ts";
import { isExempt, largestSize } from "./rads-sizes.ts";
import { tiRadsFits } from "./ti-rads.ts";

/** Compares each RADS category with the descriptors of its laudo. */
export const checkRads: Check = (context) => {
  const categories = findCategories(context.laudo);
  if (categories.length === 0) return [];
  const described = describe(context);
  return categories.flatMap((category) => {
    if (category.rank === 0 || category.rank === 6) return [];
    const distinct = new Set(
      categories.filter(({ system }) => system === category.system).map(({ rank }) => rank),
    );
    const same = categories.filter(({ system }) => system === category.system);
    const isAlone = same.every(
      ({ line, rank }) => line !== category.line || rank === category.rank,
    );
    // A line that describes two lesions does not say which descriptor is of which.
    const shared = linesOfOthers(context, category, categories);
    const named = [...linesOf(context, category)].filter((line) => !shared.has(line));
    const lines = new Set([...(isAlone ? [category.line] : []), ...named]);
    const near = described.filter(
      ({ descriptor, line, sentence }) =>
        descriptor.system === category.system &&
        (distinct.size === 1 || sentence === category.sentence || lines.has(line)),
    );
    // "Sem restrição focal (PI-RADS 2)" says itself what it is of.
    const inSentence = near.filter(({ sentence }) => sentence === category.sentence);
    const own =
      category.system === "PI" && inSentence.length > 0 && distinct.size > 1 ? inSentence : near;
    const fault = judge(context, category, own, distinct.size === 1);
    return fault === null ? [] : [toFinding(context, category, fault)];
  });
};

type Fault = "RADS_TOO_LOW" | "RADS_TOO_HIGH";

const toFinding = ({ input }: Context, category: Category, code: Fault): LintFinding =>
  report(input, "rads_mismatch", category, code, { category: category.written });

/** The descriptors in findings and conclusion. */
function describe({ laudo, polarity }: Context): Described[] {
  return laudo.rads.flatMap(({ concept, from }) => {
    const sentence = laudo.sentences[laudo.sentenceOf[from]!]!;
    if (!RADS_SECTIONS.has(sentence.section) || polarity.history[from]) return [];
    const descriptor = radsDescriptorOf(concept.id);
    if (ADVICE.has(descriptor.id) && sentence.section === "findings") return [];
    // "Marcador pós-biópsia".
    if (laudo.tokens.slice(Math.max(0, from - 2), from).some(({ t }) => AFTER.has(t))) return [];
    const isDenied = polarity.denied[from]! && !SAYS_NO.has(descriptor.id);
    return [{ descriptor, isDenied, sentence: sentence.index, line: sentence.line }];
  });
}
/** What is recommended, which findings only report of the past. */
const ADVICE: ReadonlySet<string> = new Set(["biopsy", "routine"]);
const AFTER: ReadonlySet<string> = new Set(["pos", "post"]);
/** A descriptor that contains its denial: "sem restrição à difusão". */
const SAYS_NO: ReadonlySet<string> = new Set(["norestriction"]);

function judge(
  context: Context,
  category: Category,
  own: readonly Described[],
  isOnly: boolean,
): Fault | null {
  const asserted = own.filter(({ isDenied }) => !isDenied).map(({ descriptor }) => descriptor);
  if (category.system === "TI") return tiRadsFits(category, own);
  if (asserted.some(({ min }) => min !== null && category.rank < min)) return "RADS_TOO_LOW";
  const isHighest = category.rank === 5 && category.system === "BI";
  const most = asserted.map(({ max }) => max ?? Infinity);
  const isBenign = most.length > 0 && most.every((max) => max < category.rank);
  if (isBenign && (isHighest || !hasSolid(context, category))) return "RADS_TOO_HIGH";
  return judgeSize(context, category, isOnly);
}

/** A nodule or a suspicious finding explains a high category. */
const hasSolid = ({ observations }: Context, { system }: Category): boolean =>
  observations.some(
    ({ finding, isDenied, sentence }) =>
      !isDenied &&
      sentence.section === "findings" &&
      [finding, ...findingKindOf(finding).groups].some((id) => (SOLID[system] ?? []).includes(id)),
  );
const SOLID: Readonly<Record<string, readonly string[]>> = {
  BI: ["nodule", "mass", "architectural", "asymmetry", "suspicious", "lymphadenopathy", "neoplasm"],
  PI: [],
  LR: ["mass"],
  OR: ["mass", "nodule"],
  LU: ["nodule", "mass", "consolidation"],
};

/** Sizes that a category demands: Lung-RADS of solid nodules, PI-RADS 4 and 5. */
function judgeSize(
  context: Context,
  { system, rank, sentence }: Category,
  isOnly: boolean,
): Fault | null {
  if (!isOnly) return null;
  if (system === "LU") {
    const size = ownSize(context, sentence) ?? largestSize(context, "lung");
    if (size === null) return null;
    if ((rank <= 2 && size >= 7) || (rank <= 1 && size >= 4)) return "RADS_TOO_LOW";
    const isSolid = ownSize(context, sentence) === null || isOfSolid(context, sentence);
    const limit = isSolid && context.laudo.cues.has("baseline") ? SOLID_4A : FOLLOWED_4;
    if (rank === 3 && size >= limit) return "RADS_TOO_LOW";
    if (rank === 4 && size < 6) return "RADS_TOO_HIGH";
  }
  if (system === "PI") {
    const size = ownSize(context, sentence) ?? largestSize(context, "prostate");
    if (size === null) return null;
    if (rank === 5 && size < 14 && !mentions(context, "extension")) return "RADS_TOO_HIGH";
    if ((rank === 4 || rank === 3) && size >= 16 && mentions(context, "restriction"))
      return "RADS_TOO_LOW";
  }
  return null;
}

/** Solid nodules of category 4A at baseline; an earlier one may be 3 if it is stable. */
const [SOLID_4A, FOLLOWED_4] = [8, 15];

const isOfSolid = ({ laudo }: Context, index: number): boolean => {
  const { from, to } = laudo.sentences[index]!;
  return !laudo.stems.slice(from, to).some(isExempt);
};

/** The size that a category's own sentence gives. */
function ownSize({ laudo, measures }: Context, sentence: number): number | null {
  const own = measures.filter(
    ({ quantity, from }) => quantity === "mm" && laudo.sentenceOf[from] === sentence,
  );
  return own.length === 0 ? null : Math.max(...own.flatMap(({ values }) => values));
}

const mentions = ({ laudo, polarity }: Context, id: string): boolean =>
  laudo.rads.some(
    ({ concept, from }) => radsDescriptorOf(concept.id).id === id && !polarity.denied[from],
  );
