import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { stem } from "../language/text.ts";
import { type Check, type Context, report } from "./finding.ts";
import { isSameFinding, isSameRegion } from "./lexicon.ts";
import { type Observation, observe } from "./observations.ts";
import { cuesIn, quoteOf, readLaudo } from "./read.ts";
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
      const relevant = sameInFindings(context, one, described);
      const agrees = relevant.some(
        (other) => other.side === null || other.side === "B" || other.side === side,
      );
      if (relevant.length === 0 || agrees || isDescribedThere(context, one)) return [];
      const mention = sides.get(sentence.index)?.find((each) => each.side === side);
      if (!mention) return [];
      reported.add(sentence.index);
      const [from, to] = [Math.min(one.from, mention.from), Math.max(one.to, mention.to)];
      const place = { start: laudo.tokens[from]!.start, end: laudo.tokens[to - 1]!.end };
      const words = quoteOf(laudo, from, to);
      return [report(input, "laterality", place, "SIDE_AGAINST_FINDINGS", { words })];
    });
}

/** The observations of the findings that name the same thing, the closest names only. */
function sameInFindings(
  { laudo }: Context,
  one: Observation,
  described: readonly Observation[],
): readonly Observation[] {
  const known = described.filter(
    (other) =>
      isSameFinding(one.finding, other.finding) &&
      one.organ !== null &&
      other.organ !== null &&
      isSameRegion(one.organ, other.organ),
  );
  const inOrgan = known.filter(({ organ }) => organ === one.organ);
  const words = new Set(laudo.stems.slice(one.from, one.to));
  const named = inOrgan.filter(({ from, to }) =>
    laudo.stems.slice(from, to).some((word) => words.has(word)),
  );
  return [named, inOrgan].find((list) => list.length > 0) ?? known;
}

/** Words of so many letters say what a sentence is about. */
const LONG = 6;
const [MOST_SENTENCES, SHARED] = [400, 2];

/** Whether the findings have a sentence of this side with the same words or size. */
function isDescribedThere({ laudo, sides, polarity }: Context, one: Observation): boolean {
  const { from, to } = one.sentence;
  const own = new Set(laudo.stems.slice(from, to).filter((word) => word.length >= LONG));
  return laudo.sentences.slice(0, MOST_SENTENCES).some((sentence) => {
    if (
      sentence.section !== "findings" ||
      !sides.get(sentence.index)?.some(({ side }) => side === one.side)
    )
      return false;
    const shared = new Set<string>();
    for (let at = sentence.from; at < sentence.to; at += 1) {
      const word = laudo.stems[at]!;
      if (own.has(word) && !polarity.denied[at] && !GENERIC.has(word)) shared.add(word);
    }
    return shared.size >= SHARED;
  });
}
/** Words of position, in every laudo. */
const GENERIC: ReadonlySet<string> = new Set([...wordList("generic")].map(stem));

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
  const isBody = (index: number): boolean =>
    isIn("findings", "conclusion")(index) &&
    ASIDE.every((id) => cuesIn(laudo, id, { index }).length === 0);
  const isComplaint = (index: number): boolean =>
    isIn("clinical")(index) && cuesIn(laudo, "history", { index }).length === 0;
  const inBody = new Set(
    [...sides].flatMap(([index, list]) => (isBody(index) ? list.map(({ side }) => side) : [])),
  );
  const titles = partsOf(laudo, sides, isTitle, TITLED);
  const body = partsOf(laudo, sides, isBody, EXAMINED);
  const comparisons = [
    {
      wanted: partsOf(ordered.laudo, ordered.sides, () => true, TITLED),
      written: titles,
      at: isTitle,
    },
    { wanted: partsOf(laudo, sides, isComplaint, EXAMINED), written: titles, at: isTitle },
    {
      wanted: partsOf(ordered.laudo, ordered.sides, () => true, EXAMINED),
      written: body,
      at: isBody,
    },
    { wanted: titles, written: body, at: isBody },
  ];
  for (const { wanted, written, at } of comparisons)
    for (const [organ, known] of wanted) {
      // The findings name the wanted side of something else: another part may be meant.
      if (written === body && [...known].some((side) => inBody.has(side))) continue;
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

/** The other side may be named as normal, as operated on, or for comparison. */
const ASIDE = ["normal", "neg", "history", "contralateral"];

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
