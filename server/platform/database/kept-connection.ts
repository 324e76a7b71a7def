import pg from "pg";
import type { Log } from "../audit/log.ts";

/** A connection outside the pool, for LISTEN. It reconnects whenever it breaks. */
export interface KeptConnection {
  close(): Promise<void>;
}

const RECONNECT_MS = 250;

/** Connects in the background. `onConnect` prepares each new connection, for example by LISTEN. */
export const keepConnected = (options: {
  url: string;
  name: string;
  log: Log;
  onConnect: (client: pg.Client) => Promise<void>;
}): KeptConnection => {
  const { url, name, log, onConnect } = options;
  let client: pg.Client | null = null;
  let connecting: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const reconnect = (): void => {
    if (!closed) timer ??= setTimeout(connect, RECONNECT_MS);
  };
  const open = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: `relato ${name}`,
      // After SIGKILL a socket may accept connections and never answer.
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    const onLost = (): void => {
      if (client !== next) return;
      client = null;
      log.warn({ connection: name }, "database connection lost");
      reconnect();
    };
    // `end` follows `error`; an `error` without a listener would end the process.
    next.on("error", onLost);
    next.on("end", onLost);
    try {
      await next.connect();
      // The server, too, detects a dead peer within 30 seconds.
      await next.query(
        `set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5;
         set tcp_keepalives_count = 4`,
      );
      await onConnect(next);
      client = next;
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
  };
  const connect = (): void => {
    timer = undefined;
    connecting = open().catch((error: unknown) => {
      log.debug({ connection: name, err: error }, "database not reachable");
      reconnect();
    });
  };
  connect();

  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await connecting;
      const last = client;
      client = null;
      await last?.end();
    },
  };
};
