import { canonical } from "@relato/shared/domain/canonical.ts";
import {
  type LaudoBlock,
  type LaudoContent,
  type TextBlock,
} from "@relato/shared/domain/laudo/content.ts";
import { plainWords } from "@relato/shared/domain/plain.ts";

/** A heading with its blocks. What is before the first heading has an empty title. */
interface Part {
  /** The plain words of the title, and which one of equal titles it is. */
  key: string;
  title: string;
  blocks: LaudoBlock[];
}

/** A part that the proposal adds, changes or removes; null: it is not there. */
export interface PartChange {
  key: string;
  title: string;
  before: LaudoBlock[] | null;
  after: LaudoBlock[] | null;
}

const titleOf = ({ content = [] }: TextBlock): string =>
  content.map((node) => (node.type === "text" ? node.text : " ")).join("");

const partsOf = ({ content }: LaudoContent): Part[] => {
  const parts: Part[] = [];
  const counts = new Map<string, number>();
  const begin = (title: string): Part => {
    const name = plainWords(title).join(" ");
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    const part = { key: `${name} ${count}`, title, blocks: [] };
    parts.push(part);
    return part;
  };
  for (const block of content) {
    const last = parts.at(-1);
    const part = block.type === "heading" ? begin(titleOf(block)) : (last ?? begin(""));
    part.blocks.push(block);
  }
  return parts;
};

/** The blocks below the heading. */
export const bodyOf = (blocks: readonly LaudoBlock[]): LaudoBlock[] =>
  blocks[0]?.type === "heading" ? blocks.slice(1) : [...blocks];

/** Headings are compared by their words. Ids of fields differ in two contents of one mask. */
const sameText = (one: readonly LaudoBlock[], other: readonly LaudoBlock[]): boolean => {
  const plain = (blocks: readonly LaudoBlock[]): string =>
    canonical(
      JSON.parse(
        JSON.stringify(bodyOf(blocks), (key, value: unknown) => (key === "id" ? undefined : value)),
      ),
    );
  return plain(one) === plain(other);
};

/** What a proposal changes, in its order; parts that it lacks come last. */
export const comparePartsOf = (before: LaudoContent, after: LaudoContent): PartChange[] => {
  const [old, proposed] = [partsOf(before), partsOf(after)];
  const oldBlocks = new Map(old.map(({ key, blocks }) => [key, blocks]));
  const kept = new Set(proposed.map(({ key }) => key));
  const changes = proposed.map(({ key, title, blocks }) => ({
    ...{ key, title, after: blocks },
    before: oldBlocks.get(key) ?? null,
  }));
  const removed = old
    .filter(({ key }) => !kept.has(key))
    .map(({ key, title, blocks }) => ({ key, title, before: blocks, after: null }));
  return [...changes, ...removed].filter(
    ({ before: one, after: other }) => one === null || other === null || !sameText(one, other),
  );
};

/**
 * The text with the accepted parts of the proposal. Parts that are not accepted stay as they are,
 * and new ones follow the part that they follow in the proposal.
 */
export const mergeParts = (
  before: LaudoContent,
  after: LaudoContent,
  accepted: ReadonlySet<string>,
): LaudoContent => {
  const proposed = partsOf(after);
  const blocksOf = new Map(proposed.map(({ key, blocks }) => [key, blocks]));
  const merged = partsOf(before)
    .filter(({ key }) => blocksOf.has(key) || !accepted.has(key))
    .map((part) =>
      accepted.has(part.key) ? { ...part, blocks: blocksOf.get(part.key) ?? [] } : part,
    );
  proposed.forEach((part, at) => {
    if (!accepted.has(part.key) || merged.some(({ key }) => key === part.key)) return;
    const earlier = new Set(proposed.slice(0, at).map(({ key }) => key));
    const place = merged.findLastIndex(({ key }) => earlier.has(key));
    merged.splice(place + 1, 0, part);
  });
  const content = merged.flatMap(({ blocks }) => blocks);
  return { type: "doc", content: content.length === 0 ? [{ type: "paragraph" }] : content };
};
