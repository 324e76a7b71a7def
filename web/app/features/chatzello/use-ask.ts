import type { Question, Thread } from "@relato/shared/contract/chatzello.ts";
import { call } from "../../api/call.ts";
import { newId } from "../../api/new-id.ts";
import { createDrafts } from "../../ui/draft/create-drafts.ts";
import { useAction } from "../../ui/use-action.ts";
import { refreshThread } from "./queries.ts";

/** A question that the server has not confirmed. A retry sends the same ids. */
export interface Asked {
  id: string;
  answer_id: string;
  parent_id: string | null;
  content: string;
  attachment_ids: string[];
}

const unsent = createDrafts<Asked>("chatzello-ask", { holdsPage: true });

export interface Ask {
  /** The question that is being sent or could not be sent. */
  pending: Asked | null;
  isSending: boolean;
  error: Error | null;
  send: (question: Pick<Asked, "parent_id" | "content" | "attachment_ids">) => void;
  retry: () => void;
}

/** Sends questions of a thread. One that could not be sent survives a reload. */
export const useAsk = (thread: Thread): Ask => {
  const draft = unsent.useDraft(thread.id);
  const action = useAction({
    run: (body: Asked) =>
      call("POST /api/chatzello/threads/:id/messages", { params: { id: thread.id }, body }),
    onSuccess: draft.drop,
    refresh: (client) => refreshThread(client, thread.id),
  });
  const isStored = thread.messages.some(({ id }) => id === draft.typed?.id);
  const pending = draft.typed === undefined || isStored ? null : draft.typed;
  const start = (asked: Asked): void => {
    draft.keep(asked);
    action.mutate(asked);
  };
  return {
    pending,
    isSending: action.isPending,
    error: action.error,
    send: (question) => start({ id: newId(), answer_id: newId(), ...question }),
    retry: () => {
      if (pending !== null) start(pending);
    },
  };
};

/** Asks for a further answer of a question. */
export const useRegenerate = (threadId: string, onDone: (question: string) => void) =>
  useAction({
    run: ({ id }: Pick<Question, "id">) =>
      call("POST /api/chatzello/messages/:id/answers", {
        params: { id },
        body: { answer_id: newId() },
      }),
    onSuccess: (_, { id }) => onDone(id),
    refresh: (client) => refreshThread(client, threadId),
    failure: "toast",
  });

export const useStop = (threadId: string) =>
  useAction({
    run: (id: string) => call("POST /api/chatzello/messages/:id/stop", { params: { id } }),
    refresh: (client) => refreshThread(client, threadId),
    failure: "toast",
  });
