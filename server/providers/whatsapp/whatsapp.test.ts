import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWhatsapp } from "./create.ts";
import type { WhatsappMessage } from "./whatsapp.ts";

const MESSAGE: WhatsappMessage = {
  reference: "0199c0de-0000-7000-8000-000000000001",
  to: "5511987654321",
  template: "appointment_created",
  locale: "pt-br",
  values: ["Maria", "Dra. Ana", "segunda-feira, 23 de novembro, 09:00"],
  text: "Olá, Maria: sua consulta com Dra. Ana está marcada.",
};

let data_dir: string;
beforeAll(async () => {
  data_dir = await mkdtemp(join(tmpdir(), "relato-whatsapp-"));
});
afterAll(() => rm(data_dir, { recursive: true }));
const configOf = (url?: string) => ({
  data_dir,
  whatsapp_url: url ?? "",
  whatsapp_token: url === undefined ? undefined : "secret-token",
  whatsapp_phone_id: url === undefined ? undefined : "1005",
  whatsapp_templates: "relato_",
});

it("stores messages in the outbox without configuration", async () => {
  const whatsapp = await createWhatsapp(configOf());
  expect(whatsapp.name).toBe("outbox");
  expect(await whatsapp.send(MESSAGE)).toEqual({ state: "stored" });
  const [file = "", ...others] = await readdir(join(data_dir, "outbox-whatsapp"));
  expect(others).toEqual([]);
  expect(JSON.parse(await readFile(join(data_dir, "outbox-whatsapp", file), "utf8"))).toMatchObject(
    MESSAGE,
  );
});

interface ReceivedRequest {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** A service with a fixed answer; `cut` breaks the connection. */
const start = async (status: number, answer: unknown) => {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => (body += part));
    request.on("end", () => {
      const sent: unknown = body === "" ? null : JSON.parse(body);
      requests.push({ url: request.url, headers: request.headers, body: sent });
      if (answer === "cut") return request.socket.destroy();
      response
        .writeHead(status, { "content-type": "application/json" })
        .end(typeof answer === "string" ? answer : JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v23.0`,
    requests,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
/** A real error can contain the number and the text. */
const failure = (code: number) => ({
  error: { message: `(#${code}) 5511987654321 Maria`, type: "OAuthException", code },
});

describe("the Cloud API", () => {
  it("sends the template with its values", async () => {
    const service = await start(200, {
      messaging_product: "whatsapp",
      contacts: [{ input: "5511987654321", wa_id: "5511987654321" }],
      messages: [{ id: "wamid.1" }],
    });
    const delivery = await (await createWhatsapp(configOf(service.url))).send(MESSAGE);
    expect(delivery).toEqual({ state: "sent", message_id: "wamid.1" });
    expect(service.requests).toHaveLength(1);
    expect(service.requests[0]).toMatchObject({
      url: "/v23.0/1005/messages",
      headers: { authorization: "Bearer secret-token", "content-type": "application/json" },
      body: {
        messaging_product: "whatsapp",
        to: "5511987654321",
        biz_opaque_callback_data: MESSAGE.reference,
        type: "template",
        template: {
          name: "relato_appointment_created",
          language: { code: "pt_BR" },
          components: [
            { type: "body", parameters: MESSAGE.values.map((text) => ({ type: "text", text })) },
          ],
        },
      },
    });
    await service.close();
  });

  it.each([
    ["a number without WhatsApp", 400, failure(131_026), "address", "400 131026"],
    ["a number it may not write to", 400, failure(131_030), "address", "400 131030"],
    ["too many requests", 429, failure(80_007), "busy", "429 80007"],
    ["too many requests, by code only", 400, failure(131_056), "busy", "400 131056"],
    ["too many requests, by status only", 429, "slow down", "busy", "429"],
    ["an internal error", 500, failure(131_000), "unreachable", "500 131000"],
    ["a gateway's page", 502, "<html>", "unreachable", "502"],
    ["an expired token", 401, failure(190), "refused", "401 190"],
    ["an unknown template", 404, failure(132_001), "refused", "404 132001"],
    ["success without a message", 200, { ok: true }, "unreachable", "200"],
    ["a broken connection", 200, "cut", "unreachable", "no answer"],
  ] as const)("reports %s: %d", async (_what, status, answer, kind, code) => {
    const service = await start(status, answer);
    const whatsapp = await createWhatsapp(configOf(service.url));
    const error = await whatsapp.send(MESSAGE).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: "WhatsappError", kind, code });
    const serialized = JSON.stringify(error, Object.getOwnPropertyNames(error));
    for (const secret of ["5511987654321", "Maria", "secret-token"])
      expect(serialized).not.toContain(secret);
    expect(service.requests).toHaveLength(1);
    await service.close();
  });

  it("is reachable with a valid token and an answering service", async () => {
    const ask = async (status: number) => {
      const service = await start(status, { id: "1005" });
      const answer = await (await createWhatsapp(configOf(service.url))).reachable();
      expect(service.requests).toMatchObject([
        { url: "/v23.0/1005?fields=id", headers: { authorization: "Bearer secret-token" } },
      ]);
      await service.close();
      const gone = await (await createWhatsapp(configOf(service.url))).reachable();
      expect(gone).toBe(false);
      return answer;
    };
    expect([await ask(200), await ask(401), await ask(503)]).toEqual([true, false, false]);
  });

  it("reports a server that cannot be reached", async () => {
    const service = await start(200, {});
    await service.close();
    const whatsapp = await createWhatsapp(configOf(service.url));
    await expect(whatsapp.send(MESSAGE)).rejects.toMatchObject({ kind: "unreachable" });
  });
});
