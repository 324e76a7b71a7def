import type { Paciente } from "@relato/shared/contract/pacientes.ts";
import { overlayFields, mergeFields } from "@relato/shared/domain/merge.ts";
import { fieldsOf, readPaciente } from "@relato/shared/domain/paciente.ts";
import type { PacienteField } from "@relato/shared/domain/paciente.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { shownDraft } from "./paciente-draft.ts";
import type { TypedPaciente } from "./paciente-draft.ts";
import { refreshPacientes } from "./queries.ts";
import { today } from "./today.ts";

/** What became of a form: the server has it, or somebody saved the same fields with other words meanwhile, and nothing of it was saved. */
export type Saving = { kind: "saved" } | { kind: "overtaken"; newest: Paciente };

/** Adds a patient (the same form twice makes one), or changes the fields that were typed over `base`. `onSaved` comes also to a closed form. */
export const useSavePaciente = (id: string, onSaved: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (typed: TypedPaciente): Promise<Saving> => {
      const { draft, base } = typed;
      try {
        await (base === null
          ? call("POST /api/pacientes", { body: { id, ...draft } })
          : call("PUT /api/pacientes/:id", { params: { id }, body: { ...draft, base } }));
        return { kind: "saved" };
      } catch (error) {
        if (!(error instanceof ApiError && error.code === "PACIENTE_CHANGED")) throw error;
        const newest = await call("GET /api/pacientes/:id", { params: { id } });
        // It was changed back in the meantime: what to do now is in the error's words.
        if (meet(typed, newest).conflicts.length === 0) throw error;
        return { kind: "overtaken", newest };
      }
    },
    onSuccess: ({ kind }) => {
      if (kind === "saved") onSaved();
      void refreshPacientes(client);
    },
  });
};

/** A form beside what stands by now: where they collide, and the form that either choice leaves. What was typed elsewhere stays in both. */
export const meet = (
  { draft, base }: TypedPaciente,
  newest: Paciente,
): { conflicts: PacienteField[]; mine: TypedPaciente; theirs: TypedPaciente } => {
  const stands = fieldsOf(newest);
  const { changed, conflicts } = mergeFields(base, readPaciente(draft, today()).fields, stands);
  const shown = shownDraft(newest);
  const uncontested = changed.filter((field) => !conflicts.includes(field));
  return {
    conflicts,
    mine: { draft: overlayFields(shown, draft, changed), base: stands },
    theirs: { draft: overlayFields(shown, draft, uncontested), base: stands },
  };
};
