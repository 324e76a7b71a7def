import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseSync, Visitor } from "oxc-parser";
import { check } from "recheck";
import { isTest, ROOT, type Source } from "./sources.ts";

/*
 * Rejects regular expressions whose time grows faster than the length of the text (ReDoS), by
 * recheck (https://makenowjust-labs.github.io/recheck). It reads every literal, and what modules
 * compile when they are imported.
 */
interface Pattern {
  source: string;
  flags: string;
  /** `path:line` of its first use. */
  at: string;
}

/** Code that reads texts of users. Tests, fixtures, training and builds read only our own. */
const CHECKED = /^(?:shared|scribe(?!\/(?:fixtures|training))|server(?!\/testing)|web\/app)\//;

/** Expressions that are compiled inside a function. Each gives its reason. */
const COMPILED_LATE: readonly string[] = [
  "server/features/contas/page.ts", // placeholders of our own pages
  "server/platform/http/built-pages.ts", // scripts and styles of our own pages
  "server/platform/pdf/sign/incremental-update.ts", // names of entries of our own PDF
];

/** A slower expression is reported: recheck must prove that each is linear. */
const TIMEOUT_MS = 60_000;
const AT_ONCE = 4;

export const isChecked = (path: string): boolean => CHECKED.test(path) && !isTest(path);

interface Read {
  patterns: Pattern[];
  /** Whether the file compiles expressions when it is imported. */
  compiles: boolean;
  errors: string[];
}

/** Reads the literals of a file and finds calls of RegExp. */
export const readPatterns = ({ path, text }: Source): Read => {
  const read: Read = { patterns: [], compiles: false, errors: [] };
  let depth = 0;
  const lineOf = (at: number): number => text.slice(0, at).split("\n").length;
  const enter = (): void => void (depth += 1);
  const leave = (): void => void (depth -= 1);
  const call = (node: { callee: { type: string; name?: unknown }; start: number }): void => {
    if (node.callee.name !== "RegExp") return;
    if (depth === 0) read.compiles = true;
    else if (!COMPILED_LATE.includes(path))
      read.errors.push(
        `${path}:${lineOf(node.start)} compiles a regular expression in a function, ` +
          "where it cannot be checked; make it a constant of the module",
      );
  };
  new Visitor({
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    NewExpression: call,
    CallExpression: call,
    Literal: (node) => {
      if (!("regex" in node)) return;
      const { pattern, flags } = node.regex;
      read.patterns.push({ source: pattern, flags, at: `${path}:${lineOf(node.start)}` });
    },
  }).visit(parseSync(path, text).program);
  return read;
};

/** Imports a module again and records what it compiles. */
const recordCompiled = async (path: string): Promise<Pattern[]> => {
  const patterns: Pattern[] = [];
  const Original = globalThis.RegExp;
  globalThis.RegExp = class extends Original {
    constructor(source: RegExp | string, flags?: string) {
      super(source, flags);
      patterns.push({ source: this.source, flags: this.flags, at: path });
    }
  } as RegExpConstructor;
  try {
    await import(`${pathToFileURL(join(ROOT, path)).href}?compiled`);
  } finally {
    globalThis.RegExp = Original;
  }
  return patterns;
};

const SLOW_US = 500_000;

const isSlow = (expression: RegExp, attack: string): boolean => {
  const before = process.cpuUsage();
  expression.test(attack);
  return process.cpuUsage(before).user > SLOW_US;
};

/** recheck times the attacks that it finds by fuzzing; a busy machine makes harmless ones slow. */
const ATTEMPTS = 3;

/** Returns a message for an expression that is vulnerable, or that recheck cannot judge. */
export const judge = async ({ source, flags, at }: Pattern): Promise<string | null> => {
  let result = await check(source, flags, { timeout: TIMEOUT_MS });
  for (let n = 1; n < ATTEMPTS && result.status !== "safe"; n++)
    result = await check(source, flags, { timeout: TIMEOUT_MS });
  if (result.status === "safe") return null;
  // The fuzzer estimates from a few steps, so its attack is tried.
  if (result.status === "vulnerable" && result.checker === "fuzz")
    if (!isSlow(new RegExp(source, flags), result.attack.string)) return null;
  const reason =
    result.status === "vulnerable"
      ? `${result.complexity.summary}, for example with ${result.attack.pattern}`
      : `cannot be checked (${result.error.kind})`;
  return `${at} /${source}/${flags} is not linear: ${reason}`;
};

/** Names of the expressions that were found linear, so that they are checked once. */
const CACHE = join(ROOT, "node_modules/.cache/relato-regexps.json");

const readCache = (): Set<string> =>
  new Set(existsSync(CACHE) ? (JSON.parse(readFileSync(CACHE, "utf8")) as string[]) : []);

const keyOf = ({ source, flags }: Pattern): string =>
  createHash("sha256").update(`${flags}/${source}`).digest("base64url");

export const findRegexpErrors = async (sources: readonly Source[]): Promise<string[]> => {
  const patterns = new Map<string, Pattern>();
  const errors: string[] = [];
  for (const source of sources) {
    if (!isChecked(source.path)) continue;
    const read = readPatterns(source);
    errors.push(...read.errors);
    const compiled = read.compiles ? await recordCompiled(source.path) : [];
    for (const pattern of [...read.patterns, ...compiled]) patterns.set(keyOf(pattern), pattern);
  }
  const linear = readCache();
  const waiting = [...patterns].filter(([key]) => !linear.has(key));
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [key, pattern] = next;
      const error = await judge(pattern);
      if (error === null) linear.add(key);
      else errors.push(error);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  mkdirSync(dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, JSON.stringify([...linear].filter((key) => patterns.has(key))));
  return errors;
};
