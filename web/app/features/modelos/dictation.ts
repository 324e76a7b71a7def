import type { Language } from "@relato/shared/domain/language.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { LiveSocket } from "../gravacoes/live-socket.ts";
import { openMicrophone } from "../gravacoes/microphone.ts";
import { streamPcm } from "../gravacoes/pcm-stream.ts";

/** The longest wait for the last words after the microphone is closed. */
const END_MS = 5000;

export type DictationState =
  | { kind: "off" }
  | { kind: "starting" }
  | { kind: "on"; partial: string }
  | { kind: "ending"; partial: string }
  | { kind: "failed"; reason: "microphone" | "speech" };

interface Hearing {
  stopSound: () => void;
  endAudio: () => void;
  close: () => void;
}

/** Dictation over the socket of the live transcript. Nothing is recorded or stored. */
export const useDictation = (language: Language, onWords: (words: string) => void) => {
  const [state, setState] = useState<DictationState>({ kind: "off" });
  const hearing = useRef<Hearing | null>(null);
  /** The number of the dictation. Late results of an earlier one are ignored. */
  const dictation = useRef(0);
  const words = useRef(onWords);
  useEffect(() => {
    words.current = onWords;
  }, [onWords]);

  const finish = useCallback((next: DictationState): void => {
    dictation.current += 1;
    hearing.current?.stopSound();
    hearing.current?.close();
    hearing.current = null;
    setState(next);
  }, []);
  useEffect(() => () => finish({ kind: "off" }), [finish]);

  const start = async (): Promise<void> => {
    const own = ++dictation.current;
    setState({ kind: "starting" });
    const opened = await openMicrophone();
    if (own !== dictation.current) {
      if (!("problem" in opened)) opened.release();
      return;
    }
    if ("problem" in opened) return finish({ kind: "failed", reason: "microphone" });
    const socket = new LiveSocket({ language }, (message) => {
      if (own !== dictation.current) return;
      if (message.type === "unavailable") finish({ kind: "failed", reason: "speech" });
      if (message.type === "partial")
        setState((now) => (now.kind === "on" ? { kind: "on", partial: message.text } : now));
      if (message.type !== "turnComplete") return;
      if (message.text.trim() !== "") words.current(message.text);
      setState((now) =>
        now.kind === "on"
          ? { kind: "on", partial: "" }
          : now.kind === "ending"
            ? { kind: "off" }
            : now,
      );
    });
    try {
      const stop = await streamPcm([opened.stream], (pcm) => socket.sendAudio(pcm));
      const opening: Hearing = {
        stopSound: () => {
          stop();
          opened.release();
        },
        endAudio: () => socket.endAudio(),
        close: () => socket.close(),
      };
      if (own !== dictation.current) {
        opening.stopSound();
        return opening.close();
      }
      hearing.current = opening;
      setState({ kind: "on", partial: "" });
    } catch {
      // This browser lacks audio worklets or the sample rate.
      opened.release();
      socket.close();
      if (own === dictation.current) finish({ kind: "failed", reason: "speech" });
    }
  };

  const isEnding = state.kind === "ending";
  useEffect(() => {
    if (!isEnding) return;
    const timer = setTimeout(() => finish({ kind: "off" }), END_MS);
    return () => clearTimeout(timer);
  }, [isEnding, finish]);
  const isOff = state.kind === "off";
  useEffect(() => {
    if (isOff && hearing.current !== null) finish({ kind: "off" });
  }, [isOff, finish]);

  const stop = (): void => {
    const { current } = hearing;
    if (current === null) return;
    current.stopSound();
    current.endAudio();
    hearing.current = { ...current, stopSound: () => {} };
    setState((now) => ({ kind: "ending", partial: now.kind === "on" ? now.partial : "" }));
  };
  return { state, start, stop };
};
