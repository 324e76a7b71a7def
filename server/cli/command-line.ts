import { parseArgs } from "node:util";
import { COMMANDS, type Command, type CommandName } from "./commands.ts";
import { CliError } from "./error.ts";

const PROGRAM = "npm run -s relato --";
const WIDTH = 90;

type Values<N extends CommandName> = {
  [K in keyof (typeof COMMANDS)[N]["options"]]?: (typeof COMMANDS)[N]["options"][K] extends {
    type: "boolean";
  }
    ? boolean
    : string;
};

/**
 * Parses a verb's options and operands.
 * @throws CliError in one line with the problem and the help command
 */
export const parseCommand = <N extends CommandName>(
  name: N,
  args: string[],
): { values: Values<N>; operands: string[] } => {
  const { options }: Command = COMMANDS[name];
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values: values as Values<N>, operands: positionals };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Node's message has further sentences of advice.
    const [problem = ""] = error.message.split(/\.\s|\n/);
    throw new CliError(
      `${problem.replace(/\.$/, "")}; ${PROGRAM} ${name} --help lists the options`,
    );
  }
};

/** @returns how to call a verb, in one line */
export const usageOf = (name: CommandName): string => {
  const { operands, options }: Command = COMMANDS[name];
  const flags = Object.entries(options).map(([option, { value }]) => `[${flagOf(option, value)}]`);
  return ["usage:", PROGRAM, name, ...flags, operands].join(" ").trim();
};

/** @returns the list of verbs */
export const programHelp = (): string =>
  [
    `usage: ${PROGRAM} VERB [option…]`,
    "",
    ...table(Object.entries<Command>(COMMANDS).map(([name, { about }]) => [name, about])),
    "",
    `${PROGRAM} VERB --help lists the options of a verb.`,
    "",
  ].join("\n");

/** @returns what a verb does, and its options */
export const commandHelp = (name: CommandName): string => {
  const { about, details, options }: Command = COMMANDS[name];
  const rows = Object.entries(options).map(([option, { value, about: what }]): [string, string] => [
    flagOf(option, value),
    what,
  ]);
  return [usageOf(name), about, ...details.map((text) => wrap(text, 0)), table(rows).join("\n")]
    .filter((part) => part !== "")
    .join("\n\n")
    .concat("\n");
};

/** Whether the arguments ask for help. Arguments after `--` are operands. */
export const asksForHelp = (args: readonly string[]): boolean => {
  const end = args.indexOf("--");
  const options = end < 0 ? args : args.slice(0, end);
  return options.includes("--help") || options.includes("-h");
};

const flagOf = (option: string, value?: string): string =>
  value === undefined ? `--${option}` : `--${option} ${value}`;

const table = (rows: readonly (readonly [string, string])[]): string[] => {
  const column = Math.max(...rows.map(([left]) => left.length)) + 4;
  return rows.map(([left, right]) => `  ${left}`.padEnd(column) + wrap(right, column));
};

/** Wraps a text between words. Lines after the first are indented. */
const wrap = (text: string, indent: number): string => {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1)!;
    if (line !== "" && indent + line.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
  }
  return lines.join(`\n${" ".repeat(indent)}`);
};
