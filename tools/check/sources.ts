import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A file of the repository: `path` is relative to the root and uses `/`. */
export interface Source {
  path: string;
  text: string;
}

export const ROOT = join(import.meta.dirname, "../..");
export const PACKAGES = ["shared", "scribe", "server", "web", "e2e", "bench", "tools"];
const SKIPPED = new Set(["node_modules", "dist", "migrations", "test-results"]);

const listFiles = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [`${folder}/${entry.name}`];
    return SKIPPED.has(entry.name) ? [] : listFiles(root, `${folder}/${entry.name}`);
  });

/** Reads the files of `folders` whose names match `pattern`; by default, all TypeScript of ours. */
export const readSources = (
  pattern = /\.tsx?$/,
  folders: readonly string[] = PACKAGES,
  root = ROOT,
): Source[] =>
  folders
    .flatMap((folder) => listFiles(root, folder))
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

const DOCUMENTS = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"];

/** Our code and documents. The system's templates are texts for doctors and not among them. */
export const readStyled = (): Source[] => [
  ...readSources(/\.(tsx?|mjs|css)$|\/README\.md$|^docs\/.*\.md$/, [...PACKAGES, "docs"]).filter(
    ({ path }) => !path.startsWith("server/generated/"),
  ),
  ...DOCUMENTS.map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") })),
];

export const isTest = (path: string): boolean => /\.(test|spec|fixture)\.tsx?$/.test(path);
