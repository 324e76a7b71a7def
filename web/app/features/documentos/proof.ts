import type { Evidence } from "@relato/shared/domain/document.ts";
import { createContext, useContext, useSyncExternalStore } from "react";

/** Anything that rests on words of the transcript: a statement, a hypothesis. */
export interface Provable {
  evidence: Evidence[];
}

/** How the sentences of a page prove themselves. The same object for as long as the page stands. */
export interface Proof {
  /** Marks the words, and plays them where there is sound. */
  show: (what: Provable) => void;
  audible: boolean;
  /** What was pressed last; its words are marked. */
  shown: () => Provable | null;
  subscribe: (changed: () => void) => () => void;
}

/** `heard` is called with what is pressed, each time. */
export const createProof = (audible: boolean, heard: (what: Provable) => void): Proof => {
  let shown: Provable | null = null;
  const listeners = new Set<() => void>();
  return {
    audible,
    shown: () => shown,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    show: (what) => {
      shown = what;
      for (const listener of listeners) listener();
      heard(what);
    },
  };
};

const ProofContext = createContext<Proof | null>(null);
export const ProofProvider = ProofContext.Provider;

export const useProof = (): Proof => {
  const proof = useContext(ProofContext);
  if (proof === null) throw new Error("No ProofProvider above.");
  return proof;
};

/** Whether this is what was pressed last. Of hundreds of sentences only the two are drawn anew that change. */
export const useIsShown = (what: Provable): boolean => {
  const proof = useProof();
  return useSyncExternalStore(proof.subscribe, () => proof.shown() === what);
};

const NO_EVIDENCE: readonly Evidence[] = [];

/** The evidence of what was pressed last. */
export const useShownEvidence = (proof: Proof): readonly Evidence[] =>
  useSyncExternalStore(proof.subscribe, () => proof.shown()?.evidence ?? NO_EVIDENCE);
