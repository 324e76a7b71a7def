import type { DoctorEvent } from "@relato/shared/events/doctor.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { createDoctor } from "../../testing/factories.ts";
import { createLog } from "../audit/log.ts";
import { createDatabase, withUser } from "../database/database.ts";
import { Events, pruneEvents } from "./events.ts";
import type { StoredEvent } from "./reader.ts";

let test: TestDatabase;
let events: Events;
beforeAll(async () => {
  test = await createTestDatabase();
  events = new Events({ database: test.db, log: createLog("silent") });
});
afterAll(async () => {
  await events.close();
  await test.drop();
});

const newDoctor = async (): Promise<string> => (await createDoctor(test.db)).id;
const eventOf = (done_ms: number): DoctorEvent => ({
  type: "consulta_progress",
  consulta_id: "00000000-0000-4000-8000-000000000000",
  progresso: { step: "transcribing", done_ms },
});
const publish = (userId: string, n: number): Promise<void> =>
  withUser(test.db, userId, (tx) => events.publish(tx, userId, eventOf(n)));
const numbersOf = (seen: StoredEvent[]): (number | undefined)[] =>
  seen.map(({ event }) =>
    event.type === "consulta_progress" ? event.progresso.done_ms : undefined,
  );

/** A subscription whose `until(n)` resolves once `n` events have arrived. */
const listen = async (userId: string, afterId: string | null = null) => {
  const seen: StoredEvent[] = [];
  const controller = new AbortController();
  let wake = (): void => undefined;
  await events.subscribe(userId, afterId, controller.signal, (stored) => {
    seen.push(stored);
    wake();
  });
  const until = async (count: number): Promise<void> => {
    while (seen.length < count) await new Promise<void>((resolve) => (wake = resolve));
  };
  return { seen, until, stop: () => controller.abort() };
};

describe("events", () => {
  it("reach only their doctor, in order, once", async () => {
    const [mine, theirs] = [await newDoctor(), await newDoctor()];
    const [me, them] = [await listen(mine), await listen(theirs)];
    for (let n = 0; n < 20; n++) await publish(n % 2 === 0 ? mine : theirs, n);
    await Promise.all([me.until(10), them.until(10)]);
    expect(numbersOf(me.seen)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
    expect(numbersOf(them.seen)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19]);
    me.stop();
    them.stop();
  });

  it("are not sent when their transaction is rolled back", async () => {
    const id = await newDoctor();
    const me = await listen(id);
    const failing = withUser(test.db, id, async (tx) => {
      await events.publish(tx, id, eventOf(1));
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await publish(id, 2);
    await me.until(1);
    expect(numbersOf(me.seen)).toEqual([2]);
    me.stop();
  });

  it("are not lost when a transaction that began earlier commits later", async () => {
    const id = await newDoctor();
    const me = await listen(id);
    const [published, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = withUser(test.db, id, async (tx) => {
      await events.publish(tx, id, eventOf(1));
      published.resolve();
      await mayCommit.promise;
    });
    await published.promise;
    // The quick event waits for the slow one; otherwise the slow one's lower id would be missed.
    const quick = publish(id, 2);
    await publish(await newDoctor(), 3);
    mayCommit.resolve();
    await Promise.all([slow, quick]);
    await me.until(2);
    expect(numbersOf(me.seen)).toEqual([1, 2]);
    me.stop();
  });

  it("arrive in order from many writers, across pages", async () => {
    const id = await newDoctor();
    const me = await listen(id);
    await Promise.all(Array.from({ length: 250 }, (_, n) => publish(id, n)));
    await me.until(250);
    const ids = me.seen.map((stored) => Number(stored.id));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(new Set(numbersOf(me.seen)).size).toBe(250);
    me.stop();
    const again = await listen(id, "0");
    expect(numbersOf(again.seen)).toEqual(numbersOf(me.seen));
    again.stop();
  });

  it("published while the connection was down arrive after the reconnect", async () => {
    const id = await newDoctor();
    const me = await listen(id);
    await publish(id, 1);
    await me.until(1);
    const admin = createDatabase(test.adminUrl);
    const cut = () =>
      admin.pool.query(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity
          where application_name = 'relato events' and datname = current_database()`,
      );
    expect((await cut()).rowCount).toBe(1);
    await publish(id, 2);
    await me.until(2);
    await publish(id, 3);
    await me.until(3);
    expect(numbersOf(me.seen)).toEqual([1, 2, 3]);
    me.stop();
    await admin.close();
  });
});

describe("resuming", () => {
  it("continues after a stored event", async () => {
    const id = await newDoctor();
    for (const n of [1, 2, 3]) await publish(id, n);
    const all = await listen(id, "0");
    all.stop();
    const first = all.seen[0]?.id ?? "";
    expect(await events.resumePoint(id, first)).toEqual({ after_id: first, reset: false });
    const rest = await listen(id, first);
    rest.stop();
    expect(numbersOf(rest.seen)).toEqual([2, 3]);
  });

  it("resets when the event was deleted, is another doctor's, or never existed", async () => {
    const [id, other] = [await newDoctor(), await newDoctor()];
    await publish(other, 1);
    await publish(id, 2);
    const { seen } = await listen(id, "0");
    const old = seen[0]?.id ?? "";
    await withUser(test.db, id, (tx) =>
      tx.query("update events set created_at = now() - interval '2 hours'"),
    );
    expect(await pruneEvents(test.db)).toBe(1);
    await publish(id, 3);
    const latest = (await events.resumePoint(id, null)).after_id;
    expect(Number(latest)).toBeGreaterThan(Number(old));
    const theirs = (await events.resumePoint(other, null)).after_id;
    for (const told of [old, theirs, "0", "x'; drop", "9".repeat(40)]) {
      expect(await events.resumePoint(id, told)).toEqual({ after_id: latest, reset: true });
    }
    expect(await events.resumePoint(id, null)).toEqual({ after_id: latest, reset: false });
  });
});
