import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "./testing/database.ts";

/** Starts the real process on its own database and folder. */

let folder: string;
let database: TestDatabase;
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "relato-serve-"));
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
  }
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const run = (program: "main.ts" | "worker.ts", env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, program)], {
    env: {
      PATH: process.env["PATH"],
      DATABASE_URL: database.url,
      DATABASE_MIGRATOR_URL: database.migratorUrl,
      DATA_DIR: join(folder, "data"),
      CACHE_DIR: join(folder, "cache"),
      PORT: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  const stderr = text(child.stderr);
  const exited = once(child, "exit").then(([code]) => code as number | null);
  return { child, stderr, exited };
};

/** Resolves when the process has printed `words`; fails if it exits before. */
const said = async ({ child, stderr }: ReturnType<typeof run>, words: string): Promise<string> => {
  let all = "";
  for await (const chunk of child.stdout ?? []) {
    all += String(chunk);
    if (all.includes(words)) return all;
  }
  throw new Error(`the process ended without "${words}": ${await stderr}`);
};

const portOf = (block: string): number => Number(/http:\/\/localhost:(\d+)/.exec(block)?.[1]);

const isRefused = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "localhost");
    socket.on("connect", () => {
      socket.destroy();
      resolve(false);
    });
    socket.on("error", () => resolve(true));
  });

/** Collects the data until the other side closes. */
const rest = async (socket: Socket): Promise<string> => {
  let all = "";
  socket.on("data", (chunk) => (all += String(chunk)));
  await once(socket, "close");
  return all;
};

test("it prints its address, serves, and shuts down gracefully", async () => {
  const server = run("main.ts");
  const block = await said(server, "Ctrl-C ends it.");
  expect(block).toContain(join(folder, "data"));
  expect(block).toMatch(/Database +PostgreSQL at DATABASE_URL/);
  const port = portOf(block);
  const origin = `http://localhost:${port}`;

  const ready = await fetch(`${origin}/ready`);
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { status: "ready", checks: { database: true, migrations: true, jobs: true } },
  ]);
  const account = { email: "ana@example.org", password: "guarda-chuva azul" };
  const signedUp = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  const cookie = signedUp.headers.getSetCookie()[0]?.split(";")[0] ?? "";

  const stream = await fetch(`${origin}/api/events`, { headers: { cookie } });
  expect(stream.headers.get("content-type")).toContain("text/event-stream");
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();

  const body = JSON.stringify(account);
  const socket = connect(port, "localhost");
  socket.write(
    `POST /api/auth/sign-in/email HTTP/1.1\r\nhost: localhost\r\n` +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n` +
      `expect: 100-continue\r\n\r\n${body.slice(0, 10)}`,
  );
  // The server has accepted the request and waits for the rest of its body.
  const [first] = (await once(socket, "data")) as [Buffer];
  expect(String(first)).toMatch(/^HTTP\/1\.1 100 Continue/);
  const answer = rest(socket);

  server.child.kill("SIGTERM");
  while (!(await isRefused(port))) await delay(5);
  socket.write(body.slice(10));

  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK/);
  while (!(await reader.read()).done);
  expect(await server.exited).toBe(0);
});

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
};

test("a worker runs beside it, serves its metrics, and shuts down gracefully", async () => {
  const port = await findFreePort();
  const worker = run("worker.ts", { METRICS_PORT: String(port) });
  await said(worker, "worker is ready");
  const metrics = await fetch(`http://localhost:${port}/metrics`);
  expect(await metrics.text()).toContain('relato_jobs{queue="account-mail",state="waiting"} 0');
  worker.child.kill("SIGINT");
  expect(await worker.exited).toBe(0);
  expect(await isRefused(port)).toBe(true);
});

test("an invalid variable is named and stops the start", async () => {
  const { stderr, exited } = run("main.ts", { PORT: "http" });
  expect([await exited, await stderr]).toEqual([78, "PORT must be a whole number.\n"]);
});

test("a port in use is reported", async () => {
  const other = createServer().listen(0, "localhost");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  const { stderr, exited } = run("main.ts", { PORT: String(port), LOG_LEVEL: "silent" });
  expect([await exited, await stderr]).toEqual([
    1,
    `Port ${port} is taken. Set PORT or METRICS_PORT to another one, or end what uses it.\n`,
  ]);
  other.close();
});
