import { useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { LabelledInput } from "../labelled-input.tsx";
import { useLanguage } from "../language.tsx";
import { useAction } from "../use-action.ts";

/** Errors that are shown at the field. */
const FIELD_ERRORS: readonly string[] = ["PASSWORD_WRONG", "TWO_FACTOR_INVALID"];

/** Asks for a password or a code. */
export const SecretForm = (props: {
  label: string;
  isPassword: boolean;
  submit: string;
  onSubmit: (value: string) => Promise<void>;
  onCancel: () => void;
}) => {
  const { text } = useLanguage();
  const [value, setValue] = useState("");
  const submit = useAction({
    run: props.onSubmit,
    failure: ({ code }) => (FIELD_ERRORS.includes(code) ? "shown" : "toast"),
    category: "auth",
  });
  const { error } = submit;
  const isFieldError = error instanceof ApiError && FIELD_ERRORS.includes(error.code);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!submit.isPending && value !== "") submit.mutate(value);
      }}
      className="mt-4 grid max-w-md gap-3"
    >
      <LabelledInput
        label={props.label}
        type={props.isPassword ? "password" : "text"}
        inputMode={props.isPassword ? undefined : "numeric"}
        autoComplete={props.isPassword ? "current-password" : "one-time-code"}
        value={value}
        error={isFieldError ? text.errors[error.code] : null}
        onChange={({ target }) => setValue(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          disabled={submit.isPending || value === ""}
          className="btn btn-primary"
        >
          {props.submit}
        </button>
        <button type="button" onClick={props.onCancel} className="btn btn-quiet">
          {text.common.cancel}
        </button>
      </div>
    </form>
  );
};
