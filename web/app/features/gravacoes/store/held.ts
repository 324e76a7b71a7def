import { holdPage } from "../../../ui/hold-page.ts";
import { lockName, takeLock } from "./locks.ts";
import { Outbox } from "../send/outbox.ts";
import type { OutboxReport } from "../send/outbox.ts";
import type { Running } from "../capture/begin-capture.ts";
import { openStore } from "./store.ts";
import type { GravacaoStore, StoredGravacao } from "./store.ts";

/** Where a recording comes from: this page recorded it, an earlier page left it in this browser, or only the server has it. */
export type Origin = "page" | "browser" | "server";

/** Everything that belongs to the recording in hand. */
export interface Held {
  store: GravacaoStore;
  gravacao: StoredGravacao;
  outbox: Outbox;
  origin: Origin;
  live: Running | null;
  /** Aborted when the recording ends. */
  ended: AbortController;
  /** Resolves when everything heard is stored. */
  stored: Promise<void>;
  /** Gives up what only one page at a time has, and lets the doctor leave this one. */
  release: () => void;
}

/** Takes a recording in hand; null when another page of this browser has it (see found.ts). */
export const hold = async (
  gravacao: StoredGravacao,
  origin: Origin,
  onReport: (report: OutboxReport) => void,
): Promise<Held | null> => {
  const unlock = await takeLock(lockName(gravacao.id));
  if (unlock === null) return null;
  const letGo = holdPage();
  const release = (): void => {
    unlock();
    letGo();
  };
  try {
    const store = await openStore();
    return {
      store,
      gravacao,
      outbox: new Outbox(gravacao, store, onReport),
      origin,
      live: null,
      ended: new AbortController(),
      stored: Promise.resolve(),
      release,
    };
  } catch (error) {
    release();
    throw error;
  }
};
