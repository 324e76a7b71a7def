import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { TIPOS } from "@relato/shared/domain/agendamento.ts";
import { Controller, useWatch } from "react-hook-form";
import { DateField, TimeField } from "../../ui/form/date-fields.tsx";
import { ChoiceField, TextField } from "../../ui/form/fields.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { NewPatientPicker } from "../new-patient/new-patient-picker.tsx";
import { instantOf, type AgendamentoValues } from "./agendamento-values.ts";
import { ChannelFields } from "./channel-fields.tsx";
import { DuracaoField } from "./duracao-field.tsx";
import { TimeNotes } from "./time-notes.tsx";

const WhenFields = () => {
  const words = useLanguage().text.agenda;
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      <DateField
        name="day"
        label={words.fields.day}
        required
        min="1900-01-01"
        max="2199-12-31"
        className="col-span-2 sm:col-span-1"
      />
      <TimeField name="time" label={words.fields.time} required />
      <DuracaoField label={words.fields.duracao} />
    </div>
  );
};

/** The fields of an appointment. `stored` is null for a new one. */
export const AgendamentoFields = (props: {
  id: string;
  stored: Agendamento | null;
  timeZone: string;
}) => {
  const { id, stored, timeZone } = props;
  const words = useLanguage().text.agenda;
  const values = useWatch<AgendamentoValues>() as AgendamentoValues;
  return (
    <>
      <TextField name="titulo" label={words.fields.titulo} isOptional />
      <Controller<AgendamentoValues, "paciente_id">
        name="paciente_id"
        render={({ field }) => (
          <NewPatientPicker
            label={words.fields.paciente}
            value={field.value}
            onChange={field.onChange}
            stored={stored?.paciente ?? null}
            inputRef={field.ref}
          />
        )}
      />
      <WhenFields />
      <TimeNotes
        id={id}
        at={instantOf(values, timeZone, stored)}
        duracao={values.duracao}
        timeZone={timeZone}
      />
      <ChoiceField
        name="tipo"
        label={words.fields.tipo}
        choices={TIPOS.map((value) => ({ value, label: words.tipo[value] }))}
      />
      {values.tipo === "Telemedicina" || values.link !== "" ? (
        <TextField name="link" label={words.fields.link} type="url" isOptional />
      ) : null}
      {values.paciente_id === null ? null : <ChannelFields />}
    </>
  );
};
