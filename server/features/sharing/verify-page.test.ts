import { shortCode } from "@relato/shared/domain/consulta.ts";
import { LOCALES } from "@relato/shared/domain/language.ts";
import { describe, expect, test } from "vitest";
import { asSystem } from "../../platform/database/database.ts";
import { NAME, sharedDocument } from "./sharing.fixture.ts";

const own = sharedDocument();

describe("the verify page", () => {
  const issue = async (): Promise<{ code: string; pdf: Buffer }> => {
    const answer = await own.ana.call({ url: `/api/documentos/${own.documento}/pdf` });
    const [row] = await asSystem(own.server.deps.db, "test", (tx) =>
      tx.query<{ code: string }>(
        `select code from issued_codes c join document_versions v on v.id = c.version_id
          where v.documento_id = $1 order by c.issued_at desc limit 1`,
        [own.documento],
      ),
    );
    return { code: row?.code ?? "", pdf: answer.rawPayload };
  };

  test.each(LOCALES)(
    "says that it is genuine, when and by whom it was issued, nothing clinical (%s)",
    async (locale) => {
      const { code } = await issue();
      const page = await own.visit(`/${locale}/verificar/${code}`);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(
        { "pt-br": "Documento autêntico", "en-us": "Genuine document", es: "Documento auténtico" }[
          locale
        ],
      );
      expect(page.body).toMatch(/20\d\d/);
      for (const secret of [
        "Tosse",
        NAME,
        "Anamnese",
        own.consulta,
        own.documento,
        shortCode(own.consulta),
      ])
        expect(page.body).not.toContain(secret);
      expect(page.headers["x-robots-tag"]).toContain("noindex");
      expect(page.headers["referrer-policy"]).toBe("no-referrer");
    },
  );

  test("finds a code in any spelling, and reports an unknown one", async () => {
    const { code } = await issue();
    const typed = await own.visit(
      `/pt-br/verificar?code=${encodeURIComponent(code.toLowerCase().replaceAll("-", " "))}`,
    );
    expect([typed.statusCode, typed.headers.location]).toEqual([303, `/pt-br/verificar/${code}`]);
    for (const wrong of ["00000-00000-00000-00000", "x", "%3Cscript%3E"]) {
      const page = await own.visit(`/pt-br/verificar/${wrong}`);
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain("Código não encontrado");
      expect(page.body).not.toContain("<script");
    }
    expect((await own.visit("/pt-br/verificar")).body).toContain("Verificar um documento");
  });

  test("compares a file with the issued ones", async () => {
    const { code, pdf } = await issue();
    const compare = (file: Buffer) =>
      own.server.app.inject({
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
  });
});
