import type { PacienteDraft } from "@relato/shared/domain/paciente.ts";
import { call } from "../../api/call.ts";
import { useAction } from "../../ui/use-action.ts";

/** Looks for patients who are probably the new one. `onNone` runs if there are none. */
export const useDuplicates = (id: string, onNone: (values: PacienteDraft) => void) =>
  useAction({
    // A failed check must not hinder: creating says itself what is wrong.
    run: ({ nome, data_nascimento, documento, telefone, whatsapp }: PacienteDraft) =>
      call("POST /api/pacientes/duplicates", {
        body: { id, nome, data_nascimento, documento, telefone, whatsapp },
      }).catch(() => ({ items: [] })),
    onSuccess: ({ items }, values) => (items.length === 0 ? onNone(values) : undefined),
  });
