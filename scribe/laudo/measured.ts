import { findingKindOf } from "./lexicon.ts";
import { isLittle, labelOf, type MeasuredName, type Reach } from "./measured-label.ts";
import type { Measure } from "./measures.ts";
import type { Observation, Observed } from "./observations.ts";
import { type Positions, positionsBetween } from "./positions.ts";
import { cuesIn, quoteOf, type Sentence } from "./read.ts";
import { type Side, sideAt } from "./sides.ts";

/** A measure with what it is of. */
export interface Measured {
  /** The finding, organ or quantity of the lexicon. */
  id: string;
  isFinding: boolean;
  organ: string | null;
  side: Side | null;
  positions: Positions;
  measure: Measure;
  /** The largest number, in the base unit of the quantity. */
  value: number;
  /** What is measured, in the laudo's own words. */
  label: string;
  /** The measure as it is written. */
  quote: string;
}

/** So many are read, which bounds the work. */
const MOST = 200;
/** The name of what is measured is at most so many tokens before the measure, or after it. */
const [BEFORE, AFTER] = [24, 7];
/** "12 mm hypoechoic nodule", "parênquima com 16 mm" */
const [RIGHT_AFTER, RIGHT_BEFORE] = [4, 6];

/** What the findings of a laudo measure, without earlier measures, thresholds and distances. */
export function findMeasured(context: Observed): Measured[] {
  const { laudo } = context;
  const own = context.measures.filter((measure) => {
    const sentence = laudo.sentences[laudo.sentenceOf[measure.from] ?? -1];
    return sentence !== undefined && SECTIONS.has(sentence.section) && !isAside(context, measure);
  });
  const bySentence = Map.groupBy(own.slice(0, MOST), ({ from }) => laudo.sentenceOf[from]!);
  return [...bySentence].flatMap(([index, measures]) =>
    readSentence(context, laudo.sentences[index]!, measures),
  );
}
const SECTIONS: ReadonlySet<string> = new Set(["title", "findings"]);

const JOINERS: ReadonlySet<string> = new Set([",", ";", "(", ")", "|", "e", "y", "and"]);

function readSentence(
  context: Observed,
  sentence: Sentence,
  measures: readonly Measure[],
): Measured[] {
  let from = sentence.from;
  return measures.flatMap((measure, i) => {
    const next = measures[i + 1];
    let to = next ? measure.to : sentence.to;
    while (next && to < next.from && !JOINERS.has(context.laudo.tokens[to]!.t)) to += 1;
    const reach = { from, to };
    from = to;
    const name = nameOf(context, sentence, measure, reach);
    return name ? [toMeasured(context, name, measure, reach)] : [];
  });
}

function toMeasured(
  context: Observed,
  name: MeasuredName,
  measure: Measure,
  reach: Reach,
): Measured {
  const { laudo } = context;
  return {
    id: name.id,
    isFinding: name.isFinding,
    organ: name.organ,
    side: name.side,
    positions: positionsBetween(laudo, Math.min(reach.from, name.from), reach.to),
    measure,
    value: Math.max(...measure.values),
    label: labelOf(context, name, measure, reach),
    quote: quoteOf(laudo, measure.from, measure.to),
  };
}

/** Groups of findings that are measured themselves. "Esteatose, 15 cm" measures the liver. */
const FOCAL: ReadonlySet<string> = new Set(
  (
    "solid cystic focal stone polyp lymph aneurysm abscess bleed hernia fluid baker granuloma " +
    "tear discbulge shift opacity thrombosis listhesis calcification"
  ).split(" "),
);
const isFocal = ({ finding, isDenied, isHistory }: Observation): boolean =>
  !isDenied && !isHistory && findingKindOf(finding).groups.some((group) => FOCAL.has(group));

/**
 * What is measured: a quantity right before the measure, else a focal finding, else the nearest
 * organ before it.
 */
function nameOf(
  context: Observed,
  sentence: Sentence,
  measure: Measure,
  reach: Reach,
): MeasuredName | null {
  const { laudo } = context;
  const isOpen = (from: number, to: number, marks: string): boolean =>
    !laudo.tokens.slice(from, to).some(({ t }) => marks.includes(t));
  const focal = (context.observationsBySentence.get(sentence.index) ?? []).filter(isFocal);
  const after = focal.find(
    ({ from, to }) =>
      from >= measure.to &&
      to <= reach.to &&
      from - measure.to < AFTER &&
      isOpen(measure.to, from, ",;:()|"),
  );
  if (after && laudo.language === "en-US" && after.from - measure.to < RIGHT_AFTER)
    return ofFinding(after);
  const before = (context.namesBySentence.get(sentence.index) ?? []).filter(
    ({ to }) => to <= measure.from && measure.from - to < BEFORE && isOpen(to, measure.from, ";"),
  );
  const quantity = before.findLast((name) => isQuantity(context, name));
  // "Cisto cortical": the quantity is a part of the finding's name.
  const isRightBefore =
    quantity &&
    measure.from - quantity.to < RIGHT_BEFORE &&
    isOpen(quantity.to, measure.from, ",") &&
    !focal.some(({ to }) => to <= quantity.from && quantity.from - to < 2);
  if (isRightBefore) return ofOther(context, sentence, quantity);
  const finding = focal.findLast(
    ({ from, to }) => from >= reach.from && to <= measure.from && isOpen(to, measure.from, ";"),
  );
  if (finding ?? after) return ofFinding((finding ?? after)!);
  const organ = before.findLast((name) => isOrgan(context, name));
  const word = organ && organ.to <= reach.from ? ownWord(context, measure, reach) : null;
  if (organ && word) return { ...ofOther(context, sentence, organ), ...word };
  if (organ && organ.from >= reach.from) return ofOther(context, sentence, organ);
  const shared = focal.findLast(({ to }) => to <= measure.from) ?? focalBefore(context, sentence);
  if (shared && (organ === undefined || organ.from < shared.from)) return ofFinding(shared);
  return organ ? ofOther(context, sentence, organ) : null;
}

const isOrgan = ({ laudo }: Observed, { from }: { from: number }): boolean =>
  laudo.organs.some((organ) => organ.from === from);

const isQuantity = ({ laudo }: Observed, { from }: { from: number }): boolean =>
  laudo.quantities.some((quantity) => quantity.from === from);

/** "Rim de 10 cm, córtex de 2 cm": a word of no table that a second measure has before it. */
function ownWord(
  { laudo }: Observed,
  measure: Measure,
  reach: Reach,
): Pick<MeasuredName, "id" | "from" | "to"> | null {
  for (let at = reach.from; at < measure.from; at += 1) {
    const { t, kind } = laudo.tokens[at]!;
    if (kind === "word" && t.length > 2 && !isLittle(t))
      return { id: `word ${laudo.stems[at]!}`, from: at, to: at + 1 };
  }
  return null;
}

/** "Nódulo no lobo direito. Mede 12 mm.": the finding of the sentence before, in the same line. */
function focalBefore(context: Observed, sentence: Sentence): Observation | undefined {
  const previous = context.laudo.sentences[sentence.index - 1];
  if (!previous || previous.line !== sentence.line) return undefined;
  if (context.namesBySentence.has(sentence.index)) return undefined;
  return context.observationsBySentence.get(previous.index)?.findLast(isFocal);
}

const ofFinding = ({ finding, organ, side, from, to }: Observation): MeasuredName => ({
  id: finding,
  isFinding: true,
  organ,
  side,
  from,
  to,
});

function ofOther(
  context: Observed,
  { index }: Sentence,
  { id, from, to }: { id: string; from: number; to: number },
): MeasuredName {
  const subject = context.subjects[index]!;
  const organ = isOrgan(context, { from }) ? id : subject.organ;
  const own = sideAt(context.laudo, context.sides, from, to);
  const inherited = organ === subject.organ && !context.sides.has(index) ? subject.side : null;
  return { id, isFinding: false, organ, side: own ?? inherited, from, to };
}

/** An earlier measure has its cue at most so many tokens before it. */
const CUE_REACH = 6;

/** Thresholds, earlier measures and distances are no measures of this examination. */
function isAside({ laudo, measures }: Observed, { from, to }: Measure): boolean {
  const sentence = laudo.sentences[laudo.sentenceOf[from]!]!;
  const previous = measures.findLast((other) => other.to <= from)?.to ?? 0;
  const isCued = ["threshold", "prior"].some((id) =>
    cuesIn(laudo, id, sentence).some(
      (cue) => cue.to <= from && from - cue.to < CUE_REACH && cue.from >= previous,
    ),
  );
  const before = laudo.tokens[from - 1]?.t ?? "";
  const after = laudo.tokens[to]?.t ?? "";
  const isDistance = (DISTANCE.has(before) && FROM.has(after)) || AWAY.has(before);
  return isCued || isDistance || isDated(laudo, to) || "<>≤≥~+±".includes(before || "-");
}
const DISTANCE: ReadonlySet<string> = new Set(["a", "at"]);
const FROM: ReadonlySet<string> = new Set(["da", "do", "de", "del", "from", "dos", "das"]);
const AWAY: ReadonlySet<string> = new Set(["distando", "dista", "distante", "distant"]);

/** "9 mm em 03/02/2025", "9 mm in 2024". */
function isDated({ tokens, text }: Observed["laudo"], at: number): boolean {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || !second || !["em", "en", "in", "on"].includes(first.t)) return false;
  return second.kind === "number" && /^\d{1,2}\/\d|^(?:19|20)\d\d/.test(text.slice(second.start));
}
