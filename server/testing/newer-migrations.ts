import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The migrations of this program, and one of a later program that creates the table `later`. */
export const writeNewerMigrations = async (folder: string): Promise<void> => {
  await cp(join(import.meta.dirname, "../migrations"), folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8")) as { entries: object[] };
  const when = Date.parse("2099-05-01T12:00:00Z");
  const entry = { idx: journal.entries.length, version: "7", when, tag: "later" };
  journal.entries.push({ ...entry, breakpoints: true });
  await writeFile(file, JSON.stringify(journal));
  await writeFile(join(folder, "later.sql"), "create table later (id integer)");
};
