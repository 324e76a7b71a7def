import type { Paciente } from "@relato/shared/contract/pacientes.ts";
import type { PacienteDraft, PacienteField, Sexo } from "@relato/shared/domain/paciente.ts";
import { formatDay } from "@relato/shared/locales/format.ts";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { FieldConflict } from "../../ui/conflict/field-conflict.tsx";
import { shownDraft } from "./paciente-draft.ts";

/** Fields of a patient that another tab or device saved with other words while they were typed here. */
export const PacienteConflict = (props: {
  fields: readonly PacienteField[];
  newest: Paciente;
  mine: PacienteDraft;
  onKeep: () => void;
  onTake: () => void;
}) => {
  const { locale } = useLanguage();
  const words = useViews().pacientes;
  const theirs = shownDraft(props.newest);
  const read = (field: PacienteField, draft: PacienteDraft): string => {
    const value = draft[field].trim();
    if (value === "") return words.notGiven;
    if (field === "data_nascimento") return formatDay(locale, value);
    return field === "sexo" ? words.sexo[value as Sexo] : value;
  };
  return (
    <FieldConflict
      title={words.overtaken}
      rows={props.fields.map((field) => ({
        name: field,
        label: words.fields[field],
        stored: read(field, theirs),
        typed: read(field, props.mine),
      }))}
      isAnswer
      onKeep={props.onKeep}
      onTake={props.onTake}
    />
  );
};
