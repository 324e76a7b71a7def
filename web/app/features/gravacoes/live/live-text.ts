import type { LiveQuery, LiveServerMessage } from "@relato/shared/events/live.ts";
import { useSyncExternalStore } from "react";
import { browserStorage } from "../../../ui/browser-storage.ts";
import { LiveSocket } from "../live-socket.ts";
import { streamPcm } from "../pcm-stream.ts";
import { ViewStore } from "../view-store.ts";

export interface LiveTextView {
  /** The preference "real-time transcription display", remembered until the settings are loaded. */
  isWanted: boolean;
  isAvailable: boolean;
  turns: readonly string[];
  partial: string;
}

const PREFERENCE = "live-text";
const EMPTY = { isAvailable: true, turns: [], partial: "" };

/** Words during speech. They are not stored; losing them loses nothing. */
class LiveText {
  readonly #view = new ViewStore<LiveTextView>({
    isWanted: browserStorage.getItem(PREFERENCE) !== "off",
    ...EMPTY,
  });
  #streams: readonly MediaStream[] = [];
  #query: LiveQuery | null = null;
  #socket: LiveSocket | null = null;
  #stopAudio: () => void = () => {};
  #isPaused = false;
  /** The number of the current start. A later start makes the result of this one stale. */
  #start = 0;

  readonly subscribe = this.#view.subscribe;
  readonly view = this.#view.get;

  setWanted(isWanted: boolean): void {
    browserStorage.setItem(PREFERENCE, isWanted ? "on" : "off");
    this.#view.show({ isWanted });
    if (isWanted) this.#begin();
    else this.#end();
  }

  listen(streams: readonly MediaStream[], query: LiveQuery): void {
    if (this.#query?.gravacao_id !== query.gravacao_id) this.#view.show(EMPTY);
    this.#streams = streams;
    this.#query = query;
    if (this.view().isWanted) this.#begin();
  }

  #stopStream(): void {
    this.#start += 1;
    this.#stopAudio();
    this.#stopAudio = () => {};
  }

  #begin(): void {
    this.#stopStream();
    const start = this.#start;
    if (this.#query === null || this.#streams.length === 0 || !this.view().isAvailable) return;
    this.#socket ??= new LiveSocket(this.#query, (message) => this.#receive(message));
    streamPcm(this.#streams, (pcm) => {
      if (!this.#isPaused) this.#socket?.sendAudio(pcm);
    }).then(
      (stop) => {
        if (start === this.#start) this.#stopAudio = stop;
        else stop();
      },
      // The browser has no worklet or not this rate. The recording does not need them.
      () => this.#view.show({ isAvailable: false }),
    );
  }

  #receive(message: LiveServerMessage): void {
    switch (message.type) {
      case "partial":
        return this.#view.show({ partial: message.text });
      case "turnComplete":
        return this.#view.show({ turns: [...this.view().turns, message.text], partial: "" });
      case "unavailable":
        this.#view.show({ isAvailable: false, partial: "" });
        return this.#end();
      case "pong":
    }
  }

  pause(): void {
    this.#isPaused = true;
    this.#socket?.endAudio();
  }

  resume(): void {
    this.#isPaused = false;
  }

  #end(): void {
    this.#stopStream();
    this.#socket?.close();
    this.#socket = null;
  }

  stop(): void {
    this.#end();
    this.#query = null;
    this.#isPaused = false;
    this.#view.show(EMPTY);
  }
}

export const liveText = new LiveText();

export const useLiveText = (): LiveTextView =>
  useSyncExternalStore(liveText.subscribe, liveText.view);
