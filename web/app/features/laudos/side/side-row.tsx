import type { ReactNode } from "react";

/** A pressable row of a list in the side panel. */
export const SideRow = (props: {
  /** The accessible name, where it differs from the content. */
  label?: string;
  isCurrent?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}) => (
  <li>
    <button
      type="button"
      aria-label={props.label}
      aria-current={props.isCurrent === true ? "true" : undefined}
      disabled={props.isDisabled}
      onClick={props.onPress}
      className={
        "block min-h-11 w-full rounded-lg px-2.5 py-2 text-left text-sm hover:bg-sunken " +
        "disabled:text-muted aria-[current]:bg-accent-soft"
      }
    >
      {props.children}
    </button>
  </li>
);
