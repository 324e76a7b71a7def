import pg from "pg";
import type { Log } from "../audit/log.ts";

const RECONNECT_MS = 250;

export interface KeptConnectionOptions {
  url: string;
  name: string;
  log: Log;
  /** Prepares each new connection, for example by LISTEN. */
  onConnect: (client: pg.Client) => Promise<void>;
}

const createClient = (url: string, name: string): pg.Client =>
  new pg.Client({
    connectionString: url,
    application_name: `relato ${name}`,
    // After SIGKILL a socket may accept connections and never answer.
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });

/** A connection outside the pool, for LISTEN. It reconnects whenever it breaks. */
export class KeptConnection {
  readonly #options: KeptConnectionOptions;
  #client: pg.Client | null = null;
  #connecting: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: KeptConnectionOptions) {
    this.#options = options;
    this.#connect();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#connecting;
    const last = this.#client;
    this.#client = null;
    await last?.end();
  }

  #connect(): void {
    this.#timer = undefined;
    this.#connecting = this.#open().catch((error: unknown) => {
      const { log, name } = this.#options;
      log.debug({ connection: name, err: error }, "database not reachable");
      this.#reconnect();
    });
  }

  #reconnect(): void {
    if (!this.#closed) this.#timer ??= setTimeout(() => this.#connect(), RECONNECT_MS);
  }

  async #open(): Promise<void> {
    const { url, name, log, onConnect } = this.#options;
    const next = createClient(url, name);
    const onLost = (): void => {
      if (this.#client !== next) return;
      this.#client = null;
      log.warn({ connection: name }, "database connection lost");
      this.#reconnect();
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
      this.#client = next;
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
  }
}
