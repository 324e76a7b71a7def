import type { Answer, Thread } from "@relato/shared/contract/chatzello.ts";
import { isFinished } from "@relato/shared/domain/chatzello/answer.ts";
import { ATTACHMENT_TYPES, MAX_QUESTION } from "@relato/shared/domain/chatzello/thread.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef, useState } from "react";
import { call } from "../../../api/call.ts";
import { createDrafts } from "../../../ui/draft/create-drafts.ts";
import { ClipIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Note } from "../../../ui/surfaces.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { AttachmentItem, UploadItem } from "../attachments/attachment-item.tsx";
import { useUploads } from "../attachments/use-uploads.ts";
import { refreshThread } from "../queries.ts";
import { type Ask, useStop } from "../use-ask.ts";
import type { Editing } from "./editing.ts";

const drafts = createDrafts<string>("chatzello-question", { isTyped: (text) => text !== "" });

const isRunning = (answer: Answer | null): answer is Answer =>
  answer !== null && !isFinished(answer.state);

/** Files of the next question: those on their way, and those that the server has. */
const useFiles = (thread: Thread) => {
  const client = useQueryClient();
  const uploads = useUploads(thread.id);
  const remove = useAction({
    run: (id: string) => call("DELETE /api/chatzello/attachments/:id", { params: { id } }),
    refresh: () => refreshThread(client, thread.id),
    failure: "toast",
  });
  const stored = thread.attachments.filter(
    ({ id }) => !uploads.uploads.some((upload) => upload.id === id),
  );
  const isReady =
    uploads.uploads.length === 0 &&
    stored.every(({ state }) => state !== "uploading" && state !== "reading");
  return { ...uploads, stored, isReady, removeStored: remove.mutate };
};

type Files = ReturnType<typeof useFiles>;

const ChosenFiles = ({ files }: { files: Files }) => {
  const words = useLanguage().text.chatzello.attachment;
  if (files.stored.length + files.uploads.length === 0) return null;
  return (
    <ul aria-label={words.list} className="mb-2 grid gap-2 sm:grid-cols-2">
      {files.stored.map((attachment) => (
        <AttachmentItem
          key={attachment.id}
          attachment={attachment}
          onRemove={() => files.removeStored(attachment.id)}
        />
      ))}
      {files.uploads.map((upload) => (
        <UploadItem
          key={upload.id}
          upload={upload}
          onRetry={() => files.retry(upload)}
          onRemove={() => files.remove(upload.id)}
        />
      ))}
    </ul>
  );
};

const PickButton = ({ onPick }: { onPick: (files: FileList) => void }) => {
  const words = useLanguage().text.chatzello.compose;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ATTACHMENT_TYPES.join(",")}
        onChange={({ target }) => {
          if (target.files !== null) onPick(target.files);
          target.value = "";
        }}
      />
      <button
        type="button"
        aria-label={words.attach}
        title={words.types}
        onClick={() => input.current?.click()}
        className="btn px-3 hover:bg-sunken"
      >
        <ClipIcon />
      </button>
    </>
  );
};

/** Drag and paste of files. */
const useDrop = (onFiles: (files: FileList) => void) => {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        onFiles(event.dataTransfer.files);
      },
      onPaste: (event: ClipboardEvent) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        onFiles(event.clipboardData.files);
      },
    },
  };
};

/** The field of the next question with its files. Enter sends. */
export const Composer = (props: {
  thread: Thread;
  ask: Ask;
  /** The answer that the question follows; of an edited question, its parent. */
  parent_id: string | null;
  running: Answer | null;
  editing: Editing | null;
  onAsked: () => void;
  onCancelEdit: () => void;
}) => {
  const { thread, ask, parent_id, running, editing, onAsked } = props;
  const words = useLanguage().text.chatzello.compose;
  const draft = drafts.useDraft(editing === null ? thread.id : `edit ${editing.id}`);
  const typed = draft.typed ?? editing?.content ?? "";
  const files = useFiles(thread);
  const stop = useStop(thread.id);
  const drop = useDrop((list) => files.add(list));
  const busy = isRunning(running) && editing === null;
  const attachment_ids = editing?.attachment_ids ?? files.stored.map(({ id }) => id);
  const isEmpty = typed.trim() === "" && attachment_ids.length === 0;
  const canSend = !isEmpty && !busy && !ask.isSending && ask.pending === null;
  const send = (): void => {
    if (!canSend || (editing === null && !files.isReady)) return;
    ask.send({ parent_id, content: typed.trim(), attachment_ids });
    draft.drop();
    onAsked();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter that ends a composed character is no command.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={
        "sticky bottom-0 rounded-card border bg-surface p-3 " +
        (drop.isOver ? "border-accent" : "border-line")
      }
      {...drop.handlers}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {editing === null ? <ChosenFiles files={files} /> : null}
      {editing === null ? null : (
        <div className="mb-2">
          <Note tone="info">
            {words.editing}{" "}
            <button type="button" onClick={props.onCancelEdit} className="btn btn-quiet">
              {words.cancelEdit}
            </button>
          </Note>
        </div>
      )}
      <textarea
        aria-label={words.label}
        placeholder={drop.isOver ? words.drop : words.placeholder}
        value={typed}
        rows={2}
        maxLength={MAX_QUESTION}
        onChange={({ target }) => draft.keep(target.value)}
        onKeyDown={onKeyDown}
        className="field max-h-60 w-full resize-y [field-sizing:content]"
      />
      <div className="mt-2 flex items-center gap-2">
        {editing === null ? <PickButton onPick={(list) => files.add(list)} /> : null}
        <span className="min-w-0 flex-1 text-sm text-muted max-sm:sr-only">{words.hint}</span>
        {busy ? (
          <button
            type="button"
            disabled={stop.isPending}
            onClick={() => stop.mutate(running.id)}
            className="btn btn-quiet"
          >
            {words.stop}
          </button>
        ) : (
          <button
            type="submit"
            disabled={!canSend || (editing === null && !files.isReady)}
            className="btn btn-primary"
          >
            {words.send}
          </button>
        )}
      </div>
    </form>
  );
};
