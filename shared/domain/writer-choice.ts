import { z } from "zod";
import { isLoopback } from "./loopback.ts";

const isOnThisMachine = (url: string): boolean =>
  URL.canParse(url) &&
  new URL(url).protocol === "http:" &&
  new URL(url).username === "" &&
  isLoopback(url);

/**
 * The administrator's choice of writer for the whole installation: the engine, the local model for
 * this machine's memory, or a model of a server on this machine. A service with a key is configured
 * by environment variables only.
 */
export const writerChoiceSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("engine") }),
  z.object({ kind: z.literal("local") }),
  z.object({
    kind: z.literal("server"),
    provider: z.enum(["ollama", "openai-compatible"]),
    url: z.string().max(200).refine(isOnThisMachine),
    model: z.string().min(1).max(200),
  }),
]);
export type WriterChoice = z.infer<typeof writerChoiceSchema>;
