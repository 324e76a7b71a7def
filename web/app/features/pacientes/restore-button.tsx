import type { Paciente } from "@relato/shared/contract/pacientes.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { describeFailure } from "../../ui/failure.ts";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { toast } from "../../ui/toast.tsx";
import { refreshPacientes } from "./queries.ts";

/** Brings an archived patient back into the lists. */
export const RestoreButton = (props: { paciente: Paciente; className: string }) => {
  const { text } = useLanguage();
  const words = useViews().pacientes;
  const client = useQueryClient();
  const { id, nome } = props.paciente;
  const restore = useMutation({
    mutationFn: () => call("POST /api/pacientes/:id/restore", { params: { id } }),
    onSuccess: () => {
      toast({ variant: "success", title: words.restored });
      return refreshPacientes(client);
    },
    onError: (error) => toast({ variant: "destructive", ...describeFailure(text, error) }),
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
