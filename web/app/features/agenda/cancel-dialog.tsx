import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { dayIn } from "@relato/shared/domain/zone.ts";
import { formatFullDay } from "@relato/shared/locales/calendar-format.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { describeFailure } from "../../ui/failure.ts";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { FailureNotice } from "../../ui/surfaces.tsx";
import { toast } from "../../ui/toast.tsx";
import { nameOf, timesOf } from "./describe.ts";
import { refreshAgenda } from "./queries.ts";

const Question = (props: { one: Agendamento; timeZone: string; onClose: () => void }) => {
  const { one, timeZone, onClose } = props;
  const { locale, text } = useLanguage();
  const words = useViews().agenda;
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => call("POST /api/agendamentos/:id/cancel", { params: { id: one.id } }),
    onSuccess: () => {
      toast({ variant: "success", title: words.cancelDone });
      onClose();
      void refreshAgenda(client);
    },
  });
  return (
    <>
      <h2 className="font-serif text-xl font-semibold">{words.askCancel}</h2>
      <p className="mt-3 font-semibold [overflow-wrap:anywhere]">{nameOf(one, words.untitled)}</p>
      <p>
        {formatFullDay(locale, dayIn(one.data, timeZone))}, {timesOf(locale, one, timeZone)}
      </p>
      <p className="mt-3 text-sm text-muted">{words.cancelDetail}</p>
      {cancel.error === null ? null : (
        <div className="mt-4">
          <FailureNotice title={describeFailure(text, cancel.error).title} error={cancel.error} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {text.common.back}
        </button>
        <button
          type="button"
          className="btn btn-danger"
          disabled={cancel.isPending}
          onClick={() => cancel.mutate()}
        >
          {words.cancel}
        </button>
      </div>
    </>
  );
};

/** Asks before an appointment is cancelled. */
export const CancelDialog = (props: {
  one: Agendamento | null;
  timeZone: string;
  onClose: () => void;
}) => {
  const words = useViews().agenda;
  const { one } = props;
  return (
    <Dialog
      isOpen={one !== null}
      onClose={props.onClose}
      label={words.askCancel}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-card p-6"
    >
      {one === null ? null : (
        <Question one={one} timeZone={props.timeZone} onClose={props.onClose} />
      )}
    </Dialog>
  );
};
