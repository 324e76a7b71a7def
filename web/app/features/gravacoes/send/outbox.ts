import type { Trouble } from "../recorder-state.ts";
import { sendSegment } from "./send.ts";
import type { Segment } from "./send.ts";
import type { SegmentLog } from "../capture/sources.ts";
import { serverIdOf } from "../store/store.ts";
import type { GravacaoStore, StoredGravacao, StoredSegment } from "../store/store.ts";

export interface OutboxReport {
  sent_bytes: number;
  total_bytes: number;
  trouble: Trouble | null;
}

/** The segments of one recording on their way to the server, each over an upload of its own. */
export class Outbox {
  readonly segments: Segment[] = [];
  readonly #gravacao: StoredGravacao;
  readonly #store: GravacaoStore;
  readonly #report: (report: OutboxReport) => void;
  readonly #states = new Map<Segment, { sent: number; trouble: Trouble | null }>();
  readonly #logs: SegmentLog[] = [];
  #sending = new AbortController();

  constructor(
    gravacao: StoredGravacao,
    store: GravacaoStore,
    report: (report: OutboxReport) => void,
  ) {
    this.#gravacao = gravacao;
    this.#store = store;
    this.#report = report;
  }

  /** Takes a segment in and begins to send it. */
  add(stored: StoredSegment, log: SegmentLog): void {
    const { track, ordinal, media_type, started_ms } = stored;
    const segment: Segment = {
      track,
      ordinal,
      media_type,
      started_ms,
      source: log,
      upload_url: stored.upload_url,
      remember: async (url) => {
        stored.upload_url = url;
        try {
          await this.#store.saveSegment(stored);
        } catch {
          // Storage is full: after a reload the server is asked anew for the same upload, which is the one it has.
        }
      },
    };
    this.segments.push(segment);
    this.#logs.push(log);
    void this.#send(segment);
  }

  /** Sends meanwhile, so that saving leaves only the last seconds. What fails for good here, saving repeats and shows. */
  async #send(segment: Segment): Promise<void> {
    const { signal } = this.#sending;
    const report = (sent: number, trouble: Trouble | null): void => {
      this.#states.set(segment, { sent, trouble });
      this.announce();
    };
    try {
      const opening = { ...this.#gravacao, id: serverIdOf(this.#gravacao) };
      await sendSegment(opening, segment, report, signal);
    } catch {
      this.#states.set(segment, { sent: this.#states.get(segment)?.sent ?? 0, trouble: null });
    }
  }

  /** Tells how much has been sent of what there is. */
  announce(): void {
    const states = [...this.#states.values()];
    this.#report({
      sent_bytes: states.reduce((sum, { sent }) => sum + sent, 0),
      total_bytes: this.#logs.reduce((sum, { total }) => sum + total, 0),
      trouble: states.find(({ trouble }) => trouble !== null)?.trouble ?? null,
    });
  }

  /** Nothing has been sent any more: the recording goes to the server under another id, from byte 0. */
  async forgetSent(): Promise<void> {
    this.stop();
    for (const segment of this.segments) {
      segment.upload_url = null;
      await segment.remember(null);
    }
  }

  /** Stops whatever is being sent; the signal is for what is sent next. */
  begin(): AbortSignal {
    this.#sending.abort();
    this.#sending = new AbortController();
    return this.#sending.signal;
  }

  stop(): void {
    this.#sending.abort();
  }
}
