// A process that a test kills. It starts one transcription and prints the child's process id.
import { EXAMPLE_MODEL } from "../example.ts";
import { runChild } from "../local/process.ts";
import { readModelFolder } from "../../../platform/model-files/model-folder.ts";
import { SPEECH_FORMAT } from "../model/folder.ts";
import { fixture } from "./fixtures.ts";

const model = await readModelFolder(EXAMPLE_MODEL, SPEECH_FORMAT);
const path = fixture("chrome-mediarecorder-pt.webm");
const heard = { done_ms: 0, segments: 0 };
await runChild(
  { kind: "transcribe", path, model, language: "pt", threads: 1, heard, growing: false },
  {
    nodePath: process.execPath,
    memory_mb: 4096,
    onStart: (pid) => process.stdout.write(`${pid}\n`),
  },
);
