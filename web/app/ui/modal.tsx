import { useEffect, useRef, type ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
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

const Content = (props: { label: string; onClose: () => void; children: ReactNode }) => (
  <AriaDialog
    ref={useEscapeFromBody(props.onClose)}
    aria-label={props.label}
    className="h-full outline-none"
  >
    {props.children}
  </AriaDialog>
);

/** The open dialog. */
export const ModalDialog = (props: {
  onClose: () => void;
  label: string;
  className: string;
  isDismissable: boolean;
  children: ReactNode;
}) => (
  <ModalOverlay
    isOpen
    onOpenChange={(isOpen) => {
      if (!isOpen) props.onClose();
    }}
    isDismissable={props.isDismissable}
    className="fixed inset-0 z-40 flex bg-veil"
  >
    <Modal className={`bg-surface text-ink shadow-lifted ${props.className}`}>
      <Content label={props.label} onClose={props.onClose}>
        {props.children}
      </Content>
    </Modal>
  </ModalOverlay>
);
