import type { ReactNode } from "react";
import { Dialog } from "./dialog.tsx";
import { useLanguage } from "./language.tsx";
import { FailureNotice } from "./surfaces.tsx";

/** Asks before an action. The action's failure is shown in the dialog, which stays open. */
export const ConfirmDialog = (props: {
  isOpen: boolean;
  title: string;
  /** The accessible name, where it differs from the title. */
  label?: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: "danger" | "primary";
  isBusy: boolean;
  /** Confirming needs data that is not there yet. */
  isDisabled?: boolean;
  failure: Error | null;
  failureTitle?: string;
  onConfirm: () => void;
  onClose: () => void;
}) => {
  const { text } = useLanguage();
  const { title, failure, failureTitle, tone = "danger" } = props;
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} label={props.label ?? title}>
      <h2 className="font-serif text-xl font-semibold [overflow-wrap:anywhere]">{title}</h2>
      <div className="mt-3">{props.children}</div>
      {failure === null ? null : (
        <div className="mt-4">
          <FailureNotice error={failure} title={failureTitle} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-quiet" onClick={props.onClose}>
          {props.cancelLabel ?? text.common.cancel}
        </button>
        <button
          type="button"
          className={`btn btn-${tone}`}
          disabled={props.isBusy || props.isDisabled}
          onClick={props.onConfirm}
        >
          {props.confirmLabel}
        </button>
      </div>
    </Dialog>
  );
};
