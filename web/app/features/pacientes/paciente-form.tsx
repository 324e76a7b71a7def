import { dayOf, readPaciente } from "@relato/shared/domain/paciente.ts";
import type { FieldError, PacienteDraft, PacienteField } from "@relato/shared/domain/paciente.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { createPaciente, updatePaciente } from "../../api/endpoints.ts";
import { describeFailure } from "../../ui/failure.ts";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { FailureNotice } from "../../ui/surfaces.tsx";
import { toast } from "../../ui/toast.tsx";
import { PacienteFieldset } from "./paciente-fieldset.tsx";
import { refreshPacientes } from "./queries.ts";

type Problems = Partial<Record<PacienteField, string>>;

/** Every field of a patient; what is wrong stands at its field (specification 5), and the first such field takes the focus. */
export const PacienteForm = (props: {
  id: string;
  isNew: boolean;
  draft: PacienteDraft;
  onChange: (draft: PacienteDraft) => void;
  onDone: () => void;
}) => {
  const { id, isNew, draft, onChange, onDone } = props;
  const { text } = useLanguage();
  const words = useViews().pacientes;
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const save = useMutation({
    mutationFn: () =>
      isNew
        ? call(createPaciente, { body: { id, ...draft } })
        : call(updatePaciente, { params: { id }, body: draft }),
    onSuccess: () => {
      toast({ variant: "success", title: isNew ? words.created : words.updated });
      onDone();
      void refreshPacientes(client);
    },
    onError: (error) => {
      // The server holds to the same rules; should it refuse a field, it is said there.
      if (error instanceof ApiError && error.field !== undefined && error.field in draft)
        show([{ field: error.field as PacienteField, code: error.code as FieldError["code"] }]);
    },
  });
  const show = (errors: readonly FieldError[]): void => {
    setProblems(Object.fromEntries(errors.map(({ field, code }) => [field, text.errors[code]])));
    const first = errors[0]?.field;
    const field = first === undefined ? null : form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (save.isPending) return;
    const { errors } = readPaciente(draft, dayOf(new Date()));
    // A half typed date has no value yet; only the browser knows of it.
    const date = form.current?.elements.namedItem("data_nascimento");
    if (date instanceof HTMLInputElement && date.validity.badInput)
      errors.push({ field: "data_nascimento", code: "DATA_NASCIMENTO_INVALID" });
    show(errors);
    if (errors.length === 0) save.mutate();
  };
  const isShownAtField = Object.keys(problems).length > 0;
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={isNew ? words.add : words.editTitle}>
      <p className="mb-4 text-sm text-muted">{words.onlyName}</p>
      <PacienteFieldset
        draft={draft}
        problems={problems}
        onChange={(field, value) => {
          onChange({ ...draft, [field]: value });
          setProblems(({ [field]: _solved, ...others }) => others);
        }}
      />
      {/* Here and not as a toast, which the dialog would cover and a screen reader not reach. */}
      {save.error === null || isShownAtField ? null : (
        <div className="mt-5">
          <FailureNotice title={describeFailure(text, save.error).title} error={save.error} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-quiet" onClick={onDone}>
          {text.common.cancel}
        </button>
        <button type="submit" className="btn btn-primary" disabled={save.isPending}>
          {save.isPending ? words.saving : words.save}
        </button>
      </div>
    </form>
  );
};
