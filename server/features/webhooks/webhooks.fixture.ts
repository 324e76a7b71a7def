import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { WebhookEndpoint } from "@relato/shared/contract/webhooks.ts";
import { WEBHOOK_EVENT_TYPES } from "@relato/shared/domain/webhooks.ts";
import { expect } from "vitest";
import type { TestClient } from "../../testing/app.ts";

export interface Received {
  headers: Record<string, string>;
  body: string;
  type: string;
  data: Record<string, unknown>;
}

/** A real receiver. `answer` decides each answer; null accepts everything. */
export const createReceiver = async () => {
  const received: Received[] = [];
  let answer: ((request: Received, response: ServerResponse) => void) | null = null;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const message = {
        ...(JSON.parse(body) as Pick<Received, "type" | "data">),
        headers: request.headers as Record<string, string>,
        body,
      };
      received.push(message);
      if (answer === null) response.writeHead(204).end();
      else answer(message, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/events`,
    received,
    setAnswer: (next: typeof answer) => {
      answer = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
export type Receiver = Awaited<ReturnType<typeof createReceiver>>;

/** Creates an endpoint for all events. */
export const addEndpoint = async (
  doctor: TestClient,
  url: string,
  more: object = {},
): Promise<{ endpoint: WebhookEndpoint; secret: string }> => {
  const form = { url, events: WEBHOOK_EVENT_TYPES, fields: [], locale: "pt-br", ...more };
  const answer = await doctor.call({
    method: "POST",
    url: "/api/webhooks",
    payload: { id: crypto.randomUUID(), ...form },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
