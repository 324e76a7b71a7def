import type { InputHTMLAttributes, ReactNode } from "react";
import { Controller, useFormContext, type UseFormRegisterReturn } from "react-hook-form";
import { ChoiceGroup, type Choice } from "../choice.tsx";
import { Field, type FieldProps, type InputAttributes } from "./field.tsx";
import { useFieldError } from "./use-field-error.ts";

type NativeAttributes = Omit<InputHTMLAttributes<HTMLInputElement>, "name" | "value" | "onChange">;

interface Formats {
  /** Formats while typing, from the value before the change and the one after it. */
  format?: ((before: string, typed: string) => string) | undefined;
  /** Formats when the field loses the focus. */
  normalize?: ((typed: string) => string) | undefined;
}

/** A field with a native input. Typing removes its error until the next save. */
const NativeField = ({
  name,
  format,
  normalize,
  children,
  ...field
}: FieldProps &
  Formats & { children: (input: InputAttributes & UseFormRegisterReturn) => ReactNode }) => {
  const { register, clearErrors, getValues, setValue } = useFormContext();
  const before = String(getValues(name) ?? "");
  const registered = register(name, {
    onChange: ({ target }: { target: { value: string } }) => {
      clearErrors(name);
      if (format !== undefined) setValue(name, format(before, target.value));
    },
    onBlur: ({ target }: { target: { value: string } }) => {
      if (normalize !== undefined) setValue(name, normalize(target.value));
    },
  });
  return (
    <Field {...field} error={useFieldError(name)}>
      {(input) => children({ ...input, ...registered })}
    </Field>
  );
};

/** An input of one line: text, e-mail, phone, number, date, time or password. */
export const TextField = ({
  name,
  label,
  hint,
  isOptional,
  className,
  format,
  normalize,
  ...attributes
}: FieldProps & NativeAttributes & Formats) => (
  <NativeField {...{ name, label, hint, isOptional, className, format, normalize }}>
    {(input) => (
      <input
        type="text"
        autoComplete="off"
        {...attributes}
        {...input}
        className="field read-only:bg-sunken read-only:text-muted"
      />
    )}
  </NativeField>
);

export const TextAreaField = ({
  rows = 3,
  maxLength,
  ...field
}: FieldProps & { rows?: number; maxLength?: number }) => (
  <NativeField {...field}>
    {(input) => (
      <textarea {...input} rows={rows} maxLength={maxLength} className="field resize-y" />
    )}
  </NativeField>
);

/** The browser's own select. `children` are its options. */
export const SelectField = ({ children, ...field }: FieldProps & { children: ReactNode }) => (
  <NativeField {...field}>
    {(input) => (
      <select {...input} className="field">
        {children}
      </select>
    )}
  </NativeField>
);

export const CheckboxField = (props: { name: string; label: ReactNode; className?: string }) => {
  const { register } = useFormContext();
  return (
    <label className={`flex min-h-11 cursor-pointer items-center gap-2.5 ${props.className ?? ""}`}>
      <input type="checkbox" {...register(props.name)} className="size-5 accent-accent" />
      {props.label}
    </label>
  );
};

/** A few exclusive choices side by side. */
export const ChoiceField = <T extends string>(props: {
  name: string;
  label: string;
  choices: readonly Choice<T>[];
}) => (
  <Controller
    name={props.name}
    render={({ field }) => (
      <ChoiceGroup
        label={props.label}
        choices={props.choices}
        value={field.value as T}
        onChange={field.onChange}
      />
    )}
  />
);
