import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Source } from "@relato/shared/domain/chatzello/records.ts";
import { afterEach, describe, expect, it } from "vitest";
import type { WrittenSentence } from "./assistant.ts";
import { createWebhookAssistant } from "./webhook-assistant.ts";

const PATIENT = { id: "0b8a3a43-95d5-4f5e-8f0e-0d3f8a1c2b11", nome: "Maria da Silva" };
const SOURCE: Source = {
  ...{ number: 1, text: "PA 150x90 mmHg.", kind: "laudo", record_id: PATIENT.id },
  ...{ paciente: PATIENT, date: "2025-03-14", titulo: "Laudo", place: { type: "record" } },
  suspicious: false,
};

interface Received {
  path: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

let close = (): void => undefined;
afterEach(() => close());

const receive = async (answer: (response: ServerResponse) => void) => {
  const received: Received[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    let body = "";
    request.on("data", (piece) => (body += String(piece)));
    request.on("end", () => {
      const { url: path, headers } = request;
      const { authorization } = headers;
      received.push({ path, authorization, body: JSON.parse(body) as Received["body"] });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close = () => server.close();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/`;
  return { url, received };
};

const ask = async (url: string, secret?: string) => {
  const sentences: WrittenSentence[] = [];
  const messages = [{ role: "user" as const, content: "Como está a pressão?" }];
  await createWebhookAssistant({ url, secret }).answer(
    {
      ...{ user_id: "doctor-1", language: "pt-BR", today: "2026-11-20", messages },
      ...{ sources: [SOURCE], attachments: [] },
    },
    {
      signal: AbortSignal.timeout(10_000),
      onSentence: async (sentence) => void sentences.push(sentence),
    },
  );
  return sentences;
};
const replyOf = (reply: unknown) => (response: ServerResponse) => {
  response.end(JSON.stringify({ reply }));
};

describe("the webhook chatzello", () => {
  it("gets userId, messages, attachments and sources, and answers with reply", async () => {
    const reply = "A PA era 150x90 mmHg [1]. O laudo de 3.5 anos não diz mais.\n\nOk [1, 2]";
    const { url, received } = await receive(replyOf(reply));
    expect(await ask(url, "secret")).toEqual([
      { text: "A PA era 150x90 mmHg.", sources: [1] },
      { text: "O laudo de 3.5 anos não diz mais.", sources: [] },
      { text: "Ok", sources: [1, 2] },
    ]);
    expect(received).toMatchObject([
      {
        path: "/hooks/chatzello",
        authorization: "Bearer secret",
        body: {
          timestamp: expect.stringMatching(/^\d{4}-/),
          userId: "doctor-1",
          messages: [{ role: "user", content: "Como está a pressão?" }],
          attachments: [],
          sources: [{ number: 1, patient: "Maria da Silva", text: "PA 150x90 mmHg." }],
        },
      },
    ]);
  });

  it.each([
    ["a status", (response: ServerResponse) => response.writeHead(500).end(), "MODEL_REFUSED"],
    ["no JSON", (response: ServerResponse) => response.end("hello"), "MODEL_ANSWER_INVALID"],
    ["no reply", replyOf(null), "MODEL_ANSWER_INVALID"],
    ["no answer", (response: ServerResponse) => response.destroy(), "MODEL_UNREACHABLE"],
    [
      "a redirect",
      (response: ServerResponse) => response.writeHead(307, { location: "/other" }).end(),
      "MODEL_UNREACHABLE",
    ],
    [
      "an endless body",
      (response: ServerResponse) => response.end(JSON.stringify({ reply: "x".repeat(3_000_000) })),
      "MODEL_ANSWER_TOO_LONG",
    ],
  ])("fails after %s", async (_, answer, fault) => {
    const { url } = await receive(answer);
    await expect(ask(url)).rejects.toMatchObject({ fault });
  });
});
