import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { asSystem } from "../database/database.ts";
import { audit_log } from "../database/schema/audit.ts";
import { chainKeyOf, type KnownHead, type RunQuery, verifyChains } from "./verify-chain.ts";

const ANA = "ana";
const ENTRIES = 6;
let test: TestDatabase;
let admin: pg.Client;
const query: RunQuery = async <Row extends object>(text: string, params?: unknown[]) =>
  (await admin.query(text, params)).rows as Row[];

const append = (medico_id: string, action: string, subject: string | null = null) =>
  asSystem(test.db, "test", (tx) =>
    tx.drizzle
      .insert(audit_log)
      .values({ actor: "rui", action, subject, outcome: "success", medico_id }),
  );

beforeAll(async () => {
  test = await createTestDatabase();
  admin = new pg.Client({ connectionString: test.adminUrl });
  await admin.connect();
  for (let n = 0; n < ENTRIES; n++)
    for (const medico_id of [ANA, "rui", ""]) await append(medico_id, `act ${n}`);
});
afterAll(async () => {
  await admin.end();
  await test.drop();
});

/** Faults by chain after a superuser's `work`, which is undone. */
const faultsAfter = async (
  work: () => Promise<unknown>,
  known: KnownHead[] = [],
): Promise<Record<string, string | null>> => {
  await admin.query("begin");
  try {
    await work();
    const { chains } = await verifyChains(query, known);
    return Object.fromEntries(chains.map(({ medico_id, fault }) => [medico_id ?? "gone", fault]));
  } finally {
    await admin.query("rollback");
  }
};

const headOf = async (medico_id: string): Promise<KnownHead> => {
  const [head] = await query<{ seq: string; hash: string }>(
    "select seq::text, hash from audit_heads where medico_id = $1",
    [medico_id],
  );
  return { ...head!, chain: chainKeyOf(medico_id), source: "the backup of Monday" };
};

const INTACT = { [ANA]: null, rui: null, "": null };
const seqs = fc.integer({ min: 1, max: ENTRIES });

it("reports no untouched chain, whatever the entries say", async () => {
  expect(await faultsAfter(() => Promise.resolve(), [await headOf(ANA)])).toEqual(INTACT);
  const texts = fc.string({ unit: "grapheme" }).filter((text) => !text.includes("\0"));
  await fc.assert(
    fc.asyncProperty(texts, fc.option(texts), async (action, subject) => {
      await append("third", action.toWellFormed(), subject?.toWellFormed() ?? null);
      expect(await faultsAfter(() => Promise.resolve())).toEqual({ ...INTACT, third: null });
    }),
    { numRuns: 30 },
  );
  await append("third", 'a control \u001f \u007f "\\ \u2028 😀');
  expect(await faultsAfter(() => Promise.resolve())).toEqual({ ...INTACT, third: null });
});

/** Changes of one column to a different value, in SQL. */
const CHANGES = {
  id: "uuidv7()",
  at: "at + interval '1 microsecond'",
  actor: "actor || ' '",
  action: "upper(action)",
  subject: "coalesce(subject, '') || 'x'",
  outcome: "'failure'",
  medico_id: "'nobody'",
  seq: "seq + 1000",
  hash: "translate(hash, '0123456789abcdef', '123456789abcdef0')",
  prev_hash: "coalesce(prev_hash, '') || '0'",
};

it("finds every change of a column by a superuser, and names the entry", async () => {
  await fc.assert(
    fc.asyncProperty(
      seqs,
      fc.constantFrom(...(Object.keys(CHANGES) as (keyof typeof CHANGES)[])),
      async (seq, column) => {
        const faults = await faultsAfter(() =>
          admin.query(
            `update audit_log set ${column} = ${CHANGES[column]} where medico_id = $1 and seq = $2`,
            [ANA, seq],
          ),
        );
        expect(faults[ANA], column).toContain(`${seq}`);
        expect([faults["rui"], faults[""]]).toEqual([null, null]);
      },
    ),
    { numRuns: 60 },
  );
});

it("finds removed entries, also when the later ones are renumbered or cut", async () => {
  await fc.assert(
    fc.asyncProperty(seqs, fc.boolean(), async (seq, isRenumbered) => {
      const faults = await faultsAfter(async () => {
        await admin.query("delete from audit_log where medico_id = $1 and seq = $2", [ANA, seq]);
        if (isRenumbered)
          for (let n = seq + 1; n <= ENTRIES; n++)
            await admin.query(
              "update audit_log set seq = seq - 1 where medico_id = $1 and seq = $2",
              [ANA, n],
            );
      });
      expect(faults[ANA]).not.toBeNull();
    }),
    { numRuns: 30 },
  );
});

/** Removes the entries from `seq` on, and sets the head to the entry before them. */
const cutFrom = async (seq: number): Promise<void> => {
  await admin.query("delete from audit_log where medico_id = $1 and seq >= $2", [ANA, seq]);
  await admin.query("delete from audit_heads where medico_id = $1", [ANA]);
  await admin.query(
    `insert into audit_heads select medico_id, seq, hash, at from audit_log
      where medico_id = $1 order by seq desc limit 1`,
    [ANA],
  );
};

it("finds a cut end by audit_heads, or by a head that was stored elsewhere", async () => {
  const known = await headOf(ANA);
  await fc.assert(
    fc.asyncProperty(seqs, async (seq) => {
      const cut = await faultsAfter(() =>
        admin.query("delete from audit_log where medico_id = $1 and seq >= $2", [ANA, seq]),
      );
      expect(cut[ANA]).toBe(
        `the entries after ${seq - 1} are missing: audit_heads names the entry ${ENTRIES}`,
      );
      const unseen = await faultsAfter(() => cutFrom(seq));
      expect(unseen[ANA] ?? null).toBeNull();
      const seen = await faultsAfter(() => cutFrom(seq), [known]);
      // Without an entry, nothing but the known head names the chain.
      expect(seen[seq === 1 ? "gone" : ANA]).toBe(
        `the entries after ${seq - 1} are missing: the backup of Monday has the entry ${ENTRIES}`,
      );
    }),
    { numRuns: 20 },
  );
});

it("finds a rewritten chain by a known head, also one without a doctor", async () => {
  const known = await headOf(ANA);
  const { chain: _unknown, ...printed } = known;
  await admin.query("begin");
  await cutFrom(3);
  // The trigger chains the entries that replace the others.
  for (let n = 3; n <= ENTRIES; n++)
    await admin.query(
      `insert into audit_log (actor, action, outcome, medico_id)
       values ('rui', 'another act', 'success', $1)`,
      [ANA],
    );
  expect((await verifyChains(query)).chains.every(({ fault }) => fault === null)).toBe(true);
  const { chains, unknown } = await verifyChains(query, [known, printed]);
  expect(chains.find(({ medico_id }) => medico_id === ANA)?.fault).toBe(
    `the entry ${ENTRIES} was rewritten: the backup of Monday has another hash`,
  );
  expect(unknown).toEqual([
    `no chain has the entry ${ENTRIES} with the hash of the backup of Monday`,
  ]);
  await admin.query("rollback; begin");
  expect((await verifyChains(query, [printed])).unknown).toEqual([]);
  await admin.query("rollback");
});

it("chains entries of several connections without a gap or a deadlock", async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, n) => append(["x", "y", "z"][n % 3]!, `parallel ${n}`)),
  );
  const faults = await faultsAfter(() => Promise.resolve());
  expect([faults["x"], faults["y"], faults["z"]]).toEqual([null, null, null]);
});
