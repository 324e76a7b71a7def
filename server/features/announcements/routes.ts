import * as contract from "@relato/shared/contract/announcements.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { recordAdminAct } from "../../platform/audit/record-admin-act.ts";
import { withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import type { BuiltPages } from "../../platform/http/built-pages.ts";
import {
  countReaders,
  findAnnouncement,
  insertAnnouncement,
  listAnnouncements,
} from "./queries.ts";

import { registerUnsubscribePage } from "./unsubscribe-page.ts";

/** Announcements of administrators to the accounts that accept them. */
export const registerAnnouncementsRoutes = (
  app: FastifyInstance,
  deps: Deps,
  documents: BuiltPages,
): void => {
  const { audit, config, db, jobs } = deps;
  registerUnsubscribePage(app, deps, documents);

  bind(app, contract.listAnnouncements, async () => ({
    items: await listAnnouncements(db),
    readers: await countReaders(db),
    sends_mail: config.smtp_url !== undefined,
  }));

  bind(app, contract.createAnnouncement, async ({ body, user }) => {
    const isNew = await withUser(db, user.id, async (tx) => {
      const inserted = await insertAnnouncement(tx, user.id, body);
      if (inserted) await jobs.enqueue(tx, "announce", { id: body.id });
      return inserted;
    });
    if (isNew)
      recordAdminAct(audit, {
        actor: user.id,
        act: "announce",
        medico_id: null,
        subject: body.id,
      });
    const found = await findAnnouncement(db, body.id);
    return requireRow(found);
  });
};
