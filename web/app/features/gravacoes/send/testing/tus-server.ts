import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A fault, which handles one request instead of the server. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers with a status and nothing else. */
export const answer =
  (status: number): Fault =>
  (_, response) =>
    response.writeHead(status).end();

/** Drops the connection. */
export const cut: Fault = (request) => request.destroy();

/** A small tus 1.0 server (creation, deferred length) with faults by method. */
export class TusServer {
  readonly uploads = new Map<string, { data: Buffer; length: number | null; metadata: string }>();
  readonly seen: string[] = [];
  readonly faults: { method: string; fault: Fault }[] = [];
  readonly #server: Server = createServer(
    (request, response) => void this.#handle(request, response),
  );

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/api/uploads`;
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve, reject) =>
      this.#server.close((error) => (error === undefined ? resolve() : reject(error))),
    );
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url = "", headers } = request;
    this.seen.push(method);
    const at = this.faults.findIndex((fault) => fault.method === method);
    if (at >= 0) return this.faults.splice(at, 1)[0]?.fault(request, response);
    if (method === "POST") return this.#create(headers, response);
    const upload = this.uploads.get(url.split("/").at(-1) ?? "");
    if (upload === undefined) return void response.writeHead(404).end();
    if (method === "PATCH") {
      if (Number(headers["upload-offset"]) !== upload.data.length)
        return void response.writeHead(409).end();
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(piece as Buffer);
      upload.data = Buffer.concat([upload.data, ...pieces]);
      if (headers["upload-length"] !== undefined) upload.length = Number(headers["upload-length"]);
    }
    const length =
      upload.length === null ? { "Upload-Defer-Length": "1" } : { "Upload-Length": upload.length };
    response
      .writeHead(method === "PATCH" ? 204 : 200, { "Upload-Offset": upload.data.length, ...length })
      .end();
  }

  #create(headers: IncomingMessage["headers"], response: ServerResponse): void {
    const id = String(this.uploads.size);
    const length = headers["upload-length"];
    this.uploads.set(id, {
      data: Buffer.alloc(0),
      length: length === undefined ? null : Number(length),
      metadata: String(headers["upload-metadata"]),
    });
    // Another origin than the client's: behind a proxy, a server may not know its own.
    response.writeHead(201, { Location: `http://inside:9/api/uploads/${id}` }).end();
  }
}
