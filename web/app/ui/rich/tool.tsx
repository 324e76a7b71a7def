import type { ReactNode } from "react";

/** A button of an editor's toolbar. */
export const Tool = (props: {
  label: string;
  isPressed?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}) => (
  <button
    type="button"
    aria-label={props.label}
    title={props.label}
    aria-pressed={props.isPressed}
    disabled={props.isDisabled}
    // The text keeps the focus and its selection.
    onMouseDown={(event) => event.preventDefault()}
    onClick={props.onPress}
    className="btn btn-quiet min-w-11 px-2.5 aria-pressed:bg-accent-soft"
  >
    {props.children}
  </button>
);
