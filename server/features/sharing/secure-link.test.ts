import type { SecureLink } from "@relato/shared/contract/sharing.ts";
import { LOCALES } from "@relato/shared/domain/language.ts";
import { LINK_DAYS, MAX_LINK_FAILURES } from "@relato/shared/domain/sharing.ts";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { asSystem } from "../../platform/database/database.ts";
import { createTestApp } from "../../testing/app.ts";
import { signUpNamed } from "../../testing/profile.ts";
import { createDocumento } from "../../testing/factories.ts";
import { normalSecret } from "./secret.ts";
import { NAME, sharedDocument, TEXT } from "./sharing.fixture.ts";

const own = sharedDocument();

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
  const answer = await own.ana.call({
    method: "POST",
    url: `/api/documentos/${own.documento}/links`,
    payload: { protection, days: LINK_DAYS[1], locale },
  });
  expect(answer.statusCode).toBe(201);
  const made = answer.json<Omit<Made, "path">>();
  return { ...made, path: new URL(made.url).pathname };
};
const answerWith = (path: string, secret: string, more: Record<string, string> = {}) =>
  own.server.app.inject({
    method: "POST",
    url: path,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ secret, ...more }).toString(),
  });
const linkOf = async (id: string): Promise<SecureLink | undefined> =>
  (await own.sharing()).links.find((link) => link.id === id);
const wrongFor = (code: string | null): string => (code === "000000" ? "111111" : "000000");

describe("a secure link", () => {
  test("cannot be guessed, and is stored as a digest only", async () => {
    const [one, two] = [await makeLink(), await makeLink()];
    const token = one.path.split("/").at(-1) ?? "";
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(two.path).not.toBe(one.path);
    expect(one.code).toMatch(/^\d{6}$/);
    const stored = JSON.stringify(
      await asSystem(own.server.deps.db, "test", (tx) =>
        tx.query("select to_jsonb(l) as row from secure_links l"),
      ),
    );
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(`"${one.code}"`);
    expect((await own.visit(one.path.replace(token, token.toUpperCase()))).statusCode).toBe(404);
  });

  test("asks for the code and shows nothing before the answer", async () => {
    const { path } = await makeLink();
    const page = await own.visit(path);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("Código de 6 números");
    for (const secret of [TEXT, "Tosse", NAME, "Anamnese"]) expect(page.body).not.toContain(secret);
    expect((await linkOf((await own.sharing()).links[0]?.id ?? ""))?.openings).toBe(0);
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
    expect((await own.visit(path)).body).toContain('type="date"');
    expect((await answerWith(path, "1980-02-28")).statusCode).toBe(403);
    expect((await answerWith(path, "1980-02-29")).statusCode).toBe(200);
    expect((await answerWith(path, "29/02/1980")).statusCode).toBe(200);
    expect(normalSecret("2/29/1980", "birth_date", "en-us")).toBe("1980-02-29");
    const { id } = await createDocumento(own.server.deps.db, { medico_id: own.ana.id });
    const refused = await own.ana.call({
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
        await own.visit(path),
        await answerWith(path, code ?? ""),
        await own.visit(`/${locale}/link/x`),
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
    expect((await own.visit(path)).body).toContain("Este link foi bloqueado");
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
    expect((await own.rui.call({ method: "DELETE", url })).statusCode).toBe(404);
    expect((await answerWith(path, code ?? "")).statusCode).toBe(200);
    expect((await own.ana.call({ method: "DELETE", url })).json()).toMatchObject({
      state: "revoked",
    });
    const late = await makeLink();
    const pool = new pg.Pool({ connectionString: own.server.database.adminUrl, max: 1 });
    await pool.query(
      "update secure_links set expires_at = now() - interval '1 second' where id = $1",
      [late.link.id],
    );
    await pool.end();
    for (const dead of [{ path, code }, late]) {
      for (const page of [
        await own.visit(dead.path),
        await answerWith(dead.path, dead.code ?? ""),
      ]) {
        expect(page.statusCode).toBe(404);
        expect(page.body).toContain("Este link não está disponível");
        expect(page.body).not.toContain(NAME);
      }
    }
    expect(await linkOf(late.link.id)).toMatchObject({ state: "expired" });
  });

  test("is refused while its doctor's account is disabled", async () => {
    const { app, deps } = own.server;
    const doctor = await signUpNamed(app);
    const documento = await createDocumento(deps.db, { medico_id: doctor.id });
    const answer = await doctor.call({
      method: "POST",
      url: `/api/documentos/${documento.id}/links`,
      payload: { protection: "code", days: LINK_DAYS[1], locale: "pt-br" },
    });
    const { url, code } = answer.json<Omit<Made, "path">>();
    const open = async (banned: boolean): Promise<number> => {
      await deps.db.pool.query(`update auth."user" set banned = $2 where id = $1`, [
        doctor.id,
        banned,
      ]);
      return (await answerWith(new URL(url).pathname, code ?? "")).statusCode;
    };
    expect(await open(true)).toBe(404);
    expect(await open(false)).toBe(200);
  });

  test("shows the version that it was made for, not a later one", async () => {
    const { path, code } = await makeLink();
    const answer = await own.ana.call({
      method: "POST",
      url: `/api/documentos/${own.documento}/versions`,
      payload: { change: "edited", base: 1, markdown: "## Queixa\n\n- Outra coisa\n" },
    });

    expect(answer.statusCode).toBe(201);
    expect((await answerWith(path, code ?? "")).body).toContain("Tosse seca");
  });

  test("leaves no token, answer or document text in the logs", async () => {
    const { path, code } = await makeLink();
    await own.visit(path);
    await answerWith(path, "424242");
    await answerWith(path, code ?? "");
    await answerWith(path, code ?? "", { intent: "pdf" });
    const log = own.server.logged.join("\n");
    expect(log).not.toContain('"level":50');
    const token = path.split("/").at(-1) ?? "";
    for (const trace of [token, "424242", NAME, "Tosse"]) expect(log).not.toContain(trace);
    expect(log).toContain("/pt-br/link/:token");
    const audited = JSON.stringify(
      await asSystem(own.server.deps.db, "test", (tx) =>
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
