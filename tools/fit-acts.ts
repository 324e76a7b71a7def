import { readFileSync, writeFileSync } from "node:fs";
import { ACTS } from "../scribe/facts/parts/acts.ts";
import { decode, type Weights } from "../scribe/facts/parts/decode.ts";
import { fit } from "./acts/fit.ts";
import { readVisits, type Visit } from "./acts/visits.ts";

/**
 * Fits what a doctor's sentence does (`scribe/facts/parts`) on the labelled visits of `scribe/fixtures/acts`:
 * `node tools/fit-acts.ts` writes the weights, with `--left-out` it says instead how well each set is read by weights
 * that were fitted without it, and `--without=SET` leaves a set out of what is written.
 */
const FILE = new URL("../scribe/facts/parts/weights.json", import.meta.url);
const visits = readVisits();

if (process.argv.includes("--left-out")) {
  const sets = [...new Set(visits.map((visit) => visit.set))].filter((set) => set !== "written");
  const all = sets.map((set) => {
    const read = compare(
      visits.filter((v) => v.set === set),
      fit(visits.filter((v) => v.set !== set)),
    );
    console.log(set, shareOf(read));
    return read;
  });
  console.log("all", shareOf(all.flat()));
  for (const act of ACTS) console.log(act, shareOf(all.flat().filter((one) => one.act === act)));
  if (process.argv.includes("--show"))
    for (const { act, read, text } of all.flat())
      if (act !== read) console.log(act, "->", read, "|", text);
} else {
  const without = process.argv.find((arg) => arg.startsWith("--without="))?.split("=")[1];
  const { after, features } = fit(visits.filter((visit) => visit.set !== without));
  const lines = Object.entries(features).map(
    ([name, row]) => `    ${JSON.stringify(name)}: [${row.join(", ")}]`,
  );
  const rows = after.map((row) => `    [${row.join(", ")}]`).join(",\n");
  const text = `{\n  "after": [\n${rows}\n  ],\n  "features": {\n${lines.join(",\n")}\n  }\n}\n`;
  if (text !== readFileSync(FILE, "utf8")) writeFileSync(FILE, text);
  console.log(`${visits.length} visits, ${lines.length} features`);
}

interface Compared {
  act: string;
  read: string;
  text: string;
}

function compare(tested: readonly Visit[], weights: Weights): Compared[] {
  return tested.flatMap(({ features, acts, texts }) =>
    decode(features, weights).map((act, i) => ({
      act: acts[i]!,
      read: ACTS[act]!,
      text: texts[i]!,
    })),
  );
}

function shareOf(read: readonly Compared[]): string {
  const right = read.filter((one) => one.act === one.read).length;
  const telling = read.filter(({ act }) => act !== "none" && act !== "history");
  const rightTelling = telling.filter((one) => one.act === one.read).length;
  const share = (part: number, of: number): string => (of === 0 ? "-" : (part / of).toFixed(3));
  return `${share(right, read.length)} of ${read.length}, of the visit's later parts ${share(rightTelling, telling.length)}`;
}
