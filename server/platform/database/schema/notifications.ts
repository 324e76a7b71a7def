import { foreignKey, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Notification } from "@relato/shared/contract/notifications.ts";
import { instant, instantNow, primaryId } from "./columns.ts";
import { user } from "./auth.ts";
import { consultas } from "./consultas.ts";
import { ownRows, systemRows } from "./tenancy.ts";

export const notifications = pgTable(
  "notifications",
  {
    id: primaryId(),
    user_id: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    type: text().$type<Notification["type"]>().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    consulta_id: uuid(),
    read_at: instant(),
    created_at: instantNow(),
  },
  (t) => [
    foreignKey({
      name: "notifications_consulta_fk",
      columns: [t.consulta_id, t.user_id],
      foreignColumns: [consultas.id, consultas.medico_id],
    }).onDelete("cascade"),
    index("notifications_list_idx").on(
      t.user_id,
      t.created_at.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index("notifications_consulta_id_idx").on(t.consulta_id),
    ownRows(t.user_id),
    systemRows(),
  ],
);

export type NotificationRow = typeof notifications.$inferSelect;
