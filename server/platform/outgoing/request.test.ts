import { createServer as createHttp, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requestOutside } from "./request.ts";

let server: Server;
let port: number;
let connections = 0;
beforeAll(async () => {
  server = createHttp((request, response) => {
    if (request.url === "/stall") return;
    if (request.url === "/away") response.writeHead(302, { location: "/" });
    response.end("x".repeat(100));
  });
  server.on("connection", () => connections++);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (url: string, allow: string[] = [], more = {}) =>
  requestOutside({ url, method: "GET", allow, timeout_ms: 2000, max_bytes: 1000, ...more });

describe("an address that a doctor typed", () => {
  // The listener is on every address of this machine, by IPv4 and IPv6.
  it.each([
    "127.0.0.1",
    "localhost",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "2130706433",
    "0x7f000001",
    "0177.0.0.1",
    "0.0.0.0",
    "[::]",
    "127.1",
    "169.254.169.254",
    "10.0.0.1",
    "192.168.0.1",
    "172.16.0.1",
    "100.64.0.1",
    "[fe80::1]",
    "[fd00::1]",
    "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]",
    "224.0.0.1",
    "255.255.255.255",
  ])("is refused if it is %s", async (host) => {
    for (const scheme of ["http", "https"])
      await expect(ask(`${scheme}://${host}:${port}/`)).rejects.toMatchObject({ fault: "address" });
    expect(connections).toBe(0);
  });

  it("is reached if WEBHOOK_ALLOW has it, by CIDR too", async () => {
    const url = `http://127.0.0.1:${port}/`;
    expect((await ask(url, ["127.0.0.1"])).status).toBe(200);
    expect((await ask(url, ["127.0.0.0/8"])).body.length).toBe(100);
    await expect(ask(url, ["10.0.0.0/8"])).rejects.toMatchObject({ fault: "address" });
  });

  it("is not reached without TLS unless WEBHOOK_ALLOW has it", async () => {
    await expect(ask("http://93.184.215.14/")).rejects.toMatchObject({ fault: "address" });
  });

  it("is not followed to another one, waited for without end, or read without bound", async () => {
    const allow = ["127.0.0.1"];
    expect((await ask(`http://127.0.0.1:${port}/away`, allow)).status).toBe(302);
    await expect(
      ask(`http://127.0.0.1:${port}/stall`, allow, { timeout_ms: 100 }),
    ).rejects.toMatchObject({ fault: "timeout" });
    await expect(ask(`http://127.0.0.1:${port}/`, allow, { max_bytes: 50 })).rejects.toMatchObject({
      fault: "connection",
    });
  });
});
