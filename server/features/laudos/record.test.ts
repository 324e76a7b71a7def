import { expect, test } from "vitest";
import { asSystem } from "../../platform/database/database.ts";
import { createPaciente } from "../../testing/factories.ts";
import { HAS_POPPLER, NEEDS_POPPLER, pdfText } from "../../testing/poppler.ts";
import { laudosOfDoctor } from "./laudos.fixture.ts";

const { send, save, write, sign, server, doctor } = laudosOfDoctor();

test("a patient's record has the laudos, and a patient with one is only archived", async () => {
  const { id: paciente_id } = await createPaciente(server().deps.db, { medico_id: doctor().id });
  const laudo = (await save(await write(), { paciente_id, titulo: "RM de joelho" })).body;
  const timeline = async () =>
    (await send<{ items: unknown[] }>("GET", `/api/pacientes/${paciente_id}/timeline`)).body.items;
  const item = { kind: "laudo", id: laudo.id, at: laudo.created_at, titulo: "RM de joelho" };
  expect(await timeline()).toEqual([{ ...item, status: "draft" }]);
  await sign(laudo, { accept_missing: true });
  expect(await timeline()).toEqual([{ ...item, status: "final" }]);
  const removed = await send<{ outcome: string }>("DELETE", `/api/pacientes/${paciente_id}`);
  expect(removed.body.outcome).toBe("archived");
});

test("the doctor's other screens hear of a laudo, but not of each save", async () => {
  const events = async (id: string): Promise<number> => {
    const found = await asSystem(server().deps.db, "test", (tx) =>
      tx.query("select 1 from events where payload ->> 'laudo_id' = $1", [id]),
    );
    return found.length;
  };
  const laudo = await write();
  expect(await events(laudo.id)).toBe(1);
  const signed = (await sign(laudo)).body;
  expect(await events(laudo.id)).toBe(2);
  const body = { base: signed.revision, text: "Em tempo." };
  await send("POST", `/api/laudos/${laudo.id}/addendum`, body);
  expect(await events(laudo.id)).toBe(3);
});

test("a removed laudo leaves the record, and its links and PDF end", async () => {
  const { id: paciente_id } = await createPaciente(server().deps.db, { medico_id: doctor().id });
  const laudo = (await save(await write(), { paciente_id })).body;
  await send("POST", `/api/laudos/${laudo.id}/versions`, { base: laudo.revision });
  const body = { protection: "code", days: 1, locale: "pt-br" };
  const made = await send<{ url: string; code: string }>(
    ...(["POST", `/api/documentos/${laudo.id}/links`, body] as const),
  );
  const path = new URL(made.body.url).pathname;
  const open = async () => (await doctor().call({ url: path })).statusCode;
  expect(await open()).toBe(200);
  await send("DELETE", `/api/laudos/${laudo.id}`);
  expect(await open()).toBe(404);
  const gone = await doctor().call({ url: `/api/documentos/${laudo.id}/pdf` });
  expect(gone.statusCode).toBe(404);
  const timeline = await send<{ items: unknown }>("GET", `/api/pacientes/${paciente_id}/timeline`);
  expect(timeline.body.items).toEqual([]);
});

test.skipIf(!HAS_POPPLER)(`the PDF names what the law requires${NEEDS_POPPLER}`, async () => {
  const laudo = (await save(await write(), { exam_date: "2026-11-02" })).body;
  await send("POST", `/api/laudos/${laudo.id}/versions`, { base: laudo.revision });
  const print = async (): Promise<string> => {
    const { rawPayload } = await doctor().call({ url: `/api/documentos/${laudo.id}/pdf` });
    return pdfText(rawPayload).replaceAll(/\s+/g, " ");
  };
  const draft = await print();
  for (const part of [
    ...["Ana Prado", "Radiologia", "CRM/SP 123456", "RQE 12345", "Maria da Silva"],
    ...["CPF: 529.982.247-25", "2 de março de 1980", "Data do exame: 2 de novembro de 2026"],
    ...["Vesícula biliar sem cálculos.", "Rascunho: este laudo ainda não foi assinado."],
  ])
    expect(draft).toContain(part);
  expect(draft).not.toMatch(/conversa|Revisado e aprovado/);
  const signed = (await sign(laudo)).body;
  const final = await print();
  expect(final).toContain("Assinado por Ana Prado em");
  expect(final).not.toContain("Rascunho");
  const addendum = { base: signed.revision, text: "Em tempo: sem outras alterações." };
  const open = (await send("POST", `/api/laudos/${laudo.id}/addendum`, addendum)).body;
  expect(await print()).toContain("O adendo ainda não foi assinado.");
  await sign(open);
  expect(await print()).toContain("Laudo corrigido: este texto, com adendo, substitui o assinado");
});
