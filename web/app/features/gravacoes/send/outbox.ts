import type { SegmentLog } from "../capture/sources.ts";
import type { Trouble } from "../recorder-state.ts";
import {
  type GravacaoStore,
  openingOf,
  type StoredGravacao,
  type StoredSegment,
} from "../store/store.ts";
import { type Segment, sendSegment } from "./send.ts";

export interface OutboxReport {
  sent_bytes: number;
  total_bytes: number;
  trouble: Trouble | null;
}

/** Sends the segments of one recording, one upload each. */
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

  /** Adds a segment and starts to send it. */
  add(stored: StoredSegment, log: SegmentLog): void {
    const { gravacao_id: _, ...segmento } = stored;
    const segment: Segment = {
      ...segmento,
      source: log,
      remember: async (url) => {
        stored.upload_url = url;
        try {
          await this.#store.saveSegment(stored);
        } catch {
          // Storage is full. After a reload, creating the upload again returns the existing one.
        }
      },
    };
    this.segments.push(segment);
    this.#logs.push(log);
    void this.#send(segment);
  }

  /** Sends while recording. Saving repeats what fails here, and shows the error. */
  async #send(segment: Segment): Promise<void> {
    const { signal } = this.#sending;
    const report = (sent: number, trouble: Trouble | null): void => {
      this.#states.set(segment, { sent, trouble });
      this.announce();
    };
    try {
      await sendSegment(openingOf(this.#gravacao), segment, report, signal);
    } catch {
      this.#states.set(segment, { sent: this.#states.get(segment)?.sent ?? 0, trouble: null });
    }
  }

  /** Reports the progress of all segments. */
  announce(): void {
    const states = [...this.#states.values()];
    this.#report({
      sent_bytes: states.reduce((sum, { sent }) => sum + sent, 0),
      total_bytes: this.#logs.reduce((sum, { total }) => sum + total, 0),
      trouble: states.find(({ trouble }) => trouble !== null)?.trouble ?? null,
    });
  }

  /** Stops, and forgets the uploads: the recording is sent under another id, from byte 0. */
  async forgetSent(): Promise<void> {
    this.stop();
    for (const segment of this.segments) {
      segment.upload_url = null;
      await segment.remember(null);
    }
  }

  /** Stops what is being sent. The signal is for the next sending. */
  begin(): AbortSignal {
    this.#sending.abort();
    this.#sending = new AbortController();
    return this.#sending.signal;
  }

  stop(): void {
    this.#sending.abort();
  }
}
