import { findingKindOf, isSameRegion, organOf } from "./lexicon.ts";
import { findMeasures, type Measure } from "./measures.ts";
import { type Polarity, readPolarity } from "./polarity.ts";
import { cuesIn, type ReadLaudo, type Sentence } from "./read.ts";
import { wordList } from "./word-lists.ts";
import { nextBlock, type SideBlock } from "./side-blocks.ts";
import { findSides, type Side, sideAt, type Sides } from "./sides.ts";

/** What a laudo says of a finding in one place. */
export interface Observation {
  finding: string;
  level: number;
  organ: string | null;
  side: Side | null;
  isDenied: boolean;
  isHedged: boolean;
  isHistory: boolean;
  sentence: Sentence;
  from: number;
  to: number;
}

export interface Observed {
  laudo: ReadLaudo;
  polarity: Polarity;
  sides: Sides;
  measures: readonly Measure[];
  observations: readonly Observation[];
  observationsBySentence: ReadonlyMap<number, readonly Observation[]>;
  /** What may be measured, in order, by the sentence. */
  namesBySentence: ReadonlyMap<number, readonly Named[]>;
  /** For each sentence the organ and side that it is about. */
  subjects: readonly Subject[];
}

/** The name of something with a size. */
export interface Named {
  id: string;
  from: number;
  to: number;
}

export interface Subject {
  organ: string | null;
  side: Side | null;
}

const NOTHING: Subject = { organ: null, side: null };
/** A sentence's subject is among its first words: "Rim direito tópico", "Mama esquerda:". */
const SUBJECT_REACH = 7;
/** An organ this many tokens after a finding belongs to it: "cálculo no polo inferior do rim". */
const ORGAN_REACH = 9;

/** `ordered` is what the order asks for, where the title names no side. */
export function observe(laudo: ReadLaudo, ordered: Subject = NOTHING): Observed {
  const polarity = readPolarity(laudo);
  const sides = findSides(laudo);
  const organs = Map.groupBy(laudo.organs, ({ from }) => laudo.sentenceOf[from]!);
  const subjects = findSubjects(laudo, sides, organs, ordered);
  const observations = laudo.findings.map(({ concept, from, to }): Observation => {
    const sentence = laudo.sentences[laudo.sentenceOf[from]!]!;
    const { organ: implied, level } = findingKindOf(concept.id);
    const subject = subjects[sentence.index]!;
    const organ = implied ?? nearestOrgan(laudo, organs, from, to) ?? subject.organ;
    const isOfSubject = subject.organ === null || organ === subject.organ || implied !== null;
    const side =
      sideAt(laudo, sides, from, to) ??
      (isOfSubject && sides.get(sentence.index) === undefined ? subject.side : null);
    return {
      finding: concept.id,
      level,
      organ,
      side,
      isDenied: polarity.denied[from]!,
      isHedged: polarity.hedged[from]!,
      isHistory: polarity.history[from]! || isOfFamily(laudo, sentence, from),
      sentence,
      from,
      to,
    };
  });
  return {
    laudo,
    polarity,
    sides,
    measures: findMeasures(laudo),
    observations,
    observationsBySentence: Map.groupBy(observations, ({ sentence }) => sentence.index),
    namesBySentence: findNames(laudo),
    subjects,
  };
}

/** Quantities win over findings, findings over organs. */
function findNames(laudo: ReadLaudo): ReadonlyMap<number, readonly Named[]> {
  const names = [...laudo.organs, ...laudo.findings, ...laudo.quantities]
    .map(({ concept, from, to }) => ({ id: concept.id, from, to }))
    .sort((a, b) => a.to - b.to);
  return Map.groupBy(names, ({ from }) => laudo.sentenceOf[from]!);
}

/** "Mãe com câncer de mama" is no finding. */
const FAMILY_REACH = 6;
const isOfFamily = (laudo: ReadLaudo, sentence: Sentence, from: number): boolean =>
  cuesIn(laudo, "family", sentence).some((cue) => cue.from < from && cue.to > from - FAMILY_REACH);

type OrgansBySentence = ReadonlyMap<number, ReadLaudo["organs"]>;

/** The organ that a finding's sentence names nearest to it, what follows first. */
function nearestOrgan(
  laudo: ReadLaudo,
  organs: OrgansBySentence,
  from: number,
  to: number,
): string | null {
  const near = organs.get(laudo.sentenceOf[from]!) ?? [];
  const inside = near.find((organ) => organ.from >= from && organ.to <= to);
  if (inside) return inside.concept.id;
  const after = near.find((organ) => organ.from >= to && organ.from < to + ORGAN_REACH);
  const isJoined =
    after !== undefined && !laudo.tokens.slice(to, after.from).some(({ t }) => ",:;()".includes(t));
  if (isJoined) return after.concept.id;
  const before = near.findLast((organ) => organ.to <= from);
  return before?.concept.id ?? after?.concept.id ?? null;
}

/** A subject passes to sentences of the same line, and from a subheading to its lines. */
function findSubjects(
  laudo: ReadLaudo,
  sides: Sides,
  organs: OrgansBySentence,
  ordered: Subject,
): Subject[] {
  const subjects: Subject[] = [];
  let [heading, current, line, title] = [NOTHING, NOTHING, -1, NOTHING];
  let label: Side | null = null;
  let block: SideBlock | null = null;
  for (const sentence of laudo.sentences) {
    if (sentence.line !== line) {
      current = heading;
      label = labelSide(laudo, sentence, sides);
    }
    line = sentence.line;
    const own = ownSubject(sentence, sides, organs, title);
    block = nextBlock(laudo, block, sentence, sides);
    // A title in bold: "**ECOGRAFIA DA TIREOIDE**".
    if (sentence.index === 0 && sentence.section === "title" && !sentence.isHeading)
      title = { organ: own.organ, side: null };
    if (sentence.isHeading) {
      heading = own.organ === null && own.side === null ? NOTHING : own;
      if (sentence.section === "title")
        title = own.side === null && own.organ === ordered.organ ? ordered : own;
      if (sentence.section === "conclusion" || sentence.section === "title") heading = NOTHING;
    }
    if (own.organ !== null || own.side !== null)
      current = {
        organ: own.organ ?? current.organ,
        side: own.side ?? label ?? (own.organ === current.organ ? current.side : null),
      };
    const { organ, side } = ofTitle(current, title);
    subjects.push({ organ, side: side ?? sideOfBlock(laudo, block, sentence, { organ, title }) });
  }
  return subjects;
}

/** "Nas duas articulações" is of both sides, below whatever label. */
const sideOfBlock = (
  { tokens }: ReadLaudo,
  block: SideBlock | null,
  { from, to }: Sentence,
  { organ, title }: { organ: string | null; title: Subject },
): Side | null =>
  block !== null &&
  (isSameRegion(organ, title.organ) ||
    (block.isOfHeading && organ !== null && organOf(organ)?.isPaired === true)) &&
  !tokens.slice(from, to).some(({ t }) => TWO.has(t))
    ? block.side
    : null;
const TWO = wordList("count 2");

/** A side that labels its line: "Esquerda: …", "MAMA E: …", "JOELHO D – …". */
function labelSide(
  { tokens }: ReadLaudo,
  { index, from, to }: Sentence,
  sides: Sides,
): Side | null {
  const [side] = sides.get(index) ?? [];
  if (!side || side.from > from + LABEL_REACH) return null;
  const mark = tokens.slice(side.to, Math.min(side.to + LABEL_REACH, to)).find(isLabelEnd);
  return mark ? side.side : null;
}
const LABEL_REACH = 3;
const isLabelEnd = ({ t }: ReadLaudo["tokens"][number]): boolean =>
  t === ":" || t === "–" || t === "—";

/** What names no organ or side is of the part that the title names: "RM do joelho direito". */
function ofTitle({ organ, side }: Subject, title: Subject): Subject {
  const isOfOneSide = title.organ !== null && EXAMINED.has(title.organ);
  return {
    organ: organ ?? title.organ,
    side: side ?? (isOfOneSide || isSameRegion(organ, title.organ) ? title.side : null),
  };
}

/** The parts of which an examination shows one side. */
const EXAMINED = wordList("examined");

/** The side that an order asks for, if it names one examined part with one side. */
export function orderedSubject({ laudo, sides }: Pick<Observed, "laudo" | "sides">): Subject {
  const isNow = (index: number): boolean => !isDated(laudo, laudo.sentences[index]!);
  const organs = new Set(
    laudo.organs
      .filter(({ concept, from }) => EXAMINED.has(concept.id) && isNow(laudo.sentenceOf[from]!))
      .map(({ concept }) => concept.id),
  );
  const known = new Set(
    [...sides].flatMap(([index, all]) => (isNow(index) ? all.map(({ side }) => side) : [])),
  );
  if (known.size !== 1 || organs.size === 0) return NOTHING;
  return { organ: [...organs][0]!, side: [...known][0]! };
}

/** "Endarterectomia esquerda em 2019" asks for no side. */
export const isDated = ({ tokens }: ReadLaudo, { from, to }: Sentence): boolean =>
  tokens.slice(from, to).some(({ t, kind }) => kind === "number" && /^(?:19|20)\d\d$/.test(t));

function ownSubject(
  { index, from, isHeading }: Sentence,
  sides: Sides,
  organs: OrgansBySentence,
  title: Subject,
): Subject {
  const first = organs.get(index)?.find((organ) => organ.from < from + SUBJECT_REACH);
  const organ = first?.concept.id ?? null;
  const near = sides.get(index)?.filter((side) => side.from < from + SUBJECT_REACH) ?? [];
  const isPaired =
    organ === null ? isHeading || title.organ !== null : organOf(organ)?.isPaired === true;
  const isOne = new Set(near.map(({ side }) => side)).size === 1;
  return { organ, side: isPaired && isOne ? near[0]!.side : null };
}
