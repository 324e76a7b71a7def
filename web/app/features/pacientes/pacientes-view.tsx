import type { Paciente } from "@relato/shared/contract/pacientes.ts";
import { useCallback, useState } from "react";
import { useFilter } from "../../filters.ts";
import { PacienteDialog } from "./paciente-dialog.tsx";
import type { PacienteTarget } from "./paciente-dialog.tsx";
import { PacientePage } from "./paciente-page.tsx";
import { PacientesList } from "./pacientes-list.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";

/**
 * The doctor's patients, or the one that the address names by id (specification 2.11). What is searched for stays here and not in the
 * address: it is a name.
 */
export const PacientesView = () => {
  const id = useFilter("id");
  const [typed, setTyped] = useState("");
  const [target, setTarget] = useState<PacienteTarget | null>(null);
  const [removing, setRemoving] = useState<Paciente | null>(null);
  // The rows are many and must not be drawn again for each letter of the search.
  const edit = useCallback((paciente: Paciente) => setTarget({ kind: "edit", paciente }), []);
  const removed = (): void => {
    setRemoving(null);
    if (removing !== null && id.value === removing.id) id.change("");
  };
  return (
    <>
      {id.value === "" ? (
        <PacientesList
          typed={typed}
          onType={setTyped}
          onAdd={() => setTarget({ kind: "new" })}
          onEdit={edit}
          onRemove={setRemoving}
        />
      ) : (
        <PacientePage id={id.value} onEdit={edit} onRemove={setRemoving} />
      )}
      <PacienteDialog target={target} onClose={() => setTarget(null)} />
      <RemoveDialog paciente={removing} onClose={() => setRemoving(null)} onRemoved={removed} />
    </>
  );
};
