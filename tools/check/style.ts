import { findBanned } from "./banned.ts";
import { readProse, type Prose } from "./prose.ts";
import type { Source } from "./sources.ts";

const MAX_COLUMNS = 100;

export interface StyleError {
  path: string;
  line: number;
  problem: string;
}

export const formatStyleError = ({ path, line, problem }: StyleError): string =>
  `${path}:${line}: ${problem}`;

/** Messages of the catalogues are long on purpose; only comments are measured there. */
const isCatalogue = (path: string): boolean => path.startsWith("shared/locales/");

const isInComment = (prose: readonly Prose[], line: number): boolean =>
  prose.some(
    ({ kind, line: first, text }) =>
      kind === "comment" && line >= first && line <= first + text.split("\n").length - 1,
  );

/** Lines over 100 columns. The part of a line that is a URL is not counted. */
const findLongLines = ({ path, text }: Source, prose: readonly Prose[]): StyleError[] =>
  text.split("\n").flatMap((content, index) => {
    const { length } = content.replace(/https?:\/\/\S+/g, "");
    const line = index + 1;
    if (length <= MAX_COLUMNS || (isCatalogue(path) && !isInComment(prose, line))) return [];
    return [{ path, line, problem: `${length} columns` }];
  });

/** The lines that are too long, and the banned words in comments, test names and messages. */
export const findStyleErrors = (sources: readonly Source[]): StyleError[] =>
  sources.flatMap((source) => {
    const prose = readProse(source);
    const banned = prose.flatMap(({ kind, line, text }) =>
      findBanned(text).map(({ phrase, lines }) => ({
        path: source.path,
        line: line + lines,
        problem: `"${phrase}" in a ${kind}`,
      })),
    );
    return source.path.endsWith(".md") ? banned : [...findLongLines(source, prose), ...banned];
  });
