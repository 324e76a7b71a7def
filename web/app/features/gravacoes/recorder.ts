import type { ConsultaItem, CreateConsulta } from "@relato/shared/contract/consultas.ts";
import type { Consent, UnsavedGravacao } from "@relato/shared/contract/gravacoes.ts";
import { useSyncExternalStore } from "react";
import { ApiError } from "../../api/api-error.ts";
import { newId } from "../../api/new-id.ts";
import { askSources } from "./ask-sources.ts";
import type { Sources } from "./ask-sources.ts";
import type { FoundLocally } from "./found.ts";
import { LiveCapture } from "./live-capture.ts";
import { liveText } from "./live-text.ts";
import { lockName, takeLock } from "./locks.ts";
import { Outbox } from "./outbox.ts";
import { IDLE, elapsedAt, next } from "./recorder-state.ts";
import type { RecorderEvent, RecorderState, Trouble, Warning } from "./recorder-state.ts";
import { eraseOnServer, openOnServer, sendConsulta } from "./send.ts";
import { SliceWriter } from "./slice-writer.ts";
import { SegmentLog } from "./sources.ts";
import { openStore } from "./store.ts";
import type { GravacaoStore, StoredGravacao, StoredSegment } from "./store.ts";
import { openTab } from "./tab-audio.ts";

/** What the form adds to a recording. */
export type ConsultaDraft = Omit<CreateConsulta, "id" | "source">;

/** How a recording begins. */
export type StartOptions = Pick<ConsultaDraft, "tipo_consulta" | "language"> & {
  consent: Exclude<Consent, "refused">;
};

export interface RecorderView {
  state: RecorderState;
  /** While recording: what keeps the bytes here for now. */
  trouble: Trouble | null;
  warnings: readonly Warning[];
  sent_bytes: number;
  total_bytes: number;
}

/** Everything that belongs to the recording in hand. */
interface Held {
  store: GravacaoStore;
  gravacao: StoredGravacao;
  outbox: Outbox;
  /** Only the server has it: it came from a device that never came back. */
  remote: UnsavedGravacao | null;
  live: { capture: LiveCapture; writer: SliceWriter; release: () => void } | null;
  /** Aborted when the recording ends. */
  ended: AbortController;
  /** Resolves when everything heard is stored. */
  stored: Promise<void>;
  unlock: () => void;
}

const NOTHING = { trouble: null, warnings: [], sent_bytes: 0, total_bytes: 0 };
const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();
const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "QuotaExceededError";

/**
 * The one recorder of the page: sources → slices in the durable store → tus, from the first second on. It outlives
 * the view that shows it, so that a doctor may look at the list while recording.
 */
class Recorder {
  #view: RecorderView = { state: IDLE, ...NOTHING };
  #held: Held | null = null;
  /** Aborted when the doctor does not wait for the browser's questions any longer. */
  #asking = new AbortController();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly view = (): RecorderView => this.#view;
  readonly level = (): number => this.#held?.live?.capture.level() ?? 0;

  #show(change: Partial<RecorderView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }

  #dispatch(event: RecorderEvent): void {
    this.#show({ state: next(this.#view.state, event) });
  }

  readonly #warn = (warning: Warning, isOn: boolean): void => {
    const { warnings } = this.#view;
    if (warnings.includes(warning) === isOn) return;
    this.#show({
      warnings: isOn ? [...warnings, warning] : warnings.filter((other) => other !== warning),
    });
  };

  async start(medico_id: string, options: StartOptions): Promise<void> {
    const { state } = this.#view;
    if (state.kind !== "idle" || state.asking !== null) return;
    const asking = new AbortController();
    this.#asking = asking;
    const telemedicine = options.tipo_consulta === "telemedicina";
    this.#dispatch({ type: "ask", asking: telemedicine ? "tab" : "microphone" });
    const onAsk = (what: "tab" | "microphone"): void => {
      if (!asking.signal.aborted) this.#dispatch({ type: "ask", asking: what });
    };
    let sources: Sources | null = null;
    try {
      const asked = await askSources(telemedicine, onAsk, asking.signal);
      if (!("problem" in asked)) {
        sources = asked;
        await this.#capture(asked, medico_id, options);
      } else if (!asking.signal.aborted)
        this.#dispatch({ type: "refused", problem: asked.problem });
    } catch (error) {
      for (const source of [sources?.microphone, sources?.tab]) source?.release();
      sources?.release();
      if (!isFull(error)) reportError(error);
      this.#dispatch({ type: "refused", problem: isFull(error) ? "storage_full" : "unexpected" });
    }
  }

  /** Stops waiting for a question that the browser asks, or that it never shows. */
  cancelStart(): void {
    if (this.#view.state.kind !== "idle") return;
    this.#asking.abort();
    this.#dispatch({ type: "refused", problem: null });
  }

  async #capture(sources: Sources, medico_id: string, options: StartOptions): Promise<void> {
    const store = await openStore();
    const { language, consent } = options;
    const gravacao: StoredGravacao = {
      id: newId(),
      medico_id,
      created_at: new Date().toISOString(),
      consulta_id: newId(),
      consent,
      language,
    };
    await store.saveGravacao(gravacao);
    const held = await this.#hold(store, gravacao);
    const writer = new SliceWriter();
    // The live words belong to a recording that the server knows.
    const opened = openOnServer(gravacao, held.ended.signal);
    // Told once more with the first segment, which waits for it and shows what is wrong.
    opened.catch(() => undefined);
    this.#show(NOTHING);
    this.#dispatch({ type: "started", gravacao_id: gravacao.id, now: Date.now() });
    const capture = new LiveCapture({
      ...sources,
      clock: () => elapsedAt(this.#view.state, Date.now()),
      open: (beginning) => {
        const stored: StoredSegment = { ...beginning, gravacao_id: gravacao.id, upload_url: null };
        const log = new SegmentLog({
          put: (n, bytes) => writer.put(stored, n, bytes),
          get: (n) => store.getSlice(stored, n),
        });
        held.outbox.add(stored, log);
        return log;
      },
      onSlice: (refusal) => {
        this.#warn("local_full", refusal !== null);
        held.outbox.announce();
      },
      onWarning: this.#warn,
      onSlept: (ms) => this.#dispatch({ type: "slept", ms }),
      onSources: (streams) => {
        const listen = (): void => {
          if (!held.ended.signal.aborted)
            liveText.listen(streams, { gravacao_id: gravacao.id, language });
        };
        void opened.then(listen, () => undefined);
      },
    });
    held.live = { capture, writer, release: sources.release };
    this.#warn("low_space", sources.hasLittleRoom);
  }

  async #hold(store: GravacaoStore, gravacao: StoredGravacao): Promise<Held> {
    // Tells other tabs that this recording has a living owner (see found.ts).
    const unlock = (await takeLock(lockName(gravacao.id))) ?? (() => {});
    const outbox = new Outbox(gravacao, store, (report) => this.#show(report));
    const held: Held = {
      store,
      gravacao,
      outbox,
      remote: null,
      live: null,
      ended: new AbortController(),
      stored: Promise.resolve(),
      unlock,
    };
    this.#held = held;
    addEventListener("beforeunload", askBeforeLeaving);
    return held;
  }

  pause(): void {
    this.#dispatch({ type: "pause", now: Date.now() });
    this.#held?.live?.capture.pause();
    liveText.pause();
  }

  resume(): void {
    this.#dispatch({ type: "resume", now: Date.now() });
    this.#held?.live?.capture.resume();
    liveText.resume();
  }

  /** Asks for the call's tab again after its sharing ended. */
  async shareTabAgain(): Promise<void> {
    const capture = this.#held?.live?.capture;
    const opened = await openTab(new AbortController().signal);
    if ("problem" in opened) return;
    if (capture === undefined || this.#held?.live?.capture !== capture) opened.release();
    else capture.attach("tab", opened);
  }

  finish(): void {
    this.#dispatch({ type: "finish", now: Date.now() });
    const held = this.#held;
    if (held === null || held.live === null) return;
    const { capture, writer, release } = held.live;
    held.live = null;
    held.ended.abort();
    liveText.stop();
    this.#show({ warnings: [] });
    held.stored = capture.stop().then(() => {
      writer.close();
      release();
    });
  }

  /** Keeps and tells the server what the patient said; a refusal ends the recording, and nothing of it is accepted then. */
  async setConsent(consent: Consent): Promise<void> {
    const held = this.#held;
    if (held === null || held.gravacao.consent === consent) return;
    held.gravacao.consent = consent;
    if (consent === "refused") {
      this.finish();
      held.outbox.stop();
    }
    // One that only the server has is not put into this browser.
    if (held.remote === null) await held.store.saveGravacao(held.gravacao);
    await openOnServer(held.gravacao);
  }

  /** Sends what is left and makes the consultation; on refusal the recording is given back, still stored. */
  async save(draft: ConsultaDraft): Promise<ConsultaItem | null> {
    const held = this.#held;
    if (held === null || this.#view.state.kind !== "stopped") return null;
    this.#dispatch({ type: "save" });
    const signal = held.outbox.begin();
    try {
      await held.stored;
      const { gravacao, outbox, remote } = held;
      if (outbox.segments.length === 0 && remote === null)
        throw new ApiError(422, { error: "AUDIO_EMPTY", request_id: "" });
      const item = await sendConsulta({
        gravacao,
        segments: outbox.segments,
        remote,
        body: {
          ...draft,
          id: gravacao.consulta_id,
          source: { kind: "recording", gravacao_id: gravacao.id },
        },
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
    this.#held?.outbox.stop();
  }

  /** Takes up a recording that an earlier page left behind. */
  async adopt({ gravacao, elapsed_ms }: FoundLocally): Promise<void> {
    const { state } = this.#view;
    if (state.kind !== "idle" || state.asking !== null) return;
    const store = await openStore();
    const held = await this.#hold(store, gravacao);
    this.#show(NOTHING);
    this.#dispatch({ type: "adopt", gravacao_id: gravacao.id, elapsed_ms });
    for (const stored of await store.listSegments(gravacao.id)) {
      const log = new SegmentLog(store.slicesOf(stored), await store.sliceSizes(stored));
      if (log.count === 0) continue;
      await log.end();
      held.outbox.add({ ...stored, started_ms: stored.started_ms ?? 0 }, log);
    }
  }

  /** Takes up a recording that only the server has. */
  async adoptFromServer(remote: UnsavedGravacao): Promise<void> {
    const { state } = this.#view;
    if (state.kind !== "idle" || state.asking !== null) return;
    const { id, created_at } = remote;
    const gravacao = { id, medico_id: "", created_at, consulta_id: newId() };
    const held = await this.#hold(await openStore(), gravacao);
    held.remote = remote;
    this.#show(NOTHING);
    this.#dispatch({ type: "adopt", gravacao_id: id, elapsed_ms: 0 });
  }

  /** Erases the finished recording from this browser and from the server; asked twice by the caller. */
  async discard(): Promise<void> {
    const held = this.#held;
    if (this.#view.state.kind !== "stopped" || held === null) return;
    held.outbox.stop();
    await held.stored;
    await this.#forget();
    await eraseOnServer(held.gravacao.id);
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

export const recorder = new Recorder();

/** What the recorder shows now. */
export const useRecorder = (): RecorderView =>
  useSyncExternalStore(recorder.subscribe, recorder.view);
