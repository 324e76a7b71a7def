import type { ConsultaItem, CreateConsulta } from "@relato/shared/contract/consultas.ts";
import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import { MAX_CONTEXT, MAX_TRANSCRIPT_TEXT, canStart } from "@relato/shared/domain/consulta.ts";

/** What the doctor may do with a consultation now; the web shows no other buttons. */
export const consultaCan = (consulta: Pick<ConsultaItem, "status">) => ({
  retry: consulta.status === "Erro",
  correct: consulta.status === "Concluído",
});

/** Why this draft is refused before anything is looked up; null when it is not. */
export const draftRefusal = (draft: CreateConsulta): ErrorCode | null => {
  if (!draft.consent.agreed) return "CONSENT_REFUSED";
  if (draft.contexto_paciente.length > MAX_CONTEXT) return "CONTEXT_TOO_LONG";
  if (!canStart(draft)) return "CONTEXT_REQUIRED";
  if (draft.source.kind === "text") {
    if (draft.source.text.trim() === "") return "TEXT_EMPTY";
    if (draft.source.text.length > MAX_TRANSCRIPT_TEXT) return "TEXT_TOO_LONG";
  }
  return null;
};
