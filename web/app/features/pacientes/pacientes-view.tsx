import type { Paciente } from "@relato/shared/contract/pacientes.ts";
import { useState } from "react";
import { useFilter } from "../../filters.ts";
import { PacienteDialog, type PacienteTarget } from "./paciente-dialog.tsx";
import { type PageActions, PacientePage } from "./paciente-page.tsx";
import { PacientesList } from "./pacientes-list.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";

/**
 * The doctor's patients, or the patient whose id the query string has (specification 2.11). The
 * search text is a name, so it is kept here and not in the URL.
 */
export const PacientesView = ({ actions }: Pick<PageActions, "actions">) => {
  const id = useFilter("id");
  const [typed, setTyped] = useState("");
  const [target, setTarget] = useState<PacienteTarget | null>(null);
  const [removing, setRemoving] = useState<Paciente | null>(null);
  return (
    <>
      {id.value === "" ? (
        <PacientesList
          typed={typed}
          onType={setTyped}
          onAdd={() => setTarget("new")}
          onEdit={setTarget}
          onRemove={setRemoving}
        />
      ) : (
        <PacientePage id={id.value} onEdit={setTarget} onRemove={setRemoving} actions={actions} />
      )}
      <PacienteDialog target={target} onClose={() => setTarget(null)} />
      {removing === null ? null : (
        <RemoveDialog
          paciente={removing}
          onClose={() => setRemoving(null)}
          onRemoved={() => {
            setRemoving(null);
            if (id.value === removing.id) id.change("");
          }}
        />
      )}
    </>
  );
};
