import { dirname, join, relative, sep } from "node:path";

/** A source file by its path from the root, with `/`. */
export interface Source {
  path: string;
  text: string;
}

/** What each package may import besides itself (design, section 2). Tools, bench and e2e stand outside and may see all. */
const PACKAGES: Record<string, readonly string[]> = {
  shared: [],
  scribe: ["shared"],
  server: ["scribe", "shared"],
  web: ["shared"],
};

/** Which folders of a package a folder of it must not import: imports flow platform | ui → features → app. */
const LAYERS: readonly { from: RegExp; not: RegExp; why: string }[] = [
  {
    from: /^server\/(platform|providers)\//,
    not: /^server\/(features\/|cli|seed\/|app\.ts|boot\.ts|deps\.ts)/,
    why: "the platform and the providers know no feature",
  },
  {
    from: /^server\/features\//,
    not: /^server\/(app|boot|serve|start|main|worker|cli)/,
    why: "a feature does not know the application",
  },
  {
    from: /^server\/(?!testing\/)/,
    not: /^server\/testing\//,
    why: "only tests import server/testing",
  },
  {
    from: /^web\/app\/(ui|api)\//,
    not: /^web\/app\/(features|shell)\//,
    why: "ui and api know no feature",
  },
  {
    from: /^web\/app\/features\//,
    not: /^web\/app\/(shell\/|routes\.tsx)/,
    why: "a feature does not know the shell",
  },
];

const isTest = (path: string): boolean => /\.(test|fixture)\.tsx?$/.test(path);
const IMPORT = /(?:from|import)\s*\(?\s*"([^"]+)"/g;
const FEATURE = /^(server|web\/app)\/features\/([^/]+)\/(.+)$/;

/** The file an import names, from the root; null for a package of somebody else's. */
const resolveImport = (from: string, specifier: string): string | null => {
  if (specifier.startsWith("."))
    return relative(".", join(dirname(from), specifier))
      .split(sep)
      .join("/");
  return specifier.startsWith("@relato/") ? specifier.slice("@relato/".length) : null;
};

/** Where imports run against the house's directions; a sentence each. */
export const findImportErrors = (sources: readonly Source[]): string[] => {
  const errors: string[] = [];
  const between = new Map<string, Set<string>>();
  for (const { path, text } of sources) {
    const packageName = path.split("/")[0] ?? "";
    for (const [, specifier = ""] of text.matchAll(IMPORT)) {
      const target = resolveImport(path, specifier);
      if (target === null) continue;
      const say = (why: string) => errors.push(`${path} imports ${target}: ${why}`);
      const targetPackage = target.split("/")[0] ?? "";
      const allowed = PACKAGES[packageName];
      if (allowed && targetPackage !== packageName && !allowed.includes(targetPackage)) {
        say(`${packageName} may import only ${["itself", ...allowed].join(", ")}`);
      }
      if (isTest(path) || path.endsWith("vitest.config.ts")) continue;
      for (const layer of LAYERS)
        if (layer.from.test(path) && layer.not.test(target)) say(layer.why);
      const own = FEATURE.exec(path);
      const other = FEATURE.exec(target);
      if (!own || !other || own[2] === other[2]) continue;
      if (/\/|^(routes|jobs)\.ts$/.test(other[3] ?? ""))
        say(`that is internal to the feature ${other[2]}`);
      const key = `${own[1]}/${own[2]}`;
      between.set(key, (between.get(key) ?? new Set()).add(`${other[1]}/${other[2]}`));
    }
  }
  return [...errors, ...findCycles(between)];
};

/** Features that import each other in a circle. */
const findCycles = (graph: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (seen.has(from)) return false;
    seen.add(from);
    return [...(graph.get(from) ?? [])].some((next) => next === to || reaches(next, to, seen));
  };
  return [...graph.keys()]
    .filter((name) => reaches(name, name))
    .map((name) => `the feature ${name} imports itself by way of others`);
};
