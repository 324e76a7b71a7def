import type { ReadLaudo } from "./read.ts";

/** Units of curves and rates, which name no finding: "latência de 5,1 ms", "9 Hz". */
const CURVE_UNITS: ReadonlySet<string> = new Set(
  "ms mv uv µv μv hz db dbnna bpm lpm mmhg cmh2o m/s s seg met mets ohm".split(" "),
);
const LENGTHS: ReadonlySet<string> = new Set(["mm", "cm", "ml", "cc", "cm3"]);
const FEWEST = 4;

/**
 * Whether a laudo describes curves and rates, such as an ECG, an EEG or an audiometry. Its
 * conclusion names diagnoses that no word of the findings says, so that only the reader knows
 * whether one is missing.
 */
export function isFunctional({ tokens, sentences }: ReadLaudo): boolean {
  let [curves, lengths] = [0, 0];
  for (const { section, from, to } of sentences) {
    if (section !== "findings") continue;
    for (let at = from + 1; at < to; at += 1) {
      if (tokens[at - 1]!.kind !== "number") continue;
      const { t } = tokens[at]!;
      const ratio = `${t}/${tokens[at + 2]?.t ?? ""}`;
      if (CURVE_UNITS.has(t) || CURVE_UNITS.has(ratio)) curves += 1;
      else if (LENGTHS.has(t)) lengths += 1;
    }
  }
  return curves >= FEWEST && curves > lengths;
}
