import { Visitor } from "@swc/core/Visitor.js";
import type { Statement, VariableDeclarator } from "@swc/core";
import { cruise, type ICruiseResult, type IModule } from "dependency-cruiser";
import { LAYER_RULES } from "./layer-rules.ts";
import { isTest, PACKAGES, ROOT } from "./sources.ts";

/*
 * dependency-cruiser reads TypeScript through swc's visitor, which fails at `using` declarations.
 * This override visits them as the variable declarations that they are.
 */
interface UsingDeclaration {
  type: "UsingDeclaration";
  decls: VariableDeclarator[];
}
// oxlint-disable-next-line typescript/unbound-method -- called below with its `this`
const visitStatement = Visitor.prototype.visitStatement;
Visitor.prototype.visitStatement = function (
  // The types of @swc/core do not know `using` either.
  statement: Statement | UsingDeclaration,
): Statement {
  if (statement.type !== "UsingDeclaration") return visitStatement.call(this, statement);
  this.visitVariableDeclarators(statement.decls);
  return statement as never;
};

const OPTIONS = {
  // With TypeScript 7 the default parser is unavailable and every .ts file is skipped silently.
  parser: "swc",
  tsPreCompilationDeps: true,
  doNotFollow: { path: "node_modules" },
  exclude: { path: "(^|/)(dist|node_modules)/" },
  validate: true,
  ruleSet: { forbidden: LAYER_RULES },
} as const;

const RESOLVE = { extensions: [".ts", ".tsx", ".mjs"], exportsFields: ["exports"] };

const FEATURE = /^(server|web\/app)\/features\/([^/]+)\//;

const featureOf = (path: string): string | null => {
  const match = FEATURE.exec(path);
  return match ? `${match[1]}/features/${match[2]}` : null;
};

/** The features that each feature imports, types included, tests excluded. */
const buildFeatureGraph = (modules: readonly IModule[]): Map<string, Set<string>> => {
  const graph = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = featureOf(source);
    if (from === null || isTest(source)) continue;
    const targets = graph.get(from) ?? new Set<string>();
    for (const { resolved } of dependencies) {
      const to = featureOf(resolved);
      if (to !== null && to !== from) targets.add(to);
    }
    graph.set(from, targets);
  }
  return graph;
};

const findFeatureCycles = (graph: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (seen.has(from)) return false;
    seen.add(from);
    return [...(graph.get(from) ?? [])].some((next) => next === to || reaches(next, to, seen));
  };
  return [...graph.keys()]
    .filter((name) => reaches(name, name))
    .map((name) => `${name} is part of a cycle of features`);
};

/**
 * Checks packages, layers and features by dependency-cruiser, type imports included.
 * `expected` is the number of TypeScript files under `folders`: a lower count means that the
 * parser skipped files, which is an error too.
 */
export const findLayerErrors = async (
  expected: number,
  folders: readonly string[] = PACKAGES,
  root = ROOT,
): Promise<string[]> => {
  const { output } = await cruise([...folders], { ...OPTIONS, baseDir: root }, RESOLVE);
  const { modules, summary } = output as ICruiseResult;
  const read = modules.filter(
    ({ source, couldNotResolve }) => /\.tsx?$/.test(source) && !couldNotResolve,
  ).length;
  const comments = new Map(LAYER_RULES.map(({ name, comment }) => [name, comment]));
  return [
    ...(read === expected ? [] : [`dependency-cruiser read ${read} of ${expected} files`]),
    ...summary.violations.map(
      ({ from, to, rule }) => `${from} imports ${to}: ${comments.get(rule.name)}`,
    ),
    ...findFeatureCycles(buildFeatureGraph(modules)),
  ];
};
