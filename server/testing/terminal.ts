import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll } from "vitest";
import { EXAMPLE_MODEL } from "../providers/speech/example.ts";

/** The command line's program. */
export const CLI = fileURLToPath(new URL("../cli.ts", import.meta.url));

export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

export interface Run {
  /** Written to standard input, which is then closed. */
  input?: string | Buffer;
  env?: Record<string, string>;
  /** Options of Node before the program. */
  node?: string[];
}

/** A consultation as a transcript file. */
export const TRANSCRIPT = {
  id: "um",
  locale: "pt-BR",
  template: { titulo: "Nota", markdown: "## Queixa principal\n## Alergias\n" },
  turns: [
    { i: 0, speaker: "medico", start_ms: 0, end_ms: 900, text: "Tem alergia a algum remédio?" },
    { i: 1, speaker: "paciente", start_ms: 900, end_ms: 2000, text: "Tenho alergia a dipirona." },
  ],
};

/** The part of `scribe --json`'s output that tests read. */
export interface Row {
  id: string;
  writer: { kind: string; version: string; fallback_reason?: string };
  transcript: { turns: { text: string; start_ms: number }[] };
  document: {
    markdown: string;
    sections: { heading: string; statements: { text: string; evidence: { turn: number }[] }[] }[];
  };
}

/** Runs the command line in processes with a temporary home folder. */
export const openTerminal = () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "relato-cli-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const environment = (env: Record<string, string> = {}): NodeJS.ProcessEnv => ({
    PATH: process.env["PATH"],
    HOME: folder,
    SPEECH_MODEL: EXAMPLE_MODEL,
    ...env,
  });
  const relatoWith = ({ input, env, node = [] }: Run, ...args: string[]): Promise<Ended> =>
    new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        [...node, CLI, ...args],
        { env: environment(env) },
        (error, stdout, stderr) =>
          resolve({
            code: typeof error?.code === "number" ? error.code : error ? -1 : 0,
            stdout,
            stderr,
          }),
      );
      if (input !== undefined) child.stdin?.end(input);
    });
  return {
    environment,
    relatoWith,
    relato: (...args: string[]): Promise<Ended> => relatoWith({}, ...args),
    pathOf: (name: string): string => join(folder, name),
    /** Writes a file and returns its path. */
    file: async (name: string, content: string | Buffer): Promise<string> => {
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    },
  };
};
