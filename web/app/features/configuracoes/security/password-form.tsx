import { useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { LabelledInput } from "../../../ui/labelled-input.tsx";
import { type Texts, useLanguage } from "../../../ui/language.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { refreshSessions } from "../queries.ts";
import { Section } from "../section.tsx";

/** Specification 5, as the server checks. */
const MIN_PASSWORD = 6;
const EMPTY = { current: "", next: "", again: "" };
type Field = keyof typeof EMPTY;
const FIELDS: readonly { name: Field; autoComplete: string }[] = [
  { name: "current", autoComplete: "current-password" },
  { name: "next", autoComplete: "new-password" },
  { name: "again", autoComplete: "new-password" },
];

interface FieldProblem {
  field: Field;
  message: string;
}

/** The server's errors that are shown at a field. */
const FIELD_OF_ERROR: Partial<Record<string, Field>> = {
  PASSWORD_WRONG: "current",
  PASSWORD_TOO_SHORT: "next",
  PASSWORD_TOO_LONG: "next",
  PASSWORD_COMMON: "next",
  PASSWORD_PERSONAL: "next",
};

/** The first invalid field before anything is sent. */
const findInvalid = (value: typeof EMPTY, text: Texts): FieldProblem | null => {
  const words = text.configuracoes.security.password;
  const missing = FIELDS.find(({ name }) => value[name] === "");
  if (missing !== undefined) return { field: missing.name, message: words.required };
  if (value.next.length < MIN_PASSWORD)
    return { field: "next", message: text.errors.PASSWORD_TOO_SHORT };
  return value.next === value.again ? null : { field: "again", message: words.mismatch };
};

/** Changes the password. */
export const PasswordForm = () => {
  const { text } = useLanguage();
  const words = text.configuracoes.security.password;
  const [value, setValue] = useState(EMPTY);
  const [invalid, setInvalid] = useState<FieldProblem | null>(null);
  const change = useAction({
    run: () =>
      call("POST /api/account/password", {
        body: { current_password: value.current, new_password: value.next },
      }),
    success: text.contas.passwordChanged,
    onSuccess: () => setValue(EMPTY),
    refresh: refreshSessions,
    failure: ({ code }) => (code in FIELD_OF_ERROR ? "shown" : "toast"),
    category: "auth",
  });
  const errorOf = (name: Field): string | null => {
    if (invalid !== null) return invalid.field === name ? invalid.message : null;
    const { error } = change;
    return error instanceof ApiError && FIELD_OF_ERROR[error.code] === name
      ? text.errors[error.code]
      : null;
  };
  const submit = (): void => {
    const found = findInvalid(value, text);
    setInvalid(found);
    if (found === null && !change.isPending) change.mutate();
  };
  return (
    <Section title={words.title} intro={words.intro}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="grid max-w-md gap-4"
      >
        {FIELDS.map(({ name, autoComplete }) => (
          <LabelledInput
            key={name}
            label={words[name]}
            type="password"
            autoComplete={autoComplete}
            value={value[name]}
            error={errorOf(name)}
            onChange={({ target }) => setValue({ ...value, [name]: target.value })}
          />
        ))}
        <button
          type="submit"
          disabled={change.isPending}
          className="btn btn-primary justify-self-start"
        >
          {change.isPending ? words.changing : words.submit}
        </button>
      </form>
    </Section>
  );
};
