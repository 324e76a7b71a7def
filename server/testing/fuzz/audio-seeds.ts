import { readFileSync } from "node:fs";
import { fixture } from "../../providers/speech/testing/fixtures.ts";
import { makeWav, type WavShape } from "../../providers/speech/testing/wav.ts";
import { readWebm, webmClusters } from "../../providers/speech/testing/webm-writer.ts";

/** The first kilobytes of a recording are enough: every reader accepts a truncated file. */
const START = 8192;
const startOf = (name: string, bytes = START): Buffer =>
  Buffer.from(readFileSync(fixture(name)).subarray(0, bytes));

const shortWebm = (name: string, packets: number): Buffer => {
  const webm = readWebm(fixture(name));
  return Buffer.concat([webm.header, ...webmClusters(webm.packets.slice(0, packets))]);
};

const tone = (rate: number): Float32Array =>
  Float32Array.from({ length: rate / 10 }, (_, i) => Math.sin(i / 9) / 2);
const WAV_SHAPES: WavShape[] = [
  { tag: 1, bits: 16, rate: 16_000, channels: 1 },
  { tag: 1, bits: 24, rate: 44_100, channels: 2, extensible: true },
  { tag: 3, bits: 32, rate: 8000, channels: 1 },
  { tag: 1, bits: 8, rate: 8000, channels: 1, dataBytes: 0xffff_ffff },
];

export const AUDIO_KINDS = ["webm", "ogg", "mp4", "mp3", "wav"] as const;
type FuzzedAudio = (typeof AUDIO_KINDS)[number];

/** Small valid files of each kind. */
export const readAudioSeeds = (): Record<FuzzedAudio, Buffer[]> => ({
  webm: [shortWebm("consulta-es.webm", 40), startOf("chrome-mediarecorder-pt-crash.webm")],
  ogg: [startOf("es.ogg")],
  mp4: [startOf("es-fragmented.mp4"), startOf("es.mp4", Infinity), startOf("es-aac.m4a", Infinity)],
  mp3: [startOf("es.mp3")],
  wav: WAV_SHAPES.map((shape) => makeWav(shape, tone(shape.rate))),
});
