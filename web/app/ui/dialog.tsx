import { useEffect, useRef, type ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { CloseIcon } from "./icons.tsx";
import { useLanguage } from "./language.tsx";

const SIZES = {
  sm: "max-w-md p-6",
  md: "max-w-lg p-5 sm:p-6",
  lg: "max-w-xl p-5 sm:p-6",
  xl: "max-w-2xl p-5 sm:p-6",
} as const;

export type DialogSize = keyof typeof SIZES;

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

/** A modal dialog. Escape and a click outside call `onClose`. Children mount while it is open. */
export const Dialog = (props: {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  /** A centred card of this width. Use `className` for any other form. */
  size?: DialogSize;
  className?: string;
  children: ReactNode;
}) => {
  const { size = "sm", className } = props;
  const card = `m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto rounded-card ${SIZES[size]}`;
  return (
    <ModalOverlay
      isOpen={props.isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
      isDismissable
      className="fixed inset-0 z-40 flex bg-veil"
    >
      <Modal className={`bg-surface text-ink shadow-lifted ${className ?? card}`}>
        <Content label={props.label} onClose={props.onClose}>
          {props.children}
        </Content>
      </Modal>
    </ModalOverlay>
  );
};

/** The title of a dialog, its description and the button that closes it. */
export const DialogHeader = (props: {
  title: string;
  description?: ReactNode;
  onClose: () => void;
}) => {
  const { text } = useLanguage();
  return (
    <div className="mb-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-serif text-2xl font-semibold">{props.title}</h2>
        <button
          type="button"
          aria-label={text.common.close}
          onClick={props.onClose}
          className="btn px-2.5 hover:bg-sunken"
        >
          <CloseIcon />
        </button>
      </div>
      {props.description === undefined ? null : (
        <div className="mt-2 text-sm text-muted">{props.description}</div>
      )}
    </div>
  );
};
