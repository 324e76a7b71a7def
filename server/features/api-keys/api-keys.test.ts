import { randomUUID } from "node:crypto";
import type { ApiKey } from "@relato/shared/contract/api-keys.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { createApiKey } from "../../testing/api-key.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { grantPlano } from "../planos/grants.ts";

let server: TestApp;
/** Has the yearly plan. Sign-ups from one address are limited. */
let ana: TestClient;
beforeAll(async () => {
  server = await createTestApp();
  ana = await subscribe();
});
afterAll(() => server.close());

/** A doctor with the yearly plan. */
const subscribe = async (plano: "yearly" | "monthly" = "yearly"): Promise<TestClient> => {
  const doctor = await signUp(server.app);
  await grantPlano(server.deps.db, { user_id: doctor.id, plano, until: null, granted_by: null });
  return doctor;
};
const create = (doctor: TestClient, more: object = {}) =>
  doctor.call({
    method: "POST",
    url: "/api/api-keys",
    payload: { name: "Clínica", scopes: ["conta:read"], ...more },
  });
const PERFIL = { url: "/api/v1/perfil" };
const codeOf = (answer: { json: () => { code?: string; error?: string } }) =>
  answer.json().code ?? answer.json().error;

describe("creating a key", () => {
  it("shows the secret once and stores its digest", async () => {
    const doctor = await subscribe();
    const answer = await create(doctor, { name: " Clínica\u202E\nSul " });
    const { key, secret } = answer.json<{ key: Record<string, unknown>; secret: string }>();
    expect(answer.statusCode).toBe(201);
    expect(secret).toMatch(/^relato_[A-Za-z0-9_-]{43}$/);
    expect(key).toMatchObject({ name: "Clínica Sul", prefix: secret.slice(0, 15) });
    const listed = await doctor.call({ url: "/api/api-keys" });
    expect(listed.json()).toEqual({ items: [key], can: { create: true } });
    const stored = await withUser(server.deps.db, doctor.id, (tx) =>
      tx.query<{ row: string }>("select api_keys::text as row from api_keys"),
    );
    expect(stored[0]?.row).not.toContain(secret.slice(15));
    expect(server.logged.join("")).not.toContain(secret.slice(15));
  });

  it.each([
    ["no scope", { scopes: [] }],
    ["an unknown scope", { scopes: ["admin"] }],
    ["an expiry in the past", { expires_at: "2020-01-01T00:00:00Z" }],
    ["a name of invisible characters", { name: "\u200B" }],
    ["a text as address", { addresses: ["example.org"] }],
    ["a network of 33 bits", { addresses: ["10.0.0.0/33"] }],
  ])("refuses %s", async (_, more) => {
    const answer = await create(ana, more);
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, "VALIDATION"]);
  });

  it("needs the yearly plan, which each request checks", async () => {
    const monthly = await subscribe("monthly");
    const refused = await create(monthly);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { error: "API_PLAN_REQUIRED", message: expect.stringContaining("plano anual") },
    ]);
    expect((await monthly.call({ url: "/api/api-keys" })).json().can).toEqual({ create: false });
    const doctor = await subscribe();
    const key = await createApiKey(server, doctor);
    expect((await key.call(PERFIL)).statusCode).toBe(200);
    const until = new Date(Date.now() - 1000).toISOString();
    await grantPlano(server.deps.db, {
      ...{ user_id: doctor.id, plano: "yearly", until, granted_by: null },
    });
    const ended = await key.call(PERFIL);
    expect([ended.statusCode, codeOf(ended)]).toEqual([403, "API_PLAN_REQUIRED"]);
  });

  it("needs a recent proof", async () => {
    const doctor = await subscribe();
    await server.deps.db.pool.query(
      "update auth.session set authenticated_at = now() - interval '1 day' where user_id = $1",
      [doctor.id],
    );
    expect(codeOf(await create(doctor))).toBe("SESSION_NOT_FRESH");
  });

  it("is limited to 20 keys at once", async () => {
    const doctor = await subscribe();
    const answers = await Promise.all(Array.from({ length: 22 }, () => create(doctor)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
    expect(codeOf(await create(doctor))).toBe("API_KEYS_FULL");
  });
});

describe("a request with a key", () => {
  it("is refused without, with a malformed and with an unknown key", async () => {
    for (const authorization of [
      undefined,
      "Bearer",
      "Bearer relato_x",
      "Basic YTpi",
      `Bearer relato_${"A".repeat(43)}`,
    ]) {
      const headers = authorization === undefined ? {} : { authorization };
      const answer = await server.app.inject({ ...PERFIL, headers });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
      expect(answer.headers["www-authenticate"]).toBe('Bearer realm="relato"');
      expect(answer.json()).toEqual({
        type: "urn:relato:error:API_KEY_INVALID",
        title: expect.stringContaining("chave de API"),
        status: 401,
        code: "API_KEY_INVALID",
        request_id: answer.headers["x-request-id"],
      });
    }
  });

  it("ends with the key's revocation, by its owner only", async () => {
    const [doctor, other] = [await subscribe(), await subscribe()];
    const key = await createApiKey(server, doctor);
    const revoke = (who: TestClient) =>
      who.call({ method: "DELETE", url: `/api/api-keys/${key.id}` });
    expect([(await revoke(other)).statusCode, (await key.call(PERFIL)).statusCode]).toEqual([
      ...[404, 200],
    ]);
    expect([(await revoke(doctor)).statusCode, codeOf(await key.call(PERFIL))]).toEqual([
      ...[200, "API_KEY_INVALID"],
    ]);
    expect((await doctor.call({ url: "/api/api-keys" })).json().items).toEqual([]);
    expect((await revoke(doctor)).statusCode).toBe(404);
  });

  it("ends with the key's expiry", async () => {
    const doctor = await subscribe();
    const expires_at = new Date(Date.now() + 86_400_000).toISOString();
    const key = await createApiKey(server, doctor, { expires_at });
    expect((await key.call(PERFIL)).statusCode).toBe(200);
    await withUser(server.deps.db, doctor.id, (tx) =>
      tx.query("update api_keys set expires_at = now() where id = $1", [key.id]),
    );
    expect(codeOf(await key.call(PERFIL))).toBe("API_KEY_INVALID");
  });

  it("ends with a deactivated account, and for good with a closed one", async () => {
    const doctor = await subscribe();
    const key = await createApiKey(server, doctor);
    const ban = (banned: boolean) =>
      server.deps.db.pool.query(`update auth."user" set banned = $2 where id = $1`, [
        doctor.id,
        banned,
      ]);
    await ban(true);
    expect(codeOf(await key.call(PERFIL))).toBe("ACCOUNT_DISABLED");
    await ban(false);
    expect((await key.call(PERFIL)).statusCode).toBe(200);
    const closing = await subscribe();
    const theirs = await createApiKey(server, closing);
    const closed = await closing.call({
      method: "POST",
      url: "/api/configuracoes/close-account",
      payload: { password: "segredo" },
    });
    expect([closed.statusCode, codeOf(await theirs.call(PERFIL))]).toEqual([
      ...[200, "API_KEY_INVALID"],
    ]);
  });

  it("is accepted from the key's addresses only", async () => {
    const addresses = ["203.0.113.0/24", "198.51.100.7", "2001:db8::/32"];
    const key = await createApiKey(server, ana, { addresses });
    const from = async (remoteAddress: string) =>
      (await key.call({ ...PERFIL, remoteAddress })).statusCode;
    for (const [ip, status] of [
      ["203.0.113.200", 200],
      ["::ffff:203.0.113.200", 200],
      ["198.51.100.7", 200],
      ["2001:db8:1::1", 200],
      ["203.0.114.1", 403],
      ["198.51.100.8", 403],
      ["2001:db9::1", 403],
      ["::1", 403],
    ] as const)
      expect([ip, await from(ip)]).toEqual([ip, status]);
  });

  it("stores the last use and is in the audit log by the key's name", async () => {
    const key = await createApiKey(server, ana);
    const lastUse = async () => {
      const { items } = (await ana.call({ url: "/api/api-keys" })).json<{ items: ApiKey[] }>();
      return items.find(({ id }) => id === key.id)?.last_used_at;
    };
    expect(await lastUse()).toBeNull();
    await key.call({ method: "POST", url: "/api/v1/pacientes/search", payload: {} });
    expect(await lastUse()).not.toBeNull();
    await server.deps.audit.close();
    const { items } = (await ana.call({ url: "/api/audit-log" })).json();
    expect(items).toContainEqual(
      expect.objectContaining({
        ...{ actor: "api_key", actor_name: "Prontuário", action: "POST /api/pacientes/search" },
      }),
    );
  });

  it("counts against the key's limit, which every answer shows", async () => {
    const [key, other] = [await createApiKey(server, ana), await createApiKey(server, ana)];
    const first = await key.call(PERFIL);
    expect([first.headers["ratelimit-policy"], first.headers["ratelimit"]]).toEqual([
      ...['"key";q=600;w=60', expect.stringMatching(/^"key";r=599;t=\d+$/)],
    ]);
    for (let n = 1; n < 600; n++) await key.call(PERFIL);
    const limited = await key.call(PERFIL);
    expect([limited.statusCode, codeOf(limited)]).toEqual([429, "RATE_LIMITED"]);
    expect(limited.headers["ratelimit"]).toMatch(/^"key";r=0;t=\d+$/);
    expect(Number(limited.headers["retry-after"])).toBeGreaterThan(0);
    expect((await other.call(PERFIL)).statusCode).toBe(200);
  });

  it("pages whole lists by cursor", async () => {
    const key = await createApiKey(server, ana);
    const whole: string[] = (await ana.call({ url: "/api/modelos" }))
      .json()
      .items.map(({ id }: { id: string }) => id);
    expect(whole.length).toBeGreaterThan(2);
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const query: string = cursor === "" ? "" : `&cursor=${cursor}`;
      const answer = await key.call({ url: `/api/v1/modelos?limit=2${query}` });
      const page: { items: { id: string }[]; next_cursor: string | null } = answer.json();
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(whole);
    for (const query of ["?cursor=x", "?limit=0", "?limit=101", `?cursor=${randomUUID()}`])
      expect((await key.call({ url: `/api/v1/modelos${query}` })).statusCode).toBe(400);
  });

  it("reaches uploads with the scope for recordings", async () => {
    const key = await createApiKey(server, ana, { scopes: ["gravacoes:write"] });
    const id = randomUUID();
    await key.call({ method: "POST", url: "/api/v1/gravacoes", payload: { id } });
    const encode = (text: string) => Buffer.from(text).toString("base64");
    const metadata = { gravacao_id: id, track: "file", ordinal: "0", media_type: "audio/wav" };
    const created = await key.call({
      method: "POST",
      url: "/api/v1/uploads",
      headers: {
        "tus-resumable": "1.0.0",
        "upload-length": "4",
        "upload-metadata": Object.entries(metadata)
          .map(([name, value]) => `${name} ${encode(value)}`)
          .join(","),
      },
    });
    expect(created.statusCode).toBe(201);
    expect(created.headers.location).toMatch(/^\/api\/v1\/uploads\//);
    const offset = await key.call({
      method: "HEAD",
      url: String(created.headers.location),
      headers: { "tus-resumable": "1.0.0" },
    });
    expect([offset.statusCode, offset.headers["upload-offset"]]).toEqual([200, "0"]);
  });
});
