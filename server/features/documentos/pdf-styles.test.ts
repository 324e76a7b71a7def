import { PDF_STYLES, type PdfStyle } from "@relato/shared/domain/perfil.ts";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createConsulta, createDocumento, createPaciente } from "../../testing/factories.ts";
import { HAS_POPPLER, NEEDS_POPPLER, pdfText } from "../../testing/poppler.ts";

const PERFIL = {
  ...{ first_name: "Ana", last_name: "Prado", specialty: "Cardiologia", crm: "12345-SP" },
  ...{ phone: "11987654321", clinic_hospital: "Clínica Vida", address: "Rua das Flores, 10" },
};

let server: TestApp;
let ana: TestClient;
let url: string;
beforeAll(async () => {
  server = await createTestApp();
  const { db } = server.deps;
  ana = await signUp(server.app);
  const medico_id = ana.id;
  const { id: paciente_id } = await createPaciente(db, { medico_id, nome: "João Exemplo" });
  const { id: consulta_id } = await createConsulta(db, { medico_id, paciente_id });
  url = `/api/documentos/${(await createDocumento(db, { medico_id, consulta_id })).id}/pdf`;
  const logo = sharp({ create: { width: 300, height: 150, channels: 3, background: "#336699" } });
  await ana.call({
    method: "PUT",
    url: "/api/perfil/logo",
    headers: { "content-type": "image/png" },
    payload: await logo.png().toBuffer(),
  });
}, 60_000);
afterAll(() => server.close());

const print = async (pdf_style: PdfStyle): Promise<Buffer> => {
  const payload = { ...PERFIL, pdf_style };
  expect((await ana.call({ method: "PUT", url: "/api/perfil", payload })).statusCode).toBe(200);
  return (await ana.call({ url })).rawPayload;
};

test.each(PDF_STYLES)("the %s style prints logo and clinic data, as PDF/A", async (style) => {
  const pdf = await print(style);
  const raw = pdf.toString("latin1");
  expect(raw).toContain("<pdfaid:conformance>A</pdfaid:conformance>");
  // The logo of 300 × 150 pixels, limited to the height of the letterhead.
  expect([...raw.matchAll(/\/(Width|Height) (\d+)/g)].map(([, , pixels]) => pixels)).toEqual(
    expect.arrayContaining(["384", "192"]),
  );
  if (!HAS_POPPLER) return;
  const text = pdfText(pdf).replaceAll(/\s+/g, " ");
  for (const one of [
    ...["Ana Prado", "Cardiologia", "CRM 12345-SP", "João Exemplo", "Tosse há três dias"],
    ...["Clínica Vida", "Rua das Flores, 10", "(11) 98765-4321"],
  ])
    expect(text, NEEDS_POPPLER).toContain(one);
});

test("each style is another file", async () => {
  const files: string[] = [];
  for (const style of PDF_STYLES) files.push((await print(style)).toString("latin1"));
  expect(new Set(files).size).toBe(PDF_STYLES.length);
});

test("the preview is the downloaded file, shown by the browser", async () => {
  const saved = await print("classic");
  const shown = await ana.call({ url: `${url}?inline=true` });
  expect(shown.headers["content-disposition"]).toMatch(/^inline; filename="/);
  expect(shown.headers["cache-control"]).toBe("no-store");
  expect(shown.rawPayload.equals(saved)).toBe(true);
});
