import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { type Context, report } from "./finding.ts";
import { isDated } from "./observations.ts";
import { cuesIn } from "./read.ts";
import type { Section } from "./section.ts";
import type { Side, Sides } from "./sides.ts";
import { wordList } from "./word-lists.ts";

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
export function compareOrder(context: Context): LintFinding[] {
  const { input, laudo, sides, order: ordered } = context;
  const isIn =
    (...sections: Section[]) =>
    (index: number): boolean =>
      sections.includes(laudo.sentences[index]!.section);
  // "Prótese de quadril direito" asks for no side.
  const isAsked = (index: number): boolean =>
    OPERATED.every((id) => cuesIn(ordered.laudo, id, { index }).length === 0);
  const isTitle = isIn("title");
  const isBody = (index: number): boolean =>
    isIn("findings", "conclusion")(index) &&
    ASIDE.every((id) => cuesIn(laudo, id, { index }).length === 0);
  // "Reparo do manguito do ombro esquerdo em 2021" is no complaint either.
  const isComplaint = (index: number): boolean =>
    isIn("clinical")(index) &&
    ["history", "neg", ...OPERATED].every((id) => cuesIn(laudo, id, { index }).length === 0) &&
    !isDated(laudo, laudo.sentences[index]!);
  const inBody = new Set(
    [...sides].flatMap(([index, list]) => (isBody(index) ? list.map(({ side }) => side) : [])),
  );
  const titles = partsOf(laudo, sides, isTitle, TITLED);
  const body = partsOf(laudo, sides, isBody, EXAMINED);
  const comparisons = [
    {
      wanted: partsOf(ordered.laudo, ordered.sides, isAsked, TITLED),
      written: titles,
      at: isTitle,
    },
    { wanted: partsOf(laudo, sides, isComplaint, EXAMINED), written: titles, at: isTitle },
    {
      wanted: partsOf(ordered.laudo, ordered.sides, isAsked, EXAMINED),
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
  const examined = [...titles.values(), ...comparisons[0]!.wanted.values()];
  return concludedElsewhere(context, new Set(examined.flatMap((known) => [...known])));
}

/** "Insuficiência da safena direita" after an examination of the left leg that names no side. */
function concludedElsewhere(
  { input, laudo, sides }: Context,
  wanted: ReadonlySet<Side>,
): LintFinding[] {
  const [side] = wanted;
  if (side === undefined || wanted.size !== 1 || side === "B") return [];
  const isNamed = [...sides].some(
    ([index, list]) =>
      BODY.has(laudo.sentences[index]!.section) &&
      list.some((one) => one.side === side || one.side === "B"),
  );
  if (isNamed) return [];
  for (const [index, list] of sides) {
    const sentence = laudo.sentences[index]!;
    if (sentence.section !== "conclusion" || sentence.isHeading) continue;
    if (ASIDE.some((id) => cuesIn(laudo, id, { index }).length > 0)) continue;
    const words = input.text.slice(sentence.start, sentence.end);
    if (list.every((one) => one.side !== side))
      return [report(input, "laterality", sentence, "SIDE_AGAINST_ORDER", { words })];
  }
  return [];
}

const BODY: ReadonlySet<Section> = new Set(["findings", "conclusion"]);

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

const OPERATED = ["history", "operated"];

/** The other side may be named as normal, as operated on, or for comparison. */
const ASIDE = ["normal", "neg", "history", "operated", "contralateral"];

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
