import { type ReadSection, statementKey } from "@relato/scribe/document/read.ts";
import type { Document, Section, Statement } from "@relato/shared/domain/document.ts";
import type { Testimony } from "@relato/scribe/types.ts";
import { checkDocument } from "../evidence/check.ts";
import { withEngineRefusal } from "../engine-refusal.ts";
import { type VerifyDeps, verifyTexts } from "../evidence/verify.ts";

/** What a changed text is read against, and by what. */
export interface Ground {
  deps: VerifyDeps;
  testimony: Testimony;
  titulo: string;
}

const read = (
  markdown: string,
  base: Document,
  { deps, titulo, testimony }: Ground,
): Promise<ReadSection[]> => {
  const headings = base.sections.map(({ heading, level }) => ({ heading, level }));
  const options = { headings, title: titulo, language: testimony.locale };
  return withEngineRefusal(deps.engine.readDocument(markdown, options));
};

/**
 * A changed markdown as a document: under its headings, each statement that stood there before keeps its evidence and what the
 * doctor decided about it, and each other one is held against the transcript. What was no statement before (values filled into
 * the template's blanks) is none as long as it is not changed.
 * @throws AppError ENGINE_FAILED, UNAVAILABLE
 */
export const reviseDocument = async (
  base: Document,
  markdown: string,
  ground: Ground,
): Promise<Document> => {
  const stood = new Map<string, { statement: Statement; heading: string }[]>();
  for (const { heading, statements } of base.sections)
    for (const statement of statements) {
      const key = statementKey(statement.text);
      stood.set(key, [...(stood.get(key) ?? []), { statement, heading }]);
    }
  const [before, after] = await Promise.all([
    read(base.markdown, base, ground),
    read(markdown, base, ground),
  ]);
  const silent = new Set(
    before
      .flatMap(({ statements }) => statements.map(({ text }) => statementKey(text)))
      .filter((key) => !stood.has(key)),
  );
  const fresh: Statement[] = [];
  const sections = after.map(({ heading, level, statements }): Section => ({
    heading,
    level,
    statements: statements.flatMap(({ text }) => {
      const key = statementKey(text);
      const same = stood.get(key);
      const known = same?.find((one) => one.heading === heading) ?? same?.[0];
      if (known !== undefined) return [known.statement];
      if (silent.has(key)) return [];
      const statement: Statement = { text, status: "review", evidence: [] };
      fresh.push(statement);
      return [statement];
    }),
  }));
  const texts = fresh.map(({ text }) => text);
  const verified = await withEngineRefusal(verifyTexts(ground.deps, ground.testimony, texts));
  for (const [at, statement] of fresh.entries()) {
    const { verdict, evidence, reasons } = verified[at]!;
    Object.assign(statement, { status: verdict, evidence });
    if (reasons.length > 0) statement.reasons = reasons;
  }
  // `removed` and `unplaced` stay: an edit of the text does not answer them.
  return checkDocument({ ...base, markdown, sections }, ground.testimony.turns);
};

/**
 * The markdown with one statement's words replaced, or its line taken away when `text` is empty. Null when the statement does not
 * stand in it.
 * @throws AppError ENGINE_FAILED, UNAVAILABLE
 */
export const replaceStatement = async (
  base: Document,
  place: { section: number; statement: number },
  text: string,
  ground: Ground,
): Promise<string | null> => {
  const wanted = base.sections[place.section]?.statements[place.statement];
  if (wanted === undefined) return null;
  const key = statementKey(wanted.text);
  /** Equal statements that come before it in its section. */
  const before = (base.sections[place.section]?.statements ?? [])
    .slice(0, place.statement)
    .filter((one) => statementKey(one.text) === key).length;
  const sections = await read(base.markdown, base, ground);
  const found = sections[place.section]?.statements.filter((one) => statementKey(one.text) === key)[
    before
  ];
  if (found === undefined) return null;
  const { markdown } = base;
  const said = text.replace(/\s+/g, " ").trim();
  if (said !== "") {
    const stop = /[.!?]$/.test(markdown.slice(found.start, found.end)) && !/[.!?]$/.test(said);
    return markdown.slice(0, found.start) + said + (stop ? "." : "") + markdown.slice(found.end);
  }
  const start = markdown.lastIndexOf("\n", found.start - 1) + 1;
  const alone = /^\s*(?:[-*+•]|\d{1,3}[.)])\s/.test(markdown.slice(start, found.start + 1));
  if (!alone) return markdown.slice(0, found.start) + markdown.slice(found.end).trimStart();
  const end = markdown.indexOf("\n", found.end);
  return markdown.slice(0, start) + (end < 0 ? "" : markdown.slice(end + 1));
};
