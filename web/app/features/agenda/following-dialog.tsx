import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { type AgendamentoDraft, agendamentoFields } from "@relato/shared/domain/agendamento.ts";
import { pickFields } from "@relato/shared/domain/fields.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { Dialog, DialogHeader } from "../../ui/dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice, Pending } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { agendamentoDrafts } from "./agendamento-drafts.ts";
import { refreshAgenda } from "./queries.ts";
import { RepeatDates, toggled } from "./repeat-dates.tsx";

/** A change that was typed in the form of an appointment of a series. */
export interface FollowingChange {
  one: Agendamento;
  body: AgendamentoDraft & { duracao_min: number };
}

/** Asks before a change is made in the following appointments too, and shows where each goes. */
export const FollowingDialog = (
  props: FollowingChange & {
    timeZone: string;
    onClose: () => void;
    /** Back to the form, which still has what was typed. */
    onBack: () => void;
  },
) => {
  const { one, body, onBack } = props;
  const { id } = one;
  const { locale, text } = useLanguage();
  const words = text.agendaSeries.change;
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const { data, duracao_min } = body;
  const query = useQuery({
    queryKey: ["agenda-following", id, data, duracao_min],
    queryFn: ({ signal }) =>
      call("POST /api/agendamentos/:id/check-following", {
        params: { id },
        body: { data, duracao_min },
        signal,
      }),
    gcTime: 0,
  });
  const following = (query.data?.items ?? []).map((item) => item.id);
  const chosen = following.filter((key) => !leftOut.has(key));
  const save = useAction({
    run: () =>
      call("PUT /api/agendamentos/:id/following", {
        params: { id },
        body: {
          ...body,
          base: pickFields(agendamentoFields, one),
          following: chosen.filter((key) => key !== id),
        },
      }),
    success: words.done,
    refresh: refreshAgenda,
    onSuccess: () => {
      agendamentoDrafts.drop(id);
      props.onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onBack} label={words.title} size="lg">
      <DialogHeader title={words.title} description={words.about} onClose={onBack} />
      {query.data === undefined ? (
        <Pending query={query} title={words.failed} lines={4} />
      ) : (
        <RepeatDates
          items={query.data.items}
          leftOut={leftOut}
          fixed={id}
          timeZone={props.timeZone}
          onToggle={(key) => setLeftOut((before) => toggled(before, key))}
        />
      )}
      {save.error === null ? null : <FailureNotice error={save.error} />}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-quiet" onClick={onBack}>
          {text.common.back}
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={save.isPending || query.data === undefined}
          onClick={() => save.mutate()}
        >
          {words.submit(formatNumber(locale, chosen.length), chosen.length === 1)}
        </button>
      </div>
    </Dialog>
  );
};
