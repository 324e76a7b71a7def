import { z } from "zod";
import {
  fileName,
  modelFields,
  type ModelFolder,
  type ModelFormat,
  type Unhashed,
} from "../../../platform/model-files/model-folder.ts";

const common = {
  ...modelFields,
  tokens: fileName,
  /** The model's window in seconds. */
  max_chunk_s: z.number().positive().max(600),
};

/** The content of a speech model's `model.json`. */
const speechModelSchema = z.discriminatedUnion("engine", [
  z.object({
    engine: z.literal("sherpa-onnx-whisper"),
    encoder: fileName,
    decoder: fileName,
    ...common,
  }),
  z.object({
    engine: z.literal("sherpa-onnx-transducer"),
    encoder: fileName,
    decoder: fileName,
    joiner: fileName,
    ...common,
  }),
]);
export type SpeechModel = z.infer<typeof speechModelSchema>;
export type SpeechModelFolder = ModelFolder<SpeechModel>;

const filesOf = (model: Unhashed<SpeechModel>): string[] =>
  model.engine === "sherpa-onnx-transducer"
    ? [model.encoder, model.decoder, model.joiner, model.tokens]
    : [model.encoder, model.decoder, model.tokens];

export const SPEECH_FORMAT: ModelFormat<SpeechModel> = { schema: speechModelSchema, filesOf };
