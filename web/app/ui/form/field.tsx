import { useId, type ReactNode } from "react";
import { useLanguage } from "../language.tsx";

export interface FieldProps {
  /** The name of the form's value. */
  name: string;
  label: ReactNode;
  hint?: string | null | undefined;
  /** Adds "(optional)" to the label. */
  isOptional?: boolean;
  className?: string;
}

/** What an input needs to be described by its field. */
export interface InputAttributes {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

/** A label, its input, the hint and the error. */
export const Field = (
  props: Omit<FieldProps, "name"> & {
    error: string | undefined;
    children: (input: InputAttributes) => ReactNode;
  },
) => {
  const { hint, error, className = "" } = props;
  const { text } = useLanguage();
  const id = useId();
  const descriptions = [
    ...(error === undefined ? [] : [`${id}-error`]),
    ...(hint ? [`${id}-hint`] : []),
  ];
  return (
    <div className={`min-w-0 ${className}`}>
      <label id={`${id}-label`} htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {props.label}
        {props.isOptional === true ? (
          <span className="font-normal text-muted"> ({text.common.optional})</span>
        ) : null}
      </label>
      {props.children({
        id,
        "aria-invalid": error !== undefined,
        "aria-describedby": descriptions.length === 0 ? undefined : descriptions.join(" "),
      })}
      {error === undefined ? null : (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
};
