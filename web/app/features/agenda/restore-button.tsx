import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { call } from "../../api/call.ts";
import { useLanguage } from "../../ui/language.tsx";
import { RowButton } from "../../ui/row-button.tsx";
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
    <RowButton
      label={words.restoreOf(name)}
      look="quiet"
      isDisabled={restore.isPending}
      onPress={() => restore.mutate()}
    >
      {words.restore}
    </RowButton>
  );
};
