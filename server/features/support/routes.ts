import * as contract from "@relato/shared/contract/support.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs, withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { createLimit } from "../../platform/http/limits.ts";
import { AutomationError } from "../../providers/automation/automation.ts";
import { createSupport } from "../../providers/support/create.ts";
import { findThread, listMessages, storeMessage, storeReply } from "./messages.ts";

const TEN_MINUTES_MS = 600_000;

/** The conversation with support through the automation webhook. */
export const registerSupportRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { config, db, log } = deps;
  const support = createSupport(config);
  bind(app, contract.listSupportMessages, ({ user }) =>
    readAs(db, user.id, async (tx) => ({ items: await listMessages(tx) })),
  );
  const messages = createLimit(app, {
    max: 30 * config.rate_limit_factor,
    window_ms: TEN_MINUTES_MS,
    keyOf: ({ caller }) => caller?.id ?? "",
  });
  bind(app, contract.sendSupportMessage, async ({ user, body, request }) => {
    await messages.count(request);
    const { stored, threadId } = await withUser(db, user.id, async (tx) => ({
      stored: await storeMessage(tx, user.id, body),
      threadId: await findThread(tx),
    }));
    if (stored.reply !== null) return stored;
    if (support === null) throw new AppError("SUPPORT_UNAVAILABLE");
    const { message } = stored;
    const answer = await support
      .send({ userId: user.id, message, threadId })
      .catch((error: unknown) => {
        if (!(error instanceof AutomationError)) throw error;
        log.warn({ err: error }, "message to support not sent");
        throw new AppError("SUPPORT_UNAVAILABLE");
      });
    return withUser(db, user.id, (tx) => storeReply(tx, stored.id, answer));
  });
};
