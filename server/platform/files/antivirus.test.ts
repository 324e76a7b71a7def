import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createTestApp, signUp } from "../../testing/app.ts";
import { claimOf, finish, openGravacao, sendSegment } from "../../testing/tus.ts";
import { refuseInfected } from "./antivirus.ts";

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

const COMMAND = "zINSTREAM\0";

/** The bytes of a complete INSTREAM, else null. */
const readStream = (sent: Buffer): Buffer | null => {
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= sent.length;) {
    const size = sent.readUInt32BE(at);
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(sent.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return null;
};

/** A server that speaks clamd's protocol; `judge` sees the file's bytes. */
const startClamd = async (judge: (file: Buffer) => string): Promise<string> => {
  const server = createServer((socket: Socket) => {
    let sent = Buffer.alloc(0);
    socket.on("data", (part: Buffer) => {
      sent = Buffer.concat([sent, part]);
      const file = readStream(sent);
      if (file === null) return;
      const isKnown = sent.subarray(0, COMMAND.length).toString() === COMMAND;
      socket.end(isKnown ? judge(file) : "UNKNOWN COMMAND\0");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => server.close());
  return `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
async function* parts(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
}
const judge = (file: Buffer): string =>
  file.toString().includes("VIRUS") ? "stream: Test.Virus FOUND\0" : "stream: OK\0";

test("a clean file passes, one with a virus is refused, also across chunks", async () => {
  const antivirus_url = await startClamd(judge);
  await refuseInfected({ antivirus_url }, parts("clean", "", "file"));
  await expect(refuseInfected({ antivirus_url }, parts("x VI", "RUS y"))).rejects.toMatchObject({
    code: "FILE_INFECTED",
  });
});

test("a file is refused while the scanner fails, and accepted without a scanner", async () => {
  const failing = await startClamd(() => "INSTREAM size limit exceeded. ERROR\0");
  for (const antivirus_url of [failing, "tcp://127.0.0.1:1"])
    await expect(refuseInfected({ antivirus_url }, parts("clean"))).rejects.toMatchObject({
      code: "UNAVAILABLE",
    });
  await refuseInfected({ antivirus_url: undefined }, parts("VIRUS"));
});

test("an infected recording or picture is not stored", async () => {
  const ANTIVIRUS_URL = await startClamd(judge);
  const server = await createTestApp({ env: { ANTIVIRUS_URL } });
  try {
    const doctor = await signUp(server.app);
    const file = Buffer.from("OggS VIRUS");
    const gravacao = await openGravacao(doctor);
    await sendSegment(doctor, { gravacao_id: gravacao }, file);
    const finished = await finish(doctor, gravacao, [claimOf(file)]);
    const picture = await doctor.call({
      method: "PUT",
      url: "/api/perfil/photo",
      headers: { "content-type": "image/png" },
      payload: file,
    });
    for (const answer of [finished, picture])
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
        422,
        "FILE_INFECTED",
      ]);
  } finally {
    await server.close();
  }
});
