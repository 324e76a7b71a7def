import type { PacienteChoice } from "@relato/shared/contract/pacientes.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { useTimeZone } from "../configuracoes/time-zone.ts";
import { waitingQuery } from "./waiting-queries.ts";
import { WaitingForm } from "./waiting/waiting-form.tsx";

/** Puts this patient on the waiting list, or opens the patient's entry. */
export const WaitingButton = ({ paciente }: { paciente: PacienteChoice }) => {
  const words = useLanguage().text.waitingList;
  const [isOpen, setOpen] = useState(false);
  const { zone } = useTimeZone();
  const entry = useQuery(waitingQuery).data?.items.find((one) => one.paciente_id === paciente.id);
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setOpen(true)}>
        {entry === undefined ? words.addThis : words.seeThis}
      </button>
      {isOpen && zone !== null ? (
        <WaitingForm
          target={entry === undefined ? { kind: "new", paciente } : { kind: "edit", entry }}
          timeZone={zone}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
};
