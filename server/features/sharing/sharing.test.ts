import { findJobs } from "../../testing/job-queue.ts";
import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SecureLink } from "@relato/shared/contract/sharing.ts";
import { LINK_DAYS, MAX_LINK_FAILURES } from "@relato/shared/domain/sharing.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { LOCALES } from "@relato/shared/domain/language.ts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { asSystem } from "../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createConsulta, createDocumento, createPaciente } from "../../testing/factories.ts";
import { normalSecret } from "./secret.ts";
import { startSharingJobs } from "./jobs.ts";

const TEXT = "Tosse seca <b>há</b> três dias";
const NAME = "Joana Marcada";

let server: TestApp;
let ana: TestClient;
let rui: TestClient;
let consulta: string;
let documento: string;
beforeAll(async () => {
  // All requests of the tests have the same address.
  server = await createTestApp({ env: { RATE_LIMIT_FACTOR: "20" } });
  const { db } = server.deps;
  ana = await signUp(server.app);
  rui = await signUp(server.app);
  const paciente = await createPaciente(db, {
    medico_id: ana.id,
    nome: NAME,
    email: "joana@example.org",
    data_nascimento: "1980-02-29",
  });
  consulta = (await createConsulta(db, { medico_id: ana.id, paciente_id: paciente.id })).id;
  documento = (
    await createDocumento(db, {
      medico_id: ana.id,
      consulta_id: consulta,
      version: {
        content: { markdown: `## Queixa\n\n- ${TEXT}\n\n|a|b|\n|-|-|\n|1|2|\n`, sections: [] },
      },
    })
  ).id;
}, 60_000);
afterAll(() => server.close());

interface Made {
  link: SecureLink;
  url: string;
  code: string | null;
  path: string;
}
const makeLink = async (
  protection: "code" | "birth_date" = "code",
  locale: (typeof LOCALES)[number] = "pt-br",
): Promise<Made> => {
  const answer = await ana.call({
    method: "POST",
    url: `/api/documentos/${documento}/links`,
    payload: { protection, days: LINK_DAYS[1], locale },
  });
  expect(answer.statusCode).toBe(201);
  const made = answer.json<Omit<Made, "path">>();
  return { ...made, path: new URL(made.url).pathname };
};
const visit = (path: string) => server.app.inject({ url: path });
const answerWith = (path: string, secret: string, more: Record<string, string> = {}) =>
  server.app.inject({
    method: "POST",
    url: path,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ secret, ...more }).toString(),
  });
const sharing = async () =>
  (await ana.call({ url: `/api/documentos/${documento}/sharing` })).json<{
    links: SecureLink[];
    mails: { id: string; state: string; to: string }[];
    patient_email: string | null;
    has_birth_date: boolean;
    signed: boolean;
  }>();
const linkOf = async (id: string): Promise<SecureLink | undefined> =>
  (await sharing()).links.find((link) => link.id === id);
const wrongFor = (code: string | null): string => (code === "000000" ? "111111" : "000000");

describe("a secure link", () => {
  test("cannot be guessed, and is stored as a digest only", async () => {
    const [one, two] = [await makeLink(), await makeLink()];
    const token = one.path.split("/").at(-1) ?? "";
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(two.path).not.toBe(one.path);
    expect(one.code).toMatch(/^\d{6}$/);
    const stored = JSON.stringify(
      await asSystem(server.deps.db, "test", (tx) =>
        tx.query("select to_jsonb(l) as row from secure_links l"),
      ),
    );
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(`"${one.code}"`);
    expect((await visit(one.path.replace(token, token.toUpperCase()))).statusCode).toBe(404);
  });

  test("asks for the code and shows nothing before the answer", async () => {
    const { path } = await makeLink();
    const page = await visit(path);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("Código de 6 números");
    for (const secret of [TEXT, "Tosse", NAME, "Anamnese"]) expect(page.body).not.toContain(secret);
    expect((await linkOf((await sharing()).links[0]?.id ?? ""))?.openings).toBe(0);
  });

  test("shows the document without an account, as plain HTML, and gives the PDF", async () => {
    const { path, code, link } = await makeLink();
    const page = await answerWith(path, ` ${code?.slice(0, 3)} ${code?.slice(3)} `);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("Tosse seca &lt;b&gt;há&lt;/b&gt; três dias");
    expect(page.body).toContain(NAME);
    expect(page.body).toContain('<th scope="col">a</th>');
    expect(page.body).toContain("ainda não foi revisado e aprovado");
    expect(page.body).not.toMatch(/<script|javascript:|<img|<link/);
    const file = await answerWith(path, code ?? "", { intent: "pdf" });
    expect(file.headers["content-type"]).toBe("application/pdf");
    expect(file.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect(await linkOf(link.id)).toMatchObject({ openings: 2, state: "open" });
  });

  test("can be protected by the patient's birth date", async () => {
    const { path, code } = await makeLink("birth_date");
    expect(code).toBeNull();
    expect((await visit(path)).body).toContain('type="date"');
    expect((await answerWith(path, "1980-02-28")).statusCode).toBe(403);
    expect((await answerWith(path, "1980-02-29")).statusCode).toBe(200);
    expect((await answerWith(path, "29/02/1980")).statusCode).toBe(200);
    expect(normalSecret("2/29/1980", "birth_date", "en-us")).toBe("1980-02-29");
    const { id } = await createDocumento(server.deps.db, { medico_id: ana.id });
    const refused = await ana.call({
      method: "POST",
      url: `/api/documentos/${id}/links`,
      payload: { protection: "birth_date", days: 1, locale: "es" },
    });
    expect(refused.json()).toMatchObject({ error: "BIRTH_DATE_UNKNOWN" });
  });

  test.each(LOCALES)(
    "is neither indexed nor cached, sends no referrer, and allows no script (%s)",
    async (locale) => {
      const { path, code } = await makeLink("code", locale);
      for (const page of [
        await visit(path),
        await answerWith(path, code ?? ""),
        await visit(`/${locale}/link/x`),
      ]) {
        expect(page.headers["x-robots-tag"]).toContain("noindex");
        expect(page.body).toContain("<title>");
        expect(page.headers["referrer-policy"]).toBe("no-referrer");
        expect(page.headers["cache-control"]).toBe("no-store");
        expect(page.headers["content-security-policy"]).toContain("default-src 'self'");
        expect(page.headers["content-security-policy"]).toContain("script-src 'self';");
      }
    },
  );

  test("counts and logs every use for the doctor", async () => {
    const { path, code, link } = await makeLink();
    await answerWith(path, wrongFor(code));
    await answerWith(path, code ?? "");
    await answerWith(path, code ?? "", { intent: "pdf" });
    const shown = await linkOf(link.id);
    expect(shown?.log.map(({ outcome }) => outcome)).toEqual(["downloaded", "opened", "wrong"]);
    expect(shown?.openings).toBe(2);
  });

  test(`is locked after ${MAX_LINK_FAILURES} wrong answers, also in parallel`, async () => {
    const { path, code, link } = await makeLink();
    const pages = await Promise.all(
      Array.from({ length: 3 * MAX_LINK_FAILURES }, () => answerWith(path, wrongFor(code))),
    );
    expect(pages.every(({ statusCode }) => statusCode === 403)).toBe(true);
    expect(await linkOf(link.id)).toMatchObject({ state: "locked", openings: 0 });
    const log = (await linkOf(link.id))?.log ?? [];
    expect(log).toHaveLength(MAX_LINK_FAILURES);
    expect(log.filter(({ outcome }) => outcome === "locked")).toHaveLength(1);
    const right = await answerWith(path, code ?? "");
    expect(right.statusCode).toBe(403);
    expect(right.body).toContain("Este link foi bloqueado");
    expect((await visit(path)).body).toContain("Este link foi bloqueado");
  });

  test("a right answer resets the number of attempts", async () => {
    const { path, code } = await makeLink();
    for (let round = 0; round < 2; round++) {
      for (let i = 1; i < MAX_LINK_FAILURES; i++) await answerWith(path, wrongFor(code));
      expect((await answerWith(path, code ?? "")).statusCode).toBe(200);
    }
  });

  test("is gone after it was revoked and after it expired", async () => {
    const { path, code, link } = await makeLink();
    const url = `/api/links/${link.id}`;
    expect((await rui.call({ method: "DELETE", url })).statusCode).toBe(404);
    expect((await answerWith(path, code ?? "")).statusCode).toBe(200);
    expect((await ana.call({ method: "DELETE", url })).json()).toMatchObject({ state: "revoked" });
    const late = await makeLink();
    const pool = new pg.Pool({ connectionString: server.database.adminUrl, max: 1 });
    await pool.query(
      "update secure_links set expires_at = now() - interval '1 second' where id = $1",
      [late.link.id],
    );
    await pool.end();
    for (const dead of [{ path, code }, late]) {
      for (const page of [await visit(dead.path), await answerWith(dead.path, dead.code ?? "")]) {
        expect(page.statusCode).toBe(404);
        expect(page.body).toContain("Este link não está disponível");
        expect(page.body).not.toContain(NAME);
      }
    }
    expect(await linkOf(late.link.id)).toMatchObject({ state: "expired" });
  });

  test("shows the version that it was made for, not a later one", async () => {
    const { path, code } = await makeLink();
    const answer = await ana.call({
      method: "POST",
      url: `/api/documentos/${documento}/versions`,
      payload: { change: "edited", base: 1, markdown: "## Queixa\n\n- Outra coisa\n" },
    });

    expect(answer.statusCode).toBe(201);
    expect((await answerWith(path, code ?? "")).body).toContain("Tosse seca");
  });

  test("leaves no token, answer or document text in the logs", async () => {
    const { path, code } = await makeLink();
    await visit(path);
    await answerWith(path, "424242");
    await answerWith(path, code ?? "");
    await answerWith(path, code ?? "", { intent: "pdf" });
    const log = server.logged.join("\n");
    expect(log).not.toContain('"level":50');
    const token = path.split("/").at(-1) ?? "";
    for (const trace of [token, "424242", NAME, "Tosse"]) expect(log).not.toContain(trace);
    expect(log).toContain("/pt-br/link/:token");
    const audited = JSON.stringify(
      await asSystem(server.deps.db, "test", (tx) =>
        tx.query("select to_jsonb(a) as row from audit_log a"),
      ),
    );
    expect(audited).not.toContain(token);
  });
});

test("an address that tries many links is stopped", async () => {
  const other = await createTestApp();
  try {
    const statuses: number[] = [];
    for (let i = 0; i < 41; i++)
      statuses.push((await other.app.inject({ url: `/pt-br/link/${i}` })).statusCode);
    expect(statuses.slice(0, 40).every((status) => status === 404)).toBe(true);
    const last = await other.app.inject({ url: "/es/link/x" });
    expect(last.statusCode).toBe(429);
    expect(last.headers["retry-after"]).toBeDefined();
    expect(last.body).toContain("Demasiados intentos");
  } finally {
    await other.close();
  }
});

describe("the verify page", () => {
  const issue = async (): Promise<{ code: string; pdf: Buffer }> => {
    const answer = await ana.call({ url: `/api/documentos/${documento}/pdf` });
    const [row] = await asSystem(server.deps.db, "test", (tx) =>
      tx.query<{ code: string }>(
        `select code from issued_codes c join document_versions v on v.id = c.version_id
          where v.documento_id = $1 order by c.issued_at desc limit 1`,
        [documento],
      ),
    );
    return { code: row?.code ?? "", pdf: answer.rawPayload };
  };

  test.each(LOCALES)(
    "says that it is genuine, when and by whom it was issued, nothing clinical (%s)",
    async (locale) => {
      const { code } = await issue();
      const page = await visit(`/${locale}/verificar/${code}`);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(
        { "pt-br": "Documento autêntico", "en-us": "Genuine document", es: "Documento auténtico" }[
          locale
        ],
      );
      expect(page.body).toMatch(/20\d\d/);
      for (const secret of ["Tosse", NAME, "Anamnese", consulta, documento, shortCode(consulta)])
        expect(page.body).not.toContain(secret);
      expect(page.headers["x-robots-tag"]).toContain("noindex");
      expect(page.headers["referrer-policy"]).toBe("no-referrer");
    },
  );

  test("finds a code in any spelling, and reports an unknown one", async () => {
    const { code } = await issue();
    const typed = await visit(
      `/pt-br/verificar?code=${encodeURIComponent(code.toLowerCase().replaceAll("-", " "))}`,
    );
    expect([typed.statusCode, typed.headers.location]).toEqual([303, `/pt-br/verificar/${code}`]);
    for (const wrong of ["00000-00000-00000-00000", "x", "%3Cscript%3E"]) {
      const page = await visit(`/pt-br/verificar/${wrong}`);
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain("Código não encontrado");
      expect(page.body).not.toContain("<script");
    }
    expect((await visit("/pt-br/verificar")).body).toContain("Verificar um documento");
  });

  test("compares a file with the issued ones", async () => {
    const { code, pdf } = await issue();
    const compare = (file: Buffer) =>
      server.app.inject({
        method: "POST",
        url: `/pt-br/verificar/${code}`,
        headers: { "content-type": "multipart/form-data; boundary=----b" },
        payload: Buffer.concat([
          Buffer.from(
            '------b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n',
          ),
          file,
          Buffer.from("\r\n------b--\r\n"),
        ]),
      });
    expect((await compare(pdf)).body).toContain("O arquivo é igual ao que foi emitido.");
    const changed = Buffer.from(pdf);
    changed.writeUInt8(changed.readUInt8(2000) ^ 1, 2000);
    expect((await compare(changed)).body).toContain("Ele pode ter sido alterado.");
    expect((await compare(Buffer.alloc(0))).body).toContain("Ele pode ter sido alterado.");
    // One that is too long as sent, and one that is too long as declared.
    for (const bytes of [20 * 1024 * 1024 + 1, 21 * 1024 * 1024]) {
      const refused = await compare(Buffer.alloc(bytes));
      expect([refused.statusCode, refused.json()]).toMatchObject([
        413,
        { error: "BODY_TOO_LARGE" },
      ]);
    }
  });
});

describe("a PDF sent by e-mail", () => {
  const send = (client: TestClient, to: string, id = randomUUID()) =>
    client.call({ method: "POST", url: `/api/documentos/${documento}/mail`, payload: { id, to } });
  const outbox = () => join(server.deps.config.data_dir, "outbox");

  test("is sent once by a job, with the PDF attached and no clinical text", async () => {
    const id = randomUUID();
    const first = await send(ana, "joana@example.org", id);
    expect([first.statusCode, first.json()]).toMatchObject([202, { state: "waiting" }]);
    expect((await send(ana, "joana@example.org", id)).statusCode).toBe(202);
    await startSharingJobs(server.deps);
    await vi.waitFor(
      async () => {
        const { mails } = await sharing();
        expect(mails).toMatchObject([{ id, to: "joana@example.org", state: "sent" }]);
      },
      { timeout: 30_000, interval: 100 },
    );
    const files = (await readdir(outbox())).filter((name) => name.endsWith(".json"));
    const entries = await Promise.all(
      files.map(
        async (name) =>
          JSON.parse(await readFile(join(outbox(), name), "utf8")) as Record<string, unknown>,
      ),
    );
    const sent = entries.filter(({ to }) => to === "joana@example.org");
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ subject: `Resultado da consulta ${shortCode(consulta)}` });
    expect(sent[0]?.["attachments"]).toEqual([
      expect.stringMatching(/^anamnese-[0-9A-F]{6}\.pdf$/),
    ]);
    expect(String(sent[0]?.["text"])).not.toContain("Tosse");
    const queue = JSON.stringify(await findJobs(server.deps.db, "document-mail", {}));
    expect(queue).toContain(id);
    expect(queue).not.toContain("joana@example.org");
    expect(server.logged.join("\n")).not.toContain("joana@example.org");
  });

  test("requires an address and the doctor's own document", async () => {
    expect((await send(ana, "joana")).json()).toMatchObject({
      error: "EMAIL_INVALID",
      field: "to",
    });
    expect((await send(rui, "joana@example.org")).statusCode).toBe(404);
  });

  test("sharing shows the address and whether a birth date and a signature exist", async () => {
    expect(await sharing()).toMatchObject({
      patient_email: "joana@example.org",
      has_birth_date: true,
      signed: false,
    });
  });
});
