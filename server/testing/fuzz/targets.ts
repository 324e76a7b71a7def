import { createAudioProcess } from "../../features/gravacoes/audio/audio-process.ts";
import { createPdf } from "../../platform/pdf/pdf.ts";
import { openAudioTargets } from "./audio-target.ts";
import { readContracts } from "./contracts.ts";
import { createFuzzDoctor } from "./doctor.ts";
import type { FuzzCounts, FuzzOptions, FuzzTarget } from "./fuzz.ts";
import { createJsonTarget } from "./json-target.ts";
import { openTextTargets } from "./text-target.ts";
import { createTusTarget } from "./tus-target.ts";

export interface FuzzedServer {
  /** The base URL of a running server that no other test uses. */
  url: string;
  /** Children and requests that take longer are killed. */
  limit_ms: number;
}

/** How many of 100 inputs are of a kind. A recording takes ten times as long as a request. */
const SHARES: Record<string, number> = {
  ...{ webm: 7, ogg: 6, mp4: 6, mp3: 6, wav: 5 },
  ...{ csv: 20, markdown: 15, tus: 15, json: 20 },
};

/** Runs targets in turn: each has one session or one file for its inputs. */
const runLane = async (
  lane: readonly FuzzTarget[],
  { inputs, ...options }: FuzzOptions,
): Promise<Record<string, FuzzCounts>> => {
  const counts: Record<string, FuzzCounts> = {};
  for (const target of lane) {
    const share = Math.round((inputs * SHARES[target.name]!) / 100);
    counts[target.name] = await target.run({ ...options, inputs: share });
  }
  return counts;
};

/** Gives the product `inputs` inputs of all kinds, recordings at the same time as the others. */
export const fuzzEverything = async (
  { url, limit_ms }: FuzzedServer,
  options: FuzzOptions,
): Promise<Record<string, FuzzCounts>> => {
  const audio = createAudioProcess({ read_limit_ms: limit_ms, copy_limit_ms: limit_ms });
  const pdf = createPdf({ limit_ms });
  const doctor = await createFuzzDoctor(url, limit_ms);
  const recordings = await openAudioTargets(audio);
  const texts = openTextTargets(pdf, limit_ms);
  const http = [createTusTarget(doctor), createJsonTarget(await readContracts(), doctor)];
  try {
    const [first, second] = await Promise.all([
      runLane(recordings.targets, options),
      runLane([...texts.targets, ...http], options),
    ]);
    return { ...first, ...second };
  } finally {
    await Promise.all([recordings.close(), texts.close(), audio.close(), pdf.close()]);
  }
};
