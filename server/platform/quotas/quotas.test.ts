import { stat } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EMPTY_DRAFT } from "@relato/shared/domain/paciente.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { signUpNamed } from "../../testing/profile.ts";
import { createDocumento, createSegmento } from "../../testing/factories.ts";
import { createUpload, openGravacao, patchUpload } from "../../testing/tus.ts";
import { withUser } from "../database/database.ts";
import { pruneQuotas, spendQuota } from "./quotas.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({
    env: {
      STORED_GB_PER_DOCTOR: "1",
      UPLOADS_PARALLEL: "1",
      UPLOADS_PER_DAY: "4",
      EXAMPLES_PER_DAY: "1",
      MAILS_PER_DAY: "3",
      MESSAGES_PER_RECIPIENT: "2",
      VERSIONS_PER_DAY: "2",
      VERIFICATIONS_PER_DAY: "3",
      IMPORTS_PER_DAY: "1",
    },
  });
  await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

const post = async (doctor: TestClient, url: string, payload: object) => {
  const answer = await doctor.call({ method: "POST", url, payload });
  const code = answer.json<{ error?: string }>().error;
  return { code: code ?? answer.statusCode, headers: answer.headers };
};
const codes = async (works: (() => Promise<{ code: string | number }>)[]) => {
  const all: (string | number)[] = [];
  for (const work of works) all.push((await work()).code);
  return all;
};

describe("a daily quota", () => {
  it("refuses examples with the seconds until tomorrow, and no other doctor's", async () => {
    const [ana, rui] = [await signUp(server.app), await signUp(server.app)];
    const make = (doctor: TestClient) =>
      post(doctor, "/api/consultas/example", { language: "pt-BR" });
    expect(await codes([() => make(ana)])).toEqual([201]);
    const refused = await make(ana);
    expect(refused.code).toBe("EXAMPLES_DAILY");
    const wait = Number(refused.headers["retry-after"]);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(86_400);
    expect((await make(rui)).code).toBe(201);
  });

  it("counts imports that add patients, not repeated ones", async () => {
    const doctor = await signUp(server.app);
    const row = (nome: string) => ({ row: 1, id: crypto.randomUUID(), ...EMPTY_DRAFT, nome });
    const first = row("Ana");
    const send = (each: object) => post(doctor, "/api/pacientes/import", { rows: [each] });
    expect(await codes([() => send(first), () => send(first), () => send(row("Rui"))])).toEqual([
      200,
      200,
      "IMPORTS_DAILY",
    ]);
  });

  it("limits mails to one recipient and of one doctor", async () => {
    const doctor = await signUpNamed(server.app);
    const { id } = await createDocumento(server.deps.db, { medico_id: doctor.id });
    const send = (to: string) => () =>
      post(doctor, `/api/documentos/${id}/mail`, { id: crypto.randomUUID(), to });
    const results = await codes([
      send("a@example.org"),
      send("A@example.org"),
      send("a@example.org"),
      send("b@example.org"),
      send("c@example.org"),
    ]);
    expect(results.slice(2)).toEqual(["RECIPIENT_DAILY", results[0], "MAILS_DAILY"]);
    expect(results[1]).toBe(results[0]);
  });

  it("limits document versions and verifications", async () => {
    const doctor = await signUp(server.app);
    const { id } = await createDocumento(server.deps.db, { medico_id: doctor.id });
    const edit = (base: number, text: string) => () =>
      post(doctor, `/api/documentos/${id}/versions`, { change: "edited", base, markdown: text });
    const results = await codes([edit(1, "## A\n\n- um\n"), edit(2, "## A\n\n- dois\n")]);
    expect(results).toEqual([201, 201]);
    expect(await codes([edit(3, "## A\n\n- três\n"), edit(3, "## A\n\n- três\n")])).toEqual([
      "VERSIONS_DAILY",
      "VERIFICATIONS_DAILY",
    ]);
  });

  it("is not exceeded by parallel uses, and a rolled back use does not count", async () => {
    const doctor = await signUp(server.app);
    const { config, db } = server.deps;
    const failing = withUser(db, doctor.id, async (tx) => {
      await spendQuota(tx, config, "mail");
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    const spend = () => withUser(db, doctor.id, (tx) => spendQuota(tx, config, "mail"));
    const all = await Promise.allSettled(Array.from({ length: 9 }, spend));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });

  it("keeps today's counts and deletes old ones", async () => {
    const doctor = await signUp(server.app);
    const { config, db } = server.deps;
    await withUser(db, doctor.id, async (tx) => {
      await spendQuota(tx, config, "mail");
      await tx.query(
        "insert into quota_uses (user_id, kind, day, used) values ($1, 'mail', '2020-01-01', 3)",
        [doctor.id],
      );
    });
    await pruneQuotas(db);
    const rows = await withUser(db, doctor.id, (tx) => tx.query("select used from quota_uses"));
    expect(rows).toEqual([{ used: 1 }]);
  });
});

describe("uploads", () => {
  it("are limited per day; a repeated creation does not count", async () => {
    const doctor = await signUp(server.app);
    const gravacao_id = await openGravacao(doctor);
    const statuses: number[] = [];
    for (const ordinal of [0, 0, 1, 2, 3, 4])
      statuses.push((await createUpload(doctor, { gravacao_id, ordinal })).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const refused = await createUpload(doctor, { gravacao_id, ordinal: 5 });
    expect(refused.json()).toMatchObject({ error: "UPLOADS_DAILY" });
  });

  it("are refused when the doctor's recordings fill their space", async () => {
    const doctor = await signUp(server.app);
    const gravacao_id = await openGravacao(doctor);
    await createSegmento(server.deps.db, { medico_id: doctor.id, bytes: 999_999_990 });
    const declared = await createUpload(doctor, { gravacao_id }, 11);
    expect([declared.statusCode, declared.json()]).toMatchObject([507, { error: "STORAGE_QUOTA" }]);
    expect((await createUpload(doctor, { gravacao_id }, 10)).statusCode).toBe(201);
  });

  it("run in a limited number at once; the refused one continues later", async () => {
    const doctor = await signUp(server.app);
    const gravacao_id = await openGravacao(doctor);
    const first = (await createUpload(doctor, { gravacao_id })).headers.location ?? "";
    const place = { gravacao_id, ordinal: 1 };
    const second = (await createUpload(doctor, place)).headers.location ?? "";
    const address = server.app.listeningOrigin;
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const writer = body.writable.getWriter();
    const slow = fetch(`${address}${first}`, {
      method: "PATCH",
      headers: {
        cookie: doctor.cookie,
        "tus-resumable": "1.0.0",
        "content-type": "application/offset+octet-stream",
        "upload-offset": "0",
      },
      body: body.readable,
      duplex: "half",
    } as RequestInit);
    await writer.write(Buffer.from("sound"));
    const path = server.deps.uploads.files.dataPath(first.split("/").at(-1) ?? "");
    await expect.poll(async () => (await stat(path)).size).toBe(5);
    const refused = await patchUpload(doctor, second, 0, Buffer.from("x"));
    expect([refused.statusCode, refused.json()]).toMatchObject([
      429,
      { error: "UPLOADS_PARALLEL" },
    ]);
    await writer.close();
    expect((await slow).status).toBe(204);
    expect((await patchUpload(doctor, second, 0, Buffer.from("x"))).statusCode).toBe(204);
  });
});
