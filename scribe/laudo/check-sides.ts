import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { type Check, type Context, report } from "./finding.ts";
import { isSameFinding, isSameRegion } from "./lexicon.ts";
import { observe } from "./observations.ts";
import { quoteOf, readLaudo } from "./read.ts";
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
      const relevant = inOrgan.length > 0 ? inOrgan : known;
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
): PartSides {
  const parts = new Map<string, Set<Side>>();
  for (const { concept, from, to } of laudo.organs) {
    const sentence = laudo.sentenceOf[from]!;
    if (!EXAMINED.has(concept.id) || !accepts(sentence)) continue;
    const known = parts.get(concept.id) ?? new Set();
    for (const side of sides.get(sentence) ?? [])
      if (side.from >= from - NEAR && side.from < to + NEAR) known.add(side.side);
    parts.set(concept.id, known);
  }
  return parts;
}

/** Parts of which one side is examined. */
const EXAMINED = wordList("examined");

/** "RM joelho direito" in the order, the left knee in the laudo. */
function compareOrder(context: Context): LintFinding[] {
  const { input, laudo, sides } = context;
  const ordered = observe(readLaudo(input.order.slice(0, MAX_ORDER), input.locale));
  const isTitle = (index: number): boolean =>
    laudo.sentences[index]!.section === "title" && laudo.sentences[index]!.isHeading;
  const isBody = (index: number): boolean =>
    laudo.sentences[index]!.section === "findings" ||
    laudo.sentences[index]!.section === "conclusion";
  const sources = [
    partsOf(ordered.laudo, ordered.sides, () => true),
    partsOf(laudo, sides, (index) => laudo.sentences[index]!.section === "clinical"),
  ];
  const titles = partsOf(laudo, sides, isTitle);
  const body = partsOf(laudo, sides, isBody);
  const found: LintFinding[] = [];
  for (const [organ, wanted] of sources[0]!) {
    if (wanted.size !== 1 || wanted.has("B")) continue;
    const [side] = wanted;
    for (const [accepts, parts] of [
      [isTitle, titles],
      [isBody, body],
    ] as const) {
      const written = parts.get(organ);
      if (!written || written.size === 0 || written.has(side!) || written.has("B")) continue;
      if (found.length > 0) continue;
      const place = placeOfPart(context, organ, accepts);
      if (place)
        found.push(
          report(input, "laterality", place, "SIDE_AGAINST_ORDER", {
            words: input.text.slice(place.start, place.end),
          }),
        );
    }
  }
  for (const [organ, written] of titles) {
    const inBody = body.get(organ);
    if (found.length > 0 || !inBody || written.size !== 1 || written.has("B")) continue;
    const [side] = written;
    if (inBody.size === 0 || inBody.has(side!) || inBody.has("B")) continue;
    const place = placeOfPart(context, organ, isBody);
    if (place)
      found.push(
        report(input, "laterality", place, "SIDE_AGAINST_ORDER", {
          words: input.text.slice(place.start, place.end),
        }),
      );
  }
  return found;
}

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
