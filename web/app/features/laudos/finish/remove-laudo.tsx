import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useFilter } from "../../../filters.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { TrashIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { useOpenLaudo } from "../open-laudo.ts";
import { refreshLaudoList } from "../queries.ts";

/** Removes an unsigned laudo from the lists, after a confirmation. */
export const RemoveLaudo = () => {
  const words = useLanguage().text.laudoFinish.removal;
  const { laudo, form, flush } = useOpenLaudo();
  const { change: choose } = useFilter("id");
  const [isAsking, setAsking] = useState(false);
  const remove = useAction({
    run: async () => {
      // A save that is still running must not meet a removed laudo.
      await flush();
      return call("DELETE /api/laudos/:id", { params: { id: laudo.id } });
    },
    success: words.done,
    onSuccess: () => choose(""),
    refresh: refreshLaudoList,
  });
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setAsking(true)}>
        <TrashIcon /> {words.remove}
      </button>
      {isAsking ? (
        <ConfirmDialog
          isOpen
          title={words.ask(form.titulo)}
          confirmLabel={words.remove}
          isBusy={remove.isPending}
          failure={remove.error}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>{words.detail}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
};
