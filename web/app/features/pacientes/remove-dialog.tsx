import type { Paciente } from "@relato/shared/contract/pacientes.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { FailureNotice, Skeleton } from "../../ui/surfaces.tsx";
import { toast } from "../../ui/toast.tsx";
import { pacienteQuery, refreshPacientes } from "./queries.ts";

const Question = (props: { paciente: Paciente; onClose: () => void; onRemoved: () => void }) => {
  const { paciente, onClose, onRemoved } = props;
  const { text } = useLanguage();
  const words = useViews().pacientes;
  const client = useQueryClient();
  // Asked anew each time: a consultation may have come since the list was read.
  const detail = useQuery({ ...pacienteQuery(paciente.id), staleTime: 0 });
  const remove = useMutation({
    mutationFn: () => call("DELETE /api/pacientes/:id", { params: { id: paciente.id } }),
    onSuccess: ({ outcome }) => {
      toast(
        outcome === "deleted"
          ? { variant: "success", title: words.deleted }
          : { variant: "success", title: words.archivedDone, detail: words.archivedDetail },
      );
      onRemoved();
      void refreshPacientes(client);
    },
  });
  const archives = detail.data?.can.remove === "archive";
  const error = remove.error ?? detail.error;
  return (
    <>
      <h2 className="font-serif text-xl font-semibold [overflow-wrap:anywhere]">{paciente.nome}</h2>
      <div className="mt-3 min-h-6">
        {detail.data !== undefined ? (
          <p>{archives ? words.askArchive : words.askDelete}</p>
        ) : detail.error === null ? (
          <Skeleton lines={1} />
        ) : null}
      </div>
      {error === null ? null : (
        <div className="mt-4">
          <FailureNotice title={words.failed} error={error} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {text.common.cancel}
        </button>
        <button
          type="button"
          className="btn btn-danger"
          disabled={detail.data === undefined || remove.isPending}
          onClick={() => remove.mutate()}
        >
          {archives ? words.archive : words.remove}
        </button>
      </div>
    </>
  );
};

/** Asks before a patient is deleted, or, where there is a record, archived. */
export const RemoveDialog = (props: {
  paciente: Paciente | null;
  onClose: () => void;
  onRemoved: () => void;
}) => {
  const words = useViews().pacientes;
  return (
    <Dialog
      isOpen={props.paciente !== null}
      onClose={props.onClose}
      label={words.askDelete}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-card p-6"
    >
      {props.paciente === null ? null : (
        <Question paciente={props.paciente} onClose={props.onClose} onRemoved={props.onRemoved} />
      )}
    </Dialog>
  );
};
