import { useRef, useState, type ReactNode, type RefObject } from "react";
import { LazyDialog } from "./load-boundary.tsx";

/** What a lazily loaded overlay needs to open next to its button. */
export interface OverlayProps {
  triggerRef: RefObject<HTMLButtonElement | null>;
  onOpenChange: (isOpen: boolean) => void;
}

/** A button that opens an overlay. The overlay's code is loaded when it first opens. */
export const OverlayButton = (props: {
  popup: "menu" | "listbox" | "dialog";
  /** The accessible name, if the content has none. */
  label?: string;
  labelledBy?: string;
  className: string;
  isDisabled?: boolean;
  overlay: (props: OverlayProps) => ReactNode;
  children: ReactNode;
}) => {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={triggerRef}
        type="button"
        aria-label={props.label}
        aria-labelledby={props.labelledBy}
        aria-haspopup={props.popup}
        aria-expanded={isOpen}
        disabled={props.isDisabled}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" || props.popup === "dialog") return;
          event.preventDefault();
          setOpen(true);
        }}
        className={props.className}
      >
        {props.children}
      </button>
      {isOpen ? (
        <LazyDialog>{props.overlay({ triggerRef, onOpenChange: setOpen })}</LazyDialog>
      ) : null}
    </>
  );
};
