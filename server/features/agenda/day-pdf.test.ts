import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createPaciente } from "../../testing/factories.ts";
import { HAS_POPPLER, NEEDS_POPPLER, pdfText } from "../../testing/poppler.ts";
import { create, NINE, post } from "./agenda.fixture.ts";

let server: TestApp;
let doctor: TestClient;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  doctor = await signUp(server.app);
});

const print = (changes: object = {}, client = doctor) =>
  client.call({
    url: "/api/agenda/day/pdf",
    query: { day: "2026-11-23", locale: "pt-br", ...changes },
  });
const textOf = async (changes: object = {}, client = doctor): Promise<string> => {
  const answer = await print(changes, client);
  expect(answer.statusCode).toBe(200);
  return pdfText(answer.rawPayload).replaceAll(/\s+/g, " ");
};

describe.runIf(HAS_POPPLER)(`a printed day${NEEDS_POPPLER}`, () => {
  test("has time, patient, kind, phone and state", async () => {
    const { id: paciente_id } = await createPaciente(server.deps.db, {
      medico_id: doctor.id,
      nome: "Rosa | *Lima*",
      telefone: "11987654321",
    });
    await create(doctor, { paciente_id, tipo: "Telemedicina", titulo: "Retorno" });
    const { id } = await create(doctor, { titulo: "Desmarcada", data: "2026-11-23T15:00:00Z" });
    await post(doctor, `/${id}/cancel`);
    await create(doctor, { titulo: "Amanhã", data: "2026-11-24T12:00:00Z" });
    await doctor.call({
      method: "POST",
      url: "/api/agenda/blocked-times",
      payload: {
        ...{ id: crypto.randomUUID(), title: "Almoço" },
        ...{ starts_at: "2026-11-23T15:30:00Z", ends_at: "2026-11-23T16:00:00Z" },
      },
    });
    await doctor.call({
      method: "PUT",
      url: "/api/agenda/working-hours",
      payload: { intervals: [{ weekday: 1, from: "08:00", to: "12:00" }] },
    });
    const text = await textOf();
    for (const part of [
      "Agenda: segunda-feira, 23 de novembro de 2026",
      ...["Atendimento: 08:00 – 12:00", "Agendamentos: 1", "09:00 – 09:30", "Rosa | *Lima*"],
      ...["Retorno", "Telemedicina", "Agendado", "Bloqueado: Almoço", "Página 1 de 1"],
    ])
      expect(text).toContain(part);
    expect(text.replaceAll(/[^\d]/g, "")).toContain("11987654321");
    expect(text).not.toContain("Desmarcada");
    expect(text).not.toContain("Amanhã");
    expect(await textOf({ cancelled: "true" })).toMatch(/Desmarcada.*Cancelado/);
  });

  test("says that it is empty, in each language, and shows no other doctor's", async () => {
    await create(doctor, { titulo: "Retorno", data: NINE });
    const other = await signUp(server.app);
    const text = await textOf({}, other);
    expect(text).toContain("Nenhum agendamento neste dia.");
    expect(text).not.toContain("Retorno");
    expect(await textOf({ locale: "en-us" }, other)).toContain("No appointments on this day.");
    expect(await textOf({ locale: "es" }, other)).toContain("Ninguna cita en este día.");
  });

  test("runs over several pages, with the doctor's name on each", async () => {
    for (let n = 0; n < 60; n += 1)
      await create(doctor, { titulo: `Consulta ${n}`, duracao_min: 10 });
    const text = await textOf();
    expect(text).toContain("Consulta 59");
    expect(text).toMatch(/Página 2 de \d/);
  });
});

test("a printed day needs a day of the calendar", async () => {
  expect((await print({ day: "2026-02-30" })).statusCode).toBe(400);
});
