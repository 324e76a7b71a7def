import { call } from "../../api/call.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog, DialogHeader } from "../../ui/dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { refreshWebhooks } from "./queries.ts";
import { Secret } from "./secret.tsx";

/** Asks, replaces the secret, and shows the new one. */
export const RotateDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const words = useLanguage().text.webhooks;
  const rotate = useAction({
    run: () => call("POST /api/webhooks/:id/secret", { params: { id } }),
    refresh: refreshWebhooks,
  });
  if (rotate.data !== undefined)
    return (
      <Dialog isOpen onClose={onClose} label={words.secret.title} size="md" isDismissable={false}>
        <DialogHeader title={words.secret.title} onClose={onClose} />
        <Secret secret={rotate.data.secret} onClose={onClose} />
      </Dialog>
    );
  return (
    <ConfirmDialog
      isOpen
      title={words.rotation.title}
      confirmLabel={words.rotation.confirm}
      tone="primary"
      isBusy={rotate.isPending}
      failure={rotate.error}
      onConfirm={() => rotate.mutate()}
      onClose={onClose}
    >
      {words.rotation.text}
    </ConfirmDialog>
  );
};
