import { createHash } from "node:crypto";

/** A row of `audit_log`. Numbers are text, `at` is microseconds since 1970. */
export interface ChainedEntry {
  id: string;
  at: string;
  actor: string;
  action: string;
  subject: string | null;
  outcome: string;
  medico_id: string;
  seq: string;
  hash: string;
  prev_hash: string | null;
}

/** `audit_log`'s columns as `ChainedEntry` has them, for SQL. */
export const ENTRY_COLUMNS = `id::text, trim_scale(extract(epoch from at) * 1000000)::text as at,
  actor, action, subject, outcome, medico_id, seq::text, hash, prev_hash`;

/**
 * SHA-256 of an entry's canonical JSON, in hex: keys in order, no spaces. `hash_audit_entry`
 * (migration 0036) computes the same. This second implementation notices a changed function.
 */
export const hashEntry = (entry: Omit<ChainedEntry, "hash">): string => {
  const { action, actor, at, id, medico_id, outcome, prev_hash, seq, subject } = entry;
  const ordered = { action, actor, at, id, medico_id, outcome, prev_hash, seq, subject };
  return createHash("sha256").update(JSON.stringify(ordered)).digest("hex");
};
