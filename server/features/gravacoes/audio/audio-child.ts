import { serveRequests } from "../../../platform/processes/child.ts";
import { SpeechError } from "../../../providers/speech/speech.ts";
import { audioCalls, type AudioRequest } from "./audio-calls.ts";

// The audio process. It serves one request at a time.
serveRequests<AudioRequest>(
  ({ name, args }) => (audioCalls[name] as (...args: unknown[]) => unknown)(...args),
  (error) => (error instanceof SpeechError ? error.code : null),
);
