import type { DoctorEvent } from "@relato/shared/events/doctor.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { createDoctor } from "../../testing/factories.ts";
import { createLog } from "../audit/log.ts";
import { readConfig } from "../config/config.ts";
import { withUser } from "../database/database.ts";
import type { Caller } from "../http/access.ts";
import { AppError } from "../http/errors.ts";
import { createServer } from "../http/server.ts";
import { registerEventStream } from "./sse.ts";
import { Events } from "./events.ts";

const log = createLog("silent");
let test: TestDatabase;
let events: Events;
beforeAll(async () => {
  test = await createTestDatabase();
  events = new Events({ database: test.db, log });
});
afterAll(async () => {
  await events.close();
  await test.drop();
});

/** A server whose session ends when the test calls `end`. */
const serve = async (heartbeat_ms = 60_000) => {
  const { id } = await createDoctor(test.db);
  const session: { caller: Caller | AppError | null } = {
    caller: { id, email: "d@example.org", name: "D", role: "doctor" },
  };
  const app: FastifyInstance = createServer(readConfig({}), log, async () => {
    if (session.caller instanceof AppError) throw session.caller;
    return session.caller;
  });
  app.register(async (routes) => registerEventStream(routes, { events }, { heartbeat_ms }));
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  return { app, id, session, url: `${address}/api/events` };
};
const publish = (userId: string, done_ms: number): Promise<void> =>
  withUser(test.db, userId, (tx) =>
    events.publish(tx, userId, {
      type: "consulta_progress",
      consulta_id: "00000000-0000-4000-8000-000000000000",
      progresso: { step: "transcribing", done_ms },
    }),
  );

/** Reads a stream frame by frame; null at its end. */
const open = async (url: string, headers: Record<string, string> = {}) => {
  const abort = new AbortController();
  const response = await fetch(url, { headers, signal: abort.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  const next = async (): Promise<{ id?: string; event?: DoctorEvent; comment?: string } | null> => {
    for (;;) {
      const end = rest.indexOf("\n\n");
      if (end >= 0) {
        const lines = rest.slice(0, end).split("\n");
        rest = rest.slice(end + 2);
        const valueOf = (name: string) =>
          lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
        const [id, data, comment] = [valueOf("id"), valueOf("data"), valueOf("")];
        return {
          id,
          comment,
          event: data === undefined ? undefined : (JSON.parse(data) as DoctorEvent),
        };
      }
      const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
      if (done) return null;
      rest += value;
    }
  };
  return { response, next, close: () => abort.abort() };
};

describe("GET /api/events", () => {
  it("sends its position, then the events", async () => {
    const { app, id, url } = await serve();
    const stream = await open(url);
    expect(stream.response.status).toBe(200);
    expect(stream.response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(stream.response.headers.get("cache-control")).toBe("no-store, no-transform");
    expect(stream.response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await stream.next()).toMatchObject({ id: "0", event: undefined });
    await publish(id, 7);
    expect(await stream.next()).toMatchObject({
      event: { type: "consulta_progress", progresso: { done_ms: 7 } },
    });
    stream.close();
    await app.close();
  });

  it.each(["header", "query"])("resumes after the last event, sent as %s", async (how) => {
    const { app, id, url } = await serve();
    const first = await open(url);
    await first.next();
    await publish(id, 1);
    const seen = (await first.next())?.id ?? "";
    first.close();
    await publish(id, 2);
    await publish(id, 3);
    const again =
      how === "header"
        ? await open(url, { "last-event-id": seen })
        : await open(`${url}?last_event_id=${seen}`);
    expect(await again.next()).toMatchObject({ id: seen, event: undefined });
    expect(await again.next()).toMatchObject({ event: { progresso: { done_ms: 2 } } });
    expect(await again.next()).toMatchObject({ event: { progresso: { done_ms: 3 } } });
    again.close();
    await app.close();
  });

  it("makes the screen reload everything when it does not know the last event", async () => {
    const { app, id, url } = await serve();
    await publish(id, 1);
    const stream = await open(url, { "last-event-id": "1" });
    expect(await stream.next()).toMatchObject({ event: { type: "reset" } });
    await publish(id, 2);
    expect(await stream.next()).toMatchObject({ event: { progresso: { done_ms: 2 } } });
    stream.close();
    await app.close();
  });

  it("ends when the server shuts down", async () => {
    const { app, url } = await serve();
    const stream = await open(url);
    await stream.next();
    const ended = stream.next();
    await app.close();
    expect(await ended).toBeNull();
  });

  it.each([
    ["over", null],
    ["of a disabled account", new AppError("ACCOUNT_DISABLED")],
  ])("sends heartbeats and ends when its session is %s", async (_what, gone) => {
    const { app, session, url } = await serve(10);
    const stream = await open(url);
    await stream.next();
    expect(await stream.next()).toMatchObject({ comment: "alive" });
    session.caller = gone;
    for (let frame = await stream.next(); frame !== null; frame = await stream.next()) {
      expect(frame).toMatchObject({ comment: "alive" });
    }
    await app.close();
  });

  it("limits the open streams per doctor", async () => {
    const { app, url } = await serve();
    const streams = await Promise.all(Array.from({ length: 20 }, () => open(url)));
    const refused = await fetch(url);
    expect([refused.status, await refused.json()]).toMatchObject([429, { error: "RATE_LIMITED" }]);
    streams[0]?.close();
    let status = 429;
    while (status === 429) {
      const again = await open(url);
      status = again.response.status;
      again.close();
    }
    expect(status).toBe(200);
    for (const stream of streams) stream.close();
    // fetch opened a connection that it never used, which node does not count as idle.
    app.server.closeAllConnections();
    await app.close();
  });

  it("requires a session", async () => {
    const { app, session, url } = await serve();
    session.caller = null;
    expect((await fetch(url)).status).toBe(401);
    await app.close();
  });
});
