import { parentPort, workerData } from "node:worker_threads";
import { verifyNote } from "@relato/scribe/evidence/verify.ts";
import type { Testimony } from "./verify.ts";

// The program of the thread that verify.ts starts for one long transcript.
const { testimony, texts } = workerData as { testimony: Testimony; texts: readonly string[] };
parentPort?.postMessage(verifyNote(testimony, texts));
