import { expect, it } from "vitest";
import { ACTS } from "../../scribe/facts/parts/acts.ts";
import { decode } from "../../scribe/facts/parts/decode.ts";
import weights from "../../scribe/facts/parts/weights.json" with { type: "json" };
import { readVisits } from "./visits.ts";

it("has a label for every sentence of the labelled visits, and weights that were fitted on them", () => {
  const visits = readVisits();
  const pairs = visits.flatMap(({ features, acts }) =>
    decode(features, weights).map((act, i) => ACTS[act] === acts[i]),
  );
  expect(pairs.length).toBeGreaterThan(3000);
  expect(pairs.filter(Boolean).length / pairs.length).toBeGreaterThan(0.95);
});
