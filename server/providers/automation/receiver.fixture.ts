import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { ROOT } from "../../platform/config/environment.ts";

/** Starts examples/automation/receiver.mjs as a process. */
export const startExampleReceiver = async (env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [join(ROOT, "examples/automation/receiver.mjs")], {
    env: { ...env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { url: line.toString().trim(), close: () => child.kill() };
};

export interface Received {
  method: string | undefined;
  path: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

/** A receiver that answers every request by `answer`. */
export const startReceiver = async (
  answer: (response: ServerResponse, request: Received) => unknown,
) => {
  const received: Received[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    let body = "";
    request.on("data", (piece) => (body += String(piece)));
    request.on("end", () => {
      const { method, url: path, headers } = request;
      const { authorization } = headers;
      const one = {
        method,
        path,
        authorization,
        body: JSON.parse(body || "{}") as Received["body"],
      };
      received.push(one);
      answer(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/`,
    received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** An answer of these fields as JSON. */
export const answerWith = (fields: unknown) => (response: ServerResponse) => {
  response.end(JSON.stringify(fields));
};

/** What a broken receiver may do, with the fault that a call reports. */
export const FAULTY_ANSWERS = [
  ["a status", (response: ServerResponse) => response.writeHead(500).end("{}"), "refused"],
  [
    "a redirect",
    (response: ServerResponse) => response.writeHead(307, { location: "/other" }).end(),
    "refused",
  ],
  ["no JSON", (response: ServerResponse) => response.end("hello"), "invalid"],
  ["another shape", answerWith([]), "invalid"],
  ["a closed connection", (response: ServerResponse) => response.destroy(), "unreachable"],
  [
    "a huge body",
    (response: ServerResponse) => response.end(JSON.stringify({ reply: "x".repeat(3_000_000) })),
    "too_long",
  ],
] as const;
