import { Menu, MenuItem } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import type { MenuProps } from "./menu.tsx";
import type { OverlayProps } from "./overlay-button.tsx";

/** The open list of a menu. */
export const MenuList = (props: MenuProps & OverlayProps) => (
  <Popover
    isOpen
    triggerRef={props.triggerRef}
    onOpenChange={props.onOpenChange}
    aria-label={props.label}
    placement="bottom end"
    className="card min-w-52 p-1 shadow-lifted"
  >
    {props.header}
    <Menu
      aria-label={props.label}
      // The menu opens after a click on its button.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus="first"
      onClose={() => props.onOpenChange(false)}
      className="outline-none"
    >
      {props.actions.map(({ id, text, icon, isCurrent = false, onAction }) => (
        <MenuItem
          key={id}
          id={id}
          textValue={text}
          onAction={onAction}
          className={
            "flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-2 outline-none " +
            "data-[focused]:bg-sunken " +
            (isCurrent ? "font-semibold" : "")
          }
        >
          {icon}
          {text}
        </MenuItem>
      ))}
    </Menu>
  </Popover>
);
