import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { RowButton } from "../../ui/row-button.tsx";
import { useAction } from "../../ui/use-action.ts";
import { refreshAgenda } from "./queries.ts";

const isTimeBlocked = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "TIME_BLOCKED";

/** Restores a cancelled appointment. Asks first if its time is blocked. */
export const RestoreButton = ({ one, name }: { one: Agendamento; name: string }) => {
  const { agenda: words, calendars } = useLanguage().text;
  const restore = useAction({
    run: (force: "true" | "false") =>
      call("POST /api/agendamentos/:id/restore", { params: { id: one.id }, query: { force } }),
    success: words.restored,
    refresh: refreshAgenda,
    failure: (error) => (isTimeBlocked(error) ? "shown" : "toast"),
  });
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
        isOpen={isTimeBlocked(restore.error)}
        title={words.restoreOf(name)}
        confirmLabel={calendars.restoreAnyway}
        tone="primary"
        isBusy={restore.isPending}
        failure={null}
        onConfirm={() => restore.mutate("true")}
        onClose={() => restore.reset()}
      >
        <p>{calendars.restoreBlocked}</p>
      </ConfirmDialog>
    </>
  );
};
