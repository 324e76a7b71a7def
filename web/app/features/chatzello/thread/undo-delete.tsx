import { call } from "../../../api/call.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Note } from "../../../ui/surfaces.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { refreshThreads, showThread } from "../queries.ts";

/** Says that the thread was deleted, with a button that restores it. */
export const UndoDelete = ({ id, onRestored }: { id: string; onRestored: () => void }) => {
  const words = useLanguage().text.chatzello.thread;
  const restore = useAction({
    run: () => call("POST /api/chatzello/threads/:id/restore", { params: { id } }),
    onSuccess: (thread, _, client) => {
      showThread(client, thread);
      onRestored();
    },
    refresh: refreshThreads,
    failure: "toast",
  });
  return (
    <Note tone="info" announce="status">
      {words.removed}{" "}
      <button
        type="button"
        disabled={restore.isPending}
        onClick={() => restore.mutate()}
        className="btn btn-quiet ml-2"
      >
        {words.undo}
      </button>
    </Note>
  );
};
