import type { LaudoPhrase } from "@relato/shared/contract/laudo-phrases.ts";
import { call } from "../../../api/call.ts";
import { DeleteDialog } from "../../../ui/delete-dialog.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { refreshPhrases } from "../queries.ts";

/** Asks before an own phrase is deleted. */
export const DeletePhrase = ({ phrase, onClose }: { phrase: LaudoPhrase; onClose: () => void }) => {
  const words = useLanguage().text.laudosPhrases;
  return (
    <DeleteDialog
      words={{ title: words.removeTitle, confirm: words.remove, done: words.removed }}
      run={() => call("DELETE /api/laudo-phrases/:id", { params: { id: phrase.id } })}
      refresh={refreshPhrases}
      onClose={onClose}
    >
      <p className="font-medium break-words">{phrase.trigger}</p>
      <p className="mt-3">{words.removeAsk}</p>
    </DeleteDialog>
  );
};
