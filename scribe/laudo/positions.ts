import { findLevels } from "./levels.ts";
import type { ReadLaudo } from "./read.ts";

/** Where in an organ something is: for each dimension the named values. */
export type Positions = ReadonlyMap<string, ReadonlySet<string>>;

export interface PositionWord {
  dimension: string;
  value: string;
  /** Token indices, `to` exclusive. */
  from: number;
  to: number;
}

/** Words of position in the three languages, as `stem` returns them, and what they name. */
const TABLE: readonly (readonly [string, ...string[]])[] = [
  ["superior upper apical", "height upper"],
  ["medi middl mid interpolar", "height middle"],
  ["inferior lower basal", "height lower"],
  ["anterior", "depth anterior"],
  ["posterior", "depth posterior"],
  ["lateral extern", "width lateral"],
  ["medial intern", "width medial"],
  ["proximal", "length proximal"],
  ["distal", "length distal"],
  ["frontal", "lobe frontal"],
  ["parietal", "lobe parietal"],
  ["temporal", "lobe temporal"],
  ["occipital", "lobe occipital"],
  // Quadrants of the breast.
  ["qsl qse superolateral superoextern", "height upper", "width lateral"],
  ["qsm qsi superomedial superointern", "height upper", "width medial"],
  ["qil qie inferolateral inferoextern", "height lower", "width lateral"],
  ["qim qii inferomedial inferointern", "height lower", "width medial"],
];
const WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE.flatMap(([words, ...values]) => words.split(" ").map((word) => [word, values])),
);

/** "segmento VII", "segment 4a". */
const SEGMENTS: ReadonlySet<string> = new Set(["segment", "seg"]);
const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];
const HOURS: ReadonlySet<string> = new Set(["h", "hs", "hor", "hora", "horas", "o'clock"]);

/** The words of position between two tokens, in order. */
export function findPositions(laudo: ReadLaudo, from: number, to: number): PositionWord[] {
  const found: PositionWord[] = [];
  for (let at = from; at < to; at += 1) {
    for (const named of WORDS.get(laudo.stems[at]!) ?? []) {
      const [dimension = "", value = ""] = named.split(" ");
      found.push({ dimension, value, from: at, to: at + 1 });
    }
    const numbered = numberAt(laudo, at, to);
    if (numbered) found.push(numbered);
  }
  return found;
}

function numberAt({ tokens, stems }: ReadLaudo, at: number, end: number): PositionWord | null {
  const next = at + 1 < end ? tokens[at + 1] : undefined;
  if (!next) return null;
  if (SEGMENTS.has(stems[at]!)) {
    const roman = ROMAN.indexOf(next.t.replace(/[ab]$/, ""));
    const value = roman < 0 ? next.t : `${roman + 1}${/[ab]$/.exec(next.t)?.[0] ?? ""}`;
    if (roman >= 0 || /^\d{1,2}$/.test(value))
      return { dimension: "segment", value, from: at, to: at + 2 };
  }
  if (tokens[at]!.kind !== "number" || !/^\d{1,2}$/.test(tokens[at]!.t)) return null;
  if (HOURS.has(next.t)) return { dimension: "hour", value: tokens[at]!.t, from: at, to: at + 2 };
  const isOrdinal = "ºª°".includes(next.t) && next.start === tokens[at]!.end;
  return isOrdinal ? { dimension: "ordinal", value: tokens[at]!.t, from: at, to: at + 2 } : null;
}

/** The positions and the levels of the spine between two tokens. */
export function positionsBetween(laudo: ReadLaudo, from: number, to: number): Positions {
  const positions = new Map<string, Set<string>>();
  const add = (dimension: string, value: string): void => {
    const values = positions.get(dimension) ?? new Set();
    positions.set(dimension, values.add(value));
  };
  for (const { dimension, value } of findPositions(laudo, from, to)) add(dimension, value);
  for (const level of levelsOf(laudo))
    if (level.from >= from && level.to <= to && !WEIGHTINGS.has(level.name))
      add("level", level.name);
  return positions;
}

/** "Hipersinal em T2" is no vertebra. */
const WEIGHTINGS: ReadonlySet<string> = new Set(["t1", "t2", "t1-t2"]);

const levelsByLaudo = new WeakMap<ReadLaudo, ReturnType<typeof findLevels>>();

/** The levels of the spine, found once for each laudo. */
export function levelsOf(laudo: ReadLaudo): ReturnType<typeof findLevels> {
  let levels = levelsByLaudo.get(laudo);
  if (!levels) levelsByLaudo.set(laudo, (levels = findLevels(laudo)));
  return levels;
}

const contains = (all: ReadonlySet<string>, some: ReadonlySet<string>): boolean =>
  [...some].every((value) => all.has(value));

/** Whether two places may be the same: in no dimension does each name what the other does not. */
export const mayBeSamePlace = (a: Positions, b: Positions): boolean =>
  [...a].every(([dimension, values]) => {
    const others = b.get(dimension);
    return !others || contains(others, values) || contains(values, others);
  });

/** In how many dimensions two places have the same values. */
export const countSamePlaces = (a: Positions, b: Positions): number =>
  [...a].filter(([dimension, values]) => {
    const others = b.get(dimension);
    return others !== undefined && contains(others, values) && contains(values, others);
  }).length;
