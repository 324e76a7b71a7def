import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { asDoctor, createBare, echo, ID } from "../../testing/bare-server.ts";
import { portOf } from "../../testing/uploads.ts";
import { bind } from "./bind.ts";
import { isTooSlow } from "./slow-bodies.ts";

const PACE = { stall_ms: 30_000, bytes_per_s: 500 };

test.each([
  ["one that just began", 0, 0, 0, 10_000, false],
  ["one that stalls", 0, 1_000_000, 60_000, 91_000, true],
  ["a byte at a time", 0, 60, 60_000, 60_000, true],
  ["a long, steady one", 0, 50_000_000, 3_600_000, 3_600_000, false],
  ["a short pause", 0, 1_000_000, 60_000, 80_000, false],
])("a body is too slow: %s", (_what, began, bytes, lastByte, now, expected) => {
  expect(isTooSlow({ began, bytes, lastByte }, now, PACE)).toBe(expected);
});

/** A listening server with `echo`. */
const listen = async (env: Record<string, string>): Promise<FastifyInstance> => {
  const { app } = createBare(env);
  bind(app, echo, async ({ body }) => body);
  await app.listen({ port: 0, host: "127.0.0.1" });
  return app;
};
const begin = (app: FastifyInstance, role: string, length: number, body: string): Socket => {
  const socket = connect(portOf(app), "127.0.0.1");
  socket.write(
    `POST /api/echo/${ID} HTTP/1.1\r\nHost: localhost\r\nX-Role: ${role}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`,
  );
  return socket;
};

test("a request whose body does not come is ended", async () => {
  const app = await listen({ BODY_TIMEOUT_S: "1" });
  expect(await text(begin(app, "doctor", 1000, '{"te'))).toMatch(/^HTTP\/1\.1 408 /);
});

test("a refused request whose body does not come is ended too", async () => {
  const app = await listen({ BODY_TIMEOUT_S: "1" });
  expect(await text(begin(app, "nobody", 1000, '{"te'))).toMatch(/^HTTP\/1\.1 401 /);
});

test("a body over the limit is refused before it comes", async () => {
  const app = await listen({});
  const socket = begin(app, "doctor", 20 * 1024 * 1024, "{");
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
});

test("slow bodies of one doctor leave memory for the others", async () => {
  const app = await listen({ BODY_MEMORY_MB: "16" });
  const MIB = 1024 * 1024;
  // A quarter of 16 MiB holds four such bodies.
  const slow = Array.from({ length: 8 }, () => begin(app, "doctor", MIB, "{"));
  const refused = await Promise.any(slow.map((socket) => once(socket, "data")));
  expect(String(refused[0])).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 5/i);
  const honest = await app.inject({
    method: "POST",
    url: `/api/echo/${ID}`,
    headers: { ...asDoctor, "x-user": "another-doctor" },
    payload: { text: "oi" },
  });
  expect(honest.statusCode).toBe(201);
  // When they end, their memory is free again.
  const closing = slow.map((socket) => once(socket, "close"));
  for (const socket of slow) socket.destroy();
  await Promise.all(closing);
});
