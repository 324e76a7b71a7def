import { fold, stem, type Token, tokenise } from "../language/text.ts";

/**
 * A clinical concept. The id is the same in every language ("headache"); `type` is for example
 * "symptom".
 */
export interface Concept {
  id: string;
  type: string;
}

/** A concept that a text names. `from` and `to` are token indices; `to` is exclusive. */
export interface Mention {
  concept: Concept;
  from: number;
  to: number;
}

/**
 * A line of the lexicon. In a phrase, `word*` matches any word with that prefix, `word!` only that
 * exact form.
 */
export interface Entry {
  phrase: string;
  concept: Concept;
}

export interface Matcher {
  find(tokens: readonly Token[], stems?: readonly string[]): Mention[];
  /** All phrases, overlapping ones included. */
  findAll(tokens: readonly Token[], stems?: readonly string[]): Mention[];
}

/** Whether a folded word is one of a kind, as `Set.has`. */
export interface WordTest {
  has(word: string): boolean;
}

interface Node {
  /** Children by the stem of a word. */
  next: Map<string, Node>;
  /** Children by the word itself. */
  exact: Map<string, Node>;
  /** Children for words that match by prefix, keyed by the prefix's first three letters. */
  open: Map<string, { prefix: string; node: Node }[]>;
  concepts: Concept[];
}

const newNode = (): Node => ({
  next: new Map(),
  exact: new Map(),
  open: new Map(),
  concepts: [],
});

/** Maximum number of little words in a row between two words of a phrase. */
const MAX_SKIPPED = 3;
/** Longest stretch of tokens that a phrase may cover, so that the search is linear in the text. */
const MAX_TOKENS = 16;

/**
 * Compiles phrases into a trie over folded words. Words match in singular, plural and either
 * gender, unless marked with `!`. Words of `little` may appear between the words of a phrase. In a
 * phrase itself they count only if it begins with `=` or has fewer than two other words.
 */
export function compileMatcher(entries: Iterable<Entry>, little: WordTest): Matcher {
  const root = newNode();
  for (const entry of entries) addPhrase(root, entry, little);
  const search = (tokens: readonly Token[], stems: readonly string[], from: number) =>
    phrasesFrom(root, tokens, stems, from, little);
  return {
    find(tokens, stems = tokens.map((token) => stem(token.t))) {
      const found: Mention[] = [];
      for (let at = 0; at < tokens.length; at += 1) {
        const best = longest(search(tokens, stems, at));
        if (!best) continue;
        found.push({ concept: best.concept, from: at, to: best.to });
        at = best.to - 1;
      }
      return found;
    },
    findAll(tokens, stems = tokens.map((token) => stem(token.t))) {
      return tokens.flatMap((_, at) =>
        search(tokens, stems, at).map(({ concept, to }) => ({ concept, from: at, to })),
      );
    },
  };
}

interface Hit {
  concept: Concept;
  to: number;
  words: number;
  /** The number of words that matched exactly, not by their stem. */
  exact: number;
}

const longest = (hits: readonly Hit[]): Hit | undefined => {
  let best: Hit | undefined;
  for (const hit of hits)
    if (!best || hit.words > best.words || (hit.words === best.words && hit.exact > best.exact))
      best = hit;
  return best;
};

function addPhrase(root: Node, { phrase, concept }: Entry, little: WordTest): void {
  const folded = fold(phrase);
  const all = tokenise(phrase)
    .filter((token) => token.kind !== "mark")
    .map((token) => ({ text: token.t, mark: folded[token.end] ?? "" }));
  const content = all.filter((word) => !little.has(word.text));
  // "se matar" without its "se" would match any killing.
  const words = phrase.trimStart().startsWith("=") || content.length < 2 ? all : content;
  if (words.length === 0) return;
  let node = root;
  for (const { text, mark } of words) {
    if (mark === "*") node = openChild(node, text);
    else {
      const [list, key] = mark === "!" ? [node.exact, text] : [node.next, stem(text)];
      const child = list.get(key) ?? newNode();
      list.set(key, child);
      // The exact form is stored first, so that it wins over a word with the same stem.
      if (mark !== "!" && key !== text && !node.exact.has(text)) node.exact.set(text, child);
      node = child;
    }
  }
  if (!node.concepts.some((known) => known.id === concept.id && known.type === concept.type))
    node.concepts.push(concept);
}

/** Prefixes are looked up by so many letters. */
const PREFIX = 3;

function openChild(node: Node, prefix: string): Node {
  const key = prefix.slice(0, PREFIX);
  const list = node.open.get(key) ?? [];
  node.open.set(key, list);
  const known = list.find((one) => one.prefix === prefix);
  if (known) return known.node;
  const child = newNode();
  list.push({ prefix, node: child });
  return child;
}

function phrasesFrom(
  root: Node,
  tokens: readonly Token[],
  stems: readonly string[],
  from: number,
  little: WordTest,
): Hit[] {
  const hits: Hit[] = [];
  if (tokens[from]!.kind === "mark") return hits;
  let states = [{ node: root, words: 0, exact: 0, skipped: 0 }];
  for (let at = from; at < tokens.length && at < from + MAX_TOKENS && states.length > 0; at += 1) {
    const token = tokens[at]!;
    const following: typeof states = [];
    for (const state of states) {
      const reach = (child: Node, exact: number): void => {
        const [words, matched] = [state.words + 1, state.exact + exact];
        following.push({ node: child, words, exact: matched, skipped: 0 });
        for (const concept of child.concepts)
          hits.push({ concept, to: at + 1, words, exact: matched });
      };
      forEachChild(state.node, token.t, stems[at]!, reach);
      const skips = state.words > 0 && state.skipped < MAX_SKIPPED;
      if (skips && (little.has(token.t) || token.t === "-"))
        following.push({ ...state, skipped: state.skipped + 1 });
    }
    states = following;
  }
  return hits;
}

/** Calls `reach` with each child that a word leads to, and 1 if it matches exactly. */
function forEachChild(
  node: Node,
  word: string,
  stemmed: string,
  reach: (child: Node, exact: number) => void,
): void {
  const written = node.exact.get(word);
  if (written) reach(written, 1);
  const byStem = node.next.get(stemmed);
  if (byStem && byStem !== written) reach(byStem, stemmed === word ? 1 : 0);
  if (node.open.size === 0) return;
  for (const { prefix, node: child } of node.open.get(word.slice(0, PREFIX)) ?? [])
    if (word.startsWith(prefix)) reach(child, 0);
}
