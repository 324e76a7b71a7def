import type { Paciente } from "@relato/shared/contract/pacientes.ts";
import { call } from "../../api/call.ts";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { refreshPacientes } from "./queries.ts";

/** Restores an archived patient. */
export const RestoreButton = (props: { paciente: Paciente; className: string }) => {
  const words = useLanguage().text.pacientes;
  const { id, nome } = props.paciente;
  const restore = useAction({
    run: () => call("POST /api/pacientes/:id/restore", { params: { id } }),
    success: words.restored,
    refresh: refreshPacientes,
    failure: "toast",
  });
  return (
    <button
      type="button"
      aria-label={words.restoreOf(nome)}
      disabled={restore.isPending}
      onClick={() => restore.mutate()}
      className={`btn ${props.className}`}
    >
      {words.restore}
    </button>
  );
};
