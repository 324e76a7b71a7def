import { once } from "node:events";
import { get } from "node:http";
import type { AddressInfo } from "node:net";
import PQueue from "p-queue";
import { expect, test } from "vitest";
import { asDoctor, createBare, echo, ID } from "../../testing/bare-server.ts";
import { bind } from "./bind.ts";

/** A server whose `/api/slow` runs one request at a time and answers when the test calls `end`. */
const createSlow = () => {
  const { app } = createBare();
  const begun: { name: string; end: () => void }[] = [];
  let onBegun: (() => void) | undefined;
  const queue = new PQueue({ concurrency: 1 });
  app.after(() => {
    app.get<{ Querystring: { name: string } }>(
      "/api/slow",
      { config: { access: "doctor", queue } },
      async ({ query: { name } }) => {
        if (name === "failing") throw new Error("failed");
        await new Promise<void>((end) => {
          begun.push({ name, end });
          onBegun?.();
        });
        return name;
      },
    );
    app.get("/api/quick", { config: { access: "doctor" } }, async () => "quick");
  });
  const untilBegun = async (count: number): Promise<void> => {
    while (begun.length < count) await new Promise<void>((resolve) => (onBegun = resolve));
  };
  return { app, begun, untilBegun };
};

test("requests of one queue run one after another and do not delay other routes", async () => {
  const { app, begun, untilBegun } = createSlow();
  const ask = (name: string, headers: Record<string, string> = asDoctor) =>
    app.inject({ url: `/api/slow?name=${name}`, headers });
  const answers = [ask("1"), ask("anonymous", {}), ask("2"), ask("failing"), ask("3")];
  await untilBegun(1);
  expect((await app.inject({ url: "/api/quick", headers: asDoctor })).body).toBe("quick");
  expect(begun.map(({ name }) => name)).toEqual(["1"]);
  for (let n = 1; n <= 3; n++) {
    await untilBegun(n);
    expect(begun).toHaveLength(n);
    begun.at(-1)?.end();
  }
  const all = await Promise.all(answers);
  expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 401, 200, 500, 200]);
});

test("a request whose connection closes leaves the queue, waiting or running", async () => {
  const { app, begun, untilBegun } = createSlow();
  const connections: Promise<unknown>[] = [];
  app.server.on("connection", (socket) => connections.push(once(socket, "close")));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const ask = async (name: string) => {
    const path = `/api/slow?name=${name}`;
    const request = get({ port, host: "127.0.0.1", path, headers: asDoctor, agent: false });
    request.on("error", () => undefined);
    await once(app.server, "request");
    return request;
  };
  const served = await ask("served");
  await untilBegun(1);
  const waiting = await ask("waiting");
  waiting.destroy();
  await connections[1];
  served.destroy();
  const last = await ask("last");
  // The aborted request still begins, and then lets the next one in.
  await untilBegun(3);
  expect(begun.map(({ name }) => name)).toEqual(["served", "waiting", "last"]);
  for (const { end } of begun) end();
  const [answer] = (await once(last, "response")) as [{ statusCode: number; resume(): void }];
  answer.resume();
  expect(answer.statusCode).toBe(200);
});

test("one user's requests wait for each other and delay no other user's", async () => {
  const { app } = createBare({ REQUESTS_PARALLEL: "2" });
  const begun: (() => void)[] = [];
  let onBegun: (() => void) | undefined;
  bind(app, echo, async ({ body }) => {
    if (body.text === "slow")
      await new Promise<void>((end) => {
        begun.push(end);
        onBegun?.();
      });
    return { text: body.text };
  });
  const ask = (text: string, headers: Record<string, string> = asDoctor) =>
    app.inject({ method: "POST", url: `/api/echo/${ID}`, headers, payload: { text } });
  const slow = Array.from({ length: 4 }, () => ask("slow"));
  while (begun.length < 2) await new Promise<void>((resolve) => (onBegun = resolve));
  const other = await ask("other", { ...asDoctor, "x-user": "doctor-2" });
  expect([other.statusCode, begun.length]).toEqual([201, 2]);
  for (let next = 0; next < 4; next++) {
    while (begun.length <= next) await new Promise<void>((resolve) => (onBegun = resolve));
    begun[next]?.();
  }
  expect((await Promise.all(slow)).map(({ statusCode }) => statusCode)).toEqual([
    201, 201, 201, 201,
  ]);
});

test("a user's waiting requests are limited", async () => {
  const { app } = createBare({ REQUESTS_PARALLEL: "1" });
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  bind(app, echo, async ({ body: { text } }) => {
    await ended;
    return { text };
  });
  const ask = () =>
    app.inject({
      method: "POST",
      url: `/api/echo/${ID}`,
      headers: asDoctor,
      payload: { text: "" },
    });
  const answers = Array.from({ length: 202 }, ask);
  const refused = await Promise.race(answers);
  expect([refused.statusCode, refused.json()]).toMatchObject([429, { error: "RATE_LIMITED" }]);
  end();
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(201);
});
