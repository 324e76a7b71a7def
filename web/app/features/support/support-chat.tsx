import type { SupportMessage } from "@relato/shared/contract/support.ts";
import { MAX_SUPPORT_MESSAGE } from "@relato/shared/domain/support.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { newId } from "../../api/new-id.ts";
import { createDrafts } from "../../ui/draft/create-drafts.ts";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice, Note, Pending } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { refreshSupport, supportQuery } from "./queries.ts";

const drafts = createDrafts<string>("support", { isTyped: (typed) => typed.trim() !== "" });
/** The id of a message that is being sent, so that a repeated one is stored once. */
const ids = createDrafts<string>("support-id");
const DRAFT = "message";

const useSend = (onStored: () => void) => {
  const client = useQueryClient();
  return useAction({
    run: (body: { id: string; message: string }) => call("POST /api/support/messages", { body }),
    onSuccess: onStored,
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== "SUPPORT_UNAVAILABLE") return;
      // The server stores a message before it sends it: the list has it, as not sent.
      onStored();
      void refreshSupport(client);
    },
    refresh: refreshSupport,
  });
};

const Part = (props: { who: string; at: string; text: string }) => {
  const { locale } = useLanguage();
  return (
    <div>
      <p className="text-xs text-muted">
        <span className="font-semibold">{props.who}</span> · {formatDateTime(locale, props.at)}
      </p>
      <p className="text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">{props.text}</p>
    </div>
  );
};

/** A message with its reply, or with the button that sends it again. */
const Exchange = ({ one }: { one: SupportMessage }) => {
  const words = useLanguage().text.support;
  const { id, message, reply, replied_at } = one;
  const send = useSend(() => undefined);
  return (
    <li className="space-y-2 py-3">
      <Part who={words.you} at={one.created_at} text={message} />
      {reply === null || replied_at === null ? (
        <Note tone="warn" announce="status">
          <p>{words.unsent}</p>
          <button
            type="button"
            className="btn btn-quiet mt-2"
            disabled={send.isPending}
            onClick={() => send.mutate({ id, message })}
          >
            {send.isPending ? words.sending : words.retry}
          </button>
        </Note>
      ) : (
        <Part who={words.reply} at={replied_at} text={reply} />
      )}
    </li>
  );
};

/** The form. What is typed is a draft until the server has it. */
const Compose = () => {
  const words = useLanguage().text.support;
  const draft = drafts.useDraft(DRAFT);
  const typed = draft.typed ?? "";
  const send = useSend(() => {
    draft.drop();
    ids.drop(DRAFT);
  });
  return (
    <form
      className="mt-3 space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === "" || send.isPending) return;
        const id = ids.peek(DRAFT) ?? newId();
        ids.keep(DRAFT, id);
        send.mutate({ id, message: typed });
      }}
    >
      <label className="block text-sm font-medium">
        {words.message}
        <textarea
          rows={4}
          maxLength={MAX_SUPPORT_MESSAGE}
          value={typed}
          readOnly={send.isPending}
          onChange={({ target }) => draft.keep(target.value)}
          className="field mt-1.5 resize-y font-normal"
        />
      </label>
      {send.error === null ? null : <FailureNotice error={send.error} />}
      <button
        type="submit"
        className="btn btn-primary"
        disabled={send.isPending || typed.trim() === ""}
      >
        {send.isPending ? words.sending : words.send}
      </button>
    </form>
  );
};

/** The conversation with support through the automation webhook. */
export const SupportChat = () => {
  const words = useLanguage().text.support;
  const query = useQuery(supportQuery);
  return (
    <>
      {query.data === undefined ? (
        <Pending query={query} title={words.failedList} lines={2} />
      ) : query.data.items.length === 0 ? null : (
        <ol aria-label={words.list} className="max-h-96 divide-y divide-line overflow-y-auto">
          {query.data.items.map((one) => (
            <Exchange key={one.id} one={one} />
          ))}
        </ol>
      )}
      <Compose />
    </>
  );
};
