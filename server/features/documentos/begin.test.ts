import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { createModelo } from "../../testing/factories.ts";
import { beginDocumentos } from "./begin.ts";
import { certificatesOfDoctor, statementsOf, TURNS } from "./sign/certificate.fixture.ts";
import { writeDocumento } from "./writing/rewrite.ts";

const { server, doctor, modelo, newConsulta, send, read, list, addCid } = certificatesOfDoctor();
const work = (documento_id: string) =>
  writeDocumento(
    server().deps,
    { documento_id, medico_id: doctor().id },
    { signal: new AbortController().signal, last: true },
  );

const evidence = [{ turn: 0, start_ms: 0, end_ms: 4000 }];
const said = (text: string) => ({ text, status: "supported" as const, evidence });
/** Saves the engine's documents of a consultation. */
const writeDocuments = (id: string): Promise<string | null> => {
  const prescription = [said("Repor vitamina B12, pelo CID D51.0"), said("Dipirona; dose: ___")];
  const certificate = [said("Atestado de dois dias, com o CID J06.9"), said("CID-10: J06.9")];
  const none = { summary: [], symptoms: [], hypotheses: [], next_steps: [], not_discussed: [] };
  return withUser(server().deps.db, doctor().id, (tx) =>
    beginDocumentos(tx, {
      consulta: { id, language: "pt-BR" },
      modelo: modelo(),
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
      payload: { from: "template", id, modelo_id: modelo().id, instruction: "" },
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
      payload: { base: 2, modelo_id: modelo().id, instruction: "" },
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
      const { id } = await createModelo(server().deps.db, {
        created_by: doctor().id,
        titulo,
        markdown,
      });
      const made = await send({
        method: "POST",
        url: `/api/consultas/${consulta}/documentos`,
        payload: { from: "template", id: randomUUID(), modelo_id: id, instruction: "" },
      });
      expect(made).toMatchObject({ status: 201, body: { kind } });
    }
  });
});
