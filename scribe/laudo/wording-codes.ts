import type { ReadLaudo } from "./read.ts";

const ROMAN: ReadonlySet<string> = new Set("ii iii iv v vi vii viii ix x".split(" "));
/** Between a word and its code: "BI-RADS: 4", "grau (II)". */
const BETWEEN: ReadonlySet<string> = new Set([":", "-", "(", "–", "®", "categoria", "category"]);
const REACH = 4;

/**
 * Whether a token is a number or a Roman numeral, with the stem of the word before it: "grau II",
 * "TI-RADS 4", "3 cistos". Null for other tokens.
 */
export function codeAt({ text, tokens, stems }: ReadLaudo, at: number): { after: string } | null {
  const token = tokens[at]!;
  const isRoman = ROMAN.has(token.t) && text[token.start] !== token.t[0];
  if (token.kind !== "number" && !isRoman) return null;
  for (let before = at - 1; before >= 0 && at - before <= REACH; before -= 1) {
    if (BETWEEN.has(tokens[before]!.t)) continue;
    return { after: tokens[before]!.kind === "word" ? stems[before]! : "" };
  }
  return { after: "" };
}
