import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { useState } from "react";
import { newId } from "../../api/new-id.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { CloseIcon } from "../../ui/icons.tsx";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { AgendamentoForm } from "./agendamento-form.tsx";
import { draftOf, newDraft } from "./form-draft.ts";
import type { FormDraft } from "./form-draft.ts";

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
  const [kept, setKept] = useState<Record<string, FormDraft>>({});
  // Of the appointment to be: the same until it is saved, so that a repeated request makes one.
  const [nextId, setNextId] = useState(newId);
  const original = target?.kind === "edit" ? target.one : null;
  const id = original?.id ?? nextId;
  // A new one begun on another day is another one.
  const key = target?.kind === "new" ? `new ${target.day}` : id;
  const title = original === null ? words.add : words.editTitle;
  const letGo = (): void => {
    setKept(({ [key]: _gone, ...others }) => others);
    if (target?.kind === "new") setNextId(newId());
    onClose();
  };
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
      {target === null ? null : (
        <AgendamentoForm
          key={key}
          id={id}
          original={original}
          draft={
            kept[key] ??
            (target.kind === "new" ? newDraft(target.day, locale) : draftOf(target.one, timeZone))
          }
          timeZone={timeZone}
          onChange={(draft) => setKept((others) => ({ ...others, [key]: draft }))}
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
