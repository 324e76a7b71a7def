import type { Thread } from "@relato/shared/contract/chatzello.ts";
import { MAX_TITLE } from "@relato/shared/domain/chatzello/thread.ts";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { MoreIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { refreshThreads, showThread } from "../queries.ts";

type Change = { title?: string; archived?: boolean };

const useChange = (id: string, onDone?: () => void) =>
  useAction({
    run: (body: Change) => call("PATCH /api/chatzello/threads/:id", { params: { id }, body }),
    onSuccess: (thread, _, client) => {
      showThread(client, thread);
      onDone?.();
    },
    refresh: refreshThreads,
    failure: onDone === undefined ? "toast" : "shown",
  });

const RenameDialog = ({ thread, onClose }: { thread: Thread; onClose: () => void }) => {
  const words = useLanguage().text.chatzello.thread;
  const [title, setTitle] = useState(thread.title);
  const change = useChange(thread.id, onClose);
  const save = (): void => change.mutate({ title: title.trim() });
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      title={words.rename}
      confirmLabel={words.save}
      isBusy={change.isPending}
      isDisabled={title.trim() === ""}
      failure={change.error}
      onConfirm={save}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim() !== "") save();
        }}
      >
        <label className="block">
          <span className="mb-1.5 block text-sm font-medium">{words.name}</span>
          <input
            value={title}
            maxLength={MAX_TITLE}
            onChange={({ target }) => setTitle(target.value)}
            className="field w-full"
          />
        </label>
      </form>
    </ConfirmDialog>
  );
};

/** Renames, archives and deletes a thread. */
export const ThreadMenu = ({ thread, onDeleted }: { thread: Thread; onDeleted: () => void }) => {
  const words = useLanguage().text.chatzello.thread;
  const [isRenaming, setRenaming] = useState(false);
  const change = useChange(thread.id);
  const remove = useAction({
    run: () => call("DELETE /api/chatzello/threads/:id", { params: { id: thread.id } }),
    onSuccess: onDeleted,
    refresh: refreshThreads,
    failure: "toast",
  });
  const { archived } = thread;
  return (
    <>
      <Menu
        label={words.actions}
        button={<MoreIcon />}
        actions={[
          { id: "rename", text: words.rename, onAction: () => setRenaming(true) },
          {
            id: "archive",
            text: archived ? words.restore : words.archive,
            onAction: () => change.mutate({ archived: !archived }),
          },
          { id: "remove", text: words.remove, onAction: () => remove.mutate() },
        ]}
      />
      {isRenaming ? <RenameDialog thread={thread} onClose={() => setRenaming(false)} /> : null}
    </>
  );
};
