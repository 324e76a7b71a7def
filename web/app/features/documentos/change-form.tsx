import type { ComponentProps, ReactNode } from "react";
import { Field } from "../../ui/form/field.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { ActionFailure, type ActionState } from "./action-button.tsx";

/** A form that changes a document: its fields, the failure, the submit and the cancel button. */
export const ChangeForm = (props: {
  label?: string;
  className?: string;
  action: ActionState;
  hidesConflict?: boolean;
  submitLabel: string;
  canSubmit: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}) => {
  const { action, hidesConflict = false } = props;
  const { text } = useLanguage();
  return (
    <form
      aria-label={props.label}
      className={props.className ?? "space-y-3 rounded-lg border border-line p-3"}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      {props.children}
      <ActionFailure error={action.error} hidesConflict={hidesConflict} />
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          disabled={action.isPending || !props.canSubmit}
          className="btn btn-primary"
        >
          {props.submitLabel}
        </button>
        <button type="button" className="btn btn-quiet" onClick={props.onCancel}>
          {text.common.cancel}
        </button>
      </div>
    </form>
  );
};

export const LongTextInput = ({
  label,
  hint,
  isOptional = false,
  onType,
  ...attributes
}: {
  label: string;
  hint: string;
  isOptional?: boolean;
  onType: (typed: string) => void;
} & Omit<ComponentProps<"textarea">, "onChange">) => (
  <Field label={label} hint={hint} isOptional={isOptional} error={undefined}>
    {(input) => (
      <textarea
        {...attributes}
        {...input}
        onChange={({ target }) => onType(target.value)}
        className="field resize-y"
      />
    )}
  </Field>
);

/** Buttons of which one is pressed. */
export const PressedChoice = <T extends string>(props: {
  label: string;
  choices: readonly T[];
  names: Readonly<Record<T, string>>;
  value: T;
  onChange: (value: T) => void;
}) => (
  <fieldset className="flex flex-wrap gap-2 max-sm:*:grow" aria-label={props.label}>
    {props.choices.map((one) => (
      <button
        key={one}
        type="button"
        aria-pressed={props.value === one}
        onClick={() => props.onChange(one)}
        className="btn btn-quiet px-3.5 text-sm aria-pressed:bg-accent-soft"
      >
        {props.names[one]}
      </button>
    ))}
  </fieldset>
);
