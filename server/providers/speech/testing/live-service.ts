import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";

/** A message of a client. */
interface ClientMessage {
  setup?: Record<string, unknown>;
  realtimeInput?: { audio?: { data: string; mimeType: string }; audioStreamEnd?: boolean };
}

interface LiveConnection {
  /** Path and query. */
  url: string;
  received: ClientMessage[];
  /** Sends as Google does: JSON in a binary frame. */
  say: (message: object) => void;
  socket: WebSocket;
}

/** A fake of Google's Live API. Answers `setup`, unless `isSilent`. */
export const startLiveService = async (
  options: { accepts?: (count: number) => boolean; isSilent?: boolean } = {},
) => {
  const connections: LiveConnection[] = [];
  let attempts = 0;
  const server = new WebSocketServer({
    port: 0,
    host: "127.0.0.1",
    verifyClient: () => options.accepts?.(++attempts) ?? true,
  });
  await once(server, "listening");
  server.on("connection", (socket, request) => {
    const received: ClientMessage[] = [];
    const say = (message: object): void => socket.send(Buffer.from(JSON.stringify(message)));
    connections.push({ url: request.url ?? "", received, say, socket });
    socket.on("message", (data: Buffer) => {
      const message = JSON.parse(data.toString("utf8")) as ClientMessage;
      received.push(message);
      if (message.setup !== undefined && options.isSilent !== true) say({ setupComplete: {} });
    });
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `ws://127.0.0.1:${port}/ws/BidiGenerateContent`,
    connections,
    attempts: () => attempts,
    close: () =>
      new Promise<void>((resolve) => {
        for (const client of server.clients) client.terminate();
        server.close(() => resolve());
      }),
  };
};
