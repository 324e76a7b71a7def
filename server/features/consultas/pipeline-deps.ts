import type { Deps } from "../../deps.ts";

export type PipelineDeps = Pick<
  Deps,
  | "db"
  | "events"
  | "jobs"
  | "log"
  | "speech"
  | "exampleSpeech"
  | "storage"
  | "writer"
  | "findModelWriter"
>;
