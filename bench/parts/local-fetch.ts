import { Agent, type IncomingMessage, request } from "node:http";
import { Readable } from "node:stream";

export interface LocalFetchOptions {
  /** The address of this machine that the requests come from, such as 127.0.0.2. */
  localAddress: string;
  keepAlive?: boolean;
  /** An answer that takes longer is an error. */
  timeout_ms?: number;
}

const EMPTY = new Set([204, 205, 304]);

const toResponse = (answer: IncomingMessage, method: string): Response => {
  const headers = new Headers();
  for (let i = 0; i < answer.rawHeaders.length; i += 2)
    headers.append(answer.rawHeaders[i] ?? "", answer.rawHeaders[i + 1] ?? "");
  const status = answer.statusCode ?? 0;
  const hasBody = !EMPTY.has(status) && method !== "HEAD";
  if (!hasBody) answer.resume();
  const body = hasBody ? (Readable.toWeb(answer) as ReadableStream<Uint8Array>) : null;
  return new Response(body, { status, headers });
};

/**
 * A `fetch` to 127.0.0.1 that comes from another address of this machine, and sends the path as it
 * is given. Supports what the benches send: text and bytes as body, plain objects as headers.
 */
export const createLocalFetch = ({
  localAddress,
  keepAlive = false,
  timeout_ms = 120_000,
}: LocalFetchOptions): typeof fetch => {
  const agent = new Agent({ keepAlive });
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const url = input instanceof Request ? input.url : input.toString();
      // Not parsed by URL, which would normalize the path.
      const [, host, port, path] = /^http:\/\/([^/:]+):(\d+)(.*)$/.exec(url) ?? [];
      const body = init.body as string | Uint8Array | null | undefined;
      const size =
        body === undefined || body === null ? {} : { "content-length": Buffer.byteLength(body) };
      const headers = {
        ...(init.headers as Record<string, string>),
        host: `${host}:${port}`,
        ...size,
      };
      const { method = "GET" } = init;
      const sent = request(
        {
          host: "127.0.0.1",
          port,
          path,
          method,
          headers,
          agent,
          localAddress,
          timeout: timeout_ms,
        },
        (answer) => resolve(toResponse(answer, method)),
      );
      sent.on("timeout", () => sent.destroy(new Error("no answer in time")));
      sent.on("error", reject);
      sent.end(body ?? undefined);
    });
};
