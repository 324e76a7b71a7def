import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { dayIn } from "@relato/shared/domain/zone.ts";
import { formatFullDay } from "@relato/shared/locales/calendar-format.ts";
import { useState } from "react";
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
  /** The time is free. */
  onCancelled: (one: Agendamento) => void;
}) => {
  const { one, timeZone, onClose } = props;
  const { locale, text } = useLanguage();
  const { agenda: words, agendaSeries: series } = text;
  const [isFollowing, setFollowing] = useState(false);
  const cancel = useAction({
    run: () =>
      call("POST /api/agendamentos/:id/cancel", {
        params: { id: one.id },
        query: { following: isFollowing ? "true" : "false" },
      }),
    success: words.cancelDone,
    refresh: refreshAgenda,
    onSuccess: () => {
      onClose();
      props.onCancelled(one);
    },
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
      {one.series_id === null ? null : (
        <>
          <label className="mt-3 flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              checked={isFollowing}
              onChange={({ target }) => setFollowing(target.checked)}
              className="size-5 shrink-0 accent-accent"
            />
            {series.following}
          </label>
          {isFollowing ? <p className="text-sm text-muted">{series.followingHint}</p> : null}
        </>
      )}
      <p className="mt-3 text-sm text-muted">{words.cancelDetail}</p>
    </ConfirmDialog>
  );
};
