import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A scripted answer of the service. */
export type Reply =
  | { kind: "text"; text: string; finish?: "stop" | "length" }
  | { kind: "status"; status: number; retry_after?: string }
  | { kind: "hang" }
  /** Answers once `until` resolves. */
  | { kind: "held"; until: Promise<unknown>; reply: Reply }
  /** The connection ends in the middle of the answer. */
  | { kind: "cut"; text: string }
  /** The first half of a streamed answer, then nothing. */
  | { kind: "stall"; text: string }
  /** The same text until the client closes the connection. */
  | { kind: "endless"; text: string };

interface ModelRequest {
  stream?: boolean;
  response_format?: { type: string; json_schema?: { schema: object } };
  messages: { role: string; content: string }[];
}

export interface ScriptedOptions {
  /** Response formats that are answered with 400. */
  refuses?: string[];
  /** The context length of a llama.cpp server; the scripted server then describes itself as one. */
  n_ctx?: number;
}

/**
 * An OpenAI-compatible /chat/completions for tests: real HTTP with scripted answers; the last one
 * repeats. Refused requests are listed under `requests` and use no answer.
 */
export const startScriptedModel = async (
  script: Reply[],
  { refuses = [], n_ctx }: ScriptedOptions = {},
) => {
  const requests: ModelRequest[] = [];
  let answered = 0;
  const server = createServer((request, response) => {
    if (request.method === "GET") return describeServer(response, request.url ?? "", n_ctx);
    void readBody(request).then((body) => {
      requests.push(body);
      if (refuses.includes(body.response_format?.type ?? "text"))
        return answer(response, { kind: "status", status: 400 }, false);
      answered += 1;
      const reply = script[Math.min(answered, script.length) - 1];
      if (reply !== undefined) answer(response, reply, body.stream === true);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
};

/** What a llama.cpp server says about itself; 404 for other servers. */
const describeServer = (
  response: ServerResponse,
  path: string,
  n_ctx: number | undefined,
): void => {
  const known: Record<string, object> = {
    "/props": { default_generation_settings: { n_ctx }, build_info: "b8681" },
    "/v1/models": { object: "list", data: [{ id: HEAD.model, object: "model" }] },
    "/health": { status: "ok" },
  };
  const body = n_ctx === undefined ? undefined : known[path];
  response.writeHead(body === undefined ? 404 : 200, { "content-type": "application/json" });
  response.end(JSON.stringify(body ?? { error: { message: "not found" } }));
};

const readBody = async (request: IncomingMessage): Promise<ModelRequest> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return JSON.parse(Buffer.concat(pieces).toString()) as ModelRequest;
};

const USAGE = { prompt_tokens: 120, completion_tokens: 45, total_tokens: 165 };
const HEAD = { id: "answer-1", created: 1_760_000_000, model: "scripted" };

const answer = (response: ServerResponse, reply: Reply, stream: boolean): void => {
  if (reply.kind === "hang") return;
  if (reply.kind === "held")
    return void reply.until.then(() => answer(response, reply.reply, stream));
  if (reply.kind === "status") {
    response.writeHead(reply.status, {
      "content-type": "application/json",
      ...(reply.retry_after === undefined ? {} : { "retry-after": reply.retry_after }),
    });
    response.end(JSON.stringify({ error: { message: "scripted refusal", type: "scripted" } }));
    return;
  }
  if (stream) return answerInPieces(response, reply);
  if (reply.kind === "stall") return;
  if (reply.kind === "endless") return repeat(response, reply.text);
  const finish_reason = reply.kind === "text" ? (reply.finish ?? "stop") : "stop";
  const message = { role: "assistant", content: reply.text };
  const body = JSON.stringify({
    ...HEAD,
    object: "chat.completion",
    choices: [{ index: 0, message, finish_reason }],
    usage: USAGE,
  });
  response.writeHead(200, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
  });
  if (reply.kind === "cut") {
    response.write(body.slice(0, body.length / 2), () => response.destroy());
  } else {
    response.end(body);
  }
};

const chunkOf = (choice: object, more: object = {}): string =>
  `data: ${JSON.stringify({
    ...HEAD,
    object: "chat.completion.chunk",
    choices: [{ index: 0, ...choice }],
    ...more,
  })}\n\n`;

const answerInPieces = (
  response: ServerResponse,
  reply: Extract<Reply, { text: string }>,
): void => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  if (reply.kind === "endless")
    return repeat(response, chunkOf({ delta: { content: reply.text }, finish_reason: null }));
  const half = Math.ceil(reply.text.length / 2);
  const begin = { role: "assistant", content: reply.text.slice(0, half) };
  response.write(chunkOf({ delta: begin, finish_reason: null }));
  if (reply.kind === "cut") {
    setImmediate(() => response.destroy());
    return;
  }
  if (reply.kind === "stall") return;
  response.write(chunkOf({ delta: { content: reply.text.slice(half) }, finish_reason: null }));
  const end = { delta: {}, finish_reason: reply.finish ?? "stop" };
  response.end(`${chunkOf(end, { usage: USAGE })}data: [DONE]\n\n`);
};

/** Writes a text repeatedly, as fast as the client reads. */
const repeat = (response: ServerResponse, text: string): void => {
  const write = (): void => {
    while (!response.destroyed && response.write(text));
  };
  response.on("drain", write);
  write();
};
