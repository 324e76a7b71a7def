import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { newId } from "../../api/new-id.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { CloseIcon } from "../../ui/icons.tsx";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { Note } from "../../ui/surfaces.tsx";
import { AgendamentoForm } from "./agendamento-form.tsx";
import { collidedIn, draftOf, newDraft, typedOver, typeOn } from "./form-draft.ts";
import type { Typed } from "./form-draft.ts";
import { agendamentoQuery } from "./queries.ts";

export type AgendamentoTarget = { kind: "new"; day: string } | { kind: "edit"; one: Agendamento };

/**
 * Makes or changes an appointment. What was typed is kept while the view stands, also when the dialog is closed by a press beside it; only
 * saving or "Voltar" lets go of it.
 */
export const AgendamentoDialog = (props: {
  target: AgendamentoTarget | null;
  timeZone: string;
  onClose: () => void;
  onCancelAppointment: (one: Agendamento) => void;
}) => {
  const { target, timeZone, onClose } = props;
  const { locale, text } = useLanguage();
  const words = useViews().agenda;
  const [kept, setKept] = useState<Record<string, Typed>>({});
  // Of the appointment to be: the same until it is saved, so that a repeated request makes one.
  const [nextId, setNextId] = useState(newId);
  const opened = target?.kind === "edit" ? target.one : null;
  // As it stands now: another device may change it while it is open here.
  const now = useQuery({ ...agendamentoQuery(opened?.id ?? ""), enabled: opened !== null }).data;
  const original = now?.id === opened?.id ? (now ?? opened) : opened;
  const id = original?.id ?? nextId;
  // A new one begun on another day is another one.
  const key = target?.kind === "new" ? `new ${target.day}` : id;
  const title = original === null ? words.add : words.editTitle;
  const letGo = (): void => {
    setKept(({ [key]: _gone, ...others }) => others);
    if (target?.kind === "new") setNextId(newId());
    onClose();
  };
  const stood =
    original === null
      ? newDraft(target?.kind === "new" ? target.day : "", locale)
      : draftOf(original, timeZone);
  const collided = collidedIn(kept[key], stood);
  const isOther =
    opened !== null &&
    original !== null &&
    (opened.data !== original.data ||
      Object.keys(typedOver(draftOf(opened, timeZone), stood)).length > 0);
  return (
    <Dialog
      isOpen={target !== null}
      onClose={onClose}
      label={title}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-xl overflow-y-auto rounded-card p-5 sm:p-6"
    >
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 className="font-serif text-2xl font-semibold">{title}</h2>
        <button
          type="button"
          aria-label={text.common.close}
          onClick={onClose}
          className="btn px-2.5 hover:bg-sunken"
        >
          <CloseIcon />
        </button>
      </div>
      {original !== null && original.cancelled_at !== opened?.cancelled_at ? (
        <Note tone="warn" announce="alert">
          {words.cancelledElsewhere}
        </Note>
      ) : isOther ? (
        <Note tone="info" announce="status">
          {words.changedElsewhere}
        </Note>
      ) : null}
      {target === null ? null : (
        <AgendamentoForm
          key={key}
          id={id}
          original={original}
          stood={stood}
          draft={{ ...stood, ...kept[key]?.fields }}
          collided={collided}
          timeZone={timeZone}
          onChange={(draft) =>
            setKept((others) => ({ ...others, [key]: typeOn(others[key], stood, draft) }))
          }
          onDone={letGo}
          onCancelAppointment={() => {
            if (original === null) return;
            letGo();
            props.onCancelAppointment(original);
          }}
        />
      )}
    </Dialog>
  );
};
