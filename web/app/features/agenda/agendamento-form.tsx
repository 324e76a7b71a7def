import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import {
  MAX_DURACAO,
  readAgendamento,
  readDuracao,
  TIPOS,
  writtenOf,
} from "@relato/shared/domain/agenda.ts";
import type { AgendamentoError } from "@relato/shared/domain/agenda.ts";
import { overlayFields } from "@relato/shared/domain/merge.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import type { FormEvent } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { ChoiceGroup } from "../../ui/choice.tsx";
import { describeFailure } from "../../ui/failure.ts";
import { LabelledInput } from "../../ui/labelled-input.tsx";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { FailureNotice } from "../../ui/surfaces.tsx";
import { PatientPicker } from "../../ui/patient-picker.tsx";
import { toast } from "../../ui/toast.tsx";
import { AgendamentoConflict } from "./agendamento-conflict.tsx";
import { ChannelFields } from "./channel-fields.tsx";
import { bodyOf, instantOf } from "./form-draft.ts";
import type { FormDraft } from "./form-draft.ts";
import { NoticeList } from "./notice-list.tsx";
import { refreshAgenda } from "./queries.ts";
import { TimeNotes } from "./time-notes.tsx";

const isChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "AGENDAMENTO_CHANGED";

/**
 * Every field of an appointment; what is wrong stands at its field (specification 5), and the first such field takes the focus. Where
 * somebody saved the same field elsewhere meanwhile, what was typed stands until the doctor has chosen.
 */
export const AgendamentoForm = (props: {
  id: string;
  /** The one that is changed; null makes a new one. */
  original: Agendamento | null;
  /** What is saved, as the form has it. */
  stood: FormDraft;
  draft: FormDraft;
  /** Typed fields in which something else was saved elsewhere meanwhile. */
  collided: readonly (keyof FormDraft)[];
  timeZone: string;
  onChange: (draft: FormDraft) => void;
  onDone: () => void;
  onCancelAppointment: () => void;
}) => {
  const { id, original, stood, draft, collided, timeZone, onDone } = props;
  const { locale, text } = useLanguage();
  const words = useViews().agenda;
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const timeProblemId = useId();
  const [errors, setErrors] = useState<readonly AgendamentoError[]>([]);
  const at = instantOf(draft, timeZone, original);
  const body = bodyOf(draft, at);
  const change = (part: Partial<FormDraft>): void => {
    props.onChange({ ...draft, ...part });
    setErrors([]);
  };
  const save = useMutation({
    mutationFn: () =>
      original === null
        ? call("POST /api/agendamentos", { body: { id, ...body } })
        : call("PUT /api/agendamentos/:id", {
            params: { id },
            body: { ...body, base: writtenOf(original) },
          }),
    onSuccess: ({ conflicts }) => {
      toast({
        variant: conflicts === 0 ? "success" : "warning",
        title: original === null ? words.created : words.updated,
        detail:
          conflicts === 0
            ? undefined
            : words.conflicts(formatNumber(locale, conflicts), conflicts === 1),
      });
      onDone();
      void refreshAgenda(client);
    },
    onError: (error) => {
      // What stands now is read and shown: only what was typed here is then saved over it.
      if (isChanged(error)) void refreshAgenda(client);
    },
  });
  const show = (found: readonly AgendamentoError[]): void => {
    setErrors(found);
    const [first] = found;
    if (first === undefined) return;
    const name = first.field === "titulo" ? "titulo" : draft.day === "" ? "day" : "time";
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const isRefused = isChanged(save.error);
  const isOvertaken = collided.length > 0 && !save.isPending && !save.isSuccess;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isOvertaken) send();
  };
  const send = (): void => {
    if (save.isPending) return;
    // Also when Enter was pressed in the field, which is then not left.
    props.onChange({ ...draft, duracao: String(body.duracao_min) });
    const found = readAgendamento(body).errors;
    show(found);
    if (found.length === 0) save.mutate();
  };
  const problem = (field: AgendamentoError["field"]): string | null => {
    const error = errors.find((one) => one.field === field);
    return error === undefined ? null : text.errors[error.code];
  };
  const timeProblem = problem("data");
  const told = timeProblem === null ? {} : { "aria-describedby": timeProblemId };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={original === null ? words.add : words.editTitle}
      className="space-y-5"
    >
      <LabelledInput
        label={`${words.fields.titulo} (${text.common.optional})`}
        name="titulo"
        autoComplete="off"
        value={draft.titulo}
        error={problem("titulo")}
        onChange={({ target }) => change({ titulo: target.value })}
      />
      <PatientPicker
        label={words.fields.paciente}
        value={draft.paciente_id}
        stored={original?.paciente ?? null}
        onChange={(paciente_id) => change({ paciente_id })}
      />
      <div>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {(["day", "time"] as const).map((field) => (
            <label key={field} className="block min-w-0 text-sm font-medium">
              {words.fields[field]}
              <input
                type={field === "day" ? "date" : "time"}
                name={field}
                required
                min={field === "day" ? "1900-01-01" : undefined}
                max={field === "day" ? "2199-12-31" : undefined}
                value={draft[field]}
                onChange={({ target }) => change({ [field]: target.value })}
                aria-invalid={timeProblem !== null && draft[field] === ""}
                {...told}
                className="field mt-1.5 font-normal"
              />
            </label>
          ))}
          <label className="col-span-2 block min-w-0 text-sm font-medium sm:col-span-1">
            {words.fields.duracao}
            <input
              type="number"
              name="duracao"
              inputMode="numeric"
              min={1}
              max={MAX_DURACAO}
              value={draft.duracao}
              onChange={({ target }) => change({ duracao: target.value })}
              onBlur={({ target }) => change({ duracao: String(readDuracao(target.value)) })}
              className="field mt-1.5 font-normal"
            />
          </label>
        </div>
        {timeProblem === null ? null : (
          <p id={timeProblemId} role="alert" className="mt-1 text-sm text-danger">
            {timeProblem}
          </p>
        )}
      </div>
      <TimeNotes id={id} at={at} duracao={draft.duracao} timeZone={timeZone} />
      <ChoiceGroup
        label={words.fields.tipo}
        value={draft.tipo}
        onChange={(tipo) => change({ tipo })}
        choices={TIPOS.map((value) => ({ value, label: words.tipo[value] }))}
      />
      {draft.paciente_id === null ? null : (
        <ChannelFields channels={draft.channels} locale={draft.locale} onChange={change} />
      )}
      {original === null ? null : <NoticeList id={id} />}
      {/* Here and not as a toast, which the dialog would cover and a screen reader not reach. */}
      {save.error === null || (isOvertaken && isRefused) ? null : (
        <FailureNotice title={describeFailure(text, save.error).title} error={save.error} />
      )}
      {isOvertaken && original !== null ? (
        <AgendamentoConflict
          fields={collided}
          newest={original}
          stood={stood}
          mine={draft}
          isAnswer={isRefused}
          onKeep={send}
          onTake={() => {
            save.reset();
            const [first = ""] = collided;
            const field = form.current?.elements.namedItem(first);
            if (field instanceof HTMLElement) field.focus();
            change(overlayFields<Partial<FormDraft>>({}, stood, collided));
          }}
        />
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        {original === null ? null : (
          <button
            type="button"
            className="btn mr-auto px-3 text-danger hover:bg-sunken"
            onClick={props.onCancelAppointment}
          >
            {words.cancel}
          </button>
        )}
        <button type="button" className="btn btn-quiet" onClick={onDone}>
          {text.common.back}
        </button>
        <button type="submit" className="btn btn-primary" disabled={save.isPending || isOvertaken}>
          {save.isPending ? words.saving : words.save}
        </button>
      </div>
    </form>
  );
};
