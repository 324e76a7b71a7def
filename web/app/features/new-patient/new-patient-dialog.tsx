import type { PacienteChoice } from "@relato/shared/contract/pacientes.ts";
import { dayOf } from "@relato/shared/domain/birth-date.ts";
import { cpfEndOf } from "@relato/shared/domain/cpf.ts";
import { pickFields } from "@relato/shared/domain/fields.ts";
import {
  EMPTY_DRAFT,
  pacienteFields,
  pacienteForm,
  type PacienteDraft,
  SEXOS,
} from "@relato/shared/domain/paciente.ts";
import { typePhone } from "@relato/shared/domain/phone.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { newId } from "../../api/new-id.ts";
import { DateField } from "../../ui/form/date-fields.tsx";
import { SelectField, TextField } from "../../ui/form/fields.tsx";
import { FormDialog } from "../../ui/form/form-dialog.tsx";
import { resolverOf } from "../../ui/form/schema.ts";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { DuplicatesNotice } from "./duplicates-notice.tsx";
import { useDuplicates } from "./use-duplicates.ts";

const today = (): string => dayOf(new Date());
const schema = pacienteForm(today);

const createPatient = async (id: string, values: PacienteDraft) => {
  try {
    return await call("POST /api/pacientes", { body: { id, ...values } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "PACIENTE_CHANGED") throw error;
    // An earlier attempt was stored, but its response was lost. The form has changed since.
    const stored = await call("GET /api/pacientes/:id", { params: { id } });
    const base = pickFields(pacienteFields, stored);
    return call("PUT /api/pacientes/:id", { params: { id }, body: { ...values, base } });
  }
};

const Fields = () => {
  const words = useLanguage().text.pacientes;
  const { fields } = words;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField name="nome" label={fields.nome} required className="sm:col-span-2" />
      <DateField name="data_nascimento" label={fields.data_nascimento} hasCalendar={false} />
      <TextField name="documento" label={fields.documento} />
      <TextField
        name="telefone"
        label={fields.telefone}
        type="tel"
        inputMode="tel"
        format={typePhone}
      />
      <SelectField name="sexo" label={fields.sexo}>
        <option value="">{words.notGiven}</option>
        {SEXOS.map((sexo) => (
          <option key={sexo} value={sexo}>
            {words.sexo[sexo]}
          </option>
        ))}
      </SelectField>
    </div>
  );
};

/** Creates a patient where one is chosen, with the fields that identify a person. */
export const NewPatientDialog = (props: {
  name: string;
  /** The new patient, or a likely duplicate that the doctor chose instead. */
  onChoose: (paciente: PacienteChoice) => void;
  onClose: () => void;
}) => {
  const { name, onChoose, onClose } = props;
  const words = useLanguage().text.pacientes;
  const [id] = useState(newId);
  const form = useForm<PacienteDraft>({
    resolver: resolverOf(schema),
    defaultValues: { ...EMPTY_DRAFT, nome: name },
    reValidateMode: "onSubmit",
  });
  const save = useAction({
    run: (values: PacienteDraft) => createPatient(id, values),
    success: words.created,
    refresh: (client) => client.invalidateQueries({ queryKey: ["pacientes"] }),
    onSuccess: ({ nome, data_nascimento, documento }) =>
      onChoose({ id, nome, data_nascimento, cpf_end: cpfEndOf(documento) }),
  });
  const duplicates = useDuplicates(id, save.mutate);
  const found = save.isPending ? [] : (duplicates.data?.items ?? []);
  return (
    <FormDialog
      title={words.add}
      description={words.onlyName}
      form={form}
      onSubmit={(values) => duplicates.mutate(values)}
      submitLabel={words.save}
      busyLabel={words.saving}
      isBusy={save.isPending || duplicates.isPending}
      failure={save.error}
      onClose={onClose}
      onCancel={onClose}
      notice={
        found.length === 0 ? null : (
          <DuplicatesNotice
            found={found}
            onCreate={() => save.mutate(form.getValues())}
            onUse={onChoose}
          />
        )
      }
    >
      <Fields />
    </FormDialog>
  );
};
