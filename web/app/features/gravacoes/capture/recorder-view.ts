import type { OutboxReport } from "../send/outbox.ts";
import { IDLE, next } from "../recorder-state.ts";
import type { RecorderEvent, RecorderState, Warning } from "../recorder-state.ts";

/** What the recorder shows. `trouble`, while recording: what keeps the bytes here for now. */
export interface RecorderView extends OutboxReport {
  state: RecorderState;
  warnings: readonly Warning[];
}

const NOTHING = { trouble: null, warnings: [], sent_bytes: 0, total_bytes: 0 };

/** The recorder's view and whoever looks at it. */
export class ViewStore {
  #view: RecorderView = { state: IDLE, ...NOTHING };
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly get = (): RecorderView => this.#view;
  get state(): RecorderState {
    return this.#view.state;
  }

  readonly show = (change: Partial<RecorderView>): void => {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  };

  dispatch(event: RecorderEvent): void {
    this.show({ state: next(this.state, event) });
  }

  /** Nothing was sent and nothing is wrong yet. */
  clear(): void {
    this.show(NOTHING);
  }

  readonly warn = (warning: Warning, isOn: boolean): void => {
    const { warnings } = this.#view;
    if (warnings.includes(warning) === isOn) return;
    this.show({
      warnings: isOn ? [...warnings, warning] : warnings.filter((other) => other !== warning),
    });
  };
}
