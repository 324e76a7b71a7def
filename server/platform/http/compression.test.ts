import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { route } from "@relato/shared/contract/route.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { asDoctor, createBare } from "../../testing/bare-server.ts";
import { bind } from "./bind.ts";

const response = z.object({ text: z.string() });
const of = (method: "GET" | "POST", path: `/${string}`) =>
  route({
    ...{ method, path, access: "doctor", scope: null, summary: path, response, errors: [] },
    ...(method === "POST" && { body: z.object({}) }),
  });

/** `GET|POST /api/{characters}`, and the same as bytes, events and ranges. */
const createLong = () => {
  const { app } = createBare();
  app.after(() => {
    for (const size of [500, 5000, 500_000]) {
      const text = "Tosse há três dias. ".repeat(size / 20);
      bind(app, of("GET", `/api/${size}`), async () => ({ text }));
      bind(app, of("POST", `/api/${size}`), async () => ({ text }));
    }
    for (const type of ["audio/webm", "application/pdf", "text/event-stream"])
      app.get(`/api/${type}`, { config: { access: "doctor" } }, async (_, reply) =>
        reply.type(type).send(Buffer.alloc(5000)),
      );
    app.get("/api/part", { config: { access: "doctor" } }, async (_, reply) =>
      reply.status(206).type("application/json").send(Buffer.alloc(5000)),
    );
  });
  return (url: string, headers: Record<string, string> = {}, method: "GET" | "POST" = "GET") =>
    app.inject({
      url,
      method,
      headers: { ...asDoctor, "accept-encoding": "gzip, deflate, br", ...headers },
      ...(method === "POST" && { payload: {} }),
    });
};

test.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
])("a long answer to accept-encoding %s is sent as %s", async (accepted, encoding, unfold) => {
  const ask = createLong();
  for (const size of [5000, 500_000]) {
    const answer = await ask(`/api/${size}`, { "accept-encoding": accepted });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers["vary"]).toMatch(/accept-encoding/i);
    expect(answer.rawPayload.length).toBeLessThan(size / 10);
    const { text } = JSON.parse(unfold(answer.rawPayload).toString()) as { text: string };
    expect(text).toBe("Tosse há três dias. ".repeat(size / 20));
  }
});

test.each([
  ["a short answer", "/api/500", {}, "GET"],
  ["a reader that takes it plain", "/api/5000", { "accept-encoding": "identity" }, "GET"],
  ["sound", "/api/audio/webm", {}, "GET"],
  ["a PDF", "/api/application/pdf", {}, "GET"],
  ["events", "/api/text/event-stream", {}, "GET"],
  ["a part", "/api/part", {}, "GET"],
  ["what may hold a new secret", "/api/5000", {}, "POST"],
  ["what another site asks for", "/api/5000", { "sec-fetch-site": "cross-site" }, "GET"],
] as const)("%s is not compressed", async (_what, url, headers, method) => {
  const answer = await createLong()(url, headers, method);
  expect(answer.statusCode).toBeLessThan(300);
  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.rawPayload.length).toBeGreaterThan(400);
});

test("an answer to our own page is compressed", async () => {
  const answer = await createLong()("/api/5000", { "sec-fetch-site": "same-origin" });
  expect(answer.headers["content-encoding"]).toBe("br");
});
