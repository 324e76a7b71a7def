import { randomUUID } from "node:crypto";
import { MARK, type Owned } from "./access-owned.fixture.ts";
import type { Deps } from "./deps.ts";
import { createAttachment, createMessage, createThread } from "./testing/chatzello-factories.ts";

/** A new id each time it is sent. */
const newId = { toJSON: () => randomUUID() };

/** The entries of the assistant. Longer paths come first. */
export const chatzelloRows = ({ db }: Deps): Record<string, Owned> => ({
  "/api/chatzello/attachments/:id/file": {
    make: async ({ id: user_id }) => (await createAttachment(db, { user_id, name: MARK })).id,
    payload: "x",
    headers: { "content-type": "application/octet-stream" },
  },
  "/api/chatzello/attachments/:id": {
    make: async ({ id: user_id }) => (await createAttachment(db, { user_id, name: MARK })).id,
  },
  "/api/chatzello/messages/:id/stop": {
    make: async ({ id: user_id }) => {
      const answer = { role: "assistant", content: MARK, state: "done" } as const;
      return (await createMessage(db, { user_id, ...answer })).id;
    },
  },
  "/api/chatzello/messages/:id": {
    make: async ({ id: user_id }) => (await createMessage(db, { user_id, content: MARK })).id,
    payload: { answer_id: newId },
  },
  "/api/chatzello/threads/:id": {
    make: async ({ id: user_id }) => (await createThread(db, { user_id, title: MARK })).id,
    payload: {
      ...{ id: newId, answer_id: newId, parent_id: null, content: MARK, attachment_ids: [] },
      ...{ title: MARK, name: "exame.pdf", mimeType: "application/pdf", size: 1 },
    },
  },
});
