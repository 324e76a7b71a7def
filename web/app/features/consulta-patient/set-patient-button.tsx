import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { NewPatientPicker } from "../new-patient/new-patient-picker.tsx";
import { useSetPatient } from "./queries.ts";

/** Asks for the patient and says what a change does. */
const SetPatientDialog = (props: { consulta: Consulta; onClose: () => void }) => {
  const { consulta, onClose } = props;
  const words = useLanguage().text.consultaRecord.patient;
  const from = consulta.paciente?.id ?? null;
  const [to, setTo] = useState(from);
  const save = useSetPatient(words.done, onClose);
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={from !== null && to === null ? words.remove : words.confirm}
      tone={from !== null && to === null ? "danger" : "primary"}
      isBusy={save.isPending}
      isDisabled={to === from}
      failure={save.error}
      onConfirm={() => save.mutate({ id: consulta.id, from, to })}
      onClose={onClose}
    >
      <div className="space-y-3">
        <NewPatientPicker value={to} onChange={setTo} stored={consulta.paciente} />
        {from === null ? null : <p className="text-sm">{words.empty}</p>}
        <p className="text-sm">{words.effects}</p>
        <p className="text-sm">{words.stops}</p>
      </div>
    </ConfirmDialog>
  );
};

/** Opens the choice of a consultation's patient. */
export const SetPatientButton = ({ consulta }: { consulta: Consulta }) => {
  const words = useLanguage().text.consultaRecord.patient;
  const [isOpen, setOpen] = useState(false);
  if (!consulta.can.change_patient) return null;
  return (
    <>
      <button
        type="button"
        className="min-h-9 font-semibold text-accent underline underline-offset-2"
        onClick={() => setOpen(true)}
      >
        {consulta.paciente === null ? words.choose : words.change}
      </button>
      {isOpen ? <SetPatientDialog consulta={consulta} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
