import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { SavedRecording } from "./honest-recording.ts";
import type { HonestRequest } from "./honest-requests.ts";

export type ToHonest = { phase: string } | { save: true };
export type FromHonest =
  | { kind: "ready" }
  | { kind: "requests"; requests: HonestRequest[] }
  | { kind: "saved"; saved: SavedRecording };

/** The doctor who records and opens pages during the attacks. */
export interface Honest {
  /** Begins a phase. Returns the requests that were answered since the last call. */
  setPhase(phase: string): Promise<HonestRequest[]>;
  /** Ends and saves the recording. Returns when the document is there. */
  save(): Promise<SavedRecording>;
  end(): void;
}

/** Waits for the child's next message of a kind. @throws Error when the child has ended */
const next = <K extends FromHonest["kind"]>(
  child: ChildProcess,
  kind: K,
): Promise<Extract<FromHonest, { kind: K }>> =>
  new Promise((resolve, reject) => {
    const onExit = (): void =>
      reject(new Error(`the honest doctor's process ended: ${child.exitCode ?? child.signalCode}`));
    if (child.exitCode !== null || child.signalCode !== null) return onExit();
    const onMessage = (message: FromHonest): void => {
      if (message.kind !== kind) return;
      child.off("message", onMessage);
      child.off("exit", onExit);
      resolve(message as Extract<FromHonest, { kind: K }>);
    };
    child.on("message", onMessage);
    child.once("exit", onExit);
    return undefined;
  });

export const startHonest = async (url: string): Promise<Honest> => {
  const child = fork(join(import.meta.dirname, "honest-child.ts"), [url]);
  await next(child, "ready");
  const send = (message: ToHonest): void => void child.send(message, () => undefined);
  return {
    setPhase: async (phase) => {
      const answered = next(child, "requests");
      send({ phase });
      return (await answered).requests;
    },
    save: async () => {
      const saved = next(child, "saved");
      send({ save: true });
      return (await saved).saved;
    },
    end: () => void child.kill(),
  };
};
