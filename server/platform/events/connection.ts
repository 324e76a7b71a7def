import pg from "pg";
import type { Log } from "../audit/log.ts";

/** One connection outside the pool that is opened anew whenever it breaks: for LISTEN, and for locks that mean "alive". */
export interface Connection {
  /** Null while it is down. */
  readonly client: pg.Client | null;
  close(): Promise<void>;
}

const RECONNECT_MS = 250;

/**
 * Connects in the background and for ever. `onConnect` prepares each new connection before it counts as up; its failure is
 * the connection's.
 */
export const keepConnected = (options: {
  url: string;
  name: string;
  log: Log;
  onConnect: (client: pg.Client) => Promise<void>;
}): Connection => {
  const { url, name, log, onConnect } = options;
  let client: pg.Client | null = null;
  let connecting: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const again = (): void => {
    if (!closed) timer ??= setTimeout(connect, RECONNECT_MS);
  };
  const open = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: `relato ${name}`,
      // A server that was killed may leave a socket that takes connections and never answers.
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    const lost = (): void => {
      if (client !== next) return;
      client = null;
      log.warn({ connection: name }, "a connection to the database was lost");
      again();
    };
    // `end` follows `error`; without a listener for `error` the process would end.
    next.on("error", lost);
    next.on("end", lost);
    try {
      await next.connect();
      // So that the server notices within half a minute, too, when this machine is gone.
      await next.query(
        "set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 4",
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
      log.debug({ connection: name, err: error }, "the database cannot be reached yet");
      again();
    });
  };
  connect();

  return {
    get client() {
      return client;
    },
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
