import type { Deps } from "../../deps.ts";

export type GravacoesDeps = Pick<Deps, "config" | "db" | "log" | "speech" | "storage" | "uploads">;
