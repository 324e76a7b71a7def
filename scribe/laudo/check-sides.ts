import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { type Check, type Context, report } from "./finding.ts";
import { isSameFinding, isSameRegion } from "./lexicon.ts";
import { observe } from "./observations.ts";
import { quoteOf, readLaudo } from "./read.ts";
import type { Section } from "./sections.ts";
import type { Side, Sides } from "./sides.ts";
import { wordList } from "./word-lists.ts";

/** So many observations of each part are compared, which bounds the work. */
const MOST = 250;

/** Compares sides: conclusion against findings, and order against title and findings. */
export const checkSides: Check = (context) => [
  ...compareConclusion(context),
  ...compareOrder(context),
];

function compareConclusion(context: Context): LintFinding[] {
  const { laudo, input, sides } = context;
  const described = context.observations
    .filter(
      ({ sentence, isDenied, level }) => sentence.section === "findings" && !isDenied && level > 0,
    )
    .slice(0, MOST);
  const reported = new Set<number>();
  return context.observations
    .filter(({ sentence, isDenied }) => sentence.section === "conclusion" && !isDenied)
    .slice(0, MOST)
    .flatMap((one) => {
      const { side, sentence } = one;
      if (side === null || side === "B" || one.isHistory || reported.has(sentence.index)) return [];
      const known = described.filter(
        (other) =>
          isSameFinding(one.finding, other.finding) &&
          isSameRegion(one.organ, other.organ) &&
          one.organ !== null &&
          other.organ !== null,
      );
      const inOrgan = known.filter((other) => other.organ === one.organ);
      const ownWords = new Set(laudo.stems.slice(one.from, one.to));
      const named = inOrgan.filter(({ from, to }) =>
        laudo.stems.slice(from, to).some((word) => ownWords.has(word)),
      );
      const relevant = [named, inOrgan].find((list) => list.length > 0) ?? known;
      if (relevant.length === 0) return [];
      if (
        relevant.some((other) => other.side === null || other.side === "B" || other.side === side)
      )
        return [];
      const mention = sides.get(sentence.index)?.find((each) => each.side === side);
      if (!mention) return [];
      reported.add(sentence.index);
      const [from, to] = [Math.min(one.from, mention.from), Math.max(one.to, mention.to)];
      const place = { start: laudo.tokens[from]!.start, end: laudo.tokens[to - 1]!.end };
      return [
        report(input, "laterality", place, "SIDE_AGAINST_FINDINGS", {
          words: quoteOf(laudo, from, to),
        }),
      ];
    });
}

/** A paired part and the sides that a text names with it. */
type PartSides = ReadonlyMap<string, ReadonlySet<Side>>;

/** An organ and its side have at most so many tokens between them. */
const NEAR = 4;

/** The sides of the limbs and paired organs that an examination may be of. */
function partsOf(
  laudo: Context["laudo"],
  sides: Sides,
  accepts: (sentence: number) => boolean,
  examined: ReadonlySet<string>,
): PartSides {
  const parts = new Map<string, Set<Side>>();
  for (const { concept, from, to } of laudo.organs) {
    const sentence = laudo.sentenceOf[from]!;
    if (!examined.has(concept.id) || !accepts(sentence)) continue;
    const known = parts.get(concept.id) ?? new Set();
    for (const side of sides.get(sentence) ?? [])
      if (side.from >= from - NEAR && side.from < to + NEAR) known.add(side.side);
    parts.set(concept.id, known);
  }
  return parts;
}

/** Parts of which one side is examined. */
const EXAMINED = wordList("examined");
/** Parts of which the title names the side that is examined. */
const TITLED = wordList("titled");

/** "RM joelho direito" in the order, the left knee in the title or everywhere in the laudo. */
function compareOrder(context: Context): LintFinding[] {
  const { input, laudo, sides } = context;
  const ordered = observe(readLaudo(input.order.slice(0, MAX_ORDER), input.locale));
  const isIn =
    (...sections: Section[]) =>
    (index: number): boolean =>
      sections.includes(laudo.sentences[index]!.section);
  const isTitle = isIn("title");
  const isBody = isIn("findings", "conclusion");
  const titles = partsOf(laudo, sides, isTitle, TITLED);
  const body = partsOf(laudo, sides, isBody, EXAMINED);
  const comparisons = [
    {
      wanted: partsOf(ordered.laudo, ordered.sides, () => true, TITLED),
      written: titles,
      at: isTitle,
    },
    { wanted: partsOf(laudo, sides, isIn("clinical"), EXAMINED), written: titles, at: isTitle },
    {
      wanted: partsOf(ordered.laudo, ordered.sides, () => true, EXAMINED),
      written: body,
      at: isBody,
    },
    { wanted: titles, written: body, at: isBody },
  ];
  for (const { wanted, written, at } of comparisons)
    for (const [organ, known] of wanted) {
      const place = contradicts(known, written.get(organ)) && placeOfPart(context, organ, at);
      if (!place) continue;
      const words = input.text.slice(place.start, place.end);
      return [report(input, "laterality", place, "SIDE_AGAINST_ORDER", { words })];
    }
  return [];
}

/** One side is wanted, and only the other one is written. */
const contradicts = (
  wanted: ReadonlySet<Side>,
  written: ReadonlySet<Side> | undefined,
): boolean => {
  const [side] = wanted;
  if (written === undefined || wanted.size !== 1 || side === "B" || written.size === 0)
    return false;
  return !written.has(side!) && !written.has("B");
};

const MAX_ORDER = 4000;

/** Where the laudo names a part with a side. */
function placeOfPart(
  { laudo, sides }: Context,
  organ: string,
  accepts: (sentence: number) => boolean,
): { start: number; end: number } | null {
  for (const { concept, from, to } of laudo.organs) {
    const sentence = laudo.sentenceOf[from]!;
    if (concept.id !== organ || !accepts(sentence)) continue;
    const side = sides
      .get(sentence)
      ?.find((each) => each.from >= from - NEAR && each.from < to + NEAR);
    if (!side) continue;
    const [first, last] = [Math.min(from, side.from), Math.max(to, side.to)];
    return { start: laudo.tokens[first]!.start, end: laudo.tokens[last - 1]!.end };
  }
  return null;
}
