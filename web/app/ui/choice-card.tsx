import type { ReactNode } from "react";

/** The look of one of several choices, each with a RadioLabel. */
export const CHOICE_CARD =
  "rounded-lg border border-line p-3 has-checked:border-accent has-checked:bg-accent-soft " +
  "[overflow-wrap:anywhere]";

/** The radio button of a choice and what names it. */
export const RadioLabel = (props: {
  /** Of the group. */
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}) => (
  <label className="flex cursor-pointer items-start gap-3">
    <input
      type="radio"
      name={props.name}
      checked={props.isChosen}
      onChange={props.onChoose}
      className="mt-1 size-4.5 shrink-0 accent-accent"
    />
    <span className="min-w-0">{props.children}</span>
  </label>
);
