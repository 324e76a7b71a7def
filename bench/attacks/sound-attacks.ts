import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { fixture } from "../../server/providers/speech/testing/fixtures.ts";
import { makeWav } from "../../server/providers/speech/testing/wav.ts";
import { readWebm, webmClusters } from "../../server/providers/speech/testing/webm-writer.ts";
import { type Caller, expectStatus } from "../parts/caller.ts";
import { openUpload, patchUpload } from "../parts/upload.ts";
import { repeatInOgg } from "./ogg-writer.ts";
import { type Attack, LEAD_MS, listProblems, type Scene, watchMemory } from "./scene.ts";

const MB = 1024 * 1024;
const FOUR_HOURS_MS = 4 * 3_600_000;
/** Two processes that read audio, each within its limit, and one that transcribes. */
const MAX_GROWTH_MB = 1500;
const MAX_DISK_MB = 200;
const MAX_ANSWER_S = 60;

interface Segment {
  content: Buffer;
  media_type: string;
  started_ms?: number;
}

interface Outcome {
  finish: number;
  peaks: number;
  duration_ms: number;
  /** Bytes that GET announces. */
  audio_bytes: number;
  /** The slowest answer in seconds. */
  slowest_s: number;
}

/** Uploads and finishes a recording, and reads its waveform and sound. */
const useRecording = async (attacker: Caller, segments: Segment[]): Promise<Outcome> => {
  let slowest_s = 0;
  const timed = async (work: Promise<Response>): Promise<Response> => {
    const since = performance.now();
    const answer = await work;
    slowest_s = Math.max(slowest_s, (performance.now() - since) / 1000);
    return answer;
  };
  const id = randomUUID();
  const opened = await attacker.post("/api/gravacoes", { id, language: "pt-BR" });
  await expectStatus(opened, 201);
  for (const [ordinal, { content, media_type }] of segments.entries()) {
    const options = { gravacao_id: id, ordinal, media_type, length: content.length };
    const path = await openUpload(attacker, options);
    await expectStatus(await timed(patchUpload(attacker, path, 0, content)), 204);
  }
  const claims = segments.map(({ content, started_ms }, ordinal) => {
    const sha256 = createHash("sha256").update(content).digest("hex");
    return { track: "microphone", ordinal, bytes: content.length, sha256, started_ms };
  });
  const url = `/api/gravacoes/${id}`;
  const finish = await timed(attacker.post(`${url}/finish`, { segments: claims }));
  await finish.body?.cancel();
  const peaks = await timed(attacker.call(`${url}/peaks`));
  const { duration_ms = 0 } = (await peaks.json()) as { duration_ms?: number };
  const audio = await timed(attacker.call(`${url}/audio`));
  const audio_bytes = audio.status === 200 ? Number(audio.headers.get("content-length")) : 0;
  await audio.body?.cancel();
  return { finish: finish.status, peaks: peaks.status, duration_ms, audio_bytes, slowest_s };
};

const attackWith = async (
  scene: Scene,
  recordings: Record<string, Segment[]>,
  maxAudioMb: number,
): Promise<string[]> => {
  const growth = watchMemory(scene, "with children");
  const free = (await scene.disk?.free()) ?? 0;
  const problems = Object.entries(recordings).map(async ([name, segments]) => {
    const outcome = await useRecording(scene.attacker, segments);
    console.error(`  ${name}: ${JSON.stringify(outcome)}`);
    return listProblems(
      outcome.finish >= 500 && `${name}: finish answered ${outcome.finish}`,
      outcome.peaks >= 500 && `${name}: peaks answered ${outcome.peaks}`,
      outcome.duration_ms > FOUR_HOURS_MS && `${name}: ${outcome.duration_ms} ms long`,
      outcome.audio_bytes > maxAudioMb * MB && `${name}: sound of ${outcome.audio_bytes} bytes`,
      outcome.slowest_s > MAX_ANSWER_S && `${name}: an answer after ${outcome.slowest_s} s`,
    );
  });
  const found = (await Promise.all(problems)).flat();
  const grown = growth();
  const written = Math.round((free - ((await scene.disk?.free()) ?? 0)) / MB);
  console.error(`  memory +${grown} MB, disk +${written} MB`);
  return [
    ...found,
    ...listProblems(
      grown > MAX_GROWTH_MB && `memory grew by ${grown} MB`,
      written > MAX_DISK_MB && `${written} MB were written`,
    ),
  ];
};

/** 20 ms of silence in webm; 120 ms in Ogg (six empty frames). */
const SILENT = Uint8Array.of(0xf8, 0xff, 0xfe);
const LONG_SILENT = Uint8Array.of(0xff, 0x06);
const BOMB_PACKETS = 1000;
/** 12 hours. */
const OGG_PACKETS = 360_000;

const packetBomb = (): Record<string, Segment[]> => {
  const { header } = readWebm(fixture("chrome-mediarecorder-pt.webm"));
  const packets = Array.from({ length: BOMB_PACKETS }, (_, i) => {
    return { ms: i * 9 * 60_000, data: SILENT };
  });
  const content = Buffer.concat([header, ...webmClusters(packets)]);
  const ogg = repeatInOgg(LONG_SILENT, OGG_PACKETS);
  return {
    webm: [{ content, media_type: "audio/webm;codecs=opus" }],
    ogg: [{ content: ogg, media_type: "audio/ogg" }],
  };
};

const WAVEFORM_MS = 30_000;

/** Another doctor's waveform must not wait for the attacker's. */
const checkWaveform = async ({ colleague }: Scene): Promise<string | null> => {
  await pause(LEAD_MS);
  const content = readFileSync(fixture("chrome-mediarecorder-pt.webm"));
  const media_type = "audio/webm;codecs=opus";
  const since = performance.now();
  const { peaks, duration_ms } = await useRecording(colleague, [{ content, media_type }]);
  const ms = Math.round(performance.now() - since);
  console.error(`  another doctor's waveform: ${peaks} after ${ms} ms`);
  const isFine = peaks === 200 && duration_ms > 0 && ms < WAVEFORM_MS;
  return isFine ? null : `another doctor's waveform answered ${peaks} after ${ms} ms`;
};

/** Survived: refused or read within the limits, while another doctor's recording is read. */
export const packetAttack: Attack = {
  name: "packet bomb",
  run: async (scene) => {
    const [found, problem] = await Promise.all([
      attackWith(scene, packetBomb(), 50),
      checkWaveform(scene),
    ]);
    return [...found, ...listProblems(problem)];
  },
};

const RATE = 16_000;
const ELEVEN_DAYS_MS = 999_999_999;

/** Survived: the start counts as unknown, so the sound has its length and little is written. */
export const startAttack: Attack = {
  name: "started_ms bomb",
  run: (scene) => {
    const pcm = Float32Array.from({ length: 2 * RATE }, (_, i) => 0.5 * Math.sin(i / 10));
    const content = makeWav({ tag: 1, bits: 16, rate: RATE, channels: 1 }, pcm);
    const segment = { content, media_type: "audio/wav" };
    const bomb = [segment, { ...segment, started_ms: ELEVEN_DAYS_MS }];
    return attackWith(scene, { started_ms: bomb }, 50);
  },
};
