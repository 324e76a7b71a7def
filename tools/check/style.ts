import { findBanned } from "./banned.ts";
import { readProse, type Prose } from "./prose.ts";
import type { Source } from "./sources.ts";

const MAX_COLUMNS = 100;

/** Where the style holds already. The list grows to every folder, and is then deleted. */
const CLEAN: readonly string[] = [
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "docs",
  "e2e",
  "scribe",
  "shared",
  "tools",
  "bench",
  "server",
  "web",
];

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

export const isClean = (path: string): boolean =>
  CLEAN.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** How many long lines and banned words each folder has, to three levels. */
export const countByFolder = (errors: readonly StyleError[]): string[] => {
  const counts = new Map<string, { long: number; banned: number }>();
  for (const { path, problem } of errors) {
    const folder = path.split("/").slice(0, -1).slice(0, 3).join("/") || path;
    const count = counts.get(folder) ?? { long: 0, banned: 0 };
    if (problem.endsWith("columns")) count.long += 1;
    else count.banned += 1;
    counts.set(folder, count);
  }
  return [...counts]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([folder, { long, banned }]) => `${folder}: ${long} long lines, ${banned} banned words`);
};
