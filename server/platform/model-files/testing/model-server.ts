import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

export interface ModelServerOptions {
  /** The folder whose files it serves, below any path. */
  folder: string;
  /** Bytes after which it breaks the connection, for each request in turn; then it behaves. */
  cuts?: number[];
  /** Bytes after which it sends nothing more and keeps the connection. */
  held?: number;
  /** Changes what a file's hash is said to be. */
  lie?: boolean;
  /** Ignores `Range`, as simple servers do. */
  withoutRanges?: boolean;
  /** The commit that it names, as Hugging Face does. */
  commit?: string;
  /** The size that it announces, in bytes. */
  announced?: number;
}

/**
 * Serves files like Hugging Face: ranges, and the sha256 in `X-Linked-ETag` or the git hash in
 * `ETag`.
 */
export const startModelServer = async (options: ModelServerOptions) => {
  const cuts = [...(options.cuts ?? [])];
  const requests: string[] = [];

  const head = (response: ServerResponse, name: string, body: Buffer): void => {
    const sha256 = createHash("sha256")
      .update(options.lie ? "other" : body)
      .digest("hex");
    const blob = createHash("sha1").update(`blob ${body.length}\0`).update(body).digest("hex");
    if (options.commit) response.setHeader("x-repo-commit", options.commit);
    if (options.announced) response.setHeader("x-linked-size", options.announced);
    if (/\.(onnx|gguf)$/u.test(name)) response.setHeader("x-linked-etag", `"${sha256}"`);
    else response.setHeader("etag", `"${blob}"`);
    response.setHeader("content-length", body.length);
    response.end();
  };

  const send = (request: IncomingMessage, response: ServerResponse, body: Buffer): void => {
    const from = options.withoutRanges
      ? 0
      : Number(/^bytes=(\d+)-/u.exec(request.headers.range ?? "")?.[1] ?? 0);
    if (from > 0)
      response.setHeader("content-range", `bytes ${from}-${body.length - 1}/${body.length}`);
    response.writeHead(from > 0 ? 206 : 200, { "content-length": body.length - from });
    if (options.held !== undefined) {
      response.write(body.subarray(from, options.held));
      return;
    }
    const cut = cuts.shift();
    if (cut === undefined) response.end(body.subarray(from));
    else response.write(body.subarray(from, from + cut), () => response.socket?.end());
  };

  const server = createServer((request, response) => {
    const name = request.url?.split("/").at(-1) ?? "";
    requests.push(`${request.method} ${request.url} ${request.headers.range ?? ""}`.trim());
    const body = readFileSync(join(options.folder, name));
    if (request.method === "HEAD") head(response, name, body);
    else send(request, response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/mirror`,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
