import type { Deps } from "../../deps.ts";

export type PipelineDeps = Pick<
  Deps,
  | "db"
  | "events"
  | "jobs"
  | "log"
  | "metrics"
  | "speech"
  | "exampleSpeech"
  | "storage"
  | "writer"
  | "findModelWriter"
>;
