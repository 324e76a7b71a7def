import { createServer, connect, type Socket } from "node:net";

/** A TCP proxy in front of the server that simulates network faults. */
export interface Proxy {
  url: string;
  setTarget(url: string): void;
  /** Closes open connections and refuses new ones while offline. */
  setOffline(offline: boolean): void;
  /** Closes each connection after `ms`; null: never. */
  cutAfter(ms: number | null): void;
  close(): void;
}

export const createProxy = async (): Promise<Proxy> => {
  const open = new Set<Socket>();
  let port = 0;
  let offline = false;
  let cut: number | null = null;
  const server = createServer((client) => {
    if (offline) return void client.destroy();
    const upstream = connect(port, "localhost");
    const end = (): void => {
      client.destroy();
      upstream.destroy();
      open.delete(client);
    };
    open.add(client);
    for (const socket of [client, upstream]) socket.on("error", end).on("close", end);
    client.pipe(upstream).pipe(client);
    if (cut !== null) setTimeout(end, cut);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  const own = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://localhost:${own}`,
    setTarget: (url) => {
      port = Number(new URL(url).port);
    },
    setOffline: (now) => {
      offline = now;
      if (now) for (const socket of open) socket.destroy();
    },
    cutAfter: (ms) => {
      cut = ms;
    },
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
};
