import type { InputHTMLAttributes, ReactNode } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { ChoiceGroup, type Choice } from "../choice.tsx";
import { Field, useFieldError, type FieldProps } from "./field.tsx";

type NativeAttributes = Omit<InputHTMLAttributes<HTMLInputElement>, "name" | "value" | "onChange">;

interface Formats {
  /** Formats while typing, from the value before the change and the one after it. */
  format?: ((before: string, typed: string) => string) | undefined;
  /** Formats when the field loses the focus. */
  normalize?: ((typed: string) => string) | undefined;
}

/** Registers a native input. Typing removes its error until the next save. */
const useNativeField = (name: string, { format, normalize }: Formats = {}) => {
  const { register, clearErrors, getValues, setValue } = useFormContext();
  const before = String(getValues(name) ?? "");
  return register(name, {
    onChange: ({ target }: { target: { value: string } }) => {
      clearErrors(name);
      if (format !== undefined) setValue(name, format(before, target.value));
    },
    onBlur: ({ target }: { target: { value: string } }) => {
      if (normalize !== undefined) setValue(name, normalize(target.value));
    },
  });
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
}: FieldProps & NativeAttributes & Formats) => {
  const field = useNativeField(name, { format, normalize });
  return (
    <Field {...{ label, hint, isOptional, className }} error={useFieldError(name)}>
      {(input) => (
        <input
          type="text"
          autoComplete="off"
          {...attributes}
          {...input}
          {...field}
          className="field read-only:bg-sunken read-only:text-muted"
        />
      )}
    </Field>
  );
};

export const TextAreaField = (props: FieldProps & { rows?: number; maxLength?: number }) => {
  const { rows = 3, maxLength } = props;
  const field = useNativeField(props.name);
  return (
    <Field {...props} error={useFieldError(props.name)}>
      {(input) => (
        <textarea
          {...input}
          {...field}
          rows={rows}
          maxLength={maxLength}
          className="field resize-y"
        />
      )}
    </Field>
  );
};

/** The browser's own select. `children` are its options. */
export const SelectField = (props: FieldProps & { children: ReactNode }) => {
  const field = useNativeField(props.name);
  return (
    <Field {...props} error={useFieldError(props.name)}>
      {(input) => (
        <select {...input} {...field} className="field">
          {props.children}
        </select>
      )}
    </Field>
  );
};

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
