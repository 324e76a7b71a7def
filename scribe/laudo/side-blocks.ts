import type { ReadLaudo, Sentence } from "./read.ts";
import type { Side, Sides } from "./sides.ts";

/** Lines below a line or heading that only names a side: "Direito:", "QUADRIL ESQUERDO". */
export interface SideBlock {
  side: Side;
  /** The last sentence that belongs to it. */
  last: Sentence;
  /** Whether a heading names it, which holds up to the next heading. */
  isOfHeading: boolean;
}

/** A label has at most so many tokens. */
const LONGEST = 5;

/** The block of a sentence, by the block of the one before it; null if it is in none. */
export function nextBlock(
  laudo: ReadLaudo,
  block: SideBlock | null,
  sentence: Sentence,
  sides: Sides,
): SideBlock | null {
  const side = labelled(laudo, sentence, sides);
  if (side !== null) return { side, last: sentence, isOfHeading: sentence.isHeading };
  if (block === null || sentence.isHeading || sentence.section !== block.last.section) return null;
  const isLabel = labelled(laudo, block.last, sides) !== null;
  const isApart = laudo.text.slice(block.last.end, sentence.start).includes("\n\n");
  return isApart && !isLabel && !block.isOfHeading ? null : { ...block, last: sentence };
}

/** The side that is all that a line of the findings says, besides an organ. */
function labelled(laudo: ReadLaudo, sentence: Sentence, sides: Sides): Side | null {
  const { index, from, to, section, line } = sentence;
  if (section !== "findings" || to - from > LONGEST) return null;
  const isAlone = [index - 1, index + 1].every((near) => laudo.sentences[near]?.line !== line);
  const named = sides.get(index) ?? [];
  const isOfFinding = laudo.findings.some((one) => one.from >= from && one.from < to);
  const isOpen = laudo.tokens[to - 1]!.t !== ".";
  return isAlone && isOpen && !isOfFinding && named.length === 1 ? named[0]!.side : null;
}
