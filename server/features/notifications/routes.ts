import * as contract from "@relato/shared/contract/notifications.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs, withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { listNotifications, readNotifications } from "./queries.ts";

export const registerNotificationsRoutes = (app: FastifyInstance, { db }: Deps): void => {
  bind(app, contract.listNotifications, async ({ user }) => ({
    items: await readAs(db, user.id, listNotifications),
  }));
  bind(app, contract.readNotifications, async ({ user, body }) => ({
    read: await withUser(db, user.id, (tx) => readNotifications(tx, body.ids)),
  }));
};
