import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Notification } from "@relato/shared/contract/notifications.ts";
import { instant, instantNow, primaryId } from "./columns.ts";
import { accountId } from "./owner.ts";
import { consultas } from "./consultas.ts";
import { ownReference, tenantRows } from "./tenancy.ts";

export const notifications = pgTable(
  "notifications",
  {
    id: primaryId(),
    user_id: accountId(),
    type: text().$type<Notification["type"]>().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    consulta_id: uuid(),
    read_at: instant(),
    created_at: instantNow(),
  },
  (t) => [
    ownReference("notifications_consulta_fk", [t.consulta_id, t.user_id], consultas).onDelete(
      "cascade",
    ),
    index("notifications_list_idx").on(
      t.user_id,
      t.created_at.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index("notifications_consulta_id_idx").on(t.consulta_id),
    ...tenantRows(t.user_id),
  ],
);

export type NotificationRow = typeof notifications.$inferSelect;
