import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { call } from "../../api/call.ts";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { refreshAgenda } from "./queries.ts";

/** Restores a cancelled appointment. */
export const RestoreButton = ({ one, name }: { one: Agendamento; name: string }) => {
  const words = useLanguage().text.agenda;
  const restore = useAction({
    run: () => call("POST /api/agendamentos/:id/restore", { params: { id: one.id } }),
    success: words.restored,
    refresh: refreshAgenda,
    failure: "toast",
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
