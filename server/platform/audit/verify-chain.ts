import { createHash } from "node:crypto";
import { type ChainedEntry, ENTRY_COLUMNS, hashEntry } from "./hash-entry.ts";

/** Names a chain where ids must not be readable: SHA-256 of the doctor's id, in hex. */
export const chainKeyOf = (medico_id: string): string =>
  createHash("sha256").update(medico_id).digest("hex");

/** A chain's head that was stored elsewhere: in a backup, or printed on a PDF. */
export interface KnownHead {
  /** `chainKeyOf` the doctor's id; undefined where it is not known, as on paper. */
  chain?: string;
  seq: string;
  hash: string;
  /** Names the place in a sentence: `the backup 2026-11-29T03-00-00Z`. */
  source: string;
}

export interface VerifiedChain {
  /** Empty for the chain of the installation; null for one that only a known head has. */
  medico_id: string | null;
  entries: number;
  /** One sentence about the first wrong entry; null for an intact chain. */
  fault: string | null;
}

export interface Verification {
  chains: VerifiedChain[];
  /** Heads without a doctor that no chain has, as sentences. */
  unknown: string[];
}

/** Runs SQL in a transaction with one snapshot that reads all rows of the log. */
export type RunQuery = <Row extends object>(text: string, params?: unknown[]) => Promise<Row[]>;

interface Head {
  medico_id: string;
  seq: string;
  hash: string;
}

interface ChainState {
  medico_id: string | null;
  head: Head | undefined;
  known: KnownHead[];
  last: Pick<ChainedEntry, "seq" | "hash"> | null;
  entries: number;
  fault: string | null;
}

const PAGE = 2000;

/** What is wrong with an entry after the entry `last`; null if nothing is. */
const faultOf = (
  entry: ChainedEntry,
  last: ChainState["last"],
  known: readonly KnownHead[],
): string | null => {
  const expected = String(BigInt(last?.seq ?? "0") + 1n);
  if (entry.seq !== expected) return `the entry ${expected} is missing`;
  if (entry.prev_hash !== (last?.hash ?? null))
    return `the entry ${expected} does not follow the entry before it`;
  if (hashEntry(entry) !== entry.hash) return `the entry ${expected} was changed`;
  const other = known.find(({ seq, hash }) => seq === expected && hash !== entry.hash);
  return other === undefined
    ? null
    : `the entry ${expected} was rewritten: ${other.source} has another hash`;
};

/** What is wrong with a chain's end; null if nothing is. */
const endFaultOf = ({ head, known, last }: ChainState): string | null => {
  const end = last?.seq ?? "0";
  const later = known.find(({ seq }) => BigInt(seq) > BigInt(end));
  if (later !== undefined)
    return `the entries after ${end} are missing: ${later.source} has the entry ${later.seq}`;
  if (head === undefined) return `audit_heads does not name the last entry, ${end}`;
  if (BigInt(head.seq) > BigInt(end))
    return `the entries after ${end} are missing: audit_heads names the entry ${head.seq}`;
  return head.seq === end && head.hash === last?.hash
    ? null
    : `audit_heads does not name the last entry, ${end}`;
};

async function* readEntries(query: RunQuery): AsyncGenerator<ChainedEntry[]> {
  await query(
    `declare entries no scroll cursor for
       select ${ENTRY_COLUMNS} from audit_log l order by l.medico_id, l.seq, l.id`,
  );
  for (;;) {
    const page = await query<ChainedEntry>(`fetch ${PAGE} from entries`);
    if (page.length > 0) yield page;
    if (page.length < PAGE) break;
  }
  await query("close entries");
}

/**
 * Verifies every chain of the audit log: that no entry was changed, removed, inserted, or cut off
 * at the end. An entry that was cut off together with its head is found by a known later head.
 */
export const verifyChains = async (
  query: RunQuery,
  known: readonly KnownHead[] = [],
): Promise<Verification> => {
  const chains = new Map<string, ChainState>();
  const stateOf = (key: string, medico_id: string | null): ChainState => {
    const found = chains.get(key);
    if (found !== undefined) return found;
    const state = { medico_id, head: undefined, known: [], last: null, entries: 0, fault: null };
    chains.set(key, state);
    return state;
  };
  const keys = new Map<string, string>();
  const keyOf = (id: string): string => {
    const key = keys.get(id) ?? chainKeyOf(id);
    keys.set(id, key);
    return key;
  };
  for (const head of await query<Head>("select medico_id, seq::text, hash from audit_heads"))
    stateOf(keyOf(head.medico_id), head.medico_id).head = head;
  // Also chains without an entry in `audit_heads`, before the heads that name chains by key.
  for (const { id } of await query<{ id: string }>(
    "select distinct medico_id as id from audit_log",
  ))
    stateOf(keyOf(id), id);
  for (const head of known)
    if (head.chain !== undefined) stateOf(head.chain, null).known.push(head);
  const printed = new Set(known.filter(({ chain }) => chain === undefined));

  for await (const page of readEntries(query))
    for (const entry of page) {
      const state = stateOf(keyOf(entry.medico_id), entry.medico_id);
      state.entries += 1;
      state.fault ??= faultOf(entry, state.last, state.known);
      if (state.fault === null) state.last = entry;
      for (const head of printed)
        if (head.seq === entry.seq && head.hash === entry.hash) printed.delete(head);
    }

  return {
    chains: [...chains.values()]
      .map((state) => ({
        medico_id: state.medico_id,
        entries: state.entries,
        fault: state.fault ?? endFaultOf(state),
      }))
      .toSorted((a, b) => ((a.medico_id ?? "") < (b.medico_id ?? "") ? -1 : 1)),
    unknown: [...printed].map(
      ({ source, seq }) => `no chain has the entry ${seq} with the hash of ${source}`,
    ),
  };
};
