import * as contract from "@relato/shared/contract/chatzello.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { askQuestionOf, regenerateAnswerOf } from "./ask.ts";
import { createAttachmentOf } from "./attachments/sign-url.ts";
import { findThread, requireMessage } from "./queries.ts";
import { stopAnswerOf } from "./stop.ts";
import {
  changeThreadOf,
  createThreadOf,
  deleteThreadOf,
  restoreThreadOf,
  searchThreadsOf,
} from "./threads.ts";

/** Threads of the assistant, their questions and answers. */
export const registerChatzelloRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;
  const attachmentOf = () => createAttachmentOf(deps);

  bind(app, contract.searchThreads, ({ user, body }) => searchThreadsOf(db, user.id, body));

  bind(app, contract.createThread, async ({ user, body }) =>
    createThreadOf(deps, user.id, body, await attachmentOf()),
  );

  bind(app, contract.getThread, async ({ user, params: { id } }) => {
    const of = await attachmentOf();
    return readAs(db, user.id, async (tx) => requireRow(await findThread(tx, id, of)));
  });

  bind(app, contract.changeThread, async ({ user, params: { id }, body }) =>
    changeThreadOf(deps, user.id, id, body, await attachmentOf()),
  );

  bind(app, contract.deleteThread, async ({ user, params: { id } }) => {
    await deleteThreadOf(deps, user.id, id);
    return { deleted: true as const };
  });

  bind(app, contract.restoreThread, async ({ user, params: { id } }) =>
    restoreThreadOf(deps, user.id, id, await attachmentOf()),
  );

  bind(app, contract.askQuestion, async ({ user, params: { id }, body }) =>
    askQuestionOf(deps, user.id, id, body, await attachmentOf()),
  );

  bind(app, contract.regenerateAnswer, ({ user, params: { id }, body }) =>
    regenerateAnswerOf(deps, user.id, id, body.answer_id),
  );

  bind(app, contract.getMessage, async ({ user, params: { id } }) => {
    const of = await attachmentOf();
    return readAs(db, user.id, (tx) => requireMessage(tx, id, of));
  });

  bind(app, contract.stopAnswer, ({ user, params: { id } }) => stopAnswerOf(deps, user.id, id));
};
