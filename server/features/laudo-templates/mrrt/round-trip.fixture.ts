import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { canonical } from "@relato/shared/domain/canonical.ts";
import { type Comparison, compareFacts, readFacts } from "./compare.ts";
import { type ReadMask, readMrrt } from "./read-mrrt.ts";
import { writeMrrt } from "./write-mrrt.ts";

export const exportMask = (mask: ReadMask): string =>
  writeMrrt({ ...mask, id: "", language: "pt-BR", updated_at: "" }, mask.mrrt);

/**
 * Imports a file, exports it and imports the export. `isEqual`: whether both imports are equal.
 * `comparisons`: what the exported file lost, read without the importer.
 */
export const roundTrip = (html: string): { isEqual: boolean; comparisons: Comparison[] } => {
  const first = readMrrt(html, "pt-BR");
  const exported = exportMask(first);
  const second = readMrrt(exported, "pt-BR");
  return {
    isEqual: canonical(first) === canonical(second),
    comparisons: compareFacts(readFacts(html), readFacts(exported)),
  };
};

/** `node round-trip.fixture.ts FOLDER` prints what each MRRT file of the folder keeps. */
const [folder] = process.argv.slice(2);
if (folder !== undefined && process.argv[1] === import.meta.filename) {
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(".html")).sort()) {
    const { isEqual, comparisons } = roundTrip(await readFile(join(folder, file), "utf8"));
    const counts = comparisons.map(
      ({ kind, total, lost }) => `${kind} ${total - lost.length}/${total}`,
    );
    process.stdout.write(`${file}: ${isEqual ? "equal" : "NOT EQUAL"}, ${counts.join(", ")}\n`);
    for (const { kind, lost } of comparisons)
      for (const fact of lost) process.stdout.write(`  lost ${kind}: ${fact}\n`);
  }
}
