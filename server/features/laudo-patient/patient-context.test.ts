import type { PatientContext } from "@relato/shared/contract/laudo-patient.ts";
import { describe, expect, it } from "vitest";
import { signUp, type TestClient } from "../../testing/app.ts";
import { createConsulta, createDocumento, createPaciente } from "../../testing/factories.ts";
import { CPF, laudosOfDoctor } from "../laudos/laudos.fixture.ts";

const { server, doctor, paciente, send } = laudosOfDoctor();

const find = (identifier: string, client?: TestClient) =>
  send<{ items: PatientContext[] }>("POST", "/api/laudos/patient-context", { identifier }, client);
const namesOf = async (identifier: string): Promise<string[]> =>
  (await find(identifier)).body.items.map((item) => item.paciente.nome);

describe("own patients", () => {
  it("are found by CPF with and without punctuation, e-mail and name without accents", async () => {
    const medico_id = doctor().id;
    await createPaciente(server().deps.db, {
      ...{ medico_id, nome: "José da Conceição", email: "ze@exemplo.com", telefone: CPF },
    });
    await createPaciente(server().deps.db, { medico_id, nome: "Zé Ze", email: "zeze@exemplo.com" });
    expect(await namesOf(CPF)).toEqual(["Maria da Silva"]);
    expect(await namesOf("529.982.247-25")).toEqual(["Maria da Silva"]);
    expect(await namesOf(" ZE@exemplo.com ")).toEqual(["José da Conceição"]);
    expect(await namesOf("jose CONCEICAO")).toEqual(["José da Conceição"]);
    expect(await namesOf("exemplo.com")).toEqual(["Zé Ze", "José da Conceição"]);
    expect(await namesOf("Nobody")).toEqual([]);
    expect(await namesOf(paciente())).toEqual(["Maria da Silva"]);
    expect(await namesOf("%%")).toEqual([]);
  });

  it("are at most ten, and none of another doctor's", async () => {
    const stranger = await createPaciente(server().deps.db, { nome: "Rita Alheia" });
    expect(stranger.nome).toBe("Rita Alheia");
    expect(await namesOf("Alheia")).toEqual([]);
    expect(await namesOf(stranger.id)).toEqual([]);
    for (let i = 0; i < 12; i += 1)
      await createPaciente(server().deps.db, { medico_id: doctor().id, nome: `Muitos ${i}` });
    expect(await namesOf("Muitos")).toHaveLength(10);
  });

  it("are refused without a plan, whatever the identifier", async () => {
    const free = await signUp(server().app);
    for (const identifier of [CPF, "x@example.org", "Maria"])
      expect(await find(identifier, free)).toMatchObject({
        status: 403,
        body: { error: "SUBSCRIBERS_ONLY" },
      });
    expect((await find("M")).status).toBe(400);
  });

  it("do not appear in the log", async () => {
    await find("529.982.247-25");
    expect(server().logged.join("")).not.toMatch(/529\.?982/);
  });
});

it("has the newest consultation with a document, in its newest version", async () => {
  const { db } = server().deps;
  const own = { medico_id: doctor().id, paciente_id: paciente() };
  expect((await find(CPF)).body.items[0]?.ultima_consulta).toBeNull();
  const consulta = (data_criacao: string) => createConsulta(db, { ...own, data_criacao });
  const [old, newer] = [
    await consulta("2026-01-02T10:00:00Z"),
    await consulta("2026-02-02T10:00:00Z"),
  ];
  await consulta("2026-03-02T10:00:00Z");
  const document = (consulta_id: string, markdown: string) =>
    createDocumento(db, {
      ...{ medico_id: own.medico_id, consulta_id },
      version: { titulo: "Retorno", content: { markdown, sections: [] } },
    });
  await document(old.id, "## Queixa\n\n- Tosse.\n");
  await document(newer.id, "## Queixa\n\n- Dor no joelho direito.\n");
  await createDocumento(db, {
    ...{ medico_id: own.medico_id, consulta_id: newer.id, kind: "certificate" },
    version: { content: { markdown: "Atesto.", sections: [] } },
  });
  expect((await find(CPF)).body.items).toEqual([
    {
      paciente: {
        ...{ id: paciente(), nome: "Maria da Silva", sexo: "Feminino" },
        ...{ data_nascimento: "1980-03-02", documento: CPF },
      },
      ultima_consulta: {
        id: newer.id,
        data_criacao: "2026-02-02T10:00:00.000Z",
        titulo: "Retorno",
        documento_gerado: "## Queixa\n\n- Dor no joelho direito.\n",
      },
    },
  ]);
});
