import { ageOn, documentoKind, isBirthDate, SEXOS } from "@relato/shared/domain/paciente.ts";
import type { PacienteDraft, PacienteField } from "@relato/shared/domain/paciente.ts";
import { typePhone } from "@relato/shared/domain/phone.ts";
import { useId } from "react";
import type { InputHTMLAttributes, ReactNode } from "react";
import { useViews } from "../../ui/language.tsx";
import { today } from "./today.ts";

interface Asked {
  field: PacienteField;
  problem: string | undefined;
  hint?: string | null;
  className?: string;
}

/** A label, its field, a hint, and what is wrong with it. */
const Labelled = (
  props: Asked & {
    children: (given: {
      id: string;
      name: string;
      "aria-invalid": boolean;
      "aria-describedby": string | undefined;
      className: string;
    }) => ReactNode;
  },
) => {
  const { field, problem, hint = null, className = "" } = props;
  const words = useViews().pacientes;
  const id = useId();
  const described = [
    ...(problem === undefined ? [] : [`${id}-problem`]),
    ...(hint === null ? [] : [`${id}-hint`]),
  ].join(" ");
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {words.fields[field]}
      </label>
      {props.children({
        id,
        name: field,
        "aria-invalid": problem !== undefined,
        "aria-describedby": described === "" ? undefined : described,
        className: "field",
      })}
      {problem === undefined ? null : (
        <p id={`${id}-problem`} className="mt-1 text-sm text-danger">
          {problem}
        </p>
      )}
      {hint === null ? null : (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
};

/** The form's fields (specification 3: pacientes). */
export const PacienteFieldset = (props: {
  draft: PacienteDraft;
  problems: Partial<Record<PacienteField, string>>;
  onChange: (field: PacienteField, value: string) => void;
}) => {
  const { draft, problems, onChange } = props;
  const words = useViews().pacientes;
  const day = today();
  const birth = draft.data_nascimento;
  const input = (
    field: PacienteField,
    attributes: InputHTMLAttributes<HTMLInputElement>,
    more: { className?: string; hint?: string | null; read?: (typed: string) => string } = {},
  ) => (
    <Labelled
      field={field}
      problem={problems[field]}
      {...(more.className === undefined ? {} : { className: more.className })}
      hint={more.hint ?? null}
    >
      {(given) => (
        <input
          {...given}
          autoComplete="off"
          {...attributes}
          value={draft[field]}
          onChange={({ target }) =>
            onChange(field, more.read === undefined ? target.value : more.read(target.value))
          }
        />
      )}
    </Labelled>
  );
  const phone = (field: "telefone" | "whatsapp") =>
    input(
      field,
      { type: "tel", inputMode: "tel" },
      { read: (typed) => typePhone(draft[field], typed) },
    );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {input("nome", { required: true }, { className: "sm:col-span-2" })}
      {input("email", { type: "email", inputMode: "email" }, { className: "sm:col-span-2" })}
      {phone("telefone")}
      {phone("whatsapp")}
      {input(
        "data_nascimento",
        { type: "date", min: "1850-01-01", max: day },
        { hint: isBirthDate(birth, day) ? words.age(ageOn(birth, day)) : null },
      )}
      <Labelled field="sexo" problem={problems.sexo}>
        {(given) => (
          <select
            {...given}
            value={draft.sexo}
            onChange={({ target }) => onChange("sexo", target.value)}
          >
            <option value="">{words.notGiven}</option>
            {SEXOS.map((sexo) => (
              <option key={sexo} value={sexo}>
                {words.sexo[sexo]}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {input(
        "documento",
        {},
        {
          className: "sm:col-span-2",
          hint:
            draft.documento.trim() === ""
              ? null
              : words.willBe(words.documentoKind[documentoKind(draft.documento)]),
        },
      )}
      <Labelled field="endereco" problem={problems.endereco} className="sm:col-span-2">
        {(given) => (
          <textarea
            {...given}
            rows={2}
            value={draft.endereco}
            onChange={({ target }) => onChange("endereco", target.value)}
            className="field resize-y"
          />
        )}
      </Labelled>
    </div>
  );
};
