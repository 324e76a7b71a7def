import type { PacienteDetail } from "@relato/shared/contract/pacientes.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFilter } from "../../filters.ts";
import { useLanguage } from "../../ui/language.tsx";
import { ConsentRegister } from "./consent-register.tsx";
import { ErasureDialog } from "./erasure-dialog.tsx";

/** What the law on personal data gives the patient, on the patient's page. */
export const PrivacySection = (props: { paciente: Pick<PacienteDetail, "id" | "nome"> }) => {
  const { paciente } = props;
  const words = useLanguage().text.patientData;
  const client = useQueryClient();
  const shown = useFilter("id");
  const [isErasing, setErasing] = useState(false);
  const close = (isErased: boolean): void => {
    setErasing(false);
    if (!isErased) return;
    // The patient's page is gone; so are rows of every list.
    shown.change("");
    void client.invalidateQueries();
  };
  return (
    <section aria-labelledby="privacy" className="mt-8 space-y-4">
      <h2 id="privacy" className="font-serif text-2xl font-semibold">
        {words.title}
      </h2>
      <ConsentRegister paciente_id={paciente.id} />
      <div className="grid gap-4 md:grid-cols-2">
        <section aria-labelledby="patient-export" className="card p-5">
          <h3 id="patient-export" className="text-lg font-semibold">
            {words.exporting.title}
          </h3>
          <p className="mt-1 mb-4 text-sm text-muted">{words.exporting.intro}</p>
          <a href={`/api/pacientes/${paciente.id}/export`} download className="btn btn-quiet">
            {words.exporting.action}
          </a>
        </section>
        <section aria-labelledby="patient-erasure" className="card p-5">
          <h3 id="patient-erasure" className="text-lg font-semibold">
            {words.erasure.heading}
          </h3>
          <p className="mt-1 mb-4 text-sm text-muted">{words.erasure.summary}</p>
          <button
            type="button"
            className="btn text-danger hover:bg-sunken"
            onClick={() => setErasing(true)}
          >
            {words.erasure.action}
          </button>
        </section>
      </div>
      {isErasing ? <ErasureDialog paciente={paciente} onClose={close} /> : null}
    </section>
  );
};
