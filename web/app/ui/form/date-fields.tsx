import { useFormContext, useWatch } from "react-hook-form";
import { DateInput, type DateInputOptions } from "../date/date-input.tsx";
import { Field, type FieldProps } from "./field.tsx";
import { useFieldError } from "./use-field-error.ts";

/** A day in a form. The value is `YYYY-MM-DD`, or empty. */
export const DateField = ({
  name,
  kind,
  min,
  max,
  required,
  hasCalendar,
  ...field
}: FieldProps & Omit<DateInputOptions, "readOnly">) => {
  const { register, clearErrors, setValue } = useFormContext();
  const { ref } = register(name);
  const value = useWatch({ name }) as string;
  return (
    <Field {...field} error={useFieldError(name)}>
      {(input) => (
        <DateInput
          {...{ name, kind, min, max, required, hasCalendar, value, input }}
          inputRef={ref}
          onChange={(typed) => {
            clearErrors(name);
            setValue(name, typed, { shouldDirty: true });
          }}
        />
      )}
    </Field>
  );
};

/** A clock time in a form. The value is `HH:MM`, or empty. */
export const TimeField = (props: FieldProps & { required?: boolean }) => (
  <DateField {...props} kind="time" />
);
