import type { Paciente } from "@relato/shared/contract/pacientes.ts";
import { useState } from "react";
import { newId } from "../../api/new-id.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { CloseIcon } from "../../ui/icons.tsx";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { NEW_PACIENTE, typedOf } from "./paciente-draft.ts";
import type { TypedPaciente } from "./paciente-draft.ts";
import { PacienteForm } from "./paciente-form.tsx";

export type PacienteTarget = { kind: "new" } | { kind: "edit"; paciente: Paciente };

/**
 * Creates or changes a patient. What was typed is kept while the view stands, also when the dialog is closed by a press beside it; only
 * saving or "Cancelar" lets go of it.
 */
export const PacienteDialog = (props: { target: PacienteTarget | null; onClose: () => void }) => {
  const { target, onClose } = props;
  const { text } = useLanguage();
  const words = useViews().pacientes;
  const [kept, setKept] = useState<Record<string, TypedPaciente>>({});
  // Of the patient to be: the same until it is saved, so that a repeated request makes one.
  const [nextId, setNextId] = useState(newId);
  const id = target?.kind === "edit" ? target.paciente.id : nextId;
  const title = target?.kind === "edit" ? words.editTitle : words.add;
  const letGo = (): void => {
    setKept(({ [id]: _gone, ...others }) => others);
    if (target?.kind === "new") setNextId(newId());
    onClose();
  };
  return (
    <Dialog
      isOpen={target !== null}
      onClose={onClose}
      label={title}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-2xl overflow-y-auto rounded-card p-5 sm:p-6"
    >
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 className="font-serif text-2xl font-semibold">{title}</h2>
        <button
          type="button"
          aria-label={text.common.close}
          onClick={onClose}
          className="btn px-2.5 hover:bg-sunken"
        >
          <CloseIcon />
        </button>
      </div>
      {target === null ? null : (
        <PacienteForm
          key={id}
          id={id}
          isNew={target.kind === "new"}
          typed={kept[id] ?? (target.kind === "new" ? NEW_PACIENTE : typedOf(target.paciente))}
          onChange={(typed) => setKept((others) => ({ ...others, [id]: typed }))}
          onDone={letGo}
        />
      )}
    </Dialog>
  );
};
