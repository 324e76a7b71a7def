import type { ReactNode } from "react";
import { ApiError } from "../../api/api-error.ts";
import { FailureNotice } from "../../ui/surfaces.tsx";

export interface ActionState {
  isPending: boolean;
  error: Error | null;
}

/** `hidesConflict`: another notice offers the choice between the versions. */
export const ActionFailure = ({
  error,
  hidesConflict = false,
}: Pick<ActionState, "error"> & { hidesConflict?: boolean }) => {
  const isConflict = error instanceof ApiError && error.code === "DOCUMENT_CHANGED";
  if (error === null || (hidesConflict && isConflict)) return null;
  return <FailureNotice category="consultation" error={error} />;
};

/** A button that looks like a link. */
export const LINK_BUTTON = "min-h-9 text-sm font-semibold text-accent underline underline-offset-2";

/** A button that changes a document, with the failure below it. */
export const ActionButton = (props: {
  action: ActionState;
  onPress: () => void;
  /** The accessible name, if the content has none. */
  label?: string;
  className?: string;
  children: ReactNode;
}) => (
  <>
    <button
      type="button"
      aria-label={props.label}
      disabled={props.action.isPending}
      onClick={props.onPress}
      className={props.className ?? "btn btn-quiet px-3.5 text-sm"}
    >
      {props.children}
    </button>
    <ActionFailure error={props.action.error} />
  </>
);
