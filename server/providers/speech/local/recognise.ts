import { join } from "node:path";
import { SPEECH_RATE } from "../samples.ts";
import type { SpeechSegment } from "../speech.ts";
import { type Chunk, findQuietest } from "./chunks.ts";
import { collapseLoop, removeInvented } from "./guards.ts";
import { amplify } from "./loudness.ts";
import type { ChildJob } from "./protocol.ts";
import { timeSegments } from "./segment-times.ts";
import { loadSherpa, type Recognizer, type RecognizerResult } from "./sherpa.ts";

/** A shorter chunk with a loop is not retried in halves. */
const RETRY_S = 4;

/** Loads the job's model. */
export const loadRecogniser = (job: ChildJob): Promise<Recognizer> => {
  const { model } = job;
  const file = (name: string): string => join(model.folder, name);
  const engine =
    model.engine === "sherpa-onnx-whisper"
      ? {
          whisper: {
            encoder: file(model.encoder),
            decoder: file(model.decoder),
            language: job.language,
            task: "transcribe",
            tailPaddings: -1,
            // sherpa-onnx ignores `true`.
            enableSegmentTimestamps: 1,
          },
        }
      : {
          transducer: {
            encoder: file(model.encoder),
            decoder: file(model.decoder),
            joiner: file(model.joiner),
          },
          modelType: "nemo_transducer",
        };
  return loadSherpa().OfflineRecognizer.createAsync({
    modelConfig: { ...engine, tokens: file(model.tokens), numThreads: job.threads, debug: 0 },
  });
};

const decodeChunk = async (
  recogniser: Recognizer,
  pcm: Float32Array,
): Promise<RecognizerResult> => {
  const stream = recogniser.createStream();
  stream.acceptWaveform({ samples: amplify(pcm), sampleRate: SPEECH_RATE });
  return recogniser.decodeAsync(stream);
};

const splitInHalves = (chunk: Chunk): Chunk[] => {
  const third = Math.floor(chunk.pcm.length / 3);
  const cut = findQuietest(chunk.pcm, third, 2 * third);
  const part = (from: number, to: number): Chunk => {
    const [start, end] = [chunk.start + from, chunk.start + to];
    const voiced = chunk.voiced
      .map((v) => ({ start: Math.max(start, v.start), end: Math.min(end, v.end) }))
      .filter((v) => v.end > v.start);
    return { start, end, voiced, pcm: chunk.pcm.slice(from, to) };
  };
  return [part(0, cut), part(cut, chunk.pcm.length)];
};

/** Retries a chunk with a loop in two halves, since loops mostly depend on the cut. */
export const transcribeChunk = async (
  recogniser: Recognizer,
  chunk: Chunk,
): Promise<SpeechSegment[]> => {
  const result = await decodeChunk(recogniser, chunk.pcm);
  if (collapseLoop(result.text) === null || chunk.pcm.length < RETRY_S * SPEECH_RATE)
    return removeInvented(timeSegments(result, chunk));
  const parts: SpeechSegment[] = [];
  for (const half of splitInHalves(chunk))
    parts.push(...removeInvented(timeSegments(await decodeChunk(recogniser, half.pcm), half)));
  return parts;
};
