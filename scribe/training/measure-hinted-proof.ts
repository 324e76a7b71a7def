import { isRefuted } from "../evidence/refutation.ts";
import { ASPECTS, SUPPORTED_FROM } from "../models/aspects.ts";
import {
  contradictedBelow,
  heldOutHintedExamples,
  type HintedScores,
  limitsOf,
  probabilityOf,
  scoreHeldOut,
} from "./fit-hinted-proof.ts";
import { plantErrors } from "./planted-errors.ts";
import { readProofVisits } from "./proof-data.ts";

/*
 * Measures the proof of sentences that name their turns by cross-validation over visits. Prints the
 * share of a model's sound sentences that are flagged, and the share of each kind of error that is
 * caught.
 */
const print = (...fields: unknown[]): void => void process.stdout.write(`${fields.join(" ")}\n`);

const scored = scoreHeldOut(heldOutHintedExamples(plantErrors(readProofVisits())));
const limits = limitsOf(scored);
const contradicted = contradictedBelow(scored, limits);

const isFlagged = (one: HintedScores): boolean =>
  probabilityOf(one, limits) < SUPPORTED_FROM ||
  one.example.claims.some(({ features }) => isRefuted(features));
const isContradicted = (one: HintedScores): boolean =>
  probabilityOf(one, limits) < contradicted && one.example.claims.some(({ opposes }) => opposes);
const share = (list: readonly HintedScores[], test: (one: HintedScores) => boolean): string =>
  `${(list.filter(test).length / Math.max(1, list.length)).toFixed(3)} of ${list.length}`;
const pick = (source: string, kind: string): HintedScores[] =>
  scored.filter(({ example: { line } }) => line.source === source && line.kind === kind);

for (const source of ["model", "check", "note"]) {
  const sound = pick(source, "sound");
  print(
    source,
    "sound: flagged",
    share(sound, isFlagged),
    "contradicted",
    share(sound, isContradicted),
  );
}
const sound = pick("model", "sound");
print(
  "refuted",
  share(sound, ({ example }) => example.claims.some(({ features }) => isRefuted(features))),
);
for (const aspect of ASPECTS)
  print(
    aspect,
    share(sound, ({ scores }) => (scores.get(aspect) ?? Infinity) < limits[aspect]),
  );
const kinds = new Set(scored.map(({ example: { line } }) => line.kind));
for (const source of ["mutation", "check", "note", "pair"])
  for (const kind of [...kinds].filter((one) => one !== "sound").toSorted()) {
    const list = pick(source, kind);
    if (list.length > 0) print(source.padEnd(9), kind.padEnd(12), share(list, isFlagged));
  }
