import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Log } from "../audit/log.ts";
import type { Config } from "../config/config.ts";
import type { Metrics } from "./metrics.ts";

export interface MetricsServer {
  /** Null when METRICS_PORT is not set. */
  port: number | null;
  close(): Promise<void>;
}

const NONE: MetricsServer = { port: null, close: async (): Promise<void> => {} };

/**
 * Serves /metrics for Prometheus on METRICS_PORT; without it, nothing listens. It needs no account,
 * so it has a separate port, which the proxy in front of Relato does not forward.
 * @throws Error when the port is in use
 */
export const startMetricsServer = async (
  { host, metrics_port }: Pick<Config, "host" | "metrics_port">,
  metrics: Metrics,
  log: Log,
): Promise<MetricsServer> => {
  if (metrics_port === undefined) return NONE;
  metrics.collectProcess();
  const { registry } = metrics;
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url?.split("?")[0] !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      (error: unknown) => {
        log.warn({ err: error }, "metrics not collected");
        response.writeHead(500).end();
      },
    );
  });
  server.listen(metrics_port, host);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
