import type { PacienteChoice } from "@relato/shared/contract/pacientes.ts";
import { type ComponentProps, useState } from "react";
import { LazyDialog } from "../../ui/load-boundary.tsx";
import { PatientPicker } from "../../ui/patient-picker.tsx";
import { lazyView } from "../../ui/lazy-view.ts";

const NewPatientDialog = lazyView(() =>
  import("./new-patient-dialog.tsx").then((m) => m.NewPatientDialog),
);

/** Finds a patient by name, or creates one in place, who is then chosen. */
export const NewPatientPicker = (props: Omit<ComponentProps<typeof PatientPicker>, "onCreate">) => {
  const [name, setName] = useState<string | null>(null);
  /** The patient chosen in the dialog, until the list of all patients is fetched again. */
  const [chosen, setChosen] = useState<PacienteChoice | null>(null);
  const isChosen = chosen !== null && chosen.id === props.value;
  return (
    <>
      <PatientPicker {...props} {...(isChosen ? { stored: chosen } : {})} onCreate={setName} />
      {name === null ? null : (
        <LazyDialog>
          <NewPatientDialog
            name={name}
            onChoose={(paciente) => {
              setChosen(paciente);
              setName(null);
              props.onChange(paciente.id);
            }}
            onClose={() => setName(null)}
          />
        </LazyDialog>
      )}
    </>
  );
};
