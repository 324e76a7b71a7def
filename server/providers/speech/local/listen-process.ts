import { type Listener, type ListenOptions, SpeechError } from "../speech.ts";
import { startChild } from "./process.ts";
import type { FromChild, ListenJob, ToChild } from "./protocol.ts";

/** Sound that may wait for a child that is still loading its model: messages of a quarter of a second. */
const MOST_WAITING = 240;

/** Listens in a child process of its own, which is killed at the end. */
export const listenInChild = (
  job: ListenJob,
  nodePath: string,
  { signal, onPartial, onTurn, onEnd }: Omit<ListenOptions, "language">,
): Listener => {
  const child = startChild(nodePath);
  let over = false;
  let unsent = 0;
  const end = (error: SpeechError): void => {
    if (over) return;
    over = true;
    signal.removeEventListener("abort", onAbort);
    child.removeAllListeners();
    child.on("error", () => undefined);
    child.kill("SIGKILL");
    onEnd(error);
  };
  const onAbort = (): void => end(new SpeechError("ABORTED", "nobody listens any more"));
  const tell = (message: ToChild): void => {
    if (over) return;
    unsent++;
    child.send(message, (error) => {
      unsent--;
      if (error) end(new SpeechError("SPEECH_FAILED", error.message, true));
    });
  };
  child.on("message", (message: FromChild) => {
    if (message.kind === "partial") onPartial(message.text);
    else if (message.kind === "turn") onTurn(message);
    else if (message.kind === "failed") end(new SpeechError(message.code, message.detail));
  });
  child.on("error", (error) => end(new SpeechError("SPEECH_FAILED", error.message, true)));
  child.on("exit", () =>
    end(new SpeechError("SPEECH_FAILED", "the listening process ended", true)),
  );
  signal.addEventListener("abort", onAbort, { once: true });
  tell(job);
  if (signal.aborted) onAbort();
  return {
    push: (base64) => {
      // Words that come too late help nobody.
      if (unsent < MOST_WAITING) tell({ kind: "pcm", data: base64 });
    },
    pause: () => tell({ kind: "pause" }),
  };
};
