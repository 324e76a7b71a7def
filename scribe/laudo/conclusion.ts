import type { Language } from "@relato/shared/domain/language.ts";
import type { LaudoToLint, LintKind } from "@relato/shared/domain/laudo/lint.ts";
import { type Abnormal, findAbnormal } from "./abnormal.ts";
import { quoteFinding } from "./finding-quote.ts";
import { lintLaudo } from "./lint.ts";
import { normalFindings } from "./normal-findings.ts";
import { type Observed, observe } from "./observations.ts";
import { readLaudo, type Sentence } from "./read.ts";
import { reword } from "./rewording.ts";
import { learnWordings, type SignedText } from "./wording.ts";

export interface ConclusionInput extends LaudoToLint {
  /** Whether every field of the laudo is filled: only then a normal examination is concluded. */
  is_complete: boolean;
  /** The doctor's signed laudos in this language, newest first. */
  signed: readonly SignedText[];
}

/** `start` and `end` are the offsets of its finding in the laudo's NFC text. */
export interface ConclusionLine {
  text: string;
  start: number;
  end: number;
}

/** A conclusion ends with the finding after which it has so many words. */
const WORDS = 35;
const MOST_LINES = 10;
/** Lines that are tried for one finding: the doctor's own wordings, then the quote. */
const MOST_WORDINGS = 2;

const NORMAL: Record<Language, string> = {
  "pt-BR": "Exame dentro dos limites da normalidade.",
  es: "Estudio dentro de los límites de la normalidad.",
  "en-US": "Study within normal limits.",
};

/**
 * A conclusion made of the laudo's own findings, most important first. Every line passes the
 * linter; a finding without such a line is left out. Empty if nothing can be concluded.
 */
export function proposeConclusion(input: ConclusionInput): ConclusionLine[] {
  const text = input.text.normalize("NFC");
  const context = observe(readLaudo(text, input.locale, true));
  const abnormal = findAbnormal(context);
  const toLine = (line: string, sentence: Pick<Sentence, "start" | "end">): ConclusionLine => ({
    text: line,
    start: sentence.start,
    end: sentence.end,
  });
  if (abnormal.length === 0) {
    const place = input.is_complete ? normalFindings(context) : null;
    return place ? [toLine(NORMAL[input.locale], place)] : [];
  }
  const wordings = learnWordings(input.signed, input.locale);
  const drafts = chooseLines(
    abnormal.map((one) => ({
      abnormal: one,
      lines: [
        ...reword(context, one, wordings).slice(0, MOST_WORDINGS),
        quoteFinding(context, one),
      ],
    })),
  );
  return proveLines({ ...input, text }, context, drafts).map(({ lines, abnormal: { sentence } }) =>
    toLine(lines[0]!, sentence),
  );
}

/** A finding with the lines that may conclude it, best first. */
interface Draft {
  abnormal: Abnormal;
  lines: readonly string[];
}

/** All findings of importance, and minor ones while the conclusion is short. */
function chooseLines(drafts: readonly Draft[]): Draft[] {
  let words = 0;
  return drafts.slice(0, MOST_LINES).filter(({ abnormal, lines }) => {
    const length = lines[0]!.split(/\s+/).length;
    const isChosen = words === 0 || abnormal.rank >= 2 || words + length <= WORDS;
    if (isChosen) words += length;
    return isChosen;
  });
}

/** What the proof ignores: a finding that is left out, and what a conclusion may still lack. */
const IGNORED: ReadonlySet<LintKind> = new Set([
  "missing_conclusion",
  "critical_uncommunicated",
  "followup_no_term",
]);

const HEADING: Record<Language, string> = {
  "pt-BR": "Conclusão",
  es: "Conclusión",
  "en-US": "Impression",
};

/** Replaces each line that the linter refuses by the finding's next one, until all pass. */
function proveLines(input: LaudoToLint, context: Observed, drafts: readonly Draft[]): Draft[] {
  const base = `${withoutConclusion(context)}\n\n## ${HEADING[input.locale]}\n`;
  let left = [...drafts];
  while (left.length > 0) {
    let text = base;
    const ranges = left.map(({ lines }) => {
      const start = text.length;
      text += `- ${lines[0]}\n`;
      return { start, end: text.length };
    });
    const found = lintLaudo({ ...input, text }).filter(({ kind }) => !IGNORED.has(kind));
    const refused = ranges.map((range) =>
      found.some(({ start, end }) => start < range.end && end > range.start),
    );
    if (!refused.includes(true)) return left;
    left = left
      .map((draft, i) => (refused[i] ? { ...draft, lines: draft.lines.slice(1) } : draft))
      .filter(({ lines }) => lines.length > 0);
  }
  return left;
}

/** The laudo's text up to the findings: an old conclusion proves nothing. */
const withoutConclusion = ({ laudo }: Observed): string =>
  laudo.text
    .split("\n")
    .reduce<{ at: number; kept: string[] }>(
      ({ at, kept }, line) => {
        const end = at + line.length;
        const isConclusion = laudo.lines.some(
          (one) =>
            one.start >= at &&
            one.start <= end &&
            (one.section === "conclusion" || one.section === "advice"),
        );
        return { at: end + 1, kept: isConclusion ? kept : [...kept, line] };
      },
      { at: 0, kept: [] },
    )
    .kept.join("\n");
