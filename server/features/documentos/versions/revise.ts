import { type ReadSection, statementKey } from "@relato/scribe/document/read.ts";
import type { Testimony } from "@relato/scribe/types.ts";
import type { Place } from "@relato/shared/contract/documento-versions.ts";
import type { Document, Section, Statement } from "@relato/shared/domain/document.ts";
import { withEngineRefusal } from "../engine-refusal.ts";
import { checkDocument } from "../evidence/check.ts";
import { type VerifyDeps, verifyTexts } from "../evidence/verify.ts";

export const EMPTY_DOCUMENT: Document = { markdown: "", sections: [] };

/** What a changed text is parsed with and verified against. */
export interface Ground {
  deps: VerifyDeps;
  testimony: Testimony;
  titulo: string;
}

const readMarkdown = (
  markdown: string,
  base: Document,
  { deps, titulo, testimony }: Ground,
): Promise<ReadSection[]> => {
  const headings = base.sections.map(({ heading, level }) => ({ heading, level }));
  const options = { headings, title: titulo, language: testimony.locale };
  return withEngineRefusal(deps.engine.readDocument(markdown, options));
};

/**
 * A changed markdown as a document. A statement of the base keeps its evidence and the doctor's
 * decision; a new one is verified. Text of the base that is not among its statements (values filled
 * into the template's blanks) becomes a statement only when it changes.
 * @throws AppError ENGINE_FAILED, UNAVAILABLE
 */
export const reviseDocument = async (
  base: Document,
  markdown: string,
  ground: Ground,
): Promise<Document> => {
  const known = new Map<string, { statement: Statement; heading: string }[]>();
  for (const { heading, statements } of base.sections)
    for (const statement of statements) {
      const key = statementKey(statement.text);
      known.set(key, [...(known.get(key) ?? []), { statement, heading }]);
    }
  const [before, after] = await Promise.all([
    readMarkdown(base.markdown, base, ground),
    readMarkdown(markdown, base, ground),
  ]);
  const fillings = new Set(
    before
      .flatMap(({ statements }) => statements.map(({ text }) => statementKey(text)))
      .filter((key) => !known.has(key)),
  );
  const added: Statement[] = [];
  const sections = after.map(({ heading, level, statements }): Section => ({
    heading,
    level,
    statements: statements.flatMap(({ text }) => {
      const key = statementKey(text);
      const equal = known.get(key);
      const kept = equal?.find((one) => one.heading === heading) ?? equal?.[0];
      if (kept !== undefined) return [kept.statement];
      if (fillings.has(key)) return [];
      const statement: Statement = { text, status: "review", evidence: [] };
      added.push(statement);
      return [statement];
    }),
  }));
  const texts = added.map(({ text }) => text);
  const verified = await withEngineRefusal(verifyTexts(ground.deps, ground.testimony, texts));
  for (const [at, statement] of added.entries()) {
    const { verdict, evidence, reasons } = verified[at]!;
    Object.assign(statement, { status: verdict, evidence });
    if (reasons.length > 0) statement.reasons = reasons;
  }
  // `removed` and `unplaced` are about the model's note, not about the edited text.
  return checkDocument({ ...base, markdown, sections }, ground.testimony.turns);
};

/**
 * The markdown with one statement's text replaced. An empty text removes the statement, with its
 * list item. Null if the markdown does not contain the statement.
 * @throws AppError ENGINE_FAILED, UNAVAILABLE
 */
export const replaceStatement = async (
  base: Document,
  { section, statement }: Place,
  text: string,
  ground: Ground,
): Promise<string | null> => {
  const statements = base.sections[section]?.statements ?? [];
  const replaced = statements[statement];
  if (replaced === undefined) return null;
  const hasSameText = (one: { text: string }): boolean =>
    statementKey(one.text) === statementKey(replaced.text);
  const equalBefore = statements.slice(0, statement).filter(hasSameText).length;
  const sections = await readMarkdown(base.markdown, base, ground);
  const found = sections[section]?.statements.filter(hasSameText)[equalBefore];
  return found === undefined ? null : replaceSpan(base.markdown, found, text);
};

const replaceSpan = (
  markdown: string,
  span: { start: number; end: number },
  text: string,
): string => {
  const before = markdown.slice(0, span.start);
  const after = markdown.slice(span.end);
  const typed = text.replace(/\s+/g, " ").trim();
  if (typed !== "") {
    const lacksStop = /[.!?]$/.test(markdown.slice(span.start, span.end)) && !/[.!?]$/.test(typed);
    return `${before}${typed}${lacksStop ? "." : ""}${after}`;
  }
  const start = markdown.lastIndexOf("\n", span.start - 1) + 1;
  const isItem = /^\s*(?:[-*+•]|\d{1,3}[.)])\s/.test(markdown.slice(start, span.start + 1));
  if (!isItem) return before + after.trimStart();
  const end = markdown.indexOf("\n", span.end);
  return markdown.slice(0, start) + (end < 0 ? "" : markdown.slice(end + 1));
};
