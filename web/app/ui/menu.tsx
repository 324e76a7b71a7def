import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from "react-aria-components/Menu";

export interface MenuAction {
  id: string;
  label: ReactNode;
  textValue: string;
  onAction: () => void;
}

/** A button that opens a list of actions. */
export const Menu = (props: {
  label: string;
  button: ReactNode;
  header?: ReactNode;
  actions: readonly MenuAction[];
}) => (
  <MenuTrigger>
    <Button aria-label={props.label} className="btn min-w-11 px-2.5 hover:bg-sunken">
      {props.button}
    </Button>
    <Popover placement="bottom end" className="card min-w-52 p-1 shadow-lifted">
      {props.header}
      <AriaMenu aria-label={props.label} className="outline-none">
        {props.actions.map(({ id, label, textValue, onAction }) => (
          <MenuItem
            key={id}
            id={id}
            textValue={textValue}
            onAction={onAction}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-2 outline-none data-[focused]:bg-sunken"
          >
            {label}
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  </MenuTrigger>
);
