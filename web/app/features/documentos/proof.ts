import type { Evidence } from "@relato/shared/domain/document.ts";
import { createContext, useContext, useSyncExternalStore } from "react";

/** A statement or hypothesis with evidence in the transcript. */
export interface Provable {
  evidence: Evidence[];
}

/** Shows the evidence of statements. One object per page. */
export interface Proof {
  /** Marks the words in the transcript and plays them if there is audio. */
  show: (what: Provable) => void;
  /** Marks the words and scrolls to the statement, without sound. */
  reveal: (what: Provable) => void;
  /** What `reveal` marked last. */
  revealed: () => Provable | null;
  audible: boolean;
  /** Whose words are marked. */
  shown: () => Provable | null;
  subscribe: (changed: () => void) => () => void;
}

/** `onShow` is called at each press. */
export const createProof = (audible: boolean, onShow: (what: Provable) => void): Proof => {
  let shown: Provable | null = null;
  let revealed: Provable | null = null;
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
      onShow(what);
    },
    reveal: (what) => {
      shown = revealed = what;
      for (const listener of listeners) listener();
    },
    revealed: () => revealed,
  };
};

const ProofContext = createContext<Proof | null>(null);
export const ProofProvider = ProofContext.Provider;

export const useProof = (): Proof => {
  const proof = useContext(ProofContext);
  if (proof === null) throw new Error("No ProofProvider above.");
  return proof;
};

/** Whether its words are marked. Of hundreds of statements, only the two that change render. */
export const useIsShown = (what: Provable): boolean => {
  const proof = useProof();
  return useSyncExternalStore(proof.subscribe, () => proof.shown() === what);
};

const NO_EVIDENCE: readonly Evidence[] = [];

/** The evidence that is marked. */
export const useShownEvidence = (proof: Proof): readonly Evidence[] =>
  useSyncExternalStore(proof.subscribe, () => proof.shown()?.evidence ?? NO_EVIDENCE);
