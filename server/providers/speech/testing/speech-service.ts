import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request and the sound in it. */
export interface SpeechRequest {
  model: string;
  language: string;
  format: string;
  key: string;
  /** Seconds of the WAV. */
  seconds: number;
  bytes: number;
}

/** The reply to one request. `words` is the normal case. */
export type Reply =
  | { kind: "words" }
  | { kind: "status"; status: number; retryAfter?: string }
  | { kind: "body"; body: string }
  /** Half an answer, then the connection breaks. */
  | { kind: "cut" }
  /** Never an answer. */
  | { kind: "hang" };

export interface SpeechServiceOptions {
  /** The segments for a request. */
  words: (request: SpeechRequest) => { start: number; end: number; text: string }[];
  /** The replies to the first requests. All later ones get words. */
  script?: Reply[];
  /** A service without `verbose_json`: refuses it, or answers with the text only. */
  textOnly?: "refuses" | "ignores";
}

const bodyOf = async (request: IncomingMessage): Promise<FormData> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  return new Response(Buffer.concat(parts), { headers }).formData();
};

const readRequest = async (request: IncomingMessage): Promise<SpeechRequest> => {
  const form = await bodyOf(request);
  const file = form.get("file") as File;
  const wav = Buffer.from(await file.arrayBuffer());
  if (wav.toString("latin1", 0, 4) !== "RIFF") throw new Error("the file is not WAV");
  const field = (name: string): string => String(form.get(name) ?? "");
  return {
    model: field("model"),
    language: field("language"),
    format: field("response_format"),
    key: request.headers.authorization ?? "",
    seconds: wav.readUInt32LE(40) / wav.readUInt32LE(28),
    bytes: wav.length,
  };
};

/** A fake of OpenAI's `/v1/audio/transcriptions` with scripted failures. */
export const startSpeechService = async (options: SpeechServiceOptions) => {
  const script = [...(options.script ?? [])];
  const requests: SpeechRequest[] = [];

  const words = (now: SpeechRequest, response: ServerResponse): void => {
    const segments = options.words(now);
    const text = segments.map((segment) => segment.text).join(" ");
    const verbose = now.format === "verbose_json" && !options.textOnly;
    const answer = verbose
      ? { task: "transcribe", duration: now.seconds, text, segments }
      : { text };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(answer));
  };

  const server = createServer(async (request, response) => {
    const now = await readRequest(request);
    requests.push(now);
    if (request.url !== "/v1/audio/transcriptions") response.writeHead(404).end();
    else if (now.format === "verbose_json" && options.textOnly === "refuses") {
      const message = "response_format 'verbose_json' is not compatible with this model";
      response.writeHead(400).end(JSON.stringify({ error: { message } }));
    } else {
      const reply = script.shift() ?? { kind: "words" };
      if (reply.kind === "words") words(now, response);
      else if (reply.kind === "body") response.end(reply.body);
      else if (reply.kind === "cut") {
        response.writeHead(200, { "content-length": 500 });
        response.write('{"text":"Bom', () => response.destroy());
      } else if (reply.kind === "status") {
        if (reply.retryAfter) response.setHeader("retry-after", reply.retryAfter);
        response.writeHead(reply.status).end('{"error":{"message":"palavras do paciente"}}');
      }
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
