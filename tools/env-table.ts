import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Variable } from "@relato/server/platform/config/variable.ts";
import { VARIABLES } from "@relato/server/platform/config/variables.ts";
import { ROOT } from "./check/sources.ts";

const entries = Object.entries<Variable>(VARIABLES);

const defaultOf = ({ shown, initial }: Variable): string =>
  shown ?? (typeof initial === "string" ? initial : "");

/** The README's table of variables. */
export const configurationTable = (): string =>
  [
    "| variable | default | what it does |",
    "| --- | --- | --- |",
    ...entries.map(([name, variable]) => {
      const value = defaultOf(variable);
      return `| \`${name}\` | ${value === "" ? "" : `\`${value}\``} | ${variable.about} |`;
    }),
  ].join("\n");

/** The content of .env.example: all variables, none set. */
export const envExample = (): string =>
  [
    "# Copy to .env and set what you need. The environment overrides this file.",
    "# Every variable is optional. NAME_FILE is the path of a file with a secret, instead of NAME.",
    ...entries.map(([name, variable]) => {
      const value = defaultOf(variable);
      return `\n# ${variable.about}${value === "" ? "" : ` Default: ${value}`}\n# ${name}=`;
    }),
    "",
  ].join("\n");

/** `npm run words` writes both. */
if (import.meta.main) {
  writeFileSync(join(ROOT, ".env.example"), envExample());
  const readme = join(ROOT, "README.md");
  const old = /^\| variable[^\n]*\n(\|[^\n]*\n)*/m;
  writeFileSync(
    readme,
    readFileSync(readme, "utf8").replace(old, () => `${configurationTable()}\n`),
  );
}
