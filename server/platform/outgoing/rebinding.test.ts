import dns from "node:dns";
import { createServer, type Server } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { requestOutside } from "./request.ts";

/*
 * DNS rebinding: a name that resolves to a public address at first, and to an address of this
 * machine later. The resolver is the test's; the connections are real.
 */

type Address = { address: string; family: 4 | 6 };
type Done = (error: NodeJS.ErrnoException | null, found: Address[]) => void;

const PUBLIC: Address = { address: "93.184.215.14", family: 4 };
const PRIVATE: Address = { address: "127.0.0.1", family: 4 };

const { lookup } = dns;
let lookups = 0;

/** Each look-up takes the next answer; the last one repeats. */
const resolveTo = (...answers: Address[][]): void => {
  lookups = 0;
  const resolve = (_host: string, _options: object, done: Done): void => {
    const found = answers[Math.min(lookups++, answers.length - 1)] ?? [];
    setImmediate(() => done(null, found));
  };
  dns.lookup = resolve as unknown as typeof dns.lookup;
  syncBuiltinESMExports();
};

let server: Server;
let port: number;
let connections = 0;
beforeAll(async () => {
  server = createServer((_request, response) => response.end("secret"));
  server.on("connection", () => connections++);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  dns.lookup = lookup;
  syncBuiltinESMExports();
});
beforeEach(() => {
  connections = 0;
});

const ask = (scheme: "http" | "https", allow: string[] = []) =>
  requestOutside({
    url: `${scheme}://rebinding.example.org:${port}/`,
    ...{ method: "GET", allow, timeout_ms: 500, max_bytes: 100 },
  });

it.each(["http", "https"] as const)(
  "a name's next address is checked as well: %s",
  async (scheme) => {
    resolveTo([PUBLIC], [PRIVATE]);
    // The public address answers nothing here.
    await ask(scheme).catch(() => null);
    await expect(ask(scheme)).rejects.toMatchObject({ fault: "address" });
    expect([lookups, connections]).toEqual([2, 0]);
  },
);

it("a request looks a name up once, and connects to the checked address", async () => {
  resolveTo([PRIVATE], [PUBLIC]);
  const answer = await ask("http", ["127.0.0.1"]);
  expect(answer.body.toString()).toBe("secret");
  expect(connections).toBe(1);
  expect(lookups).toBe(1);
});

it.each([
  [[PUBLIC, PRIVATE]],
  [[PRIVATE, PUBLIC]],
  [[PUBLIC, { address: "::1", family: 6 as const }]],
  [[{ address: "::ffff:127.0.0.1", family: 6 as const }]],
])("a name with a private address among its addresses is refused: %j", async (addresses) => {
  resolveTo(addresses);
  await expect(ask("https")).rejects.toMatchObject({ fault: "address" });
  expect(connections).toBe(0);
});
