import type { Paciente } from "@relato/shared/contract/pacientes.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Skeleton } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { pacienteQuery, refreshPacientes } from "./queries.ts";

/** Asks before a patient is deleted. A patient with a record is archived instead. */
export const RemoveDialog = (props: {
  paciente: Paciente;
  onClose: () => void;
  onRemoved: () => void;
}) => {
  const { id, nome } = props.paciente;
  const words = useLanguage().text.pacientes;
  // Always fetched: a consultation may have been added since the list was read.
  const { data, error } = useQuery({ ...pacienteQuery(id), staleTime: 0 });
  const remove = useAction({
    run: () => call("DELETE /api/pacientes/:id", { params: { id } }),
    success: ({ outcome }) =>
      outcome === "deleted"
        ? { variant: "success", title: words.deleted }
        : { variant: "success", title: words.archivedDone, detail: words.archivedDetail },
    refresh: refreshPacientes,
    onSuccess: props.onRemoved,
  });
  const isArchived = data?.can.remove === "archive";
  return (
    <ConfirmDialog
      isOpen
      title={nome}
      label={words.askDelete}
      confirmLabel={isArchived ? words.archive : words.remove}
      isBusy={remove.isPending}
      isDisabled={data === undefined}
      failure={remove.error ?? error}
      failureTitle={words.failed}
      onConfirm={() => remove.mutate()}
      onClose={props.onClose}
    >
      <div className="min-h-6">
        {data !== undefined ? (
          <p>{isArchived ? words.askArchive : words.askDelete}</p>
        ) : error === null ? (
          <Skeleton lines={1} />
        ) : null}
      </div>
    </ConfirmDialog>
  );
};
