import { expect, it } from "vitest";
import type { Statement } from "@relato/shared/domain/document.ts";
import type { LastPrescription } from "@relato/shared/contract/prescriptions.ts";
import { EMPTY_LINE } from "@relato/shared/domain/prescription.ts";
import { createConsulta, createDocumento, createPaciente } from "../../testing/factories.ts";
import { certificatesOfDoctor } from "./sign/certificate.fixture.ts";

const { server, doctor, modelo, send, newConsulta } = certificatesOfDoctor();

const newPatient = async (): Promise<string> =>
  (await createPaciente(server().deps.db, { medico_id: doctor().id, nome: "Rosa" })).id;
const visit = async (paciente_id: string, day: number, archived = false): Promise<string> =>
  (
    await createConsulta(server().deps.db, {
      ...{ medico_id: doctor().id, modelo_id: modelo().id, paciente_id },
      data_criacao: `2026-11-${String(day).padStart(2, "0")}T12:00:00Z`,
      archived_at: archived ? "2026-11-28T12:00:00Z" : null,
    })
  ).id;
const prescribe = (consulta_id: string, texts: string[], hidden_at: string | null = null) => {
  const statements = texts.map((text): Statement => ({ text, status: "review", evidence: [] }));
  const sections = [{ heading: "Receita", level: 1, statements }];
  return createDocumento(server().deps.db, {
    ...{ medico_id: doctor().id, consulta_id, kind: "prescription" as const, hidden_at },
    version: { titulo: "Receita", content: { markdown: texts.join("\n"), sections } },
  });
};
const last = async (consulta: string) =>
  (await send({ url: `/api/consultas/${consulta}/last-prescription` })) as {
    status: number;
    body: { prescription: LastPrescription | null };
  };

it("is the newest visible prescription of the patient's other consultations", async () => {
  const rosa = await newPatient();
  const [old, latest, archived, now] = [
    await visit(rosa, 1),
    await visit(rosa, 5),
    await visit(rosa, 6, true),
    await visit(rosa, 9),
  ];
  await prescribe(old, ["Losartana; dose: 50 mg"]);
  const { id } = await prescribe(latest, [
    "Dipirona; concentração: 500 mg; dose: 1 comprimido; via: ___; posologia: de 6 em 6 horas",
    "Suspender: Sinvastatina",
  ]);
  await prescribe(latest, ["Removida; dose: 1"], "2026-11-10T12:00:00Z");
  await prescribe(archived, ["Arquivada; dose: 1"]);
  await prescribe(now, ["Desta consulta; dose: 1"]);
  await prescribe(await visit(await newPatient(), 20), ["De outro paciente; dose: 1"]);
  const dipirona = { ...EMPTY_LINE, drug: "Dipirona, 500 mg", dose: "1 comprimido" };
  expect(await last(now)).toMatchObject({
    status: 200,
    body: {
      prescription: {
        ...{ documento_id: id, consulta_id: latest, titulo: "Receita", is_signed: false },
        lines: [{ ...dipirona, frequency: "de 6 em 6 horas" }],
      },
    },
  });
});

it("reads the fields that a doctor typed, and leaves the signed prescription alone", async () => {
  const rosa = await newPatient();
  const [before, now] = [await visit(rosa, 1), await visit(rosa, 2)];
  const { body } = await send({
    method: "POST",
    url: `/api/consultas/${before}/documentos`,
    payload: {
      ...{ from: "doctor", id: crypto.randomUUID(), kind: "prescription", titulo: "Receita" },
      markdown:
        "1. **Amoxicilina 500 mg**; dose: 1 cápsula; via: oral\n2. Soro\n\n" +
        "## Orientações\n\nBeber água.\n",
    },
  });
  const { id } = body as { id: string };
  const signed = await send({
    method: "POST",
    url: `/api/documentos/${id}/sign`,
    payload: { base: 1 },
  });
  expect(signed.status).toBe(200);
  const answer = await last(now);
  expect(answer.body.prescription).toMatchObject({
    is_signed: true,
    lines: [
      { ...EMPTY_LINE, drug: "Amoxicilina 500 mg", dose: "1 cápsula", route: "oral" },
      { ...EMPTY_LINE, drug: "Soro" },
    ],
  });
  expect((await send({ url: `/api/documentos/${id}` })).body).toEqual(signed.body);
});

it("is null without a patient or an earlier prescription", async () => {
  expect(await last(await newConsulta())).toEqual({ status: 200, body: { prescription: null } });
  const first = await visit(await newPatient(), 1);
  expect(await last(first)).toEqual({ status: 200, body: { prescription: null } });
});
