import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";

/** A message of a client, as it came. */
export interface LiveAsked {
  setup?: Record<string, unknown>;
  realtimeInput?: { audio?: { data: string; mimeType: string }; audioStreamEnd?: boolean };
}

/** One connection: what it was asked for, and how to answer. */
export interface LiveConnection {
  /** The path and query that it came with. */
  url: string;
  asked: LiveAsked[];
  /** Sends as Google does: JSON in a binary frame. */
  say: (message: object) => void;
  socket: WebSocket;
}

/** A server with the few messages of Google's Live API. `onConnection` may refuse; else `setup` is answered by itself. */
export const startLiveService = async (
  options: { accepts?: (count: number) => boolean; isSilent?: boolean } = {},
) => {
  const connections: LiveConnection[] = [];
  let tried = 0;
  const server = new WebSocketServer({
    port: 0,
    host: "127.0.0.1",
    verifyClient: () => options.accepts?.(++tried) ?? true,
  });
  await once(server, "listening");
  server.on("connection", (socket, request) => {
    const asked: LiveAsked[] = [];
    const say = (message: object): void => socket.send(Buffer.from(JSON.stringify(message)));
    connections.push({ url: request.url ?? "", asked, say, socket });
    socket.on("message", (data: Buffer) => {
      const message = JSON.parse(data.toString("utf8")) as LiveAsked;
      asked.push(message);
      if (message.setup !== undefined && options.isSilent !== true) say({ setupComplete: {} });
    });
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `ws://127.0.0.1:${port}/ws/BidiGenerateContent`,
    connections,
    tried: () => tried,
    close: () =>
      new Promise<void>((resolve) => {
        for (const client of server.clients) client.terminate();
        server.close(() => resolve());
      }),
  };
};
