import { cuesIn, type ReadLaudo, type Sentence } from "./read.ts";

/** A grade: "grau II", "Fazekas 2". `scale` is the word before it. */
export interface Grade {
  scale: string;
  value: number;
  from: number;
  to: number;
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4, v: 5 };

/** The grades of a sentence, in Roman or Arabic numerals. */
export const gradesIn = (laudo: ReadLaudo, sentence: Sentence): Grade[] =>
  cuesIn(laudo, "grade", sentence).flatMap(({ from, to }) => {
    const token = laudo.tokens[to];
    if (!token || to >= sentence.to) return [];
    const next = laudo.tokens[to + 1];
    const isRange =
      next !== undefined && (next.t === "-" || next.t === "/") && next.start === token.end;
    const value = ROMAN[token.t] ?? (/^[0-5]$/.test(token.t) ? Number(token.t) : null);
    if (value === null || isRange) return [];
    return [{ scale: laudo.stems[from]!, value, from, to: to + 1 }];
  });
