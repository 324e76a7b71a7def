import type { ConsultaItem, CreateConsulta } from "@relato/shared/contract/consultas.ts";
import type { UnsavedGravacao } from "@relato/shared/contract/gravacoes.ts";
import type { Consent } from "@relato/shared/domain/gravacao.ts";
import { useSyncExternalStore } from "react";
import { newId } from "../../api/new-id.ts";
import { askSources } from "./capture/ask-sources.ts";
import type { Sources } from "./capture/ask-sources.ts";
import { beginCapture } from "./capture/begin-capture.ts";
import { remoteLength } from "./store/found.ts";
import type { FoundLocally } from "./store/found.ts";
import { hold } from "./store/held.ts";
import type { Held, Origin } from "./store/held.ts";
import { liveText } from "./live/live-text.ts";
import { elapsedAt } from "./recorder-state.ts";
import { ViewStore } from "./capture/recorder-view.ts";
import type { RecorderView } from "./capture/recorder-view.ts";
import { eraseOnServer, openOnServer, sendConsulta } from "./send/send.ts";
import { SegmentLog } from "./capture/sources.ts";
import { serverIdOf } from "./store/store.ts";
import type { StoredGravacao } from "./store/store.ts";
import { openTab } from "./capture/tab-audio.ts";

/** What the form adds to a recording. */
export type ConsultaDraft = Omit<CreateConsulta, "id" | "source">;

/** How a recording begins. */
export type StartOptions = Pick<ConsultaDraft, "tipo_consulta" | "language"> & {
  consent: Exclude<Consent, "refused">;
};

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "QuotaExceededError";

/**
 * The one recorder of the page: sources → slices in the durable store → tus, from the first second on. It outlives
 * the view that shows it, so that a doctor may look at the list while recording.
 */
class Recorder {
  readonly #view = new ViewStore();
  #held: Held | null = null;
  /** Aborted when the doctor does not wait for the browser's questions any longer. */
  #asking = new AbortController();

  readonly subscribe = this.#view.subscribe;
  readonly view = (): RecorderView => this.#view.get();
  readonly level = (): number => this.#held?.live?.capture.level() ?? 0;

  get #isFree(): boolean {
    const { state } = this.#view;
    return state.kind === "idle" && state.asking === null;
  }

  async start(medico_id: string, options: StartOptions): Promise<void> {
    if (!this.#isFree) return;
    const asking = new AbortController();
    this.#asking = asking;
    const telemedicine = options.tipo_consulta === "telemedicina";
    this.#view.dispatch({ type: "ask", asking: telemedicine ? "tab" : "microphone" });
    const onAsk = (what: "tab" | "microphone"): void => {
      if (!asking.signal.aborted) this.#view.dispatch({ type: "ask", asking: what });
    };
    let sources: Sources | null = null;
    try {
      const asked = await askSources(telemedicine, onAsk, asking.signal);
      if (!("problem" in asked)) {
        sources = asked;
        await this.#begin(asked, medico_id, options);
      } else if (!asking.signal.aborted)
        this.#view.dispatch({ type: "refused", problem: asked.problem });
    } catch (error) {
      for (const source of [sources?.microphone, sources?.tab]) source?.release();
      sources?.release();
      if (!isFull(error)) reportError(error);
      const problem = isFull(error) ? "storage_full" : "unexpected";
      this.#view.dispatch({ type: "refused", problem });
    }
  }

  /** Stops waiting for a question that the browser asks, or that it never shows. */
  cancelStart(): void {
    if (this.#view.state.kind !== "idle") return;
    this.#asking.abort();
    this.#view.dispatch({ type: "refused", problem: null });
  }

  async #begin(sources: Sources, medico_id: string, options: StartOptions): Promise<void> {
    const { language, consent } = options;
    const gravacao: StoredGravacao = {
      id: newId(),
      medico_id,
      created_at: new Date().toISOString(),
      consulta_id: newId(),
      consent,
      language,
    };
    const held = await hold(gravacao, "page", this.#view.show);
    if (held === null) throw new Error("somebody else has a recording that has just been named");
    try {
      await held.store.saveGravacao(gravacao);
    } catch (error) {
      held.release();
      throw error;
    }
    this.#held = held;
    this.#view.clear();
    this.#view.dispatch({ type: "started", gravacao_id: gravacao.id, now: Date.now() });
    held.live = beginCapture(held, sources, language, {
      clock: () => elapsedAt(this.#view.state, Date.now()),
      onWarning: this.#view.warn,
      onSlept: (ms) => this.#view.dispatch({ type: "slept", ms }),
    });
    this.#view.warn("low_space", sources.hasLittleRoom);
  }

  pause(): void {
    this.#view.dispatch({ type: "pause", now: Date.now() });
    this.#held?.live?.capture.pause();
    liveText.pause();
  }

  resume(): void {
    this.#view.dispatch({ type: "resume", now: Date.now() });
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
    this.#view.dispatch({ type: "finish", now: Date.now() });
    const held = this.#held;
    if (held === null || held.live === null) return;
    held.stored = held.live.stop();
    held.live = null;
    held.ended.abort();
    liveText.stop();
    this.#view.show({ warnings: [] });
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
    if (held.origin !== "server") await held.store.saveGravacao(held.gravacao);
    await openOnServer({ ...held.gravacao, id: serverIdOf(held.gravacao) });
  }

  /** Sends what is left and makes the consultation; on refusal the recording is given back, still stored. */
  async save(draft: ConsultaDraft): Promise<ConsultaItem | null> {
    const held = this.#held;
    if (held === null || this.#view.state.kind !== "stopped") return null;
    this.#view.dispatch({ type: "save" });
    const signal = held.outbox.begin();
    try {
      await held.stored;
      const { gravacao, outbox, origin } = held;
      const gravacao_id = serverIdOf(gravacao);
      const source = { kind: "recording" as const, gravacao_id };
      const item = await sendConsulta({
        gravacao: { ...gravacao, id: gravacao_id },
        segments: outbox.segments,
        isLeftBehind: origin !== "page",
        body: { ...draft, id: gravacao.consulta_id, source },
        onStage: (stage) => this.#view.dispatch({ type: "stage", stage }),
        signal,
      });
      await this.#forget();
      return item;
    } catch (error) {
      this.#view.dispatch({ type: "failed", error: signal.aborted ? null : error });
      return null;
    }
  }

  /**
   * Makes a recording of its own of what this browser has, because another device has saved the part that had arrived. It is sent
   * anew under ids of its own when it is saved; only that is noted, and not a byte is moved.
   */
  async setApart(): Promise<void> {
    const held = this.#held;
    if (held === null || this.#view.state.kind !== "stopped" || held.origin === "server") return;
    await held.stored;
    await held.outbox.forgetSent();
    const apart = { sent_as: newId(), consulta_id: newId() };
    await held.store.saveGravacao({ ...held.gravacao, ...apart });
    Object.assign(held.gravacao, apart);
    this.#view.dispatch({ type: "failed", error: null });
  }

  /** Back from sending to the finished recording. */
  cancelSaving(): void {
    this.#held?.outbox.stop();
  }

  async #adopt(gravacao: StoredGravacao, origin: Origin, elapsed_ms: number): Promise<void> {
    if (!this.#isFree) return;
    const held = await hold(gravacao, origin, this.#view.show);
    if (held === null) return this.#view.dispatch({ type: "refused", problem: "elsewhere" });
    const segments = await held.store.listSegments(gravacao.id);
    // Saved or discarded by another page since it was offered.
    if (origin === "browser" && segments.length === 0) return held.release();
    this.#held = held;
    this.#view.clear();
    this.#view.dispatch({ type: "adopt", gravacao_id: gravacao.id, elapsed_ms });
    for (const stored of segments) {
      const log = new SegmentLog(held.store.slicesOf(stored), await held.store.sliceSizes(stored));
      if (log.count === 0) continue;
      await log.end();
      held.outbox.add({ ...stored, started_ms: stored.started_ms ?? 0 }, log);
    }
  }

  /** Takes up a recording that an earlier page left behind. */
  adopt({ gravacao, elapsed_ms }: FoundLocally): Promise<void> {
    return this.#adopt(gravacao, "browser", elapsed_ms);
  }

  /** Takes up a recording that only the server has. */
  adoptFromServer(remote: UnsavedGravacao): Promise<void> {
    const { id, created_at } = remote;
    const gravacao = { id, medico_id: "", created_at, consulta_id: newId() };
    return this.#adopt(gravacao, "server", remoteLength(remote) ?? 0);
  }

  /** Erases the finished recording from this browser and from the server; asked twice by the caller. */
  async discard(): Promise<void> {
    const held = this.#held;
    if (this.#view.state.kind !== "stopped" || held === null) return;
    held.outbox.stop();
    await held.stored;
    await this.#forget();
    await eraseOnServer(serverIdOf(held.gravacao));
  }

  async #forget(): Promise<void> {
    const held = this.#held;
    if (held === null) return;
    await held.store.remove(held.gravacao.id);
    held.release();
    this.#held = null;
    this.#view.dispatch({ type: "reset" });
  }
}

export const recorder = new Recorder();

/** What the recorder shows now. */
export const useRecorder = (): RecorderView =>
  useSyncExternalStore(recorder.subscribe, recorder.view);
