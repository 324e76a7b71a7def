import { randomUUID } from "node:crypto";
import type { BlockedTime, OutsideCalendar } from "@relato/shared/contract/calendars.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asSystem } from "../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import {
  type Answer,
  basicOf,
  calendarOf,
  type CalendarServer,
  createCalendarServer,
  eventOf,
  serve,
} from "./calendars.fixture.ts";
import { startCalendarJobs } from "./jobs.ts";
import { backoffAfter } from "./refresh.ts";

/* Subscriptions through the routes, reading by the real queue from a real server. */

let server: TestApp;
let stop: () => Promise<void>;
let outside: CalendarServer;
let doctor: TestClient;
beforeAll(async () => {
  server = await createTestApp({ env: { WEBHOOK_ALLOW: "127.0.0.1", RATE_LIMIT_FACTOR: "100" } });
  stop = await startCalendarJobs(server.deps);
});
afterAll(async () => {
  await stop();
  await server.close();
});
beforeEach(async () => {
  outside = await createCalendarServer(serve(calendarOf(EVENT)));
  doctor = await signUp(server.app);
});
afterEach(() => outside.close());

const HOUR = 60 * 60 * 1000;
/** Tomorrow, at a full hour. */
const START = new Date(Math.ceil(Date.now() / HOUR) * HOUR + 24 * HOUR);
const after = (hours: number): Date => new Date(START.getTime() + hours * HOUR);
const EVENT = eventOf(
  `DTSTART:${basicOf(START)}`,
  `DTEND:${basicOf(after(1))}`,
  "SUMMARY:Plantão no hospital",
);
const PATIENCE = { timeout: 20_000 };

const post = (url: string, payload: object = {}) =>
  doctor.call({ method: "POST", url: `/api/agenda${url}`, payload });
const calendars = async (): Promise<OutsideCalendar[]> =>
  (await doctor.call({ url: "/api/agenda/calendars" })).json<{ items: OutsideCalendar[] }>().items;
const blocked = async (): Promise<BlockedTime[]> => {
  const range = { from: after(-48).toISOString(), to: after(240).toISOString() };
  const query = new URLSearchParams(range).toString();
  const answer = await doctor.call({ url: `/api/agenda/blocked-times?${query}` });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: BlockedTime[] }>().items;
};
const subscribe = async (more: object = {}): Promise<OutsideCalendar> => {
  const answer = await post("/calendars", {
    ...{ id: randomUUID(), name: "Hospital", address: outside.url, show_titles: true },
    ...more,
  });
  expect(answer.statusCode).toBe(201);
  return answer.json<OutsideCalendar>();
};
/** Waits until the only calendar was read, or was not. */
const settled = async (): Promise<OutsideCalendar> => {
  await expect
    .poll(async () => {
      const [one] = await calendars();
      return one !== undefined && (one.refreshed_at !== null || one.failure !== null);
    }, PATIENCE)
    .toBe(true);
  return (await calendars())[0]!;
};
/** Makes the calendar due and waits until it was read again. */
const readAgain = async ({ id }: OutsideCalendar): Promise<OutsideCalendar> => {
  const count = outside.requests.length;
  expect((await post(`/calendars/${id}/refresh`)).statusCode).toBe(200);
  await expect.poll(() => outside.requests.length, PATIENCE).toBeGreaterThan(count);
  await expect
    .poll(
      () =>
        asSystem(server.deps.db, "test", (tx) =>
          tx.queryAsLogin(
            `select from pgboss.job where name = 'refresh-calendar' and state <= 'active'
               and data ->> 'calendar_id' = $1`,
            [id],
          ),
        ).then(({ length }) => length),
      PATIENCE,
    )
    .toBe(0);
  return (await calendars())[0]!;
};
const storedText = async (): Promise<string> =>
  JSON.stringify(
    await asSystem(server.deps.db, "test", (tx) =>
      tx.query("select to_jsonb(c) as row from outside_calendars c"),
    ),
  );

describe("a subscription", () => {
  it("blocks the calendar's times, with titles if the doctor wants them", async () => {
    const made = await subscribe();
    expect(made).toMatchObject({ host: `127.0.0.1:${outside.port}`, refreshed_at: null });
    const read = await settled();
    expect(read).toMatchObject({ failure: null, is_partial: false });
    expect(await blocked()).toMatchObject([
      {
        source: "calendar",
        calendar: { id: made.id, name: "Hospital" },
        starts_at: START.toISOString(),
        ends_at: after(1).toISOString(),
        title: "Plantão no hospital",
      },
    ]);
    const change = { name: "Santa Casa", show_titles: false };
    const url = `/api/agenda/calendars/${made.id}`;
    const renamed = await doctor.call({ method: "PUT", url, payload: change });
    expect(renamed.json()).toMatchObject(change);
    expect(await blocked()).toMatchObject([{ calendar: { name: "Santa Casa" }, title: null }]);
    const removed = await doctor.call({ method: "DELETE", url });
    expect(removed.statusCode).toBe(200);
    expect([await calendars(), await blocked()]).toEqual([[], []]);
  });

  it("keeps its address secret", async () => {
    await subscribe({ address: outside.url });
    await settled();
    expect(JSON.stringify(await calendars())).not.toContain("private-secret");
    expect(await storedText()).not.toContain("private-secret");
    expect(server.logged.join("\n")).not.toContain("private-secret");
  });

  it("is created once for a repeated id, and ten times at most", async () => {
    const id = randomUUID();
    await Promise.all([subscribe({ id }), subscribe({ id })]);
    expect(await calendars()).toHaveLength(1);
    for (let n = 1; n < 10; n++) await subscribe();
    const answer = await post("/calendars", {
      ...{ id: randomUUID(), name: "x", address: outside.url, show_titles: false },
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { error: "CALENDARS_LIMIT" }]);
  });

  it.each(["ftp://example.org/a.ics", "javascript:alert(1)", "agenda", "https://a:b@example.org/"])(
    "refuses the address %s",
    async (address) => {
      const form = { id: randomUUID(), name: "x", address, show_titles: false };
      const answer = await post("/calendars", form);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        422,
        { error: "CALENDAR_ADDRESS_INVALID", field: "address" },
      ]);
    },
  );
});

describe("reading again", () => {
  it("asks with the validators of the last answer, and keeps the times on 304", async () => {
    const validators = { etag: '"v1"', "last-modified": "Sun, 29 Nov 2026 12:00:00 GMT" };
    outside.setAnswer((request, response) => {
      if (request.headers["if-none-match"] === '"v1"') response.writeHead(304).end();
      else serve(calendarOf(EVENT), validators)(request, response);
    });
    await subscribe();
    const first = await settled();
    const again = await readAgain(first);
    expect(outside.requests.at(-1)?.headers).toMatchObject({
      "if-none-match": '"v1"',
      "if-modified-since": validators["last-modified"],
    });
    expect(again.failure).toBeNull();
    expect(Date.parse(again.refreshed_at!)).toBeGreaterThan(Date.parse(first.refreshed_at!));
    expect(await blocked()).toHaveLength(1);
  });

  it("replaces the times of a changed calendar", async () => {
    await subscribe();
    const first = await settled();
    const moved = eventOf(`DTSTART:${basicOf(after(5))}`, "DURATION:PT2H");
    outside.setAnswer(serve(calendarOf(moved)));
    await readAgain(first);
    expect(await blocked()).toMatchObject([
      { starts_at: after(5).toISOString(), ends_at: after(7).toISOString(), title: null },
    ]);
  });

  it("keeps the times when the calendar fails, and says why and since when", async () => {
    await subscribe();
    const first = await settled();
    outside.setAnswer((_, response) => void response.writeHead(404).end());
    const failed = await readAgain(first);
    expect(failed.failure).toMatchObject({ reason: "refused" });
    expect(failed.refreshed_at).toBe(first.refreshed_at);
    expect(await blocked()).toHaveLength(1);
    expect((await readAgain(first)).failure).toEqual(failed.failure);
    outside.setAnswer(serve(calendarOf(EVENT)));
    expect((await readAgain(first)).failure).toBeNull();
  });

  it("waits longer after each failure, up to a day", () => {
    const minutes = [1, 2, 3, 10, 1000].map((failures) => backoffAfter(failures) / 60_000);
    expect(minutes).toEqual([30, 60, 120, 1440, 1440]);
  });
});

describe("a hostile or broken calendar", () => {
  const redirect = (location: string) =>
    outside.setAnswer((request, response) => {
      if (request.url === "/moved.ics") serve(calendarOf(EVENT))(request, response);
      else response.writeHead(302, { location }).end();
    });

  it("may redirect to an address that may be reached", async () => {
    redirect("/moved.ics");
    await subscribe();
    expect((await settled()).failure).toBeNull();
    expect(await blocked()).toHaveLength(1);
  });

  it.each([
    ["to the loopback by another name", (port: number) => `http://[::1]:${port}/moved.ics`],
    ["to a private network", () => "http://10.0.0.1/a.ics"],
    ["to the metadata of a cloud", () => "http://169.254.169.254/latest/meta-data/"],
    ["without end", () => "/again.ics"],
    ["to a file", () => "file:///etc/passwd"],
    ["to nowhere", () => ""],
  ])("is refused if it redirects %s", async (_, location) => {
    redirect(location(outside.port));
    await subscribe();
    expect((await settled()).failure).toMatchObject({ reason: "redirect" });
    expect(outside.requests.length).toBeLessThanOrEqual(4);
  });

  it.each<[string, string, Answer]>([
    ["a page", "not_calendar", serve("<html>Sign in</html>")],
    ["9 MB", "too_large", serve("x".repeat(9 * 1024 * 1024))],
    ["a server error", "status", (_, response) => void response.writeHead(500).end()],
  ])("of %s is shown as %s, and the next one is read", async (_, reason, answer) => {
    outside.setAnswer(answer);
    await subscribe();
    const failed = await settled();
    expect(failed.failure).toMatchObject({ reason });
    outside.setAnswer(serve(calendarOf(EVENT)));
    expect((await readAgain(failed)).failure).toBeNull();
  });

  it("stores the first 5,000 times of a huge one", async () => {
    const many = eventOf(
      `DTSTART:${basicOf(START)}`,
      "DURATION:PT1M",
      "RRULE:FREQ=MINUTELY;INTERVAL=2;COUNT=6000",
    );
    outside.setAnswer(serve(calendarOf(many)));
    await subscribe();
    expect(await settled()).toMatchObject({ failure: null, is_partial: true });
    expect(await blocked()).toHaveLength(5000);
  });
});

it("is not read in a private network that is not allowed", async () => {
  await subscribe({ address: `http://127.0.0.2:${outside.port}/a.ics` });
  expect((await settled()).failure).toMatchObject({ reason: "address" });
  expect(outside.requests).toEqual([]);
});
