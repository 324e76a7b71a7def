import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import {
  type AudioProcess,
  AudioProcessError,
} from "../../features/gravacoes/audio/audio-process.ts";
import { pageCrc } from "../../providers/speech/decode/ogg.ts";
import { SpeechError } from "../../providers/speech/speech.ts";
import { AUDIO_KINDS, readAudioSeeds } from "./audio-seeds.ts";
import { createTarget, FuzzFault, type FuzzTarget } from "./fuzz.ts";
import { type BytePlan, bytePlan, mutateBytes } from "./mutate-bytes.ts";

/** Corrects the checksums of Ogg pages; otherwise the reader drops each changed page. */
export const repairOgg = (bytes: Buffer): Buffer => {
  const repaired = Buffer.from(bytes);
  for (let at = repaired.indexOf("OggS"); at >= 0; at = repaired.indexOf("OggS", at + 1)) {
    const segments = repaired[at + 26];
    if (segments === undefined) break;
    const lacing = repaired.subarray(at + 27, at + 27 + segments);
    const length = 27 + segments + lacing.reduce((sum, one) => sum + one, 0);
    if (at + length > repaired.length) continue;
    repaired.writeUInt32LE(pageCrc(repaired.subarray(at, at + length)), at + 22);
  }
  return repaired;
};

/** What is done with a file: one of the audio process's calls. */
const USES = ["readContent", "readPeaks", "mixToWav", "joinWebm"] as const;
interface AudioInput extends BytePlan {
  use: (typeof USES)[number];
  /** Only for Ogg. */
  repairs: boolean;
}

const MAX_COPY = 32 * 1024 * 1024;

const useFile = (
  audio: AudioProcess,
  use: AudioInput["use"],
  path: string,
  copy: string,
): Promise<unknown> => {
  const segments = [{ path, started_ms: 0 }];
  switch (use) {
    case "readContent":
      return audio.readContent(path);
    case "readPeaks":
      return audio.readPeaks([segments]);
    case "mixToWav":
      return audio.mixToWav([segments], copy, MAX_COPY);
    case "joinWebm":
      return audio.joinWebm(segments, copy, MAX_COPY);
  }
};

/** Reads and copies mutated recordings in the product's own limited child processes. */
export const openAudioTargets = async (
  audio: AudioProcess,
): Promise<{ targets: FuzzTarget[]; close: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), "relato-fuzz-"));
  const seeds = readAudioSeeds();
  const donors = Object.values(seeds).flat();
  const endsWell = async (work: Promise<unknown>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      if (error instanceof SpeechError) return;
      const isHang = error instanceof AudioProcessError && error.code === "TIMEOUT";
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      const stack = cause instanceof Error ? cause.stack : String(cause);
      throw new FuzzFault(isHang ? "hang" : "crash", stack ?? "");
    }
  };
  const targetOf = (kind: (typeof AUDIO_KINDS)[number]): FuzzTarget => {
    const input: fc.Arbitrary<AudioInput> = fc
      .tuple(bytePlan(seeds[kind].length), fc.constantFrom(...USES), fc.boolean())
      .map(([plan, use, repairs]) => ({ ...plan, use, repairs }));
    const [path, copy] = [join(folder, kind), join(folder, `${kind}.copy`)];
    return createTarget(kind, input, async (plan) => {
      const mutated = mutateBytes(seeds[kind], donors, plan);
      const bytes = kind === "ogg" && plan.repairs ? repairOgg(mutated) : mutated;
      await writeFile(path, bytes);
      await endsWell(useFile(audio, plan.use, path, copy));
    });
  };
  return {
    targets: AUDIO_KINDS.map(targetOf),
    close: () => rm(folder, { recursive: true, force: true }),
  };
};
