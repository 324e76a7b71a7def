import { readPaciente } from "@relato/shared/domain/paciente.ts";
import type { FieldError, PacienteField } from "@relato/shared/domain/paciente.ts";
import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { ApiError } from "../../api/api-error.ts";
import { describeFailure } from "../../ui/failure.ts";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { FailureNotice } from "../../ui/surfaces.tsx";
import { toast } from "../../ui/toast.tsx";
import { PacienteConflict } from "./paciente-conflict.tsx";
import type { TypedPaciente } from "./paciente-draft.ts";
import { PacienteFieldset } from "./paciente-fieldset.tsx";
import { meet, useSavePaciente } from "./save-paciente.ts";
import { today } from "./today.ts";

type Problems = Partial<Record<PacienteField, string>>;

/**
 * Every field of a patient; what is wrong stands at its field (specification 5), and the first such field takes the focus. Where somebody
 * saved the same field elsewhere meanwhile, what was typed stands until the doctor has chosen.
 */
export const PacienteForm = (props: {
  id: string;
  isNew: boolean;
  typed: TypedPaciente;
  onChange: (typed: TypedPaciente) => void;
  onDone: () => void;
}) => {
  const { isNew, typed, onChange, onDone } = props;
  const { draft } = typed;
  const { text } = useLanguage();
  const words = useViews().pacientes;
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const save = useSavePaciente(props.id, () => {
    toast({ variant: "success", title: isNew ? words.created : words.updated });
    onDone();
  });
  const overtaken = save.data?.kind === "overtaken" ? save.data : null;
  const met = overtaken === null ? null : meet(typed, overtaken.newest);
  const isOvertaken = met !== null && met.conflicts.length > 0;
  const focusOn = (name: PacienteField | undefined): void => {
    const field = name === undefined ? null : form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const show = (errors: readonly FieldError[]): void => {
    setProblems(Object.fromEntries(errors.map(({ field, code }) => [field, text.errors[code]])));
    const first = errors[0]?.field;
    focusOn(first);
  };
  const send = (one: TypedPaciente): void => {
    if (save.isPending) return;
    const { errors } = readPaciente(one.draft, today());
    // A half typed date has no value yet; only the browser knows of it.
    const date = form.current?.elements.namedItem("data_nascimento");
    if (date instanceof HTMLInputElement && date.validity.badInput)
      errors.push({ field: "data_nascimento", code: "DATA_NASCIMENTO_INVALID" });
    show(errors);
    if (errors.length > 0) return;
    save.mutate(one, {
      onError: (error) => {
        // The server holds to the same rules; should it refuse a field, it is said there.
        if (error instanceof ApiError && error.field !== undefined && error.field in draft)
          show([{ field: error.field as PacienteField, code: error.code as FieldError["code"] }]);
      },
    });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isOvertaken) send(typed);
  };
  const isShownAtField = Object.keys(problems).length > 0;
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={isNew ? words.add : words.editTitle}>
      <p className="mb-4 text-sm text-muted">{words.onlyName}</p>
      <PacienteFieldset
        draft={draft}
        problems={problems}
        onChange={(field, value) => {
          onChange({ ...typed, draft: { ...draft, [field]: value } });
          setProblems(({ [field]: _solved, ...others }) => others);
        }}
      />
      {/* Here and not as a toast, which the dialog would cover and a screen reader not reach. */}
      {save.error === null || isShownAtField ? null : (
        <div className="mt-5">
          <FailureNotice title={describeFailure(text, save.error).title} error={save.error} />
        </div>
      )}
      {isOvertaken && overtaken !== null ? (
        <div className="mt-5">
          <PacienteConflict
            fields={met.conflicts}
            newest={overtaken.newest}
            mine={draft}
            onKeep={() => {
              onChange(met.mine);
              send(met.mine);
            }}
            onTake={() => {
              onChange(met.theirs);
              save.reset();
              setProblems({});
              focusOn(met.conflicts[0]);
            }}
          />
        </div>
      ) : null}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-quiet" onClick={onDone}>
          {text.common.cancel}
        </button>
        <button type="submit" className="btn btn-primary" disabled={save.isPending || isOvertaken}>
          {save.isPending ? words.saving : words.save}
        </button>
      </div>
    </form>
  );
};
