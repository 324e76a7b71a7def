import type { ReactNode } from "react";
import { useOnDemand } from "./on-demand.ts";

export interface MenuChoice {
  id: string;
  label: ReactNode;
  textValue: string;
  onAction: () => void;
}

export interface MenuProps {
  label: string;
  button: ReactNode;
  header?: ReactNode;
  choices: readonly MenuChoice[];
}

const loadMenu = () => import("./open-menu.tsx").then(({ OpenMenu }) => OpenMenu);

/** A button that opens a list of actions. */
export const Menu = (props: MenuProps) => {
  const { Part, expect, ask, takePress } = useOnDemand(loadMenu);
  if (Part !== null) return <Part {...props} takePress={takePress} />;
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={expect}
      onFocus={expect}
      onClick={ask}
      className="btn min-w-11 px-2.5 hover:bg-sunken"
    >
      {props.button}
    </button>
  );
};
