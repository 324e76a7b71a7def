import type { Paciente } from "@relato/shared/contract/pacientes.ts";
import { pickFields } from "@relato/shared/domain/fields.ts";
import {
  EMPTY_DRAFT,
  pacienteFields,
  type PacienteDraft,
  type Sexo,
} from "@relato/shared/domain/paciente.ts";
import { formatDay } from "@relato/shared/locales/format.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { FieldConflict, type ConflictRow } from "../../ui/conflict/field-conflict.tsx";
import type { TypedValues } from "../../ui/conflict/merge-draft.ts";
import { createDrafts } from "../../ui/draft/create-drafts.ts";
import { useNewId } from "../../ui/draft/use-new-id.ts";
import { FormDialog } from "../../ui/form/form-dialog.tsx";
import { useEntityForm } from "../../ui/form/use-entity-form.ts";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { DuplicatesNotice } from "../new-patient/duplicates-notice.tsx";
import { useDuplicates } from "../new-patient/use-duplicates.ts";
import { PacienteFields } from "./paciente-fields.tsx";
import { pacienteSchema, valuesOf } from "./paciente-values.ts";
import { pacienteQuery, refreshPacientes } from "./queries.ts";

export type PacienteTarget = Paciente | "new";

const drafts = createDrafts<TypedValues<PacienteDraft>>("paciente");

const isChanged = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === "PACIENTE_CHANGED";

/** The stored patient: the opened one, or a newer one that was fetched since. */
const useCurrent = (id: string, opened: Paciente | null): Paciente | null => {
  const [openedAt] = useState(() => Date.now());
  const { data, dataUpdatedAt } = useQuery({ ...pacienteQuery(id), enabled: false });
  return data !== undefined && dataUpdatedAt > openedAt ? data : opened;
};

const useConflictRows = () => {
  const { locale } = useLanguage();
  const words = useLanguage().text.pacientes;
  const read = (field: keyof PacienteDraft, values: PacienteDraft): string => {
    const value = values[field].trim();
    if (value === "") return words.notGiven;
    if (field === "data_nascimento") return formatDay(locale, value);
    return field === "sexo" ? words.sexo[value as Sexo] : value;
  };
  return (
    fields: readonly (keyof PacienteDraft)[],
    stored: PacienteDraft,
    typed: PacienteDraft,
  ): ConflictRow[] =>
    fields.map((field) => ({
      name: field,
      label: words.fields[field],
      stored: read(field, stored),
      typed: read(field, typed),
    }));
};

/** Creates or saves the patient. `onChanged` gets the stored patient ready for a conflict. */
const useSave = (props: {
  id: string;
  current: Paciente | null;
  success: string;
  onChanged: () => Promise<unknown>;
  onSaved: () => void;
}) => {
  const { id, current, success, onChanged, onSaved } = props;
  return useAction({
    run: async (values: PacienteDraft) => {
      try {
        return await (current === null
          ? call("POST /api/pacientes", { body: { id, ...values } })
          : call("PUT /api/pacientes/:id", {
              params: { id },
              body: { ...values, base: pickFields(pacienteFields, current) },
            }));
      } catch (error) {
        if (error instanceof Error && isChanged(error)) await onChanged();
        throw error;
      }
    },
    success,
    refresh: refreshPacientes,
    onSuccess: onSaved,
  });
};

interface OpenProps {
  target: PacienteTarget;
  onClose: () => void;
}

/** The form with its draft; it follows the stored patient. `finish` also drops the draft. */
const usePacienteForm = ({ target, onClose }: OpenProps) => {
  const words = useLanguage().text.pacientes;
  const client = useQueryClient();
  const opened = target === "new" ? null : target;
  const draftId = opened?.id ?? "new";
  const { id: nextId, keepId, dropId } = useNewId(draftId);
  const id = opened?.id ?? nextId;
  const current = useCurrent(id, opened);
  const stored = current === null ? EMPTY_DRAFT : valuesOf(current);
  const draft = drafts.useDraft(draftId);
  const { form, conflict, forgetBase } = useEntityForm({ schema: pacienteSchema, stored, draft });
  const finish = (): void => {
    draft.drop();
    dropId();
    onClose();
  };
  const save = useSave({
    id,
    current,
    success: opened === null ? words.created : words.updated,
    onChanged: () => {
      if (current === null) forgetBase();
      return client.fetchQuery({ ...pacienteQuery(id), staleTime: 0 });
    },
    onSaved: finish,
  });
  const duplicates = useDuplicates(id, save.mutate);
  const send = (values: PacienteDraft): void => {
    if (current !== null) return save.mutate(values);
    keepId();
    duplicates.mutate(values);
  };
  return { opened, stored, form, conflict, save, duplicates, send, finish };
};

const OpenDialog = (props: OpenProps) => {
  const words = useLanguage().text.pacientes;
  const { opened, stored, form, conflict, save, duplicates, send, finish } = usePacienteForm(props);
  const rowsOf = useConflictRows();
  const found = save.isPending ? [] : (duplicates.data?.items ?? []);
  const hasConflict = conflict.fields.length > 0 && !save.isPending && !save.isSuccess;
  return (
    <FormDialog
      title={opened === null ? words.add : words.editTitle}
      description={words.onlyName}
      size="xl"
      form={form}
      onSubmit={send}
      submitLabel={words.save}
      busyLabel={words.saving}
      isBusy={save.isPending || duplicates.isPending}
      isBlocked={hasConflict}
      failure={hasConflict && isChanged(save.error) ? null : save.error}
      onClose={props.onClose}
      onCancel={finish}
      notice={
        hasConflict ? (
          <FieldConflict
            title={words.overtaken}
            rows={rowsOf(conflict.fields, stored, form.getValues())}
            isAnswer
            onKeep={() => {
              conflict.keepTyped();
              void form.handleSubmit(send)();
            }}
            onTake={() => {
              save.reset();
              conflict.takeStored();
            }}
          />
        ) : found.length > 0 ? (
          <DuplicatesNotice found={found} onCreate={() => save.mutate(form.getValues())} />
        ) : null
      }
    >
      <PacienteFields />
    </FormDialog>
  );
};

/** Creates or changes a patient. The draft stays until it is saved or "Cancelar" is clicked. */
export const PacienteDialog = (props: { target: PacienteTarget | null; onClose: () => void }) => {
  const { target, onClose } = props;
  if (target === null) return null;
  return (
    <OpenDialog key={target === "new" ? target : target.id} target={target} onClose={onClose} />
  );
};
