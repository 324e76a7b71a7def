import { Button } from "react-aria-components/Button";
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from "react-aria-components/Menu";
import { Aria, useOpenOnArrival } from "./arrival.tsx";
import type { MenuProps } from "./menu.tsx";

/** The menu behind menu.tsx's button. */
export const OpenMenu = (props: MenuProps & { takePress: () => boolean }) => {
  const { ref, isOpen, setOpen } = useOpenOnArrival(props.takePress);
  return (
    <Aria>
      <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Button ref={ref} aria-label={props.label} className="btn min-w-11 px-2.5 hover:bg-sunken">
          {props.button}
        </Button>
        <Popover placement="bottom end" className="card min-w-52 p-1 shadow-lifted">
          {props.header}
          <AriaMenu aria-label={props.label} className="outline-none">
            {props.choices.map((choice) => (
              <MenuItem
                key={choice.id}
                id={choice.id}
                textValue={choice.textValue}
                onAction={choice.onAction}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-2 outline-none data-[focused]:bg-sunken"
              >
                {choice.label}
              </MenuItem>
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </Aria>
  );
};
