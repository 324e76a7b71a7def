import { rename } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { readConfig } from "../../platform/config/config.ts";
import { createTestApp, signUp, type TestApp, type TestAppOptions } from "../../testing/app.ts";
import { deliveryOf } from "./delivery.ts";
import { speechHealth, storageHealth } from "./health.ts";

const apps: TestApp[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

const readHealth = async (options: TestAppOptions = {}) => {
  const test = await createTestApp(options);
  apps.push(test);
  const doctor = await signUp(test.app);
  const answer = await doctor.call({ url: "/api/services" });
  expect(answer.statusCode).toBe(200);
  return { test, health: answer.json<{ health: unknown }>().health };
};

/** A server that answers everything with this status. */
const startAnswering = async (status: number) => {
  const server = createServer((_request, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

describe("the health of the services", () => {
  it("is online by default if the model is installed", async () => {
    const online = { state: "online" };
    expect((await readHealth()).health).toEqual({
      speech: online,
      writer: online,
      storage: online,
    });
  });

  it("names the service that does not answer", async () => {
    const [refusing, broken] = [await startAnswering(401), await startAnswering(503)];
    const writer = { WRITER_MODEL: "m", WRITER_PROVIDER: "openai-compatible" };
    const { health } = await readHealth({
      env: { SPEECH_URL: refusing.url, ...writer, WRITER_URL: broken.url },
    });
    expect(health).toMatchObject({
      speech: { state: "online" },
      writer: { state: "offline", reason: "unreachable" },
    });
    await Promise.all([refusing.close(), broken.close()]);
    const { health: gone } = await readHealth({ env: { SPEECH_URL: refusing.url } });
    expect(gone).toMatchObject({ speech: { state: "offline", reason: "unreachable" } });
  });

  it("changes when a service stops while the server runs", async () => {
    const [speech, writer] = [await startAnswering(401), await startAnswering(401)];
    const { test, health } = await readHealth({
      env: {
        SPEECH_URL: speech.url,
        WRITER_MODEL: "m",
        WRITER_PROVIDER: "openai-compatible",
        WRITER_URL: writer.url,
      },
    });
    const online = { state: "online" };
    const gone = { state: "offline", reason: "unreachable" };
    expect(health).toEqual({ speech: online, writer: online, storage: online });
    const doctor = await signUp(test.app);
    const ask = async (): Promise<unknown> =>
      (await doctor.call({ url: "/api/services" })).json<{ health: unknown }>().health;
    await speech.close();
    expect(await ask()).toEqual({ speech: gone, writer: online, storage: online });
    await writer.close();
    expect(await ask()).toEqual({ speech: gone, writer: gone, storage: online });
    // The folder of the files goes away under the server.
    const files = join(test.deps.config.data_dir, "files");
    await rename(files, `${files}-gone`);
    const failed = { state: "offline", reason: "failed" };
    expect(await ask()).toEqual({ speech: gone, writer: gone, storage: failed });
    await rename(`${files}-gone`, files);
    expect(await ask()).toEqual({ speech: gone, writer: gone, storage: online });
  });

  it("distinguishes missing and downloading models, full and failed storage", async () => {
    const { test } = await readHealth();
    const { speech } = test.deps;
    const missing = { state: "missing", model: "m", reason: "NOT_DOWNLOADED" } as const;
    const coming = { state: "downloading", model: "m", done_bytes: 1, total_bytes: 2 } as const;
    expect([
      await speechHealth(speech, missing),
      await speechHealth(speech, coming),
      storageHealth("full"),
      storageHealth(null),
    ]).toMatchObject([
      { reason: "model_missing" },
      { reason: "model_downloading" },
      { reason: "full" },
      { reason: "failed" },
    ]);
  });
});

describe("the delivery of messages", () => {
  it("is off by default", async () => {
    const test = await createTestApp();
    apps.push(test);
    const doctor = await signUp(test.app);
    const answer = await doctor.call({ url: "/api/services" });
    expect(answer.json()).toMatchObject({ delivery: { mail: false, whatsapp: false } });
  });

  it("is on with a mail server, and with a WhatsApp number", () => {
    const smtp = readConfig({ SMTP_URL: "smtps://mail.example" });
    expect(deliveryOf(smtp)).toEqual({ mail: true, whatsapp: false });
    const numbered = readConfig({ WHATSAPP_TOKEN: "secret", WHATSAPP_PHONE_ID: "1" });
    expect(deliveryOf(numbered)).toEqual({ mail: false, whatsapp: true });
  });
});
