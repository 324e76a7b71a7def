import type { ConsultaItem, CreateConsulta } from "@relato/shared/contract/consultas.ts";
import type { Consent } from "@relato/shared/domain/gravacao.ts";
import { launchId } from "../../../api/launched.ts";
import { newId } from "../../../api/new-id.ts";
import { holdPage } from "../../../ui/hold-page.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { RecordedFields } from "../consultation-draft.ts";
import type { Sources } from "../capture/ask-sources.ts";
import { openWriter } from "../capture/slice-writer.ts";
import { SegmentLog } from "../capture/sources.ts";
import { type CaptureOptions, LiveCapture } from "../live/live-capture.ts";
import { liveText } from "../live/live-text.ts";
import type { SendStage } from "../recorder-state.ts";
import { Outbox, type OutboxReport } from "../send/outbox.ts";
import { openOnServer, sendConsulta } from "../send/send.ts";
import { lockName, takeLock } from "./locks.ts";
import { openStore } from "./open-store.ts";
import {
  type GravacaoStore,
  openingOf,
  serverIdOf,
  type StoredGravacao,
  type StoredSegment,
} from "./store.ts";

/** Recorded by this page, left in this browser by an earlier page, or stored only on the server. */
export type Origin = "page" | "browser" | "server";

/** The recording of this page: its slices in the browser, its uploads and its lock. */
export class CurrentRecording {
  readonly #gravacao: StoredGravacao;
  readonly origin: Origin;
  readonly #store: GravacaoStore;
  readonly #outbox: Outbox;
  readonly #release: () => void;
  /** Aborts when the recording ends. */
  readonly #ended = new AbortController();
  #capture: LiveCapture | null = null;
  #isRemembering = false;
  /** Resolves when every slice is stored. */
  #stored: Promise<void> = Promise.resolve();

  /** Null when another page of this browser has the recording. */
  static async take(
    gravacao: StoredGravacao,
    origin: Origin,
    onReport: (report: OutboxReport) => void,
  ): Promise<CurrentRecording | null> {
    const unlock = await takeLock(lockName(gravacao.id));
    if (unlock === null) return null;
    const releasePage = holdPage();
    const release = (): void => {
      unlock();
      releasePage();
    };
    try {
      return new CurrentRecording(gravacao, origin, await openStore(), release, onReport);
    } catch (error) {
      release();
      throw error;
    }
  }

  private constructor(
    gravacao: StoredGravacao,
    origin: Origin,
    store: GravacaoStore,
    release: () => void,
    onReport: (report: OutboxReport) => void,
  ) {
    this.#gravacao = gravacao;
    this.origin = origin;
    this.#store = store;
    this.#outbox = new Outbox(gravacao, store, onReport);
    this.#release = release;
  }

  get serverId(): string {
    return serverIdOf(this.#gravacao);
  }
  get consent(): Consent | undefined {
    return this.#gravacao.consent;
  }
  /** The browser stores its slices on disk. */
  get isDurable(): boolean {
    return this.#store.isDurable;
  }
  /** Null when it is not recording. */
  get capture(): LiveCapture | null {
    return this.#capture;
  }

  /** Stores the recording in the browser, before its first slice. Releases it on failure. */
  async create(): Promise<void> {
    try {
      await this.#store.saveGravacao(this.#gravacao);
    } catch (error) {
      this.#release();
      throw error;
    }
  }

  /** Records the sources: every slice is stored in the browser, then sent to the server. */
  record(sources: Sources, language: Language, options: CaptureOptions): void {
    const { id: gravacao_id } = this.#gravacao;
    const { signal } = this.#ended;
    const writer = openWriter(this.#store);
    const opened = openOnServer(this.#gravacao, signal);
    // The first segment waits for the same call, and shows its error.
    opened.catch(() => undefined);
    this.#capture = new LiveCapture({
      ...sources,
      ...options,
      open: (beginning) => {
        const stored: StoredSegment = { ...beginning, gravacao_id, upload_url: null };
        const log = new SegmentLog({
          put: (n, bytes) => writer.put(stored, n, bytes),
          get: (n) => this.#store.getSlice(stored, n),
        });
        this.#outbox.add(stored, log);
        return log;
      },
      onSlice: (refusal) => {
        options.onWarning("local_full", refusal !== null);
        this.#outbox.announce();
      },
      onSources: (streams) => {
        // Live words need a recording that the server knows, and a socket.
        const listen = (): void => {
          if (!signal.aborted && launchId === null)
            liveText.listen(streams, { gravacao_id, language });
        };
        void opened.then(listen, () => undefined);
      },
      release: () => {
        writer.close();
        sources.release();
      },
    });
  }

  /** Ends the capture. Does nothing when it is not recording. */
  finish(): void {
    if (this.#capture === null) return;
    this.#stored = this.#capture.stop();
    this.#capture = null;
    this.#ended.abort();
  }

  /**
   * The segments that an earlier page stored. Null when another page saved or discarded the
   * recording after it was offered; the recording is released then.
   */
  async readSegments(): Promise<StoredSegment[] | null> {
    const segments = await this.#store.listSegments(this.#gravacao.id);
    if (this.origin !== "browser" || segments.length > 0) return segments;
    this.#release();
    return null;
  }

  async adopt(segments: readonly StoredSegment[]): Promise<void> {
    for (const stored of segments) {
      const slices = await this.#store.slices(stored);
      if (slices.length === 0) continue;
      const sizes = slices.map(({ byteLength }) => byteLength);
      const log = new SegmentLog(this.#store.slicesOf(stored), sizes);
      await log.end();
      this.#outbox.add({ ...stored, started_ms: stored.started_ms ?? 0 }, log);
    }
  }

  /** Stores the consent here and on the server. After a refusal nothing more is sent. */
  async setConsent(consent: Consent): Promise<void> {
    this.#gravacao.consent = consent;
    if (consent === "refused") this.#outbox.stop();
    if (this.origin !== "server") await this.#store.saveGravacao(this.#gravacao);
    await openOnServer(openingOf(this.#gravacao));
  }

  /** Stores the form's fields here, so that a later page can save the recording. */
  async remember(fields: RecordedFields): Promise<void> {
    this.#gravacao.fields = fields;
    if (this.origin === "server" || this.#isRemembering) return;
    this.#isRemembering = true;
    try {
      // Typing is faster than the disk: only the newest fields are stored.
      for (let last: RecordedFields | undefined; last !== this.#gravacao.fields;) {
        last = this.#gravacao.fields;
        await this.#store.saveGravacao(this.#gravacao);
      }
    } catch {
      // Storage is full. The recording goes on, and the draft has the fields too.
    } finally {
      this.#isRemembering = false;
    }
  }

  /** Stops the current sending. The signal is for the next `send`. */
  beginSending(): AbortSignal {
    return this.#outbox.begin();
  }

  stopSending(): void {
    this.#outbox.stop();
  }

  /** Sends the rest and creates the consultation. The browser keeps its copy. */
  async send(
    draft: Omit<CreateConsulta, "id" | "source">,
    onStage: (stage: SendStage) => void,
    signal: AbortSignal,
  ): Promise<ConsultaItem> {
    await this.#stored;
    const gravacao = openingOf(this.#gravacao);
    const source = { kind: "recording" as const, gravacao_id: gravacao.id };
    return sendConsulta({
      gravacao,
      segments: this.#outbox.segments,
      isLeftBehind: this.origin !== "page",
      body: { ...draft, id: this.#gravacao.consulta_id, source },
      onStage,
      signal,
    });
  }

  /**
   * Makes a separate recording of the browser's copy, because another device saved what had
   * arrived. Saving sends it from byte 0 under new ids. Only the ids are stored here.
   */
  async separate(): Promise<void> {
    await this.#stored;
    await this.#outbox.forgetSent();
    const ids = { sent_as: newId(), consulta_id: newId() };
    await this.#store.saveGravacao({ ...this.#gravacao, ...ids });
    Object.assign(this.#gravacao, ids);
  }

  async remove(): Promise<void> {
    await this.#stored;
    await this.#store.remove(this.#gravacao.id);
    this.#release();
  }
}
