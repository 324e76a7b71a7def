import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

/** How the receiver answers: by chance, or 500 to everything (`down`). */
export type Mood = "mixed" | "down" | "well";

/** Stalls so long after the request, in milliseconds. The sender waits 15 s. */
const STALL_MS = 20_000;

export interface Received {
  id: string;
  type: string;
  data: Record<string, string>;
  /** Answered 2xx. */
  accepted: boolean;
}

/** What a mixed receiver answers, one of eight each. */
const ANSWERS: ((response: ServerResponse) => boolean)[] = [
  (response) => end(response, 500),
  (response) => end(response, 302, { location: "http://127.0.0.1:1/elsewhere" }),
  (response) => end(response, 429, { "retry-after": "30" }),
  (response) => {
    response.destroy();
    return false;
  },
];

const end = (
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): boolean => {
  response.writeHead(status, headers).end("answer that nobody shows");
  return status < 300;
};

/** A receiver that fails, stalls, redirects and breaks off, and verifies each signature. */
export const createBadReceiver = async () => {
  const received: Received[] = [];
  let [mood, secret]: [Mood, string] = ["mixed", ""];
  let [forged, stalls] = [0, 0];
  const answer = (response: ServerResponse): boolean => {
    if (mood === "well") return end(response, 204);
    if (mood === "down") return end(response, 500);
    const chance = Math.random();
    // Few: each one keeps a worker for 15 seconds.
    if (chance < 0.005 && stalls < 20) {
      stalls++;
      setTimeout(() => response.destroy(), STALL_MS).unref();
      return false;
    }
    return chance < 0.7
      ? end(response, 204)
      : ANSWERS[Math.floor(Math.random() * ANSWERS.length)]!(response);
  };
  const verify = (body: string, headers: IncomingHttpHeaders): void => {
    try {
      new Webhook(secret).verify(body, headers as Record<string, string>);
    } catch {
      forged++;
    }
  };
  const server = createServer((request, response) => {
    text(request).then(
      (body) => {
        verify(body, request.headers);
        const { type, data } = JSON.parse(body) as Pick<Received, "type" | "data">;
        const id = String(request.headers["webhook-id"]);
        received.push({ id, type, data, accepted: answer(response) });
      },
      // The sender was killed in mid-request.
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/events`,
    received,
    /** Messages whose signature does not verify. */
    forged: () => forged,
    set: (next: { mood?: Mood; secret?: string }) => {
      mood = next.mood ?? mood;
      secret = next.secret ?? secret;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
