import type { Fact } from "../facts/types.ts";

/** Most words of a statement that was put together. */
const LONGEST = 30;

/**
 * Puts together neighbouring facts of one section that were said in one breath (they share a turn), so that a statement
 * reads whole: "Furosemida: 40, de manhã. Era de 2, mas o potássio baixou".
 */
export function mergeFacts(facts: readonly Fact[]): Fact[] {
  const merged: Fact[] = [];
  for (const fact of facts) {
    const last = merged.at(-1);
    if (last && together(last, fact)) merged[merged.length - 1] = union(last, fact);
    else merged.push(fact);
  }
  return merged;
}

function together(a: Fact, b: Fact): boolean {
  if (a.part !== b.part || a.subject !== b.subject) return false;
  if (words(a.text) + words(b.text) > LONGEST) return false;
  if (a.kinds.has("prescription") && b.kinds.has("prescription")) return false;
  return b.sources.some((source) => a.sources.some((other) => other.turn.i === source.turn.i));
}

function union(a: Fact, b: Fact): Fact {
  return {
    ...a,
    text: `${a.text}. ${b.text}`,
    kinds: new Map([...b.kinds, ...a.kinds]),
    concepts: new Set([...a.concepts, ...b.concepts]),
    stems: new Set([...a.stems, ...b.stems]),
    sources: [...a.sources, ...b.sources],
    opening: a.opening || b.opening,
  };
}

const words = (text: string): number => text.split(/\s+/).length;
