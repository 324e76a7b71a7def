import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Consulta } from "@relato/shared/contract/consultas.ts";
import {
  applyCorrection,
  type Correction,
  type CorrectionChange,
} from "@relato/shared/domain/correction.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { createContext, useContext } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { consultaQuery, refreshConsultas } from "../queries.ts";

/** What a turn's editor must know of the consultation; null where nothing can be corrected. */
export interface Correcting {
  consultaId: string;
  corrections: readonly Correction[];
  /** What made the first version of the words: a model's name, or null where they were given as text. */
  heardBy: string | null;
}
const CorrectingContext = createContext<Correcting | null>(null);
export const CorrectingProvider = CorrectingContext.Provider;

export const useCorrecting = (): Correcting => {
  const correcting = useContext(CorrectingContext);
  if (correcting === null) throw new Error("No CorrectingProvider above.");
  return correcting;
};

/** A text that a turn had, the newest first; `at`: when the doctor wrote it, null for what was heard. */
export interface TextVersion {
  text: string;
  at: string | null;
}

/** Every text that a turn had. */
export const versionsOf = (
  turn: Pick<Turn, "i" | "text">,
  corrections: readonly Correction[],
): TextVersion[] => {
  const own = corrections.flatMap(({ change, created_at }) =>
    change.kind === "text" && change.turn === turn.i
      ? [{ before: change.before, text: change.text, at: created_at }]
      : [],
  );
  const heard = { text: own[0]?.before ?? turn.text, at: null };
  return [...own.map(({ text, at }) => ({ text, at })), heard].toSorted((a, b) =>
    (b.at ?? "").localeCompare(a.at ?? ""),
  );
};

/** Turns whose words the doctor put right. */
export const correctedTurns = (corrections: readonly Correction[]): ReadonlySet<number> =>
  new Set(corrections.flatMap(({ change }) => (change.kind === "text" ? [change.turn] : [])));

/** Saves corrections one after the other, and lays each over what is on the screen. What was refused is read anew. */
export const useCorrect = (consultaId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (changes: readonly CorrectionChange[]) => {
      for (const change of changes) {
        const saved = await call("POST /api/consultas/:id/corrections", {
          params: { id: consultaId },
          body: change,
        });
        client.setQueryData<Consulta>(consultaQuery(consultaId).queryKey, (consulta) =>
          consulta === undefined
            ? consulta
            : {
                ...consulta,
                transcricao:
                  consulta.transcricao && applyCorrection(consulta.transcricao, saved.change),
                corrections: [...consulta.corrections, saved],
              },
        );
      }
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === "TRANSCRIPT_CHANGED")
        refreshConsultas(client, consultaId);
    },
  });
};
