import type { PacienteChoice } from "@relato/shared/contract/pacientes.ts";
import { TIPOS } from "@relato/shared/domain/agendamento.ts";
import {
  DAY_PARTS,
  MAX_WAITING_NOTE,
  WAITING_PRIORITIES,
} from "@relato/shared/domain/waiting-list.ts";
import { useQuery } from "@tanstack/react-query";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { DateField } from "../../../ui/form/date-fields.tsx";
import { ChoiceField, SelectField, TextAreaField } from "../../../ui/form/fields.tsx";
import { useFieldError } from "../../../ui/form/use-field-error.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { usePatientLine } from "../../../ui/patient-line.ts";
import { NewPatientPicker } from "../../new-patient/new-patient-picker.tsx";
import { DuracaoField } from "../duracao-field.tsx";
import { comingQuery } from "../waiting-queries.ts";
import { useMoment, weekdayName } from "./use-wish-text.ts";
import type { WaitingValues } from "./waiting-values.ts";

/** Who waits: a patient to choose, or the one whose page this is. */
const PatientField = ({ paciente }: { paciente: PacienteChoice | null }) => {
  const words = useLanguage().text.waitingList;
  const lineOf = usePatientLine();
  const error = useFieldError("paciente_id");
  const { clearErrors, setValue } = useFormContext<WaitingValues>();
  if (paciente !== null)
    return (
      <p className="[overflow-wrap:anywhere]">
        <span className="font-semibold">{paciente.nome}</span>{" "}
        <span className="text-sm text-muted">{lineOf(paciente)}</span>
      </p>
    );
  return (
    <div>
      <Controller<WaitingValues, "paciente_id">
        name="paciente_id"
        render={({ field }) => (
          <NewPatientPicker
            label={words.fields.paciente}
            isRequired
            value={field.value}
            onChange={(id) => {
              field.onChange(id);
              setValue("agendamento_id", "");
              clearErrors("paciente_id");
            }}
            inputRef={field.ref}
          />
        )}
      />
      {error === undefined ? null : (
        <p role="alert" className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
};

/** The appointment that would move, if the patient has some. */
const AppointmentField = (props: { paciente_id: string; timeZone: string }) => {
  const words = useLanguage().text.waitingList;
  const coming = useQuery(comingQuery(props.paciente_id)).data?.items ?? [];
  const momentOf = useMoment(props.timeZone);
  if (coming.length === 0) return null;
  return (
    <SelectField name="agendamento_id" label={words.fields.agendamento}>
      <option value="">{words.noAppointment}</option>
      {coming.map(({ id, data }) => (
        <option key={id} value={id}>
          {words.moves(momentOf(data))}
        </option>
      ))}
    </SelectField>
  );
};

const Weekdays = () => {
  const { locale, text } = useLanguage();
  const words = text.waitingList.fields;
  const { register } = useFormContext<WaitingValues>();
  const order = locale === "es" ? [1, 2, 3, 4, 5, 6, 0] : [0, 1, 2, 3, 4, 5, 6];
  const weekdays = order.map((weekday) => ({
    value: String(weekday),
    name: weekdayName(locale, weekday, "long"),
    short: weekdayName(locale, weekday, "short"),
  }));
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{words.weekdays}</legend>
      <div className="grid grid-cols-4 gap-1.5 sm:grid-cols-7">
        {weekdays.map(({ value, name, short }) => (
          <label
            key={value}
            className={
              "relative flex min-h-11 cursor-pointer items-center justify-center " +
              "rounded-lg border border-line px-2 text-sm has-checked:border-accent " +
              "has-checked:bg-accent-soft has-checked:font-semibold " +
              "has-checked:text-accent-strong has-focus-visible:outline-2 " +
              "has-focus-visible:outline-accent"
            }
          >
            <input
              type="checkbox"
              value={value}
              aria-label={name}
              {...register("weekdays")}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span aria-hidden="true">{short}</span>
          </label>
        ))}
      </div>
      <p className="mt-1 text-sm text-muted">{words.weekdaysHint}</p>
    </fieldset>
  );
};

const Period = () => {
  const words = useLanguage().text.waitingList.fields;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField name="from_day" label={words.from} isOptional max="2199-12-31" />
      <DateField name="until_day" label={words.until} isOptional max="2199-12-31" />
    </div>
  );
};

/** What a waiting patient wants. `paciente`: null while one can be chosen. */
export const WaitingFields = (props: { paciente: PacienteChoice | null; timeZone: string }) => {
  const { agenda, waitingList: words } = useLanguage().text;
  const values = useWatch<WaitingValues>() as WaitingValues;
  return (
    <>
      <PatientField paciente={props.paciente} />
      {values.paciente_id === null ? null : (
        <AppointmentField paciente_id={values.paciente_id} timeZone={props.timeZone} />
      )}
      <Period />
      <Weekdays />
      <ChoiceField
        name="day_part"
        label={words.fields.dayPart}
        choices={DAY_PARTS.map((value) => ({ value, label: words.parts[value] }))}
      />
      {values.agendamento_id !== "" ? null : (
        <>
          <ChoiceField
            name="tipo"
            label={words.fields.tipo}
            choices={TIPOS.map((value) => ({ value, label: agenda.tipo[value] }))}
          />
          <DuracaoField label={words.fields.duracao} />
        </>
      )}
      <ChoiceField
        name="priority"
        label={words.fields.priority}
        choices={WAITING_PRIORITIES.map((value) => ({ value, label: words.priorities[value] }))}
      />
      <TextAreaField
        name="note"
        label={words.fields.note}
        isOptional
        rows={2}
        maxLength={MAX_WAITING_NOTE}
      />
    </>
  );
};
