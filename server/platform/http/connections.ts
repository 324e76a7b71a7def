import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Config } from "../config/config.ts";

interface Connection {
  address: string;
  /** Requests without a complete answer. An upgraded connection always has one. */
  active: number;
  hasSentRequest: boolean;
}

/** A reverse proxy on this machine connects from here, for all its users. */
const LOCAL = new Set(["127.0.0.1", "::1"]);

/** Also for a server that listens on IPv4 and IPv6, `::ffff:127.0.0.1` is an IPv4 address. */
const addressOf = ({ remoteAddress = "" }: Socket): string => remoteAddress.replace(/^::ffff:/, "");

/**
 * Bounds open connections, in total and for each address. Beyond a bound the oldest idle connection
 * is closed, so that idle connections keep no doctor out. If all are in use, the new one is closed.
 * Fastify's second server for "localhost" has no bound: only this machine reaches it.
 */
export const installConnectionLimits = (
  server: Server,
  config: Pick<Config, "max_connections" | "max_connections_per_address" | "trust_proxy">,
): void => {
  // In order of arrival.
  const connections = new Map<Socket, Connection>();
  const counts = new Map<string, number>();
  const perAddress =
    config.trust_proxy === false ? config.max_connections_per_address : config.max_connections;

  const remove = (socket: Socket): void => {
    const connection = connections.get(socket);
    if (connection === undefined) return;
    connections.delete(socket);
    const count = (counts.get(connection.address) ?? 1) - 1;
    if (count === 0) counts.delete(connection.address);
    else counts.set(connection.address, count);
  };
  /** Closes an idle connection, first one that never sent a request. False: all are in use. */
  const closeIdle = (address?: string): boolean => {
    const idle = [...connections].filter(
      ([, one]) => one.active === 0 && (address === undefined || one.address === address),
    );
    const [socket] = idle.find(([, one]) => !one.hasSentRequest) ?? idle[0] ?? [];
    if (socket === undefined) return false;
    remove(socket);
    socket.destroy();
    return true;
  };

  server.on("connection", (socket) => {
    const address = addressOf(socket);
    const isOver = !LOCAL.has(address) && (counts.get(address) ?? 0) >= perAddress;
    const isFull = connections.size >= config.max_connections;
    if ((isOver && !closeIdle(address)) || (isFull && !isOver && !closeIdle())) {
      socket.destroy();
      return;
    }
    connections.set(socket, { address, active: 0, hasSentRequest: false });
    counts.set(address, (counts.get(address) ?? 0) + 1);
    socket.once("close", () => remove(socket));
  });
  const begin = (socket: Socket): Connection | undefined => {
    const connection = connections.get(socket);
    if (connection === undefined) return undefined;
    connection.active += 1;
    connection.hasSentRequest = true;
    return connection;
  };
  server.on("request", ({ socket }, response) => {
    const connection = begin(socket);
    if (connection !== undefined) response.once("close", () => (connection.active -= 1));
  });
  server.on("upgrade", ({ socket }) => void begin(socket));
};
