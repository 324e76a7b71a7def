import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useFilter } from "../../../filters.ts";
import { DeleteDialog } from "../../../ui/delete-dialog.tsx";
import { TrashIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { useOpenLaudo } from "../open-laudo.ts";
import { refreshLaudoList } from "../queries.ts";

/** Removes an unsigned laudo from the lists, after a confirmation. */
export const RemoveLaudo = () => {
  const words = useLanguage().text.laudoFinish.removal;
  const { laudo, form, flush } = useOpenLaudo();
  const { change: choose } = useFilter("id");
  const [isAsking, setAsking] = useState(false);
  const remove = async (): Promise<unknown> => {
    // A save that is still running must not meet a removed laudo.
    await flush();
    return call("DELETE /api/laudos/:id", { params: { id: laudo.id } });
  };
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setAsking(true)}>
        <TrashIcon /> {words.remove}
      </button>
      {isAsking ? (
        <DeleteDialog
          words={{ title: words.ask(form.titulo), confirm: words.remove, done: words.done }}
          run={remove}
          refresh={refreshLaudoList}
          onDeleted={() => choose("")}
          onClose={() => setAsking(false)}
        >
          <p>{words.detail}</p>
        </DeleteDialog>
      ) : null}
    </>
  );
};
