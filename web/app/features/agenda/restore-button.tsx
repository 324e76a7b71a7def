import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { call } from "../../api/call.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { RowButton } from "../../ui/row-button.tsx";
import { useAction } from "../../ui/use-action.ts";
import { refreshAgenda } from "./queries.ts";
import { refusedTimeOf } from "./refused-time.ts";

/** Restores a cancelled appointment. Asks first if its time is blocked or off. */
export const RestoreButton = ({ one, name }: { one: Agendamento; name: string }) => {
  const { agenda: words, calendars, workingHours } = useLanguage().text;
  const restore = useAction({
    run: (force: "true" | "false") =>
      call("POST /api/agendamentos/:id/restore", { params: { id: one.id }, query: { force } }),
    success: words.restored,
    refresh: refreshAgenda,
    failure: (error) => (refusedTimeOf(error) === null ? "toast" : "shown"),
  });
  const refused = refusedTimeOf(restore.error);
  return (
    <>
      <RowButton
        label={words.restoreOf(name)}
        look="quiet"
        isDisabled={restore.isPending}
        onPress={() => restore.mutate("false")}
      >
        {words.restore}
      </RowButton>
      <ConfirmDialog
        isOpen={refused !== null}
        title={words.restoreOf(name)}
        confirmLabel={calendars.restoreAnyway}
        tone="primary"
        isBusy={restore.isPending}
        failure={null}
        onConfirm={() => restore.mutate("true")}
        onClose={() => restore.reset()}
      >
        <p>
          {refused === "OUTSIDE_HOURS" ? workingHours.restoreOutside : calendars.restoreBlocked}
        </p>
      </ConfirmDialog>
    </>
  );
};
