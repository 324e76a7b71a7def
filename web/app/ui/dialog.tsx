import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

/** The browser's own modal dialog: it keeps the focus inside, closes on Escape, and gives the focus back. */
export const Dialog = (props: {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  className?: string;
  children: ReactNode;
}) => {
  const { isOpen, onClose, label, className = "", children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (isOpen && !dialog.open) {
      dialog.showModal();
      // The browser's own choice is what can be focused first, and that may be a pane that scrolls.
      dialog.querySelector<HTMLElement>("[data-focus-first]")?.focus();
    }
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen]);
  useEffect(() => {
    const dialog = ref.current;
    // Beside the dialog is still the dialog's element: a press on its backdrop.
    // Both ends of the press: who selects text and lets go outside does not mean to close.
    let began: EventTarget | null = null;
    const begin = (event: PointerEvent): void => {
      began = event.target;
    };
    const press = (event: MouseEvent): void => {
      if (event.target === dialog && began === dialog) onClose();
    };
    dialog?.addEventListener("pointerdown", begin);
    dialog?.addEventListener("click", press);
    return () => {
      dialog?.removeEventListener("pointerdown", begin);
      dialog?.removeEventListener("click", press);
    };
  }, [onClose]);
  return (
    <dialog
      ref={ref}
      aria-label={label}
      onClose={onClose}
      className={`bg-surface text-ink shadow-lifted backdrop:bg-veil ${className}`}
    >
      {isOpen ? children : null}
    </dialog>
  );
};
