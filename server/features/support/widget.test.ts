import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, signUp, type TestApp } from "../../testing/app.ts";
import type { WidgetOptions } from "./widget-page.ts";

const ORIGIN = "https://chat.example.org";
const PAGE = "/pt-br/suporte";
let server: TestApp;
let plain: TestApp;
beforeAll(async () => {
  const env = {
    ...{ SUPPORT_URL: `${ORIGIN}/`, SUPPORT_TOKEN: "web-token", SUPPORT_HMAC: "s3cret" },
    SUPPORT_EMAIL: "suporte@example.org",
  };
  [server, plain] = await Promise.all([createTestApp({ env }), createTestApp()]);
});
afterAll(() => Promise.all([server.close(), plain.close()]));

const optionsOf = (html: string): WidgetOptions =>
  JSON.parse(/id="options">([^<]*)</.exec(html)?.[1] ?? "") as WidgetOptions;
const cleared = (answer: { cookies: { name: string; value: string }[] }): string[] =>
  answer.cookies.filter(({ value }) => value === "").map(({ name }) => name);

describe("the page with the chat of another provider", () => {
  it("says who writes, with a proof, and allows only that provider", async () => {
    const doctor = await signUp(server.app);
    const { headers, body, statusCode } = await doctor.call({ url: PAGE });
    expect(statusCode).toBe(200);
    const identifier_hash = createHmac("sha256", "s3cret").update(doctor.id).digest("hex");
    expect(optionsOf(body)).toEqual({
      ...{ origin: ORIGIN, token: "web-token", locale: "pt_BR" },
      login: "/pt-br/login?return_to=%2Fpt-br%2Fsuporte",
      user: {
        id: doctor.id,
        email: doctor.email,
        name: expect.any(String) as string,
        identifier_hash,
      },
    });
    expect(body).not.toContain("s3cret");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`connect-src ${ORIGIN} wss://chat.example.org;`);
    expect(policy).toMatch(/sandbox allow-scripts allow-same-origin allow-forms allow-downloads$/);
    expect(policy).not.toMatch(/script-src[^;]*'(self|unsafe-inline)'/);
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("is for signed-in doctors, and no other page allows the provider", async () => {
    const visit = await server.app.inject({ url: PAGE });
    expect([visit.statusCode, visit.headers.location]).toEqual([
      302,
      "/pt-br/login?return_to=%2Fpt-br%2Fsuporte",
    ]);
    const doctor = await signUp(server.app);
    for (const url of ["/api/session", "/pt-br/", "/pt-br/dashboard"]) {
      const { headers } = await doctor.call({ url });
      expect(String(headers["content-security-policy"])).not.toContain("chat.example.org");
    }
  });

  it("does not exist without SUPPORT_URL", async () => {
    const doctor = await signUp(plain.app);
    const answer = await doctor.call({ url: PAGE });
    expect(answer.statusCode).not.toBe(200);
    expect(answer.body).not.toContain("sdk.js");
  });

  it("keeps a doctor's conversation from the next doctor of the device", async () => {
    const [ana, rui] = [await signUp(server.app), await signUp(server.app)];
    const first = await ana.call({ url: PAGE });
    const owner = first.cookies.find(({ name }) => name === "relato_support")?.value ?? "";
    const chat = `relato_support=${owner}; cw_conversation=abc; cw_user_web-token=def`;
    const visit = (cookie: string, url = PAGE, method: "GET" | "POST" = "GET") =>
      server.app.inject({ method, url, headers: { cookie: `${cookie}; ${chat}` } });
    expect(cleared(await visit(ana.cookie))).toEqual([]);
    expect(cleared(await visit(rui.cookie))).toEqual(
      expect.arrayContaining(["cw_conversation", "cw_user_web-token"]),
    );
    const out = await visit(ana.cookie, "/api/auth/sign-out", "POST");
    expect(cleared(out)).toEqual(
      expect.arrayContaining(["cw_conversation", "cw_user_web-token", "relato_support"]),
    );
  });
});
