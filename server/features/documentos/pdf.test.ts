import type { DocumentKind } from "@relato/shared/domain/documento.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { consentimentos } from "../../platform/database/schema/consultas.ts";
import { document_versions } from "../../platform/database/schema/documentos.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createConsulta, createDocumento, createPaciente } from "../../testing/factories.ts";
import { HAS_POPPLER, NEEDS_POPPLER, pdfText } from "../../testing/poppler.ts";
import { createCode, readCode } from "./pdf-queries.ts";
import { insertSignOff } from "./queries.ts";

let server: TestApp;
let ana: TestClient;
let rui: TestClient;
let documento: string;
let version: string;
beforeAll(async () => {
  server = await createTestApp();
  const { db } = server.deps;
  ana = await signUp(server.app);
  rui = await signUp(server.app);
  await ana.call({
    method: "PUT",
    url: "/api/perfil",
    payload: {
      first_name: "Ana",
      last_name: "Prado",
      specialty: "Cardiologia",
      crm: "12345-SP",
      phone: "11987654321",
      clinic_hospital: "Clínica Vida",
      address: "Rua das Flores, 10 — São Paulo",
    },
  });
  const paciente = await createPaciente(db, {
    medico_id: ana.id,
    nome: "João #set $x$ da Conceição",
    data_nascimento: "1980-02-29",
  });
  const consulta = await createConsulta(db, { medico_id: ana.id, paciente_id: paciente.id });
  const made = await createDocumento(db, { medico_id: ana.id, consulta_id: consulta.id });
  documento = made.id;
  version = made.version.id;
}, 60_000);
afterAll(() => server.close());

const get = (client: TestClient, query = "") =>
  client.call({ url: `/api/documentos/${documento}/pdf${query}` });
const codeIn = (pdf: Buffer): string =>
  /[0-9A-Z]{5}(?:-[0-9A-Z]{5}){3}/.exec(pdfText(pdf))?.[0] ?? "";

describe("a document's PDF", () => {
  test("has a file name without the patient's name", async () => {
    const answer = await get(ana);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(answer.headers["content-disposition"]).toMatch(
      /^attachment; filename="anamnese-[0-9A-F]{6}\.pdf"$/,
    );
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("is not found by another doctor, nor is an unknown version", async () => {
    expect((await get(rui)).statusCode).toBe(404);
    expect((await get(ana, "?version=7")).statusCode).toBe(404);
  });

  describe.skipIf(!HAS_POPPLER)(`as poppler reads it${NEEDS_POPPLER}`, () => {
    test("contains letterhead, patient, text, writer and the draft notice", async () => {
      const text = pdfText((await get(ana)).rawPayload);
      for (const one of [
        "Ana Prado",
        "Cardiologia",
        "CRM 12345-SP",
        "Clínica Vida",
        "Rua das Flores, 10 — São Paulo",
        "(11) 98765-4321",
        "João #set $x$ da Conceição",
        "29 de fevereiro de 1980",
        "Tosse há três dias",
        "Rascunho: este documento ainda não foi revisado e aprovado.",
        "1 frase não tem apoio suficiente na conversa.",
        `${server.deps.config.base_url}/pt-br/verificar/`,
      ])
        expect(text.replaceAll(/\s+/g, " ")).toContain(one);
    });

    test("contains the profile's logo, never the photo, and stays PDF/A", async () => {
      const { id } = await createDocumento(server.deps.db, { medico_id: ana.id });
      const before = (await ana.call({ url: `/api/documentos/${id}/pdf` })).rawPayload;
      const put = async (kind: "photo" | "logo"): Promise<Buffer> => {
        const saved = await ana.call({
          method: "PUT",
          url: `/api/perfil/${kind}`,
          headers: { "content-type": "image/gif" },
          payload: Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64"),
        });
        expect(saved.statusCode).toBe(200);
        return (await ana.call({ url: `/api/documentos/${id}/pdf` })).rawPayload;
      };
      expect(before.toString("latin1")).not.toContain("/Subtype /Image");
      expect((await put("photo")).equals(before)).toBe(true);
      const after = await put("logo");
      expect(after.toString("latin1")).toContain("/Subtype /Image");
      expect(after.toString("latin1")).toContain("<pdfaid:conformance>A</pdfaid:conformance>");
      for (const kind of ["photo", "logo"])
        await ana.call({ method: "DELETE", url: `/api/perfil/${kind}` });
    });

    test("contains the clinic's logo undistorted", async () => {
      const { id } = await createDocumento(server.deps.db, { medico_id: ana.id });
      const put = async (kind: string, width: number, height: number): Promise<void> => {
        const file = sharp({ create: { width, height, channels: 3, background: "#336699" } });
        const saved = await ana.call({
          method: "PUT",
          url: `/api/perfil/${kind}`,
          headers: { "content-type": "image/png" },
          payload: await file.png().toBuffer(),
        });
        expect(saved.statusCode).toBe(200);
      };
      const print = async (): Promise<string> => {
        const { rawPayload } = await ana.call({ url: `/api/documentos/${id}/pdf` });
        expect(rawPayload.toString("latin1")).toContain(
          "<pdfaid:conformance>A</pdfaid:conformance>",
        );
        return [...rawPayload.toString("latin1").matchAll(/\/(Width|Height) (\d+)/g)]
          .map(([, , pixels]) => pixels)
          .join(" × ");
      };
      expect(await print()).toBe("");
      await put("logo", 300, 300);
      expect(await print()).toBe("192 × 192");
      await put("logo", 800, 400);
      expect(await print()).toBe("384 × 192");
      // A very wide logo is limited to the letterhead's width.
      await put("logo", 4000, 100);
      expect(await print()).toBe("540 × 14");
      await ana.call({ method: "DELETE", url: "/api/perfil/logo" });
    });

    test("names the patient; prescriptions and certificates have the address too", async () => {
      const paciente = await createPaciente(server.deps.db, {
        ...{ medico_id: ana.id, nome: "Joana Marcada", sexo: "Feminino", documento: "52998224725" },
        ...{ data_nascimento: "1980-02-29", endereco: { texto: "Rua do Sol, 5\nOlinda, PE" } },
      });
      const consulta = { medico_id: ana.id, paciente_id: paciente.id };
      const consulta_id = (await createConsulta(server.deps.db, consulta)).id;
      const print = async (kind: DocumentKind, titulo: string): Promise<string> => {
        const made = { medico_id: ana.id, consulta_id, kind, version: { titulo } };
        const { id } = await createDocumento(server.deps.db, made);
        return pdfText((await ana.call({ url: `/api/documentos/${id}/pdf` })).rawPayload);
      };
      const note = await print("anamnesis", "Anamnese");
      for (const part of [
        ...["Paciente: Joana Marcada", "CPF: 529.982.247-25"],
        ...["Nascimento: 29 de fevereiro de 1980", "Sexo: Feminino"],
      ])
        expect(note).toContain(part);
      expect(note).not.toContain("Rua do Sol");
      for (const [kind, titulo] of [
        ["prescription", "Receita"],
        ["certificate", "Atestado"],
        ["other", "Receituário"],
      ] as const)
        expect(await print(kind, titulo)).toContain("Endereço: Rua do Sol, 5, Olinda, PE");
    });

    test("keeps its code and is byte-identical when repeated", async () => {
      const [one, two] = [await get(ana), await get(ana)];
      expect(one.rawPayload.equals(two.rawPayload)).toBe(true);
      expect(readCode(codeIn(one.rawPayload))).toBe(codeIn(one.rawPayload));
    });

    test("names the signing doctor and is no draft after signing", async () => {
      const code = codeIn((await get(ana)).rawPayload);
      await withUser(server.deps.db, ana.id, (tx) =>
        insertSignOff(tx, {
          version_id: version,
          sha256: "0".repeat(64),
          signed_name: "Dra. Ana Prado",
          findings: [],
        }),
      );
      const text = pdfText((await get(ana)).rawPayload);
      expect(text).toContain("Revisado e aprovado por Dra. Ana Prado em");
      expect(text).not.toContain("Rascunho");
      expect(text).toContain(code);
    });

    test("has the head of the audit chain after signing, as the code's row has it", async () => {
      const { db, audit } = server.deps;
      await audit.close();
      const { id, version: one } = await createDocumento(db, { medico_id: ana.id });
      const url = `/api/documentos/${id}/pdf`;
      expect(pdfText((await ana.call({ url })).rawPayload)).not.toContain("Registro de acessos");
      const signed = { signed_name: "Dra. Ana Prado", sha256: "0".repeat(64), findings: [] };
      await withUser(db, ana.id, (tx) => insertSignOff(tx, { version_id: one.id, ...signed }));
      const text = pdfText((await ana.call({ url })).rawPayload);
      const [, seq, hash] = /Registro de acessos nº (\d+): ([0-9a-f\s]{71})/.exec(text) ?? [];
      const [stored, heads] = await withUser(db, ana.id, async (tx) => [
        await tx.query<{ seq: string; hash: string }>(
          "select audit_seq as seq, audit_hash as hash from issued_codes where version_id = $1",
          [one.id],
        ),
        await tx.query<{ hash: string }>("select hash from audit_log where seq = $1", [seq]),
      ]);
      expect({ seq, hash: hash?.replaceAll(/\s/g, "") }).toEqual(stored[0]);
      expect(heads).toEqual([{ hash: stored[0]?.hash }]);
    });

    test("warns about a controlled substance", async () => {
      const { id } = await createDocumento(server.deps.db, {
        medico_id: ana.id,
        kind: "prescription",
        version: {
          titulo: "Receita",
          content: {
            markdown: "# Receita\n\n- Clonazepam 2 mg, 1 comprimido à noite.\n",
            sections: [
              {
                heading: "Receita",
                level: 1,
                statements: [
                  {
                    text: "Clonazepam 2 mg, 1 comprimido à noite",
                    status: "supported",
                    evidence: [],
                  },
                ],
              },
            ],
          },
        },
      });
      const text = pdfText((await ana.call({ url: `/api/documentos/${id}/pdf` })).rawPayload);
      expect(text.replaceAll(/\s+/g, " ")).toContain("este impresso não substitui a receita");
      expect(text.toLowerCase()).toContain("controle especial (clonazepam)");
    });

    test("names the AI, the patient's consent and what the doctor changed", async () => {
      const { db } = server.deps;
      const at = "2026-03-01T12:00:00.000Z";
      const writer = { kind: "engine" as const, name: "relato", version: "9", at };
      const made = await createDocumento(db, { medico_id: ana.id, version: { writer } });
      const { content, titulo } = made.version;
      const agreed = { consulta_id: made.consulta_id, medico_id: ana.id, agreed: true };
      const print = async (): Promise<string> => {
        const pdf = await ana.call({ url: `/api/documentos/${made.id}/pdf` });
        return pdfText(pdf.rawPayload).replaceAll(/\s+/g, " ");
      };
      expect(await print()).toContain("Não há registro de consentimento para esta consulta.");
      await withUser(db, ana.id, async (tx) => {
        await tx.drizzle
          .insert(consentimentos)
          .values({ ...agreed, recorded_by: ana.id, told_at: at });
        const [section] = content.sections;
        const statements = ["Tosse há dois dias", "Nega febre"].map((text) => ({
          ...{ text, status: "review" as const, evidence: [] },
        }));
        await tx.drizzle.insert(document_versions).values({
          ...{ documento_id: made.id, medico_id: ana.id, number: 2, titulo, writer },
          ...{ made_by: "doctor", author: ana.id, author_name: "Ana Prado", change: "edited" },
          content: { ...content, sections: [{ ...section!, statements }] },
        });
      });
      const text = await print();
      expect(text).toContain("Uso de IA: Escrito pelo motor relato 9 em");
      expect(text).toContain("O consentimento do paciente foi registrado em 01/03/2026");
      expect(text).toContain("O médico escreveu ou alterou 2 de 2 frases e retirou 1.");
    });

    test("names the representative who consented", async () => {
      const { db } = server.deps;
      const writer = { kind: "engine" as const, name: "relato", version: "9", at: "2026-03-01" };
      const made = await createDocumento(db, { medico_id: ana.id, version: { writer } });
      const representative = { name: "Rosa Souza", relation: "mother" as const, document: null };
      await withUser(db, ana.id, (tx) =>
        tx.drizzle.insert(consentimentos).values({
          ...{ consulta_id: made.consulta_id, medico_id: ana.id, agreed: true },
          ...{ recorded_by: ana.id, given_by: "representative", representative },
        }),
      );
      const pdf = await ana.call({ url: `/api/documentos/${made.id}/pdf` });
      expect(pdfText(pdf.rawPayload).replaceAll(/\s+/g, " ")).toContain(
        "dado por representante do paciente, Rosa Souza (mãe)",
      );
    });

    test("is in the consultation's language", async () => {
      const consulta = await createConsulta(server.deps.db, { medico_id: ana.id, language: "es" });
      const { id } = await createDocumento(server.deps.db, {
        medico_id: ana.id,
        consulta_id: consulta.id,
      });
      const text = pdfText((await ana.call({ url: `/api/documentos/${id}/pdf` })).rawPayload);
      expect(text).toContain("Fecha de la consulta:");
      expect(text).toContain("/es/verificar/");
      expect(text).toContain("Página 1 de 1");
    });
  });
});

test("reads a code in any spelling and refuses other texts", () => {
  const code = createCode();
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){3}$/);
  expect(readCode(` ${code.toLowerCase().replaceAll("-", " ")} `)).toBe(code);
  expect(readCode("OOOOO-IIIII-LLLLL-00000")).toBe("00000-11111-11111-00000");
  for (const wrong of ["", code.slice(1), `${code}A`, "U".repeat(20)])
    expect(readCode(wrong)).toBeNull();
});
