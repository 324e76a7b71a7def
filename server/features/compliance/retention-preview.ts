import {
  type ConsultaRetention,
  ERASED_KINDS,
  RETENTION_KINDS,
  type RetentionKind,
  type RetentionPreview,
} from "@relato/shared/contract/compliance.ts";
import type { Deps } from "../../deps.ts";
import { asSystem, type Tx } from "../../platform/database/database.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { UPKEEP_AT } from "../upkeep/night.ts";
import { daysOf, SIGNED_AT, STORED, type RetentionConfig } from "./retention-rules.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The next run of the nightly job after `now`. */
export const nextNight = (now: Date): Date => {
  const next = new Date(now);
  next.setUTCHours(UPKEEP_AT.hour, UPKEEP_AT.minute, 0, 0);
  return next > now ? next : new Date(next.getTime() + DAY_MS);
};

/** Each with `bytes` and `since`, the start of its period. */
const ITEMS: Readonly<Record<RetentionKind, string>> = {
  audio: `select bytes, signed_at as since from (${STORED.audio}) a`,
  transcript: `select bytes, signed_at as since from (${STORED.transcript}) t`,
  chat: `
    select t.updated_at as since,
           (select coalesce(sum(octet_length(m.content)), 0)
              from chatzello_messages m where m.thread_id = t.id)
         + (select coalesce(sum(a.size), 0)
              from chatzello_attachments a where a.thread_id = t.id) as bytes
      from chatzello_threads t`,
};

interface Counts {
  count: number;
  bytes: number;
  tonight: number;
  tonight_bytes: number;
  later: number;
  later_bytes: number;
  unsigned: number;
}

const countKind = async (
  tx: Tx,
  kind: RetentionKind,
  days: number | null,
  tonight: Date,
): Promise<RetentionPreview> => {
  const sums = (name: string, condition: string) =>
    `count(*) filter (where ${condition})::int as ${name},
     coalesce(sum(bytes) filter (where ${condition}), 0)::float8 as ${name}_bytes`;
  const [row] = await tx.query<Counts>(
    `select count(*)::int as count, coalesce(sum(bytes), 0)::float8 as bytes,
            count(*) filter (where since is null)::int as unsigned,
            ${sums("tonight", "since < $1::timestamptz - make_interval(days => $2)")},
            ${sums("later", "since < $1::timestamptz - make_interval(days => $2 - 30)")}
       from (${ITEMS[kind]}) items`,
    [tonight.toISOString(), days],
  );
  const { count, bytes, unsigned, ...due } = requireRow(row);
  return {
    kind,
    days,
    stored: { count, bytes },
    tonight: { count: due.tonight, bytes: due.tonight_bytes },
    within_30_days: { count: due.later, bytes: due.later_bytes },
    unsigned,
  };
};

/** How much goes tonight and within 30 days. Counts and bytes only: no row leaves the database. */
export const previewRetention = async (
  { config, db }: Pick<Deps, "db"> & { config: RetentionConfig },
  now = new Date(),
): Promise<{ tonight_at: string; kinds: RetentionPreview[] }> => {
  const tonight = nextNight(now);
  return asSystem(db, "count what retention periods end of", async (tx) => {
    const kinds: RetentionPreview[] = [];
    for (const kind of RETENTION_KINDS)
      kinds.push(await countKind(tx, kind, daysOf(config, kind), tonight));
    return { tonight_at: tonight.toISOString(), kinds };
  });
};

interface ConsultaState {
  signed_at: string | null;
  has_audio: boolean;
  has_transcript: boolean;
  audio_erased_at: string | null;
  transcript_erased_at: string | null;
}

/** For the doctor of the consultation. @throws AppError NOT_FOUND */
export const listConsultaRetention = async (
  tx: Tx,
  config: RetentionConfig,
  id: string,
): Promise<ConsultaRetention[]> => {
  const erasedAt = (kind: string) =>
    `(select erased_at from retention_erasures r where r.consulta_id = c.id and kind = '${kind}')`;
  const [found] = await tx.query<ConsultaState>(
    `select ${SIGNED_AT} as signed_at,
            exists (select from gravacoes g where g.consulta_id = c.id) as has_audio,
            c.transcricao is not null as has_transcript,
            ${erasedAt("audio")} as audio_erased_at,
            ${erasedAt("transcript")} as transcript_erased_at
       from consultas c where c.id = $1`,
    [id],
  );
  const row = requireRow(found);
  return ERASED_KINDS.flatMap((kind): ConsultaRetention[] => {
    const erased = row[`${kind}_erased_at`];
    if (erased !== null) return [{ kind, state: "erased", days: null, at: erased }];
    const days = daysOf(config, kind);
    if (days === null || !row[`has_${kind}`]) return [];
    if (row.signed_at === null) return [{ kind, state: "unsigned", days, at: null }];
    const ends = Date.parse(row.signed_at) + days * DAY_MS;
    // Late if the last night's job failed.
    const at = nextNight(new Date(Math.max(ends, Date.now()))).toISOString();
    return [{ kind, state: "due", days, at }];
  });
};
