import { createHash, randomBytes } from "node:crypto";
import type { CalendarFeed } from "@relato/shared/contract/agenda-notices.ts";
import { agendamentoFields } from "@relato/shared/domain/agendamento.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { asSystem, type Database, type Tx, withUser } from "../../platform/database/database.ts";
import { type AgendamentoRow, calendar_feeds } from "../../platform/database/schema/agenda.ts";
import { isEnabled } from "../contas/is-enabled.ts";
import { selectList } from "../../platform/database/select-list.ts";
import { messagesOf } from "../../platform/messages.ts";
import { writeFeed } from "./ical.ts";

/*
 * A doctor's agenda for other calendar programs, at a secret URL. It contains times, the kind of
 * appointment and the patient's initials, no name and no title: calendar services store what they
 * fetch.
 */

const PAST_DAYS = 30;
const AHEAD_DAYS = 365;
const MAX_ENTRIES = 5000;

/** Only the digest is stored. A secret of 256 bits needs no slow hash. */
const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const FEED = { created_at: calendar_feeds.created_at, last_read_at: calendar_feeds.last_read_at };
const ownFeed = eq(calendar_feeds.user_id, sql`app_user_id()`);

const toFeed = (row: Pick<typeof calendar_feeds.$inferSelect, keyof typeof FEED> | undefined) =>
  row === undefined ? { state: "off" as const } : { state: "on" as const, ...row };

export const findFeed = async (tx: Tx): Promise<CalendarFeed> => {
  const [row] = await tx.drizzle.select(FEED).from(calendar_feeds).where(ownFeed);
  return toFeed(row);
};

/** Replaces the secret; the former URL stops working. Only this response contains the token. */
export const renewFeed = async (
  tx: Tx,
  user_id: string,
  locale: Locale,
): Promise<{ token: string; feed: CalendarFeed }> => {
  const token = randomBytes(32).toString("base64url");
  const values = { token_hash: hashOf(token), locale };
  const [row] = await tx.drizzle
    .insert(calendar_feeds)
    .values({ user_id, ...values })
    .onConflictDoUpdate({
      target: calendar_feeds.user_id,
      set: { ...values, created_at: sql`now()`, last_read_at: null },
    })
    .returning(FEED);
  return { token, feed: toFeed(row) };
};

export const removeFeed = async (tx: Tx): Promise<CalendarFeed> => {
  await tx.drizzle.delete(calendar_feeds).where(ownFeed);
  return { state: "off" };
};

/** "Maria da Silva": "M. S." */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = "") => `${(/^./u.exec(word)?.[0] ?? "").toLocaleUpperCase()}.`).join(" ");
};

/** Without the title, which a feed must not contain. */
const entryFields = agendamentoFields.omit({ titulo: true });

type EntryRow = Pick<
  AgendamentoRow,
  keyof z.infer<typeof entryFields> | "id" | "sequence" | "updated_at"
> & { paciente_nome: string | null };

const listEntries = async (tx: Tx): Promise<EntryRow[]> => {
  // Written at most once an hour.
  await tx.query(
    `update calendar_feeds set last_read_at = now()
      where user_id = app_user_id()
        and (last_read_at is null or last_read_at < now() - interval '1 hour')`,
  );
  return tx.query<EntryRow>(
    `select a.id, a.sequence, a.updated_at, ${selectList(entryFields, "a")},
            p.nome as paciente_nome
       from agendamentos a left join pacientes p on p.id = a.paciente_id
      where a.medico_id = app_user_id() and a.cancelled_at is null
        and a.data >= now() - make_interval(days => $1)
        and a.data < now() + make_interval(days => $2)
      order by a.data, a.id limit $3`,
    [PAST_DAYS, AHEAD_DAYS, MAX_ENTRIES],
  );
};

/** The agenda of a secret URL; null for an unknown secret. Entries link to `base_url`. */
export const readFeed = async (
  db: Database,
  token: string,
  base_url: string,
): Promise<{ body: string; etag: string } | null> => {
  if (!TOKEN.test(token)) return null;
  const owner = await asSystem(db, "find the doctor of a calendar feed", async (tx) => {
    const [row] = await tx.drizzle
      .select()
      .from(calendar_feeds)
      .where(and(eq(calendar_feeds.token_hash, hashOf(token)), isEnabled(calendar_feeds.user_id)));
    return row;
  });
  if (owner === undefined) return null;
  const { locale, user_id } = owner;
  const rows = await withUser(db, user_id, listEntries);
  const texts = messagesOf(locale).appointmentNotices;
  const body = writeFeed(
    texts.calendar.name,
    rows.map((row) => ({
      ...row,
      agendamento_id: row.id,
      summary: texts.calendar.doctor(texts.tipo[row.tipo], initialsOf(row.paciente_nome ?? "")),
      place: "",
      stamp: row.updated_at,
      url: `${base_url}/${locale}/dashboard?view=calendar`,
    })),
  );
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url")}"` };
};
