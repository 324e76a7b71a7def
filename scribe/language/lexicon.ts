import { fold, stem, type Token, tokenise } from "./text.ts";

/** What a term is about; decides what a statement that holds it can be. */
export type ConceptType =
  | "symptom"
  | "disease"
  | "exam"
  | "procedure"
  | "drug"
  | "allergen"
  | "vaccine"
  | "habit"
  | "function"
  | "sleep"
  | "mood"
  | "diet"
  | "obgyn"
  | "perinatal"
  | "social"
  | "finding"
  | "vital"
  | "body"
  | "device"
  | "kin"
  | "other";

export interface Concept {
  id: string;
  type: ConceptType;
}

/** A place in a text where a concept is named; `from` and `to` count tokens, `to` is past the last. */
export interface Mention {
  concept: Concept;
  from: number;
  to: number;
}

interface Form {
  words: { text: string; prefix: boolean; exact: boolean; stem: string }[];
  concept: Concept;
}

/** Terms of one language, found in a text by their words; little words between them are skipped. */
export interface Lexicon {
  find(tokens: readonly Token[]): Mention[];
}

/**
 * Builds a lexicon from tables of lines `id: form, form, form`. In a form, `word*` is any word that begins so; other
 * words match in singular, plural and either gender, and `word!` only as it stands. Words in `skipped` may stand between a form's words, and count in a
 * form only where it begins with `=` ("=meu velho" is the father, "velho" nobody) or has but one other word.
 */
export function buildLexicon(
  tables: readonly (readonly [ConceptType, string])[],
  skipped: ReadonlySet<string>,
): Lexicon {
  const exact = new Map<string, Form[]>();
  const open = new Map<string, Form[]>();
  for (const [type, table] of tables) {
    for (const line of table.split("\n")) {
      const colon = line.indexOf(":");
      if (colon < 0) continue;
      const concept: Concept = { id: line.slice(0, colon).trim(), type };
      for (const raw of line.slice(colon + 1).split(","))
        addForm(raw, concept, exact, open, skipped);
    }
  }
  return { find: (tokens) => findAll(tokens, exact, open, skipped) };
}

function addForm(
  raw: string,
  concept: Concept,
  exact: Map<string, Form[]>,
  open: Map<string, Form[]>,
  skipped: ReadonlySet<string>,
): void {
  const all = tokenise(raw)
    .filter((token) => token.kind !== "mark")
    .map((token) => ({
      text: token.t,
      prefix: fold(raw)[token.end] === "*",
      exact: fold(raw)[token.end] === "!",
      stem: stem(token.t),
    }));
  const telling = all.filter((word) => !skipped.has(word.text));
  // "se matar" without its "se" would be any killing.
  const literal = raw.trimStart().startsWith("=") || telling.length < 2;
  const words = literal ? all : telling;
  const first = words[0];
  if (!first) return;
  const [index, key] = first.prefix ? [open, first.text.slice(0, 3)] : [exact, first.stem];
  const list = index.get(key);
  if (list) list.push({ words, concept });
  else index.set(key, [{ words, concept }]);
}

function findAll(
  tokens: readonly Token[],
  exact: ReadonlyMap<string, Form[]>,
  open: ReadonlyMap<string, Form[]>,
  skipped: ReadonlySet<string>,
): Mention[] {
  const found: Mention[] = [];
  const stems = tokens.map((token) => stem(token.t));
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (token.kind === "mark") continue;
    let best: Mention | undefined;
    let bestScore = 0;
    for (const forms of [exact.get(stems[at]!), open.get(token.t.slice(0, 3))]) {
      for (const form of forms ?? []) {
        const score = form.words.length * 3 + (form.words[0]!.text === token.t ? 1 : 0);
        const to = score > bestScore ? matchAt(tokens, stems, at, form, skipped) : -1;
        if (to < 0) continue;
        best = { concept: form.concept, from: at, to };
        bestScore = score;
      }
    }
    if (best) {
      found.push(best);
      at = best.to - 1;
    }
  }
  return found;
}

function matchAt(
  tokens: readonly Token[],
  stems: readonly string[],
  from: number,
  form: Form,
  skipped: ReadonlySet<string>,
): number {
  let at = from;
  for (const word of form.words) {
    let leaps = 0;
    while (at > from && at < tokens.length && leaps < 3 && !fits(tokens[at]!.t, stems[at]!, word)) {
      if (!skipped.has(tokens[at]!.t) && tokens[at]!.t !== "-") return -1;
      at += 1;
      leaps += 1;
    }
    if (at >= tokens.length || !fits(tokens[at]!.t, stems[at]!, word)) return -1;
    at += 1;
  }
  return at;
}

const fits = (word: string, itsStem: string, form: Form["words"][number]): boolean =>
  form.prefix
    ? word.startsWith(form.text)
    : word === form.text || (!form.exact && itsStem === form.stem);
