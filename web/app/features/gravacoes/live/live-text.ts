import type { LiveQuery, LiveServerMessage } from "@relato/shared/events/live.ts";
import { useSyncExternalStore } from "react";
import { LiveSocket } from "../live-socket.ts";
import { streamPcm } from "../pcm-stream.ts";

export interface LiveTextView {
  /** The doctor's preference "real-time transcription display"; this browser remembers it until the settings are known. */
  wanted: boolean;
  isAvailable: boolean;
  turns: readonly string[];
  partial: string;
}

const PREFERENCE = "live-text";
const SILENT = { isAvailable: true, turns: [], partial: "" };

/** Words while they are spoken. A convenience: nothing of it is stored, and losing it loses nothing. */
class LiveText {
  #view: LiveTextView = { wanted: localStorage.getItem(PREFERENCE) !== "off", ...SILENT };
  #streams: readonly MediaStream[] = [];
  #query: LiveQuery | null = null;
  #socket: LiveSocket | null = null;
  #stopSound: () => void = () => {};
  #paused = false;
  /** Counts the listenings: what an earlier one brings up late is thrown away. */
  #turn = 0;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly view = (): LiveTextView => this.#view;

  #show(change: Partial<LiveTextView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }

  want(wanted: boolean): void {
    localStorage.setItem(PREFERENCE, wanted ? "on" : "off");
    this.#show({ wanted });
    if (wanted) this.#begin();
    else this.#end();
  }

  /** Follows these streams; called again when they change. */
  listen(streams: readonly MediaStream[], query: LiveQuery): void {
    if (this.#query?.gravacao_id !== query.gravacao_id) this.#show(SILENT);
    this.#streams = streams;
    this.#query = query;
    if (this.#view.wanted) this.#begin();
  }

  #begin(): void {
    this.#stopSound();
    this.#stopSound = () => {};
    const turn = ++this.#turn;
    if (this.#query === null || this.#streams.length === 0 || !this.#view.isAvailable) return;
    this.#socket ??= new LiveSocket(this.#query, (message) => this.#receive(message));
    streamPcm(this.#streams, (pcm) => {
      if (!this.#paused) this.#socket?.sendAudio(pcm);
    }).then(
      (stop) => {
        if (turn === this.#turn) this.#stopSound = stop;
        else stop();
      },
      // No worklet or no such rate in this browser: the recording does not need it.
      () => this.#show({ isAvailable: false }),
    );
  }

  #receive(message: LiveServerMessage): void {
    switch (message.type) {
      case "partial":
        return this.#show({ partial: message.text });
      case "turnComplete":
        return this.#show({ turns: [...this.#view.turns, message.text], partial: "" });
      case "unavailable":
        this.#show({ isAvailable: false, partial: "" });
        return this.#end();
      case "pong":
    }
  }

  pause(): void {
    this.#paused = true;
    this.#socket?.endAudio();
  }

  resume(): void {
    this.#paused = false;
  }

  #end(): void {
    this.#turn += 1;
    this.#stopSound();
    this.#stopSound = () => {};
    this.#socket?.close();
    this.#socket = null;
  }

  stop(): void {
    this.#end();
    this.#query = null;
    this.#paused = false;
    this.#show(SILENT);
  }
}

export const liveText = new LiveText();

export const useLiveText = (): LiveTextView =>
  useSyncExternalStore(liveText.subscribe, liveText.view);
