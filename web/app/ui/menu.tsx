import { lazy, type ReactNode } from "react";
import { OverlayButton } from "./overlay-button.tsx";

const MenuList = lazy(async () => ({ default: (await import("./menu-list.tsx")).MenuList }));

export interface MenuAction {
  id: string;
  text: string;
  icon?: ReactNode;
  /** Shown in bold. */
  isCurrent?: boolean;
  onAction: () => void;
}

export interface MenuProps {
  label: string;
  button: ReactNode;
  header?: ReactNode;
  actions: readonly MenuAction[];
}

/** A button that opens a list of actions. */
export const Menu = (props: MenuProps) => (
  <OverlayButton
    popup="menu"
    label={props.label}
    className="btn min-w-11 px-2.5 hover:bg-sunken"
    overlay={(overlay) => <MenuList {...props} {...overlay} />}
  >
    {props.button}
  </OverlayButton>
);
