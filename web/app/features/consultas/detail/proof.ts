import type { Evidence } from "@relato/shared/domain/document.ts";
import { createContext, useContext } from "react";

/** Anything that rests on words of the transcript: a statement, a hypothesis. */
export interface Provable {
  evidence: Evidence[];
}

export interface Proof {
  /** What was pressed last; its words are marked. */
  shown: Provable | null;
  show: (what: Provable) => void;
  audible: boolean;
}

const ProofContext = createContext<Proof | null>(null);
export const ProofProvider = ProofContext.Provider;

/** How the sentences of this page prove themselves. */
export const useProof = (): Proof => {
  const proof = useContext(ProofContext);
  if (proof === null) throw new Error("No ProofProvider above.");
  return proof;
};
