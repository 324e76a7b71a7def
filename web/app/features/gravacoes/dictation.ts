import type { Language } from "@relato/shared/domain/language.ts";
import type { LiveServerMessage } from "@relato/shared/events/live.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { LiveSocket } from "./live-socket.ts";
import { openMicrophone } from "./microphone.ts";
import { streamPcm } from "./pcm-stream.ts";
import { type Passage, SentAudio } from "./sent-audio.ts";

/** The longest wait for the last words after the microphone is closed. */
const END_MS = 5000;

export type DictationState =
  | { kind: "off" }
  | { kind: "starting" }
  | { kind: "on"; partial: string }
  | { kind: "ending"; partial: string }
  | { kind: "failed"; reason: "microphone" | "speech" };

/** What was heard between two pauses. */
export interface DictatedTurn {
  text: string;
  /** Null if its sound was not kept. */
  passage: Passage | null;
}

interface Listening {
  level: () => number;
  stopSound: () => void;
  endAudio: () => void;
  close: () => void;
}

/**
 * Sends the microphone's sound to the live transcript. Resolves with what failed, or with null if
 * `isCurrent` became false.
 */
const listen = async (
  language: Language,
  isCurrent: () => boolean,
  onMessage: (message: LiveServerMessage, sent: SentAudio) => void,
): Promise<Listening | "microphone" | "speech" | null> => {
  const microphone = await openMicrophone();
  if ("problem" in microphone) return isCurrent() ? "microphone" : null;
  if (!isCurrent()) {
    microphone.release();
    return null;
  }
  const sent = new SentAudio();
  const receive = (message: LiveServerMessage): void => {
    if (isCurrent()) onMessage(message, sent);
  };
  const socket = new LiveSocket({ language }, receive, sent);
  const close = (): void => socket.close();
  try {
    const stop = await streamPcm([microphone.stream], (pcm) => socket.sendAudio(pcm));
    const stopSound = (): void => {
      stop();
      microphone.release();
    };
    const { level } = microphone;
    if (isCurrent()) return { level, stopSound, endAudio: () => socket.endAudio(), close };
    stopSound();
    close();
    return null;
  } catch {
    // This browser lacks audio worklets or the sample rate.
    microphone.release();
    close();
    return isCurrent() ? "speech" : null;
  }
};

/** The state after a message of the live transcript. */
const nextState = (state: DictationState, message: LiveServerMessage): DictationState => {
  if (message.type === "partial" && state.kind === "on")
    return { kind: "on", partial: message.text };
  if (message.type !== "turnComplete") return state;
  if (state.kind === "on") return { kind: "on", partial: "" };
  return state.kind === "ending" ? { kind: "off" } : state;
};

/**
 * Dictation over the socket of the live transcript. The server stores nothing. Each turn comes with
 * its sound, which the caller may store.
 */
export const useDictation = (language: Language, onTurn: (turn: DictatedTurn) => void) => {
  const [state, setState] = useState<DictationState>({ kind: "off" });
  const listening = useRef<Listening | null>(null);
  /** The number of the dictation. Late results of an earlier one are ignored. */
  const dictation = useRef(0);
  const latest = useRef(onTurn);
  useEffect(() => {
    latest.current = onTurn;
  }, [onTurn]);

  const finish = useCallback((next: DictationState): void => {
    dictation.current += 1;
    listening.current?.stopSound();
    listening.current?.close();
    listening.current = null;
    setState(next);
  }, []);
  useEffect(() => () => finish({ kind: "off" }), [finish]);

  const receive = (message: LiveServerMessage, sent: SentAudio): void => {
    if (message.type === "unavailable") return finish({ kind: "failed", reason: "speech" });
    if (message.type === "turnComplete" && message.text.trim() !== "") {
      const { text, start_ms, end_ms } = message;
      latest.current({ text, passage: sent.passage(start_ms, end_ms) });
    }
    setState((now) => nextState(now, message));
  };
  const start = async (): Promise<void> => {
    const own = ++dictation.current;
    setState({ kind: "starting" });
    const opened = await listen(language, () => own === dictation.current, receive);
    if (opened === null) return;
    if (typeof opened === "string") return finish({ kind: "failed", reason: opened });
    listening.current = opened;
    setState({ kind: "on", partial: "" });
  };

  const isEnding = state.kind === "ending";
  useEffect(() => {
    if (!isEnding) return;
    const timer = setTimeout(() => finish({ kind: "off" }), END_MS);
    return () => clearTimeout(timer);
  }, [isEnding, finish]);
  const isOff = state.kind === "off";
  useEffect(() => {
    if (isOff && listening.current !== null) finish({ kind: "off" });
  }, [isOff, finish]);

  const level = useCallback((): number => listening.current?.level() ?? 0, []);
  const stop = (): void => {
    const { current } = listening;
    if (current === null) return;
    current.stopSound();
    current.endAudio();
    listening.current = { ...current, stopSound: () => {} };
    setState((now) => ({ kind: "ending", partial: now.kind === "on" ? now.partial : "" }));
  };
  return { state, start, stop, level };
};
