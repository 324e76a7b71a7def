import type { Deps } from "../../deps.ts";

export type GravacoesDeps = Pick<
  Deps,
  "audio" | "config" | "db" | "log" | "speech" | "storage" | "uploads"
>;
/** What moves and removes the files of a recording. */
export type StoreDeps = Pick<Deps, "db" | "storage" | "uploads">;
export type FinishDeps = StoreDeps & Pick<Deps, "audio" | "config">;
/** What makes copies of a recording for players. */
export type CopyDeps = Pick<Deps, "audio" | "config" | "log" | "storage">;
