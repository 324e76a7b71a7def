import { type Listener, type ListenOptions, SpeechError } from "../speech.ts";
import { type ChildStart, startChild } from "./process.ts";
import type { FromChild, ListenJob, ToChild } from "./protocol.ts";

/** Messages of a quarter of a second that may wait while the child loads its model. */
const MAX_WAITING = 240;

/** Listens in a new child process, which is killed at the end. */
export const listenInChild = (
  job: ListenJob,
  start: ChildStart,
  { signal, onPartial, onUtterance, onEnd }: Omit<ListenOptions, "language">,
): Listener => {
  const child = startChild(start);
  let isClosed = false;
  let unsent = 0;
  const end = (error: SpeechError): void => {
    if (isClosed) return;
    isClosed = true;
    signal.removeEventListener("abort", onAbort);
    child.removeAllListeners();
    child.on("error", () => undefined);
    child.kill("SIGKILL");
    onEnd(error);
  };
  const onAbort = (): void => end(new SpeechError("ABORTED", "the listener was closed"));
  const sendMessage = (message: ToChild): void => {
    if (isClosed) return;
    unsent++;
    child.send(message, (error) => {
      unsent--;
      if (error) end(new SpeechError("SPEECH_FAILED", error.message, true));
    });
  };
  child.on("message", (message: FromChild) => {
    if (message.kind === "partial") onPartial(message.text);
    else if (message.kind === "utterance") onUtterance(message);
    else if (message.kind === "failed") end(new SpeechError(message.code, message.detail));
  });
  child.on("error", (error) => end(new SpeechError("SPEECH_FAILED", error.message, true)));
  child.on("exit", () =>
    end(new SpeechError("SPEECH_FAILED", "the listening process ended", true)),
  );
  signal.addEventListener("abort", onAbort, { once: true });
  sendMessage(job);
  if (signal.aborted) onAbort();
  return {
    push: (base64) => {
      // Drop sound instead of showing words too late.
      if (unsent < MAX_WAITING) sendMessage({ kind: "pcm", data: base64 });
    },
    pause: () => sendMessage({ kind: "pause" }),
  };
};
