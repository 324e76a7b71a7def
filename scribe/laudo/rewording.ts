import type { Language } from "@relato/shared/domain/language.ts";
import { trimSigns } from "@relato/shared/domain/trim-signs.ts";
import { capitalise, fold, tokenise } from "../language/text.ts";
import { conceptsOf, type Abnormal } from "./abnormal.ts";
import type { Measure } from "./measures.ts";
import type { Observed } from "./observations.ts";
import { quoteOf, type ReadLaudo, readLaudo } from "./read.ts";
import { type Side, findSides } from "./sides.ts";
import type { Wording } from "./wording.ts";
import { codesOf, type Facts, factsOf, type Part } from "./wording-parts.ts";

/** Own words of a doctor were written of so many patients. One could be about that one only. */
const REPEATED = 2;

/** The doctor's lines for a finding, best first, with the finding's own facts. */
export function reword(
  context: Observed,
  { sentence, findings }: Abnormal,
  wordings: readonly Wording[],
): string[] {
  const concepts = conceptsOf(findings);
  const facts = factsOf(context, sentence);
  const lines = wordings
    .filter(
      (one) =>
        one.concepts === concepts &&
        (!one.hasOwnWords || one.patients.size >= REPEATED) &&
        one.shared.every((stem) => facts.stems.has(stem)),
    )
    .toSorted((a, b) => b.patients.size - a.patients.size || factsIn(b) - factsIn(a))
    .flatMap(({ parts }) => {
      const filled = parts.map((part) => fill(part, facts));
      if (!filled.every((text) => text !== null)) return [];
      const line = capitalise(trimSigns(filled.join("").trim(), ";,:*_"));
      return isSupported(line, context.laudo.language, facts) ? [line] : [];
    });
  return [...new Set(lines)];
}

const factsIn = ({ parts }: Wording): number => parts.filter(({ kind }) => kind !== "text").length;

/** The text of a part for another finding; null if it lacks the fact. */
function fill(part: Part, facts: Facts): string | null {
  switch (part.kind) {
    case "text":
      return part.text;
    case "measure": {
      const measure = facts.measures[part.index];
      return measure ? writeMeasure(facts.laudo, measure, part.isLargest) : null;
    }
    case "side":
      return writeSide(part, facts.side, facts.laudo.language);
    case "level":
      // Two levels of one finding are not matched: which is which would be a guess.
      return facts.levels.length === 1 ? (facts.levels[0] ?? null) : null;
    case "position":
      return writePosition(part, facts);
    case "code": {
      const codes = codesOf(facts).filter(({ after }) => after === part.after);
      const [code] = codes;
      return codes.length === 1 && code ? facts.laudo.text.slice(code.start, code.end) : null;
    }
  }
}

function writeMeasure(laudo: ReadLaudo, { from, to, values }: Measure, isLargest: boolean): string {
  const written = quoteOf(laudo, from, to);
  if (!isLargest || values.length === 1) return written;
  const largest = values.indexOf(Math.max(...values));
  const numbers = laudo.tokens.slice(from, to).filter(({ kind }) => kind === "number");
  const { start, end } = numbers[largest]!;
  const last = numbers.at(-1)!;
  return laudo.text.slice(start, end) + laudo.text.slice(last.end, laudo.tokens[to - 1]!.end);
}

interface SideWords {
  /** Without the ending of gender and number. */
  root: string;
  letter: string;
}
const SIDES: Record<Language, Record<"R" | "L", SideWords>> = {
  "pt-BR": { R: { root: "direit", letter: "D" }, L: { root: "esquerd", letter: "E" } },
  es: { R: { root: "derech", letter: "D" }, L: { root: "izquierd", letter: "I" } },
  "en-US": { R: { root: "right", letter: "R" }, L: { root: "left", letter: "L" } },
};

/** The word of a side for another side: "esquerdas" for "direitas". */
function writeSide(
  { text, side }: { text: string; side: Side },
  wanted: Side | null,
  language: Language,
): string | null {
  if (wanted === side) return text;
  if (wanted === null || wanted === "B" || side === "B") return null;
  const { [side]: from, [wanted]: to } = SIDES[language];
  if (text === from.letter) return to.letter;
  if (!fold(text).startsWith(from.root)) return null;
  const replaced = to.root + text.slice(from.root.length);
  return text.charAt(0) === text.charAt(0).toUpperCase() ? capitalise(replaced) : replaced;
}

function writePosition(
  { text, dimension, value }: Extract<Part, { kind: "position" }>,
  { laudo, positions }: Facts,
): string | null {
  const same = positions.filter((one) => one.dimension === dimension);
  const values = new Set(same.map((one) => one.value));
  if (values.size !== 1) return null;
  if (values.has(value)) return text;
  const { from, to } = same[0]!;
  return quoteOf(laudo, from, to);
}

/** Words that deny. A denial of another patient's finding is no fact of this one. */
const DENIALS: Record<Language, ReadonlySet<string>> = {
  "pt-BR": new Set(["nao", "sem"]),
  es: new Set(["no", "sin"]),
  "en-US": new Set(["no", "not", "non", "without"]),
};

/** Whether numbers, sides and denials of a line are in the finding: no fact of another patient. */
function isSupported(line: string, language: Language, facts: Facts): boolean {
  const { laudo, sentence } = facts;
  const own = new Set(laudo.tokens.slice(sentence.from, sentence.to).map(({ t }) => t));
  const numbers = tokenise(line).filter(({ kind }) => kind === "number");
  const sides = [...findSides(readLaudo(line, language)).values()].flat();
  const denials = tokenise(line).filter(({ t }) => DENIALS[language].has(fold(t)));
  return (
    [...numbers, ...denials].every(({ t }) => own.has(t)) &&
    sides.every(({ side }) => side === facts.side)
  );
}
