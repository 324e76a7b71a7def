import type { Modelo } from "@relato/shared/contract/modelos.ts";
import { call } from "../../api/call.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { refreshModelos } from "./save-modelo.ts";

/** Asks before a template is deleted. */
export const DeleteModelo = ({ modelo, onClose }: { modelo: Modelo; onClose: () => void }) => {
  const words = useLanguage().text.modelos;
  const remove = useAction({
    run: () => call("DELETE /api/modelos/:id", { params: { id: modelo.id } }),
    success: words.removed,
    refresh: refreshModelos,
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      title={words.removeTitle}
      confirmLabel={words.remove}
      isBusy={remove.isPending}
      failure={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p className="font-medium break-words">{modelo.titulo}</p>
      <p className="mt-3">
        {words.removeAsk} {words.removeDetail}
      </p>
    </ConfirmDialog>
  );
};
