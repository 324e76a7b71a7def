import type { InputHTMLAttributes } from "react";
import { Field } from "./form/field.tsx";

/** A text input outside a form of the kit, with its label, hint and error. */
export const LabelledInput = ({
  label,
  hint,
  error,
  ...attributes
}: InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  hint?: string | undefined;
  error?: string | null | undefined;
}) => (
  <Field label={label} hint={hint} error={error ?? undefined}>
    {(input) => (
      <input
        type="text"
        {...attributes}
        {...input}
        className="field read-only:bg-sunken read-only:text-muted"
      />
    )}
  </Field>
);
