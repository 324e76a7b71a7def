import { Field } from "../form/field.tsx";
import { DateInput, type DateInputOptions } from "./date-input.tsx";

/** A date or time field outside a form of the kit. The value is ISO text, or empty. */
export const LabelledDate = ({
  label,
  hint,
  error,
  ...options
}: DateInputOptions & {
  label: string;
  hint?: string | undefined;
  error?: string | null | undefined;
  value: string;
  onChange: (value: string) => void;
}) => (
  <Field label={label} hint={hint} error={error ?? undefined}>
    {(input) => <DateInput {...options} input={input} />}
  </Field>
);
