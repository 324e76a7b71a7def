import type { Language } from "@relato/shared/domain/language.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { LiveSocket } from "../gravacoes/live-socket.ts";
import { openMicrophone } from "../gravacoes/microphone.ts";
import { streamPcm } from "../gravacoes/pcm-stream.ts";

/** How long the last words may take to come after the microphone was closed. */
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

/** Speech into text over the socket of the live words, without a recording; nothing of it is stored. */
export const useDictation = (language: Language, onWords: (words: string) => void) => {
  const [state, setState] = useState<DictationState>({ kind: "off" });
  const hearing = useRef<Hearing | null>(null);
  /** Counts the dictations: what an earlier one brings up late is thrown away. */
  const turn = useRef(0);
  const words = useRef(onWords);
  useEffect(() => {
    words.current = onWords;
  }, [onWords]);

  const finish = useCallback((next: DictationState): void => {
    turn.current += 1;
    hearing.current?.stopSound();
    hearing.current?.close();
    hearing.current = null;
    setState(next);
  }, []);
  useEffect(() => () => finish({ kind: "off" }), [finish]);

  const start = async (): Promise<void> => {
    const mine = ++turn.current;
    setState({ kind: "starting" });
    const opened = await openMicrophone();
    if (mine !== turn.current) {
      if (!("problem" in opened)) opened.release();
      return;
    }
    if ("problem" in opened) return finish({ kind: "failed", reason: "microphone" });
    const socket = new LiveSocket({ language }, (message) => {
      if (mine !== turn.current) return;
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
      const heard: Hearing = {
        stopSound: () => {
          stop();
          opened.release();
        },
        endAudio: () => socket.endAudio(),
        close: () => socket.close(),
      };
      if (mine !== turn.current) {
        heard.stopSound();
        return heard.close();
      }
      hearing.current = heard;
      setState({ kind: "on", partial: "" });
    } catch {
      // No worklet or no such rate in this browser.
      opened.release();
      socket.close();
      if (mine === turn.current) finish({ kind: "failed", reason: "speech" });
    }
  };

  // What is still open is heard to its end, then the connection goes.
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
    const heard = hearing.current;
    if (heard === null) return;
    heard.stopSound();
    heard.endAudio();
    hearing.current = { ...heard, stopSound: () => {} };
    setState((now) => ({ kind: "ending", partial: now.kind === "on" ? now.partial : "" }));
  };
  return { state, start, stop };
};
