import type { Track } from "@relato/shared/domain/gravacao.ts";
import {
  IDLE,
  nextState,
  type RecorderEvent,
  type RecorderState,
  type Warning,
} from "../recorder-state.ts";
import type { OutboxReport } from "../send/outbox.ts";
import { ViewStore } from "../view-store.ts";

/** What the recorder shows. `trouble`: why bytes cannot be sent now. */
export interface RecorderView extends OutboxReport {
  state: RecorderState;
  warnings: readonly Warning[];
  /** Those that are recorded now. */
  tracks: readonly Track[];
}

const NOTHING_SENT = { trouble: null, warnings: [], tracks: [], sent_bytes: 0, total_bytes: 0 };

export class RecorderViewStore extends ViewStore<RecorderView> {
  constructor() {
    super({ state: IDLE, ...NOTHING_SENT });
  }

  get state(): RecorderState {
    return this.get().state;
  }

  dispatch(event: RecorderEvent): void {
    this.show({ state: nextState(this.state, event) });
  }

  clear(): void {
    this.show(NOTHING_SENT);
  }

  readonly warn = (warning: Warning, isOn: boolean): void => {
    const { warnings } = this.get();
    if (warnings.includes(warning) === isOn) return;
    const others = warnings.filter((other) => other !== warning);
    this.show({ warnings: isOn ? [...others, warning] : others });
  };
}
