import { useId } from "react";
import type { ReactNode } from "react";

export interface Choice<T extends string> {
  value: T;
  label: string;
  icon?: ReactNode;
}

/** A few exclusive choices side by side: radio buttons that look like a switch. */
export const ChoiceGroup = <T extends string>(props: {
  label: string;
  value: T;
  choices: readonly Choice<T>[];
  onChange: (value: T) => void;
  isDisabled?: boolean;
}) => {
  const name = useId();
  return (
    <fieldset disabled={props.isDisabled}>
      <legend className="mb-1.5 text-sm font-medium">{props.label}</legend>
      <div className="flex flex-wrap gap-1 rounded-xl bg-sunken p-1">
        {props.choices.map(({ value, label, icon }) => (
          <label
            key={value}
            className={
              "relative flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-2 " +
              "rounded-lg px-3 py-1.5 text-center text-sm font-medium text-muted " +
              "has-checked:bg-surface has-checked:text-accent-strong has-checked:shadow-card " +
              "has-focus-visible:outline-2 has-focus-visible:outline-accent"
            }
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {icon}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
