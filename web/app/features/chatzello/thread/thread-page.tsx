import type { Thread } from "@relato/shared/contract/chatzello.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { BackIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Note, Pending } from "../../../ui/surfaces.tsx";
import { threadQuery } from "../queries.ts";
import { useAsk } from "../use-ask.ts";
import { type Choices, shownBranch } from "./branches.ts";
import { Composer } from "./composer.tsx";
import type { Editing } from "./editing.ts";
import { Messages } from "./messages.tsx";
import { ScopeBar } from "./scope-bar.tsx";
import { ThreadMenu } from "./thread-menu.tsx";
import { UndoDelete } from "./undo-delete.tsx";

const Open = ({ thread, onDeleted }: { thread: Thread; onDeleted: () => void }) => {
  const [choices, setChoices] = useState<Choices>({});
  const [editing, setEditing] = useState<Editing | null>(null);
  const ask = useAsk(thread);
  const branch = shownBranch(thread.messages, choices);
  const choose = (parent: string, id: string): void => setChoices({ ...choices, [parent]: id });
  /** A new version is shown: what was chosen before does not hide it. */
  const forget = (parent: string): void =>
    setChoices(Object.fromEntries(Object.entries(choices).filter(([key]) => key !== parent)));
  const last = branch.at(-1)?.message;
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-xl font-semibold [overflow-wrap:anywhere]">{thread.title}</h2>
        <ThreadMenu thread={thread} onDeleted={onDeleted} />
      </div>
      <ScopeBar thread={thread} />
      <Messages
        thread={thread}
        branch={branch}
        ask={ask}
        onChoose={choose}
        onForget={forget}
        onEdit={setEditing}
      />
      <Composer
        key={editing === null ? "new" : editing.id}
        thread={thread}
        ask={ask}
        parent_id={editing === null ? (last?.id ?? null) : editing.parent_id}
        running={last?.role === "assistant" ? last : null}
        editing={editing}
        onAsked={() => {
          forget(editing?.parent_id ?? "");
          setEditing(null);
        }}
        onCancelEdit={() => setEditing(null)}
      />
    </>
  );
};

/** The open thread: its scope, messages and the composer. */
export const ThreadPage = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const words = useLanguage().text.chatzello;
  const [deleted, setDeleted] = useState(false);
  const query = useQuery({ ...threadQuery(id), enabled: !deleted });
  const { data, error } = query;
  const isGone = error instanceof ApiError && ["NOT_FOUND", "VALIDATION"].includes(error.code);
  return (
    <section aria-label={words.title} className="flex min-w-0 flex-col gap-4">
      <button
        type="button"
        onClick={onClose}
        className="btn -ml-3 self-start px-3 text-accent hover:bg-sunken lg:hidden"
      >
        <BackIcon className="size-4" /> {words.list.back}
      </button>
      {deleted ? (
        <UndoDelete id={id} onRestored={() => setDeleted(false)} />
      ) : isGone ? (
        <Note tone="warn">{words.thread.notFound}</Note>
      ) : data === undefined ? (
        <Pending query={query} title={words.failed} lines={6} />
      ) : (
        <Open thread={data} onDeleted={() => setDeleted(true)} />
      )}
    </section>
  );
};
