import type { Consulta, ConsultaItem, CreateConsulta } from "@relato/shared/contract/consultas.ts";
import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import { MAX_CONTEXT, MAX_TRANSCRIPT_TEXT, canStart } from "@relato/shared/domain/consulta.ts";
import { canCorrect } from "../transcricao/policy.ts";

/** What the doctor may do with a consultation now; the web shows no other buttons. */
export const consultaCan = ({
  status,
  erro,
  is_example,
  archived_at,
}: Pick<ConsultaItem, "erro" | "status" | "is_example" | "archived_at">): Consulta["can"] => ({
  // A revoked consent is final.
  retry: status === "Erro" && erro !== "CONSENT_REFUSED",
  correct: canCorrect({ status }),
  // An example belongs to no patient.
  change_patient: !is_example,
  remove: archived_at !== null ? null : is_example ? "erase" : "archive",
  restore: archived_at !== null,
});

/** Why this draft is refused, without a look at the database; null when it is not. */
export const draftRefusal = (draft: CreateConsulta): ErrorCode | null => {
  if (!draft.consent.agreed) return "CONSENT_REFUSED";
  if (draft.contexto_paciente.length > MAX_CONTEXT) return "CONTEXT_TOO_LONG";
  if (!canStart(draft)) return "CONTEXT_REQUIRED";
  if (draft.source.kind === "recording") return null;
  if (draft.source.text.trim() === "") return "TEXT_EMPTY";
  return draft.source.text.length > MAX_TRANSCRIPT_TEXT ? "TEXT_TOO_LONG" : null;
};
