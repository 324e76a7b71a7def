import { lazy, type ReactNode } from "react";
import { CloseIcon } from "./icons.tsx";
import { useLanguage } from "./language.tsx";
import { LazyDialog } from "./load-boundary.tsx";

const ModalDialog = lazy(async () => ({ default: (await import("./modal.tsx")).ModalDialog }));

const SIZES = {
  sm: "max-w-md p-6",
  md: "max-w-lg p-5 sm:p-6",
  lg: "max-w-xl p-5 sm:p-6",
  xl: "max-w-2xl p-5 sm:p-6",
} as const;

export type DialogSize = keyof typeof SIZES;

const CARD = "m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto rounded-card";

/** A modal dialog. Escape and a click outside call `onClose`. Children mount while it is open. */
export const Dialog = (props: {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  /** A centred card of this width. Use `className` for any other form. */
  size?: DialogSize;
  className?: string;
  /**
   * Whether a click outside closes the dialog; true by default. It adds a close button for screen
   * readers, which react-aria names "Descartar" in Portuguese.
   */
  isDismissable?: boolean;
  children: ReactNode;
}) => {
  const { isOpen, onClose, label, size = "sm", isDismissable = true } = props;
  const { className = `${CARD} ${SIZES[size]}` } = props;
  return isOpen ? (
    <LazyDialog>
      <ModalDialog {...{ onClose, label, className, isDismissable }}>{props.children}</ModalDialog>
    </LazyDialog>
  ) : null;
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
        <h2 className="min-w-0 font-serif text-2xl font-semibold break-words">{props.title}</h2>
        <button
          type="button"
          aria-label={text.common.close}
          onClick={props.onClose}
          className="btn shrink-0 px-2.5 hover:bg-sunken"
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
