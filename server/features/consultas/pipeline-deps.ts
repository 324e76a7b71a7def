import type { Deps } from "../../deps.ts";

export type PipelineDeps = Pick<
  Deps,
  | "config"
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
