import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { describeFailure } from "../../ui/failure.ts";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { toast } from "../../ui/toast.tsx";
import { refreshAgenda } from "./queries.ts";

/** Takes a cancellation back. */
export const RestoreButton = ({ one, name }: { one: Agendamento; name: string }) => {
  const { text } = useLanguage();
  const words = useViews().agenda;
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: () => call("POST /api/agendamentos/:id/restore", { params: { id: one.id } }),
    onSuccess: () => {
      toast({ variant: "success", title: words.restored });
      void refreshAgenda(client);
    },
    onError: (error) => toast({ variant: "destructive", ...describeFailure(text, error) }),
  });
  return (
    <button
      type="button"
      aria-label={words.restoreOf(name)}
      disabled={restore.isPending}
      onClick={() => restore.mutate()}
      className="btn btn-quiet px-3 text-sm"
    >
      {words.restore}
    </button>
  );
};
