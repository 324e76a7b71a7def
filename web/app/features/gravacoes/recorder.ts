import type { ConsultaItem, CreateConsulta } from "@relato/shared/contract/consultas.ts";
import { useSyncExternalStore } from "react";
import { newId } from "../../api/new-id.ts";
import { openMicrophone } from "./microphone.ts";
import type { Microphone } from "./microphone.ts";
import { IDLE, next } from "./recorder-state.ts";
import type { Problem, RecorderEvent, RecorderState, Trouble } from "./recorder-state.ts";
import { sendConsulta, sendSegment } from "./send.ts";
import type { Segment } from "./send.ts";
import { SegmentLog } from "./sources.ts";
import { openStore } from "./store.ts";
import type { GravacaoStore, StoredGravacao, StoredSegment } from "./store.ts";

const SLICE_MS = 250;
const BITS_PER_SECOND = 48_000;

/** What the form adds to a recording. */
export type ConsultaDraft = Omit<CreateConsulta, "id" | "source">;

export interface RecorderView {
  state: RecorderState;
  /** While recording: what keeps the bytes here for now. */
  trouble: Trouble | null;
  sent_bytes: number;
  total_bytes: number;
}

/** Everything that belongs to the recording in hand. */
interface Held {
  store: GravacaoStore;
  gravacao: StoredGravacao;
  logs: SegmentLog[];
  segments: Segment[];
  /** Stops whatever is being sent. */
  sending: AbortController;
  capture: { microphone: Microphone; media: MediaRecorder; stopped: Promise<void> } | null;
  unlock: () => void;
}

/**
 * The one recorder of the page: microphone → slices in the durable store → tus, from the first second on. It outlives
 * the view that shows it, so that a doctor may look at the list while recording.
 */
class Recorder {
  #view: RecorderView = { state: IDLE, trouble: null, sent_bytes: 0, total_bytes: 0 };
  #held: Held | null = null;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly view = (): RecorderView => this.#view;
  readonly level = (): number => this.#held?.capture?.microphone.level() ?? 0;

  #show(change: Partial<RecorderView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }

  #dispatch(event: RecorderEvent): void {
    this.#show({ state: next(this.#view.state, event) });
  }

  async start(medico_id: string): Promise<void> {
    if (this.#view.state.kind !== "idle" || this.#view.state.asking) return;
    this.#dispatch({ type: "ask" });
    const microphone = await openMicrophone();
    if ("problem" in microphone)
      return this.#dispatch({ type: "refused", problem: microphone.problem });
    try {
      await this.#capture(microphone, medico_id);
    } catch (error) {
      microphone.release();
      const full = error instanceof DOMException && error.name === "QuotaExceededError";
      const problem: Problem = full ? "storage_full" : "unexpected";
      if (!full) reportError(error);
      this.#dispatch({ type: "refused", problem });
    }
  }

  async #capture(microphone: Microphone, medico_id: string): Promise<void> {
    const store = await openStore();
    const gravacao: StoredGravacao = {
      id: newId(),
      medico_id,
      created_at: new Date().toISOString(),
      consulta_id: newId(),
    };
    const stored: StoredSegment = {
      gravacao_id: gravacao.id,
      track: "microphone",
      ordinal: 0,
      media_type: microphone.media_type.split(";")[0] ?? "audio/webm",
      upload_url: null,
    };
    await store.saveGravacao(gravacao);
    await store.saveSegment(stored);
    const log = new SegmentLog(store.slicesOf(stored));
    const media = new MediaRecorder(microphone.stream, {
      mimeType: microphone.media_type,
      audioBitsPerSecond: BITS_PER_SECOND,
    });
    media.addEventListener("dataavailable", ({ data }) => {
      log.append(data).then(
        () => this.#show({ total_bytes: log.total }),
        () => this.#show({ trouble: "storage_full" }),
      );
    });
    const stopped = new Promise<void>((resolve) => {
      media.addEventListener("stop", () => resolve(log.end()));
    });
    // Unplugged, or its permission taken away: what was heard so far is kept and can be saved.
    for (const track of microphone.stream.getAudioTracks())
      track.addEventListener("ended", () => this.finish(true));
    media.start(SLICE_MS);
    this.#hold(store, gravacao, [{ stored, log }], { microphone, media, stopped });
    this.#show({ trouble: null, sent_bytes: 0, total_bytes: 0 });
    this.#dispatch({ type: "started", gravacao_id: gravacao.id, now: Date.now() });
    this.#sendMeanwhile();
  }

  #hold(
    store: GravacaoStore,
    gravacao: StoredGravacao,
    parts: { stored: StoredSegment; log: SegmentLog }[],
    capture: Held["capture"],
  ): void {
    let unlock = (): void => {};
    // Tells other tabs that this recording has a living owner (see `findUnfinished`).
    void navigator.locks.request(
      lockName(gravacao.id),
      () => new Promise<void>((resolve) => (unlock = resolve)),
    );
    this.#held = {
      store,
      gravacao,
      logs: parts.map(({ log }) => log),
      segments: parts.map(({ stored, log }) => ({
        track: stored.track,
        ordinal: stored.ordinal,
        media_type: stored.media_type,
        source: log,
        upload_url: stored.upload_url,
        remember: (upload_url) => store.saveSegment({ ...stored, upload_url }),
      })),
      sending: new AbortController(),
      capture,
      unlock: () => unlock(),
    };
    addEventListener("beforeunload", askBeforeLeaving);
  }

  /** Sends while recording, so that saving leaves only the last seconds. What fails for good here, saving repeats and shows. */
  #sendMeanwhile(): void {
    const held = this.#held;
    if (held === null) return;
    held.sending = new AbortController();
    const { signal } = held.sending;
    for (const segment of held.segments)
      sendSegment(
        held.gravacao.id,
        segment,
        (sent_bytes, trouble) => this.#show({ sent_bytes, trouble }),
        signal,
      ).catch(() => this.#show({ trouble: null }));
  }

  pause(): void {
    this.#held?.capture?.media.pause();
    this.#dispatch({ type: "pause", now: Date.now() });
  }

  resume(): void {
    this.#held?.capture?.media.resume();
    this.#dispatch({ type: "resume", now: Date.now() });
  }

  finish(interrupted = false): void {
    const capture = this.#held?.capture;
    if (capture !== null && capture !== undefined && capture.media.state !== "inactive") {
      capture.media.stop();
      capture.microphone.release();
    }
    this.#dispatch({ type: "finish", now: Date.now(), interrupted });
  }

  /** Sends what is left and makes the consultation; on refusal the recording is given back, still stored. */
  async save(draft: ConsultaDraft): Promise<ConsultaItem | null> {
    const held = this.#held;
    if (held === null || this.#view.state.kind !== "stopped") return null;
    this.#dispatch({ type: "save" });
    held.sending.abort();
    held.sending = new AbortController();
    const { signal } = held.sending;
    try {
      await held.capture?.stopped;
      const { id, consulta_id } = held.gravacao;
      const item = await sendConsulta({
        gravacao_id: id,
        segments: held.segments,
        body: { ...draft, id: consulta_id, source: { kind: "recording", gravacao_id: id } },
        onStage: (stage) => this.#dispatch({ type: "stage", stage }),
        signal,
      });
      await this.#forget();
      return item;
    } catch (error) {
      this.#dispatch({ type: "failed", error: signal.aborted ? null : error });
      return null;
    }
  }

  /** Back from sending to the finished recording. */
  cancelSaving(): void {
    this.#held?.sending.abort();
  }

  /** Takes up a recording that an earlier page left behind. */
  async adopt(gravacao: StoredGravacao): Promise<void> {
    if (this.#view.state.kind !== "idle") return;
    const store = await openStore();
    const segments = await store.listSegments(gravacao.id);
    const parts = await Promise.all(
      segments.map(async (stored) => {
        const log = new SegmentLog(store.slicesOf(stored), await store.sliceSizes(stored));
        await log.end();
        return { stored, log };
      }),
    );
    this.#hold(store, gravacao, parts, null);
    const slices = parts.reduce((sum, { log }) => sum + log.count, 0);
    this.#dispatch({ type: "adopt", gravacao_id: gravacao.id, elapsed_ms: slices * SLICE_MS });
    this.#sendMeanwhile();
  }

  /** Erases the finished recording from this browser; asked twice by the caller. */
  async discard(): Promise<void> {
    if (this.#view.state.kind !== "stopped") return;
    this.#held?.sending.abort();
    await this.#forget();
  }

  async #forget(): Promise<void> {
    const held = this.#held;
    if (held === null) return;
    await held.store.remove(held.gravacao.id);
    held.unlock();
    removeEventListener("beforeunload", askBeforeLeaving);
    this.#held = null;
    this.#dispatch({ type: "reset" });
  }
}

const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();
const lockName = (id: string): string => `gravacao:${id}`;

/** Recordings of this doctor in this browser that no living page owns. */
export const findUnfinished = async (medico_id: string): Promise<StoredGravacao[]> => {
  const [store, locks] = await Promise.all([openStore(), navigator.locks.query()]);
  const owned = new Set((locks.held ?? []).map(({ name }) => name));
  const all = await store.listGravacoes(medico_id);
  return all.filter(({ id }) => !owned.has(lockName(id)));
};

export const recorder = new Recorder();

/** What the recorder shows now. */
export const useRecorder = (): RecorderView =>
  useSyncExternalStore(recorder.subscribe, recorder.view);
