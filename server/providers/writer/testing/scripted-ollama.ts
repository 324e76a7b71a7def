import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A scripted answer of Ollama's /api/chat. */
export type OllamaReply =
  | { kind: "text"; text: string }
  | { kind: "status"; status: number; error: string }
  /** A failure after the first half of the answer. */
  | { kind: "failure"; text: string; error: string }
  /** The first half, then nothing. */
  | { kind: "stall"; text: string }
  /** The connection ends in the middle of the answer. */
  | { kind: "cut"; text: string }
  | { kind: "endless"; text: string };

interface OllamaRequest {
  model: string;
  format?: object | string;
  keep_alive?: string;
  options?: { num_ctx?: number };
  messages: { role: string; content: string }[];
}

export interface ScriptedOllamaOptions {
  context_length?: number;
  /** Models of /api/tags. /api/show knows only these. */
  models?: { name: string; size?: number; remote_host?: string }[];
  /** By default any free port. */
  port?: number;
  /** Old versions answer a schema with 400. */
  refuses_schema?: boolean;
}

/** An Ollama for tests: real HTTP with scripted answers; the last one repeats. */
export const startScriptedOllama = async (
  script: OllamaReply[] = [],
  options: ScriptedOllamaOptions = {},
) => {
  const { models = [{ name: "scripted:4b", size: 2_500_000_000 }] } = options;
  const requests: OllamaRequest[] = [];
  const seen: string[] = [];
  let answered = 0;
  const chat = (response: ServerResponse, body: OllamaRequest): void => {
    requests.push(body);
    if (options.refuses_schema === true && typeof body.format === "object")
      return send(response, 400, { error: "invalid format" });
    answered += 1;
    const reply = script[Math.min(answered, script.length) - 1];
    if (reply !== undefined) answer(response, reply);
  };
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    void readBody(request).then((text) => {
      if (request.url === "/api/version") return send(response, 200, { version: "0.12.3" });
      if (request.url === "/api/tags") return send(response, 200, { models });
      const body = (text === "" ? {} : JSON.parse(text)) as OllamaRequest;
      const isKnown = models.some(({ name }) => name === body.model);
      if (!isKnown) return send(response, 404, { error: "not found" });
      if (request.url === "/api/show")
        return send(response, 200, {
          model_info: { "qwen3.context_length": options.context_length ?? 32_768 },
        });
      return chat(response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    /** Method and path of every request. */
    seen,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
};

const readBody = async (request: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
};

const send = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
};

const chunkOf = (content: string): string => {
  const message = { role: "assistant", content };
  return `${JSON.stringify({ model: "scripted:4b", message, done: false })}\n`;
};

const answer = (response: ServerResponse, reply: OllamaReply): void => {
  if (reply.kind === "status") return send(response, reply.status, { error: reply.error });
  response.writeHead(200, { "content-type": "application/x-ndjson" });
  if (reply.kind === "endless") {
    const write = (): void => {
      while (!response.destroyed && response.write(chunkOf(reply.text)));
    };
    response.on("drain", write);
    return write();
  }
  const half = Math.ceil(reply.text.length / 2);
  response.write(chunkOf(reply.text.slice(0, half)));
  const rest = chunkOf(reply.text.slice(half));
  if (reply.kind === "stall") return;
  if (reply.kind === "cut") {
    response.write(rest.slice(0, rest.length / 2), () => response.destroy());
    return;
  }
  if (reply.kind === "failure") {
    response.end(`${JSON.stringify({ error: reply.error })}\n`);
    return;
  }
  const end = { message: { role: "assistant", content: "" }, done: true, done_reason: "stop" };
  const counts = { prompt_eval_count: 300, eval_count: 80 };
  response.end(`${rest}${JSON.stringify({ ...end, ...counts })}\n`);
};
