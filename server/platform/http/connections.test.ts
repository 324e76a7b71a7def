import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { createBare } from "../../testing/bare-server.ts";
import { portOf } from "../../testing/uploads.ts";

const GET = "GET /hello HTTP/1.1\r\nHost: localhost\r\n\r\n";

/** `/hello` answers at once, `/wait` when `end` is called. `waiting`: ten requests wait. */
const listen = async (env: Record<string, string>) => {
  const { app } = createBare(env);
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const { promise: waiting, resolve: onWaiting } = Promise.withResolvers<void>();
  let count = 0;
  const config = { access: "anonymous" } as const;
  app.get("/hello", { config }, async () => ({ hello: true }));
  app.get("/wait", { config }, async () => {
    if (++count === 10) onWaiting();
    await promise;
    return { hello: true };
  });
  await app.listen({ port: 0, host: "0.0.0.0" });
  return { app, end, waiting };
};

/** `from`: an address of this machine; Linux has all of 127.0.0.0/8. */
const open = async (app: FastifyInstance, from = "127.0.0.1"): Promise<Socket> => {
  const socket = connect({ port: portOf(app), host: "127.0.0.1", localAddress: from });
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return socket;
};
const closed = (socket: Socket): Promise<unknown> =>
  socket.closed ? Promise.resolve() : once(socket.resume(), "close");
const ask = async (socket: Socket): Promise<string> => {
  socket.write(GET);
  const [data] = (await once(socket, "data")) as [Buffer];
  return String(data).split("\r\n")[0] ?? "";
};

test("idle connections up to the limit keep no doctor out", async () => {
  const { app } = await listen({ MAX_CONNECTIONS: "10" });
  const used = await open(app);
  expect(await ask(used)).toBe("HTTP/1.1 200 OK");
  const idle: Socket[] = [];
  for (let at = 0; at < 30; at++) idle.push(await open(app));
  const honest = await open(app);
  expect(await ask(honest)).toBe("HTTP/1.1 200 OK");
  // A connection that has sent a request outlives those that never did.
  expect(await ask(used)).toBe("HTTP/1.1 200 OK");
  await Promise.all(idle.slice(0, 20).map(closed));
  for (const socket of [used, honest, ...idle]) socket.destroy();
});

test("connections in use are not closed for new ones", async () => {
  const { app, end, waiting } = await listen({ MAX_CONNECTIONS: "10" });
  const busy: Socket[] = [];
  for (let at = 0; at < 10; at++) {
    const socket = await open(app);
    socket.write(GET.replace("hello", "wait"));
    busy.push(socket);
  }
  await waiting;
  const late = await open(app);
  await closed(late);
  const answers = busy.map((socket) => once(socket, "data"));
  end();
  expect(await Promise.all(answers)).toHaveLength(10);
  for (const socket of busy) socket.destroy();
});

test("one address cannot take the connections of the others", async () => {
  const { app } = await listen({ MAX_CONNECTIONS: "100", MAX_CONNECTIONS_PER_ADDRESS: "5" });
  const flood: Socket[] = [];
  for (let at = 0; at < 20; at++) flood.push(await open(app, "127.0.0.2"));
  await Promise.all(flood.slice(0, 15).map(closed));
  const honest = await open(app, "127.0.0.3");
  expect(await ask(honest)).toBe("HTTP/1.1 200 OK");
  expect(flood.slice(15).map(({ closed: isClosed }) => isClosed)).toEqual(Array(5).fill(false));
  for (const socket of [honest, ...flood]) socket.destroy();
});

test("a connection whose headers do not come is closed", async () => {
  const { app } = await listen({ HEADERS_TIMEOUT_S: "1" });
  const silent = await open(app);
  const slow = await open(app);
  slow.write("GET /hello HTTP/1.1\r\nHost: loc");
  expect(await Promise.all([silent, slow].map(closed))).toHaveLength(2);
});
