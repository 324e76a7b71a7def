import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createUpload, headUpload, openGravacao, PATCH_TYPE } from "./tus.ts";
import type { TestClient } from "./app.ts";

/** Creates the upload of a new recording's first segment. Returns its URL. */
export const openUpload = async (client: TestClient, length?: number): Promise<string> => {
  const answer = await createUpload(client, { gravacao_id: await openGravacao(client) }, length);
  if (answer.statusCode !== 201) throw new Error(`an upload was answered ${answer.statusCode}`);
  return String(answer.headers.location);
};
export const idOf = (url: string): string => url.slice(url.lastIndexOf("/") + 1);
export const dataOf = (folder: string, url: string): Promise<Buffer> =>
  readFile(join(folder, `${idOf(url)}.data`));
export const readOffset = async (client: TestClient, url: string): Promise<number> =>
  Number((await headUpload(client, url)).headers["upload-offset"]);

export const portOf = (app: FastifyInstance): number => {
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("not listening");
  return address.port;
};
export const headOf = ({ cookie }: TestClient, lines: string[]): string =>
  [
    ...lines,
    "Host: localhost",
    `Cookie: ${cookie}`,
    "Tus-Resumable: 1.0.0",
    `Content-Type: ${PATCH_TYPE}`,
    "",
    "",
  ].join("\r\n");

/** Writes raw HTTP. With `cut` the connection ends in the middle of the body. */
export const sendRaw = (
  app: FastifyInstance,
  client: TestClient,
  lines: string[],
  body: (string | Buffer)[],
  { cut }: { cut: boolean },
): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(portOf(app), "127.0.0.1");
    let answer = "";
    socket.on("data", (data) => (answer += String(data)));
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
    socket.write(headOf(client, lines));
    for (const part of body) socket.write(part);
    if (cut) socket.end();
  });
