import { join } from "node:path";
import { SPEECH_RATE } from "../decode/resample.ts";
import type { SpeechSegment } from "../speech.ts";
import { type Chunk, quietestPlace } from "./chunks.ts";
import { collapseLoop, guard } from "./guards.ts";
import { loudEnough } from "./loudness.ts";
import { placeText } from "./place.ts";
import type { ChildJob } from "./protocol.ts";
import { loadSherpa, type Recognizer, type RecognizerResult } from "./sherpa.ts";

/** A looping chunk shorter than this is not worth a second try in halves. */
const RETRY_S = 4;

/** Loads the model that a job names. */
export const recogniserOf = (job: ChildJob): Promise<Recognizer> => {
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
            // A number: `true` is not understood.
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

const hear = async (recogniser: Recognizer, pcm: Float32Array): Promise<RecognizerResult> => {
  const stream = recogniser.createStream();
  stream.acceptWaveform({ samples: loudEnough(pcm), sampleRate: SPEECH_RATE });
  return recogniser.decodeAsync(stream);
};

const halves = (chunk: Chunk): Chunk[] => {
  const third = Math.floor(chunk.pcm.length / 3);
  const cut = quietestPlace(chunk.pcm, third, 2 * third);
  const part = (from: number, to: number): Chunk => {
    const [start, end] = [chunk.start + from, chunk.start + to];
    const voiced = chunk.voiced
      .map((v) => ({ start: Math.max(start, v.start), end: Math.min(end, v.end) }))
      .filter((v) => v.end > v.start);
    return { start, end, voiced, pcm: chunk.pcm.slice(from, to) };
  };
  return [part(0, cut), part(cut, chunk.pcm.length)];
};

/** A loop is mostly an accident of where the chunk was cut, so its halves are heard once more before it is collapsed. */
export const transcribeChunk = async (
  recogniser: Recognizer,
  chunk: Chunk,
): Promise<SpeechSegment[]> => {
  const result = await hear(recogniser, chunk.pcm);
  if (collapseLoop(result.text) === null || chunk.pcm.length < RETRY_S * SPEECH_RATE)
    return guard(placeText(result, chunk));
  const parts: SpeechSegment[] = [];
  for (const half of halves(chunk))
    parts.push(...guard(placeText(await hear(recogniser, half.pcm), half)));
  return parts;
};
