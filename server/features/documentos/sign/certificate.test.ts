import { randomUUID } from "node:crypto";
import type { Documento } from "@relato/shared/contract/documentos.ts";
import type { DocumentKind } from "@relato/shared/domain/documento.ts";
import { LINK_DAYS } from "@relato/shared/domain/sharing.ts";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../../testing/app.ts";
import { createConsulta, createDocumento, createModelo } from "../../../testing/factories.ts";
import { withUser } from "../../../platform/database/database.ts";
import { HAS_POPPLER, NEEDS_POPPLER, pdfText } from "../../../testing/poppler.ts";
import { beginDocumentos } from "../begin.ts";
import { writeDocumento } from "../writing/rewrite.ts";

let server: TestApp;
let ana: TestClient;
let modelo: { id: string; titulo: string };
beforeAll(async () => {
  server = await createTestApp();
  ana = await signUp(server.app);
  modelo = await createModelo(server.deps.db, {
    created_by: ana.id,
    titulo: "Atestado da clínica",
    markdown: "## Atestado\n",
  });
});
afterAll(() => server.close());

const SAID = "Vou dar um atestado de dois dias, com o CID J06.9.";
const TURNS = [{ i: 0, speaker: "medico" as const, start_ms: 0, end_ms: 4000, text: SAID }];
const newConsulta = async (language: "pt-BR" | "en-US" | "es" = "pt-BR"): Promise<string> =>
  (
    await createConsulta(server.deps.db, {
      medico_id: ana.id,
      modelo_id: modelo.id,
      status: "Concluído",
      concluida_em: new Date().toISOString(),
      language,
      transcricao: { engine: "text", model: null, language, duration_ms: 4000, turns: TURNS },
    })
  ).id;
const MARKDOWN = "# Atestado\n\n- Repouso por dois dias.\n";
const statement = { text: "Repouso por dois dias", status: "review" as const, evidence: [] };
const newCertificate = async (
  wanted: { kind?: DocumentKind; titulo?: string; language?: "en-US" | "es" } = {},
) =>
  (
    await createDocumento(server.deps.db, {
      medico_id: ana.id,
      consulta_id: await newConsulta(wanted.language),
      kind: wanted.kind ?? "certificate",
      version: {
        titulo: wanted.titulo ?? "Atestado",
        content: {
          markdown: MARKDOWN,
          sections: [{ heading: "Atestado", level: 1, statements: [statement] }],
        },
      },
    })
  ).id;
const send = async (options: InjectOptions): Promise<{ status: number; body: never }> => {
  const answer = await ana.call(options);
  return { status: answer.statusCode, body: answer.json() as never };
};
const read = async (id: string): Promise<Documento> =>
  (await send({ url: `/api/documentos/${id}` })).body;
const change = (id: string, payload: object) =>
  send({ method: "POST", url: `/api/documentos/${id}/versions`, payload });
const addCid = (id: string, base: number, code = "j069", cid_authorised = true) =>
  change(id, { change: "cid", base, code, cid_authorised });
const statementsOf = ({ current }: Documento) =>
  current?.content.sections.flatMap(({ statements }) => statements) ?? [];
const REFUSED = { status: 422, body: { error: "CID_NOT_AUTHORISED" } };
const work = (documento_id: string) =>
  writeDocumento(
    server.deps,
    { documento_id, medico_id: ana.id },
    { signal: new AbortController().signal, last: true },
  );

const evidence = [{ turn: 0, start_ms: 0, end_ms: 4000 }];
const said = (text: string) => ({ text, status: "supported" as const, evidence });
/** Saves the engine's documents of a consultation. */
const writeDocuments = (id: string): Promise<string | null> => {
  const prescription = [said("Repor vitamina B12, pelo CID D51.0"), said("Dipirona; dose: ___")];
  const certificate = [said("Atestado de dois dias, com o CID J06.9"), said("CID-10: J06.9")];
  const none = { summary: [], symptoms: [], hypotheses: [], next_steps: [], not_discussed: [] };
  return withUser(server.deps.db, ana.id, (tx) =>
    beginDocumentos(tx, {
      consulta: { id, language: "pt-BR" },
      modelo,
      writer: { kind: "engine", name: "relato", version: "1", at: new Date().toISOString() },
      written: {
        turns: TURNS,
        document: {
          markdown: "## Atestado\n\n- Atestado de dois dias (CID J06.9).\n",
          sections: [
            {
              heading: "Atestado",
              level: 2,
              statements: [said("Atestado de dois dias (CID J06.9)")],
            },
          ],
        },
        analysis: none,
        documents: {
          prescription,
          certificate,
          nutritional_plan: null,
          exam_request: [said("Pedir hemograma")],
          referral: null,
          guidance: null,
        },
      } as unknown as Parameters<typeof beginDocumentos>[1]["written"],
    }),
  );
};
const list = async (id: string): Promise<Documento[]> =>
  ((await send({ url: `/api/consultas/${id}/documentos` })).body as { items: Documento[] }).items;

it("the engine's documents are added to one that the doctor began before", async () => {
  const id = await newConsulta();
  await send({
    method: "POST",
    url: `/api/consultas/${id}/documentos`,
    payload: {
      ...{ from: "doctor", id: randomUUID(), kind: "prescription", titulo: "Receita" },
      markdown: "# Receita\n\n- Repouso.\n",
    },
  });
  await writeDocuments(id);
  const prescriptions = (await list(id)).filter(({ kind }) => kind === "prescription");
  expect(prescriptions.map(({ current }) => current?.made_by)).toEqual(["doctor", "engine"]);
});

describe("a certificate by a machine", () => {
  it("omits the CID and keeps the other words", async () => {
    const id = await newConsulta();
    await writeDocuments(id);
    const items = await list(id);
    expect(items.map(({ kind, current }) => [kind, current?.content.markdown])).toEqual([
      // Its template is a certificate, so it is one.
      ["anamnesis", "## Atestado\n\n- Atestado de dois dias.\n"],
      [
        "prescription",
        "# Receita\n\n- Repor vitamina B12, pelo CID D51.0.\n- Dipirona; dose: ___.\n",
      ],
      ["certificate", "# Atestado\n\n- Atestado de dois dias.\n"],
      ["exam_request", "# Pedido de exames\n\n- Pedir hemograma.\n"],
    ]);
    expect(statementsOf(items[2]!)).toEqual([said("Atestado de dois dias")]);
  });

  it("omits it when written from a template, too", async () => {
    const id = randomUUID();
    const asked = await send({
      method: "POST",
      url: `/api/consultas/${await newConsulta()}/documentos`,
      payload: { from: "template", id, modelo_id: modelo.id, instruction: "" },
    });
    expect(asked).toMatchObject({ status: 201, body: { kind: "certificate" } });
    await work(id);
    const written = await read(id);
    expect(written.current?.content.markdown).toContain("2 dias");
    expect(JSON.stringify(written)).not.toMatch(/J06|CID/);
    // Also when it is rewritten after the doctor added one.
    expect((await addCid(id, 1)).status).toBe(201);
    await send({
      method: "POST",
      url: `/api/documentos/${id}/rewrite`,
      payload: { base: 2, modelo_id: modelo.id, instruction: "" },
    });
    await work(id);
    expect(await read(id)).toMatchObject({ current: { number: 3, change: "rewritten" } });
    expect(JSON.stringify((await read(id)).current?.content)).not.toMatch(/J06|CID/);
  });

  it("has its kind from the template's title or first heading", async () => {
    const consulta = await newConsulta();
    for (const [titulo, markdown, kind] of [
      ["Receituário simples", "## Uso\n", "prescription"],
      ["Modelo 3", "# Medical certificate\n\n## Work note\n", "certificate"],
      ["Relatório", "# Relatório\n\n## Atestado\n", "other"],
    ] as const) {
      const { id } = await createModelo(server.deps.db, { created_by: ana.id, titulo, markdown });
      const made = await send({
        method: "POST",
        url: `/api/consultas/${consulta}/documentos`,
        payload: { from: "template", id: randomUUID(), modelo_id: id, instruction: "" },
      });
      expect(made).toMatchObject({ status: 201, body: { kind } });
    }
  });
});

describe("a CID that the doctor adds", () => {
  it("requires the patient's authorisation, stored with doctor and time", async () => {
    const id = await newCertificate();
    expect(await addCid(id, 1, "J06.9", false)).toMatchObject(REFUSED);
    expect(await addCid(id, 1, "resfriado")).toMatchObject({ body: { error: "VALIDATION" } });
    const { status, body } = await addCid(id, 1);
    expect(status).toBe(201);
    const { current } = body as Documento;
    expect(current).toMatchObject({
      number: 2,
      change: "edited",
      made_by: "doctor",
      content: {
        markdown: `${MARKDOWN}\nCID-10: J06.9 — divulgação autorizada pelo paciente.\n`,
      },
    });
    const by = ana.email.split("@")[0];
    const at = expect.stringMatching(/^\d{4}-/);
    expect(statementsOf(body)).toEqual([
      statement,
      {
        text: "CID-10: J06.9 — divulgação autorizada pelo paciente",
        status: "review",
        evidence: expect.any(Array),
        kept: { by, at },
        cid_authorised: { by, at },
      },
    ]);
    // A repeated request changes nothing.
    expect(await addCid(id, 2)).toMatchObject({ status: 201, body: { current: { number: 2 } } });
  });

  it("is in the document's language", async () => {
    const english = (await addCid(await newCertificate({ language: "en-US" }), 1))
      .body as Documento;
    expect(english.current?.content.markdown).toContain(
      "ICD-10: J06.9 — disclosure authorized by the patient",
    );
    const spanish = (await addCid(await newCertificate({ language: "es" }), 1)).body as Documento;
    expect(spanish.current?.content.markdown).toContain(
      "CIE-10: J06.9 — divulgación autorizada por el paciente",
    );
  });

  it("survives other edits and does not authorise another code", async () => {
    const id = await newCertificate();
    const { markdown } = ((await addCid(id, 1)).body as Documento).current!.content;
    const edit = (base: number, text: string) =>
      change(id, { change: "edited", base, markdown: text });
    expect(await edit(2, markdown.replace("J06.9", "F32.1"))).toMatchObject(REFUSED);
    expect(await edit(2, markdown.replace("dois", "três"))).toMatchObject({ status: 201 });
    expect(statementsOf(await read(id)).at(-1)?.cid_authorised).toBeDefined();
    expect(await edit(3, MARKDOWN)).toMatchObject({ status: 201 });
    // A removed CID cannot be typed again; a restored version keeps its authorisation.
    expect(await edit(4, markdown)).toMatchObject(REFUSED);
    expect(await change(id, { change: "restored", base: 4, from: 2 })).toMatchObject({
      status: 201,
    });
  });

  it("is an addendum to a signed certificate", async () => {
    const id = await newCertificate();
    await send({ method: "POST", url: `/api/documentos/${id}/sign`, payload: { base: 1 } });
    const typed = { change: "addendum", base: 1, markdown: "CID J06.9" };
    expect(await change(id, typed)).toMatchObject(REFUSED);
    const { body } = await addCid(id, 1);
    const { current, signed_number } = body as Documento;
    expect([signed_number, current?.number, current?.change]).toEqual([1, 2, "addendum"]);
    expect(current?.content.markdown.startsWith(MARKDOWN.trimEnd())).toBe(true);
    expect(statementsOf(body).at(-1)?.cid_authorised).toBeDefined();
  });

  it.skipIf(!HAS_POPPLER)(
    `is shown with its authorisation in the PDF and by a secure link${NEEDS_POPPLER}`,
    async () => {
      const id = await newCertificate();
      const print = async () => {
        const { rawPayload } = await ana.call({ url: `/api/documentos/${id}/pdf` });
        return pdfText(rawPayload).replaceAll(/\s+/g, " ");
      };
      expect(await print()).not.toContain("J06");
      await addCid(id, 1);
      const line = "CID-10: J06.9 — divulgação autorizada pelo paciente";
      expect(await print()).toContain(line);
      const { body } = await send({
        method: "POST",
        url: `/api/documentos/${id}/links`,
        payload: { protection: "code", days: LINK_DAYS[0], locale: "pt-br" },
      });
      const { url, code } = body as { url: string; code: string };
      const open = (more: Record<string, string>) =>
        server.app.inject({
          method: "POST",
          url: new URL(url).pathname,
          headers: { "content-type": "application/x-www-form-urlencoded" },
          payload: new URLSearchParams({ secret: code, ...more }).toString(),
        });
      const page = await open({});
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(line);
      expect(page.body).toContain("Repouso por dois dias");
      const file = await open({ intent: "pdf" });
      expect(pdfText(file.rawPayload).replaceAll(/\s+/g, " ")).toContain(line);
    },
  );

  it("is refused in other documents", async () => {
    const id = await newCertificate({ kind: "other", titulo: "Relatório" });
    expect(await addCid(id, 1)).toMatchObject({ status: 400, body: { error: "VALIDATION" } });
    const markdown = `${MARKDOWN}\nCID J06.9\n`;
    const edited = { change: "edited", base: 1, markdown };
    expect(await change(id, edited)).toMatchObject({ status: 201 });
    const renamed = { change: "edited", base: 2, markdown, titulo: "Atestado" };
    expect(await change(id, renamed)).toMatchObject(REFUSED);
  });
});

describe("a CID that the doctor types", () => {
  it("is refused without a change", async () => {
    const id = await newCertificate();
    const place = { section: 0, statement: 0 };
    for (const payload of [
      { change: "edited", base: 1, markdown: `${MARKDOWN}\n**CID\\-10:** J06\\.9\n` },
      { change: "edited", base: 1, markdown: MARKDOWN, titulo: "Atestado J06.9" },
      { change: "corrected", base: 1, place, text: "Repouso pelo CID J06.9" },
    ])
      expect(await change(id, payload)).toMatchObject(REFUSED);
    expect((await read(id)).current?.number).toBe(1);
    const vitamin = `${MARKDOWN}\nVitamina B12; dor em L5.\n`;
    expect((await change(id, { change: "edited", base: 1, markdown: vitamin })).status).toBe(201);
  });

  it("is refused in a certificate that the doctor begins", async () => {
    const begin = async (kind: DocumentKind) =>
      send({
        method: "POST",
        url: `/api/consultas/${await newConsulta()}/documentos`,
        payload: {
          from: "doctor",
          id: randomUUID(),
          kind,
          titulo: "Documento",
          markdown: "CID J06.9",
        },
      });
    expect(await begin("certificate")).toMatchObject(REFUSED);
    expect(await begin("prescription")).toMatchObject({ status: 201 });
  });
});
