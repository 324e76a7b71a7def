import type { ConsultaItem, CreateConsulta } from "@relato/shared/contract/consultas.ts";
import type { UnsavedGravacao } from "@relato/shared/contract/gravacoes.ts";
import type { Consent } from "@relato/shared/domain/gravacao.ts";
import { useSyncExternalStore } from "react";
import { launchedPatient } from "../../api/launched.ts";
import { newId } from "../../api/new-id.ts";
import { askSources, type Sources } from "./capture/ask-sources.ts";
import { type RecorderView, RecorderViewStore } from "./capture/recorder-view.ts";
import { openedMicrophone } from "./capture/opened-microphone.ts";
import { openTab } from "./capture/tab-audio.ts";
import { type RecordedFields, recordedFieldsOf } from "./consultation-draft.ts";
import { liveText } from "./live/live-text.ts";
import { type Asking, elapsedAt } from "./recorder-state.ts";
import { eraseOnServer } from "./send/send.ts";
import { CurrentRecording, type Origin } from "./store/current-recording.ts";
import { type FoundLocally, remoteLength } from "./store/found.ts";
import type { StoredGravacao } from "./store/store.ts";

/** The fields of the form, which the recording completes. */
export type ConsultaDraft = Omit<CreateConsulta, "id" | "source">;

export type StartOptions = RecordedFields &
  Pick<ConsultaDraft, "language"> & { consent: Exclude<Consent, "refused"> };

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "QuotaExceededError";

/**
 * The page's one recorder: its state, and what the doctor can do with it. It outlives the view, so
 * that the doctor can look at other pages while recording.
 */
class Recorder {
  readonly #view = new RecorderViewStore();
  #recording: CurrentRecording | null = null;
  /** An interruption has paused it, not the doctor. */
  #isInterrupted = false;
  /** Aborts when the doctor cancels the browser's questions. */
  #asking = new AbortController();

  readonly subscribe = this.#view.subscribe;
  readonly view = this.#view.get;
  readonly level = (): number => this.#recording?.capture?.level("microphone") ?? 0;
  readonly tabLevel = (): number => this.#recording?.capture?.level("tab") ?? 0;

  get #isFree(): boolean {
    const { state } = this.#view;
    return state.kind === "idle" && state.asking === null;
  }

  async start(medico_id: string, options: StartOptions): Promise<void> {
    if (!this.#isFree) return;
    // Before the setup sees that the browser is asked, and closes the microphone.
    const opening = openedMicrophone.take();
    const { signal } = (this.#asking = new AbortController());
    const telemedicine = options.tipo_consulta === "telemedicina";
    const onAsk = (asking: Asking): void => {
      if (!signal.aborted) this.#view.dispatch({ type: "ask", asking });
    };
    onAsk(telemedicine ? "tab" : "microphone");
    let sources: Sources | null = null;
    try {
      const asked = await askSources(telemedicine, onAsk, signal, opening);
      if (!("problem" in asked)) {
        sources = asked;
        await this.#begin(asked, medico_id, options);
      } else if (!signal.aborted) this.#view.dispatch({ type: "refused", problem: asked.problem });
    } catch (error) {
      for (const source of [sources?.microphone, sources?.tab, sources]) source?.release();
      if (!isFull(error)) reportError(error);
      const problem = isFull(error) ? "storage_full" : "unexpected";
      this.#view.dispatch({ type: "refused", problem });
    }
  }

  /** Cancels a question of the browser, also one that the browser never shows. */
  cancelStart(): void {
    if (this.#view.state.kind !== "idle") return;
    this.#asking.abort();
    this.#view.dispatch({ type: "refused", problem: null });
  }

  async #begin(sources: Sources, medico_id: string, options: StartOptions): Promise<void> {
    const { language, consent } = options;
    const created_at = new Date().toISOString();
    const [id, consulta_id] = [newId(), newId()];
    const fields = recordedFieldsOf(options);
    const patient = launchedPatient();
    const gravacao = {
      ...{ id, medico_id, created_at, consulta_id, consent, language, fields },
      ...(patient !== null && { launched_for: patient }),
    };
    const recording = await CurrentRecording.take(gravacao, "page", this.#view.show);
    if (recording === null) throw new Error("another page has a recording with this new id");
    await recording.create();
    this.#recording = recording;
    this.#view.clear();
    this.#view.dispatch({ type: "started", gravacao_id: id, now: Date.now() });
    recording.record(sources, language, {
      clock: () => elapsedAt(this.#view.state, Date.now()),
      onWarning: this.#view.warn,
      onSlept: (ms) => this.#view.dispatch({ type: "slept", ms }),
      onInterrupted: (isOn) => (isOn ? this.#interrupt() : this.#endInterruption()),
      onTracks: (tracks) => this.#view.show({ tracks }),
    });
    this.#view.warn("low_space", sources.hasLittleRoom);
    this.#view.warn("local_forbidden", !recording.isDurable);
  }

  /** A call or another program has the microphone: the doctor sees that nothing is recorded. */
  #interrupt(): void {
    this.#view.warn("interrupted", true);
    if (this.#view.state.kind !== "recording") return;
    this.pause();
    this.#isInterrupted = true;
  }

  #endInterruption(): void {
    this.#view.warn("interrupted", false);
    if (this.#isInterrupted) this.resume();
  }

  pause(): void {
    this.#isInterrupted = false;
    this.#view.dispatch({ type: "pause", now: Date.now() });
    this.#recording?.capture?.pause();
    liveText.pause();
  }

  resume(): void {
    this.#isInterrupted = false;
    this.#view.dispatch({ type: "resume", now: Date.now() });
    this.#recording?.capture?.resume();
    liveText.resume();
  }

  /** Asks for the call's tab again after its sharing ended. */
  async shareTabAgain(): Promise<void> {
    const capture = this.#recording?.capture;
    const opened = await openTab(new AbortController().signal);
    if ("problem" in opened) return;
    if (!capture || this.#recording?.capture !== capture) opened.release();
    else capture.attach("tab", opened);
  }

  finish(): void {
    this.#view.dispatch({ type: "finish", now: Date.now() });
    if (!this.#recording?.capture) return;
    this.#recording.finish();
    liveText.stop();
    this.#view.show({ warnings: [] });
  }

  /** A refusal ends the recording; the server accepts nothing more of it. */
  async setConsent(consent: Consent): Promise<void> {
    const recording = this.#recording;
    if (recording === null || recording.consent === consent) return;
    if (consent === "refused") this.finish();
    await recording.setConsent(consent);
  }

  /** Keeps the form's fields with the recording. */
  remember(fields: RecordedFields): void {
    void this.#recording?.remember(fields);
  }

  /** Sends the rest and creates the consultation. Null on failure: the recording stays stored. */
  async save(draft: ConsultaDraft): Promise<ConsultaItem | null> {
    const recording = this.#recording;
    if (recording === null || this.#view.state.kind !== "stopped") return null;
    this.#view.dispatch({ type: "save" });
    const signal = recording.beginSending();
    try {
      const item = await recording.send(
        draft,
        (stage) => this.#view.dispatch({ type: "stage", stage }),
        signal,
      );
      await this.#forget(recording);
      return item;
    } catch (error) {
      this.#view.dispatch({ type: "failed", error: signal.aborted ? null : error });
      return null;
    }
  }

  /** Back from sending to the finished recording. */
  cancelSaving(): void {
    this.#recording?.stopSending();
  }

  /** Makes a separate recording of what this browser has (CurrentRecording). */
  async separate(): Promise<void> {
    const recording = this.#recording;
    if (this.#view.state.kind !== "stopped" || recording === null) return;
    if (recording.origin === "server") return;
    await recording.separate();
    this.#view.dispatch({ type: "failed", error: null });
  }

  /** `onTaken` fills in the form before the recording is shown, and not if it cannot be had. */
  async #adopt(
    gravacao: StoredGravacao,
    origin: Origin,
    elapsed_ms: number,
    onTaken: () => void,
  ): Promise<void> {
    if (!this.#isFree) return;
    const recording = await CurrentRecording.take(gravacao, origin, this.#view.show);
    if (recording === null) return this.#view.dispatch({ type: "refused", problem: "elsewhere" });
    const segments = await recording.readSegments();
    if (segments === null) return;
    onTaken();
    this.#recording = recording;
    this.#view.clear();
    this.#view.dispatch({ type: "adopt", gravacao_id: gravacao.id, elapsed_ms });
    await recording.adopt(segments);
  }

  /** Continues with a recording that an earlier page left in this browser. */
  adopt({ gravacao, elapsed_ms }: FoundLocally, onTaken: () => void): Promise<void> {
    return this.#adopt(gravacao, "browser", elapsed_ms, onTaken);
  }

  /** Continues with a recording that only the server has. */
  adoptFromServer(remote: UnsavedGravacao, onTaken: () => void): Promise<void> {
    const { id, created_at } = remote;
    const gravacao = { id, medico_id: "", created_at, consulta_id: newId() };
    return this.#adopt(gravacao, "server", remoteLength(remote) ?? 0, onTaken);
  }

  /** Erases the finished recording here and on the server. */
  async discard(): Promise<void> {
    const recording = this.#recording;
    if (this.#view.state.kind !== "stopped" || recording === null) return;
    recording.stopSending();
    await this.#forget(recording);
    await eraseOnServer(recording.serverId);
  }

  async #forget(recording: CurrentRecording): Promise<void> {
    await recording.remove();
    this.#recording = null;
    this.#view.dispatch({ type: "reset" });
  }
}

export const recorder = new Recorder();

export const useRecorder = (): RecorderView =>
  useSyncExternalStore(recorder.subscribe, recorder.view);
