import type { AuditEntry } from "@relato/shared/contract/audit-log.ts";

/** The newest of several entries, with their number. */
export interface EntryGroup {
  entry: AuditEntry;
  count: number;
}

const isSame = (a: AuditEntry, b: AuditEntry): boolean =>
  a.actor === b.actor &&
  a.actor_name === b.actor_name &&
  a.action === b.action &&
  a.outcome === b.outcome &&
  a.paciente?.id === b.paciente?.id;

/** Joins neighbours that say the same: a report that is edited is saved every second. */
export const groupEntries = (entries: readonly AuditEntry[]): EntryGroup[] => {
  const groups: EntryGroup[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last !== undefined && isSame(last.entry, entry)) last.count += 1;
    else groups.push({ entry, count: 1 });
  }
  return groups;
};
