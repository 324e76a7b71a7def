import { useEffect, useRef, type ReactNode } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";

/**
 * Closes the topmost dialog on Escape while the body has the focus: the browser moves it there when
 * the focused button becomes disabled, and react-aria does not see keys outside the dialog.
 */
const useEscapeFromBody = (onClose: () => void) => {
  const dialog = useRef<HTMLElement>(null);
  useEffect(() => {
    const close = ({ key, target }: KeyboardEvent): void => {
      const isTopmost = [...document.querySelectorAll("[role=dialog]")].at(-1) === dialog.current;
      if (key === "Escape" && target === document.body && isTopmost) onClose();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  });
  return dialog;
};

/** The open dialog. */
export const ModalDialog = (props: {
  onClose: () => void;
  label: string;
  className: string;
  isDismissable: boolean;
  children: ReactNode;
}) => {
  const { onClose, label, className, isDismissable, children } = props;
  const dialog = useEscapeFromBody(onClose);
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isDismissable={isDismissable}
      className="fixed inset-0 z-40 flex bg-veil"
    >
      <Modal className={`bg-surface text-ink shadow-lifted ${className}`}>
        <Dialog ref={dialog} aria-label={label} className="h-full outline-none">
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
