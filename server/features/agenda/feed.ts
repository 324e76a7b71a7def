import { createHash, randomBytes } from "node:crypto";
import type { CalendarFeed } from "@relato/shared/contract/agenda-notices.ts";
import type { Tipo } from "@relato/shared/domain/agendamento.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { asSystem, type Database, type Tx, withUser } from "../../platform/database/database.ts";
import { writeFeed } from "./ical.ts";
import { messagesOf } from "../../platform/messages.ts";

/*
 * A doctor's agenda for the calendar on their phone. Whoever has the address reads it, so that it says little: when, how long, how, and the
 * patient's initials. No name and no title: what a calendar program fetches lies on its maker's servers from then on.
 */

const PAST_DAYS = 30;
const AHEAD_DAYS = 365;
const MAX_ENTRIES = 5000;

/** Only this is stored: who reads the database has no address. A secret of 256 bits needs no slow hash. */
const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

interface FeedRow {
  created_at: string;
  last_read_at: string | null;
}

const toFeed = (row: FeedRow | undefined): CalendarFeed =>
  row === undefined
    ? { state: "off" }
    : {
        state: "on",
        created_at: row.created_at,
        last_read_at: row.last_read_at,
      };

export const findFeed = async (tx: Tx): Promise<CalendarFeed> => {
  const [row] = await tx.query<FeedRow & Record<string, unknown>>(
    `select created_at, last_read_at from calendar_feeds where user_id = app_user_id()`,
  );
  return toFeed(row);
};

/** A new secret in the place of the one before, which ends here. It is known to nobody but the caller. */
export const renewFeed = async (
  tx: Tx,
  locale: Locale,
): Promise<{ token: string; feed: CalendarFeed }> => {
  const token = randomBytes(32).toString("base64url");
  const [row] = await tx.query<FeedRow & Record<string, unknown>>(
    `insert into calendar_feeds (user_id, token_hash, locale) values (app_user_id(), $1, $2)
     on conflict (user_id) do update
       set token_hash = excluded.token_hash, locale = excluded.locale, created_at = now(), last_read_at = null
     returning created_at, last_read_at`,
    [hashOf(token), locale],
  );
  return { token, feed: toFeed(row) };
};

export const removeFeed = async (tx: Tx): Promise<CalendarFeed> => {
  await tx.query(`delete from calendar_feeds where user_id = app_user_id()`);
  return { state: "off" };
};

/** "Maria da Silva": "M. S." */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = "") => `${(/^./u.exec(word)?.[0] ?? "").toLocaleUpperCase()}.`).join(" ");
};

interface EntryRow {
  id: string;
  sequence: number;
  data: string;
  duracao_min: number;
  tipo: Tipo;
  paciente_nome: string | null;
  updated_at: string;
}

/** A feed as it is sent. */
export interface ReadFeed {
  body: string;
  /** Of the content alone, quoted: the same until an appointment changes. */
  etag: string;
}

/** The agenda that a secret opens; null when it opens none. `base_url`: where an entry leads to. */
export const readFeed = async (
  db: Database,
  token: string,
  base_url: string,
): Promise<ReadFeed | null> => {
  if (!TOKEN.test(token)) return null;
  const owner = await asSystem(db, "find whose agenda an address is", async (tx) => {
    const [row] = await tx.query<{ user_id: string; locale: Locale }>(
      `select user_id, locale from calendar_feeds where token_hash = $1`,
      [hashOf(token)],
    );
    return row;
  });
  if (owner === undefined) return null;
  const { locale } = owner;
  const rows = await withUser(db, owner.user_id, async (tx) => {
    // Once an hour is enough to tell whether a calendar still reads it.
    await tx.query(
      `update calendar_feeds set last_read_at = now()
        where user_id = app_user_id() and (last_read_at is null or last_read_at < now() - interval '1 hour')`,
    );
    return tx.query<EntryRow & Record<string, unknown>>(
      `select a.id, a.sequence, a.data, a.duracao_min, a.tipo, p.nome as paciente_nome, a.updated_at
         from agendamentos a left join pacientes p on p.id = a.paciente_id
        where a.medico_id = app_user_id() and a.cancelled_at is null
          and a.data >= now() - make_interval(days => $1) and a.data < now() + make_interval(days => $2)
        order by a.data, a.id limit $3`,
      [PAST_DAYS, AHEAD_DAYS, MAX_ENTRIES],
    );
  });
  const texts = messagesOf(locale).appointmentNotices;
  const body = writeFeed(
    texts.calendar.name,
    rows.map((row) => ({
      agendamento_id: row.id,
      sequence: row.sequence,
      data: row.data,
      duracao_min: row.duracao_min,
      summary: texts.calendar.doctor(texts.tipo[row.tipo], initialsOf(row.paciente_nome ?? "")),
      location: null,
      stamp: row.updated_at,
      url: `${base_url}/${locale}/dashboard?view=calendar`,
    })),
  );
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url")}"` };
};
