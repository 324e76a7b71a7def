import { ApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { passageStore, type StoredPassage } from "./passage-store.ts";

const FIRST_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 60_000;

const send = ({ id, laudo_id, wav }: StoredPassage): Promise<unknown> =>
  call("PUT /api/laudos/:id/dictations/:dictation", {
    params: { id: laudo_id, dictation: id },
    body: wav,
    media_type: "audio/wav",
  });

/** Whether the server will never take the passage. A session or a plan can be renewed. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && [404, 409, 413, 422].includes(error.status);

/** Sends the passages of one doctor, oldest first, and retries until each is confirmed. */
export class PassageOutbox {
  readonly #medicoId: string;
  readonly #onRefused: () => void;
  /** Passages that the browser's storage did not take. */
  readonly #unstored = new Map<string, StoredPassage>();
  #isSending = false;
  #isAsked = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(medicoId: string, onRefused: () => void) {
    this.#medicoId = medicoId;
    this.#onRefused = onRefused;
    addEventListener("online", this.#drain);
    this.#drain();
  }

  async add(passage: Omit<StoredPassage, "medico_id">): Promise<void> {
    const stored = { ...passage, medico_id: this.#medicoId };
    try {
      await passageStore.put(stored);
    } catch {
      this.#unstored.set(stored.id, stored);
    }
    this.#drain();
  }

  close(): void {
    removeEventListener("online", this.#drain);
    clearTimeout(this.#retry);
  }

  readonly #drain = (): void => {
    clearTimeout(this.#retry);
    this.#isAsked = true;
    if (!this.#isSending) void this.#sendAll();
  };

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    while (this.#isAsked) {
      this.#isAsked = false;
      const isDone = await this.#sendEach();
      this.#failures = isDone ? 0 : this.#failures + 1;
      if (isDone) continue;
      const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.#failures - 1));
      this.#retry = setTimeout(this.#drain, pause);
    }
    this.#isSending = false;
  }

  /** False if a passage is left. */
  async #sendEach(): Promise<boolean> {
    const stored = await passageStore.list(this.#medicoId).catch(() => []);
    for (const passage of [...stored, ...this.#unstored.values()]) {
      try {
        await send(passage);
      } catch (error) {
        if (!isRefused(error)) return false;
        this.#onRefused();
      }
      this.#unstored.delete(passage.id);
      await passageStore.remove(passage.id).catch(() => undefined);
    }
    return true;
  }
}
