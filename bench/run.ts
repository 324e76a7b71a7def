import { readdirSync } from "node:fs";
import { join } from "node:path";

/*
 * `npm run bench -- NAME [--json]` runs bench/NAME.ts. With --json the last line of standard output
 * is one JSON object. Progress goes to standard error.
 */
const NOT_BENCHES = new Set(["run"]);
const names = readdirSync(import.meta.dirname)
  .flatMap((file) => /^([a-z]+)\.ts$/.exec(file)?.[1] ?? [])
  .filter((name) => !NOT_BENCHES.has(name));

const args = process.argv.slice(2);
const json = args.includes("--json");
const name = args.find((arg) => !arg.startsWith("-"));
if (name === undefined || !names.includes(name)) {
  console.error(`usage: npm run bench -- ${names.join("|")} [--json]`);
  process.exit(2);
}
const bench: unknown = await import(join(import.meta.dirname, `${name}.ts`));
const { run, format = (of: object) => JSON.stringify(of, null, 2) } = bench as {
  run: () => Promise<Record<string, unknown>>;
  format?: (figures: Record<string, unknown>) => string;
};
const figures = await run();
console.log(json ? JSON.stringify(figures) : format(figures));
process.exit(process.exitCode ?? 0);
