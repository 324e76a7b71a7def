import type { Correction, CorrectionChange } from "@relato/shared/domain/correction.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { createContext, useContext } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { useAction } from "../../../ui/use-action.ts";

/** What the editor of a turn needs; null if nothing can be corrected. */
export interface Correcting {
  consultaId: string;
  corrections: readonly Correction[];
  /** The speech model that made the original; null for a typed transcript. */
  heardBy: string | null;
  /** Shows a correction that was saved. */
  onCorrected: (correction: Correction) => void;
  /** Reads the transcript again: another browser tab changed it. */
  onStale: () => void;
}
export const CorrectingContext = createContext<Correcting | null>(null);

export const useCorrecting = (): Correcting => {
  const correcting = useContext(CorrectingContext);
  if (correcting === null) throw new Error("CorrectingContext has no value");
  return correcting;
};

/** The texts of a turn, newest first. `at`: when the doctor wrote it; null for the original. */
export const versionsOf = (
  turn: Pick<Turn, "i" | "text">,
  corrections: readonly Correction[],
): { text: string; at: string | null }[] => {
  const changes = corrections.flatMap(({ change, created_at }) =>
    change.kind === "text" && change.turn === turn.i ? [{ ...change, at: created_at }] : [],
  );
  return [{ text: changes[0]?.before ?? turn.text, at: null }, ...changes].toReversed();
};

/** Saves corrections one after the other. */
export const useCorrect = () => {
  const { consultaId: id, onCorrected, onStale } = useCorrecting();
  return useAction({
    run: async (changes: readonly CorrectionChange[]) => {
      for (const body of changes)
        onCorrected(await call("POST /api/consultas/:id/corrections", { params: { id }, body }));
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === "TRANSCRIPT_CHANGED") onStale();
    },
  });
};
