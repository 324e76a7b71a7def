import type { IForbiddenRuleType } from "dependency-cruiser";

/** The packages that each package may import. tools, bench and e2e may import everything. */
const PACKAGES: Record<string, readonly string[]> = {
  shared: [],
  scribe: ["shared"],
  server: ["scribe", "shared"],
  web: ["shared"],
};

const TEST = "\\.(test|fixture)\\.tsx?$|/vitest\\.config\\.ts$";
const FOLDERS = "^(shared|scribe|server|web|e2e|bench|tools)/";

const packageRules = Object.entries(PACKAGES).map(([name, allowed]): IForbiddenRuleType => {
  const own = [name, ...allowed];
  return {
    name: `package-${name}`,
    comment: `${name} may import only ${["itself", ...allowed].join(", ")}`,
    severity: "error",
    from: { path: `^${name}/` },
    to: { path: FOLDERS, pathNot: `^(${own.join("|")})/` },
  };
});

/** Inside server and web, imports go platform | ui → features → app. Tests are exempt. */
const layerRule = (
  name: string,
  from: string,
  to: string,
  comment: string,
): IForbiddenRuleType => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: TEST },
  to: { path: to },
});

const layerRules = [
  layerRule(
    "server-platform",
    "^server/(platform|providers)/",
    "^server/(features/|cli|seed/|app\\.ts|boot\\.ts|deps\\.ts)",
    "platform and providers must not import features",
  ),
  layerRule(
    "server-features",
    "^server/features/",
    "^server/(app|boot|serve|start|main|worker|cli)",
    "a feature must not import the application",
  ),
  layerRule(
    "server-testing",
    "^server/(?!testing/)",
    "^server/testing/",
    "only tests may import server/testing",
  ),
  layerRule(
    "web-ui",
    "^web/app/(ui|api)/",
    "^web/app/(features|pages|shell)/",
    "ui and api must not import features, pages or the shell",
  ),
  layerRule(
    "web-features",
    "^web/app/features/",
    "^web/app/(shell/|routes\\.tsx)",
    "a feature must not import the shell or the routes",
  ),
];

const featureInternals: IForbiddenRuleType = {
  name: "feature-internals",
  comment: "subfolders, routes.ts and jobs.ts of a feature are internal to it",
  severity: "error",
  from: { path: "^(server|web/app)/features/([^/]+)/", pathNot: TEST },
  to: {
    path: "^(server|web/app)/features/[^/]+/(.+/|(routes|jobs)\\.ts$)",
    pathNot: "^$1/features/$2/",
  },
};

const unresolved: IForbiddenRuleType = {
  name: "unresolved",
  comment: "the import cannot be resolved",
  severity: "error",
  from: {},
  to: { couldNotResolve: true, path: "^(\\.|@relato/)" },
};

export const LAYER_RULES: IForbiddenRuleType[] = [
  ...packageRules,
  ...layerRules,
  featureInternals,
  unresolved,
];
