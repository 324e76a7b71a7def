import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { dayIn } from "@relato/shared/domain/zone.ts";
import { formatFullDay } from "@relato/shared/locales/calendar-format.ts";
import { call } from "../../api/call.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { timesOf, titleOf } from "./describe.ts";
import { refreshAgenda } from "./queries.ts";

/** Asks before an appointment is cancelled. */
export const CancelDialog = (props: {
  one: Agendamento;
  timeZone: string;
  onClose: () => void;
}) => {
  const { one, timeZone, onClose } = props;
  const { locale, text } = useLanguage();
  const words = text.agenda;
  const cancel = useAction({
    run: () => call("POST /api/agendamentos/:id/cancel", { params: { id: one.id } }),
    success: words.cancelDone,
    refresh: refreshAgenda,
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      title={words.askCancel}
      confirmLabel={words.cancel}
      cancelLabel={text.common.back}
      isBusy={cancel.isPending}
      failure={cancel.error}
      onConfirm={() => cancel.mutate()}
      onClose={onClose}
    >
      <p className="font-semibold [overflow-wrap:anywhere]">{titleOf(one, words.untitled)}</p>
      <p>
        {formatFullDay(locale, dayIn(one.data, timeZone))}, {timesOf(locale, one, timeZone)}
      </p>
      <p className="mt-3 text-sm text-muted">{words.cancelDetail}</p>
    </ConfirmDialog>
  );
};
