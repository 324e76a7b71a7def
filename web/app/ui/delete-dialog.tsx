import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { useAction } from "./use-action.ts";

/** Asks before something is deleted. A failure is shown in the dialog, which stays open. */
export const DeleteDialog = (props: {
  words: { title: string; confirm: string; done: string };
  children: ReactNode;
  run: () => Promise<unknown>;
  refresh: (client: QueryClient) => unknown;
  onDeleted?: () => void;
  onClose: () => void;
}) => {
  const { words, run, refresh, onDeleted = props.onClose } = props;
  const remove = useAction({ run, success: words.done, refresh, onSuccess: onDeleted });
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={words.confirm}
      isBusy={remove.isPending}
      failure={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={props.onClose}
    >
      {props.children}
    </ConfirmDialog>
  );
};
