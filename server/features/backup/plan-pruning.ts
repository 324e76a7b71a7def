const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT = { days: 7, weeks: 4, months: 12 };
/** An object without a backup may belong to one that is being made on another machine. */
const FRESH_MS = 2 * DAY_MS;

export interface KnownBackup {
  id: string;
  made_at: Date;
  objects: ReadonlySet<string>;
}

export interface StoredObject {
  name: string;
  changed_at: Date;
}

const dayOf = (date: Date): number => Math.floor(date.getTime() / DAY_MS);
/** Weeks begin on Monday. Day 0 of the epoch was a Thursday. */
const weekOf = (date: Date): number => Math.floor((dayOf(date) + 3) / 7);
const monthOf = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth();

/**
 * The ids of the backups to keep: the newest one of each of the last 7 days, 4 weeks and 12 months
 * (UTC) that have a backup. Periods without a backup do not count, so that an installation that was
 * switched off for a year loses none.
 */
export const selectKept = (
  backups: readonly Pick<KnownBackup, "id" | "made_at">[],
): ReadonlySet<string> => {
  const newestFirst = backups.toSorted((a, b) => b.made_at.getTime() - a.made_at.getTime());
  const kept = new Set<string>();
  for (const [periodOf, count] of [
    [dayOf, KEPT.days],
    [weekOf, KEPT.weeks],
    [monthOf, KEPT.months],
  ] as const) {
    const newest = new Map<number, string>();
    for (const { id, made_at } of newestFirst) {
      const period = periodOf(made_at);
      if (!newest.has(period) && newest.size < count) newest.set(period, id);
    }
    for (const id of newest.values()) kept.add(id);
  }
  return kept;
};

/** What to delete: backups out of retention, and objects that no kept backup references. */
export const planPruning = (
  backups: readonly KnownBackup[],
  stored: readonly StoredObject[],
  now: Date,
): { backups: string[]; objects: string[] } => {
  const kept = selectKept(backups);
  const referenced = new Set(
    backups.filter(({ id }) => kept.has(id)).flatMap(({ objects }) => [...objects]),
  );
  return {
    backups: backups.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
    objects: stored
      .filter(
        ({ name, changed_at }) =>
          !referenced.has(name) && now.getTime() - changed_at.getTime() > FRESH_MS,
      )
      .map(({ name }) => name),
  };
};
