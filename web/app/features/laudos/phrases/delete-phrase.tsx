import type { LaudoPhrase } from "@relato/shared/contract/laudo-phrases.ts";
import { call } from "../../../api/call.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { refreshPhrases } from "../queries.ts";

/** Asks before an own phrase is deleted. */
export const DeletePhrase = ({ phrase, onClose }: { phrase: LaudoPhrase; onClose: () => void }) => {
  const words = useLanguage().text.laudosPhrases;
  const remove = useAction({
    run: () => call("DELETE /api/laudo-phrases/:id", { params: { id: phrase.id } }),
    success: words.removed,
    refresh: refreshPhrases,
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
      <p className="font-medium break-words">{phrase.trigger}</p>
      <p className="mt-3">{words.removeAsk}</p>
    </ConfirmDialog>
  );
};
