import { request as sendRequest } from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import {
  createInstallation,
  findFreePort,
  type Installation,
} from "../bench/parts/installation.ts";
import { createCertificate, keyPemOf, pemOf } from "../server/testing/certificates.ts";
import { asDoctor } from "./test.ts";

/** Relato at https, and other sites at https that frame it. */
export interface Clinic {
  relato: Installation;
  url: string;
  /** The clinic's system, whose origin the key names. */
  system: string;
  /** A site that no key names. */
  stranger: string;
  /** Sets the address that both sites show in their frame. */
  frame: (link: string) => void;
}

type Tls = ReturnType<typeof createTls>;

const createTls = () => {
  // Chromium refuses the certificate of an authority as that of a server.
  const own = createCertificate({ name: "localhost", issuer: createCertificate() });
  return { key: keyPemOf(own), cert: pemOf(own) };
};

/** Passes requests on to a local port, as a proxy with a certificate does. */
const createProxy = (tls: Tls, port: number): Server =>
  createServer(tls, (request, response) => {
    const { method, url, headers } = request;
    const onward = sendRequest(
      { host: "localhost", port, method, path: url, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });

/** A page with a frame as wide as the window. */
const createSite = (tls: Tls, linkOf: () => string): Server =>
  createServer(tls, (_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><html lang="pt-br"><title>Prontuário</title><body style="margin:0">` +
        `<iframe title="Relato" src="${linkOf()}" allow="microphone; screen-wake-lock"
                 style="border:0;width:100%;height:100vh"></iframe>`,
    );
  });

const listen = async (server: Server, port: number, host: string): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return (server.address() as AddressInfo).port;
};

const useClinic = async (use: (clinic: Clinic) => Promise<void>): Promise<void> => {
  const tls = createTls();
  let link = "about:blank";
  const port = await findFreePort();
  const url = `https://localhost:${port}`;
  const relato = await createInstallation({ BASE_URL: url });
  const servers = [
    createProxy(tls, Number(relato.env["PORT"])),
    createSite(tls, () => link),
    createSite(tls, () => link),
  ];
  relato.start("server");
  await relato.ready();
  await listen(servers[0]!, port, "localhost");
  // Another site than localhost, for cookies too.
  const system = `https://127.0.0.1:${await listen(servers[1]!, 0, "127.0.0.1")}`;
  const stranger = `https://127.0.0.1:${await listen(servers[2]!, 0, "127.0.0.1")}`;
  await use({ relato, url, system, stranger, frame: (next) => (link = next) });
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await relato.remove();
};

/** A doctor of an installation at https, beside a clinic's system. */
export const atClinic = asDoctor.extend<{ clinic: Clinic }>({
  // Playwright reads the needed fixtures from the first parameter.
  // oxlint-disable-next-line no-empty-pattern
  clinic: [({}, use) => useClinic(use), { timeout: 240_000 }],
  baseURL: ({ clinic }, use) => use(clinic.url),
  ignoreHTTPSErrors: true,
});
