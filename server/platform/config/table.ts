import { type Variable, VARIABLES } from "./variables.ts";

interface Row {
  name: string;
  /** How the default reads; empty when there is none. */
  initial: string;
  about: string;
}

const rows: Row[] = Object.entries<Variable>(VARIABLES).map(
  ([name, { initial, shown, about }]) => ({
    name,
    initial: shown ?? (typeof initial === "string" ? initial : ""),
    about,
  }),
);

/** The configuration table of README.md, in markdown. */
export const configTable = (): string =>
  [
    "| variable | default | what it is |",
    "|---|---|---|",
    ...rows.map(
      ({ name, initial, about }) =>
        `| \`${name}\` | ${initial === "" ? "" : `\`${initial}\``} | ${about} |`,
    ),
  ].join("\n");

/** The text of .env.example: every variable, commented out. */
export const envExample = (): string =>
  Object.entries<Variable>(VARIABLES)
    .map(([name, { initial, shown, about }]) =>
      [
        `# ${about}${shown === undefined ? "" : ` Default: ${shown}.`}`,
        `# ${name}=${typeof initial === "string" ? initial : ""}\n`,
      ].join("\n"),
    )
    .join("\n");
