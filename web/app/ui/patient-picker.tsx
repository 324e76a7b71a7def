import type { PacienteChoice } from "@relato/shared/contract/pacientes.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Ref } from "react";
import { call } from "../api/call.ts";
import { launchId } from "../api/launched.ts";
import { Combobox } from "./combobox.tsx";
import { useLanguage } from "./language.tsx";
import { usePatientLine } from "./patient-line.ts";

/** The doctor's active patients. A change of patients invalidates every key with "pacientes". */
export const pacienteChoicesQuery = queryOptions({
  queryKey: ["pacientes", "choices"],
  queryFn: ({ signal }) => call("GET /api/pacientes/choices", { signal }),
  staleTime: 60_000,
  // A launched page has one patient, who is not chosen.
  enabled: launchId === null,
});

type StoredPatient = Pick<PacienteChoice, "id" | "nome"> & Partial<PacienteChoice>;

/** Finds a patient by name; may stay empty unless it is required. */
export const PatientPicker = (props: {
  /** "Patient" by default. */
  label?: string;
  value: string | null;
  onChange: (paciente_id: string | null) => void;
  /** The stored patient, who may be archived and no longer in the list. */
  stored?: StoredPatient | null;
  isDisabled?: boolean;
  isRequired?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** Creates a patient in place; `typed` is the searched name. */
  onCreate?: (typed: string) => void;
}) => {
  const { label, stored, onCreate, isRequired = false, ...field } = props;
  const { text } = useLanguage();
  const active = useQuery(pacienteChoicesQuery).data?.items ?? [];
  const isListed = active.some(({ id }) => id === stored?.id);
  const lineOf = usePatientLine();
  const choices: StoredPatient[] = isListed || !stored ? active : [stored, ...active];
  return (
    <Combobox
      {...field}
      {...(onCreate ? { create: { label: text.pacientes.add, run: onCreate } } : {})}
      label={
        <>
          {label ?? text.home.patient}{" "}
          {isRequired ? null : (
            <span className="font-normal text-muted">({text.common.optional})</span>
          )}
        </>
      }
      options={choices.map(({ id, nome, data_nascimento = null, cpf_end = null }) => ({
        ...{ id, name: nome, detail: lineOf({ data_nascimento, cpf_end }) },
      }))}
    />
  );
};
