import { readFileSync } from "node:fs";

/** Above these log odds, the linter reports a place. Fitted: few sound laudos reach them. */
export interface LaudoThresholds {
  sides: number;
  orphans: number;
  missing: number;
}

export const laudoThresholdsUrl = new URL(
  "../models/weights/laudo-thresholds.json",
  import.meta.url,
);

let loaded: LaudoThresholds | undefined;

export const laudoThresholds = (): LaudoThresholds =>
  (loaded ??= JSON.parse(readFileSync(laudoThresholdsUrl, "utf8")) as LaudoThresholds);
