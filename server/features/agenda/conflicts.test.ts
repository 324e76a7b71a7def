import { randomUUID } from "node:crypto";
import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { agendamentoFields, draftOf } from "@relato/shared/domain/agendamento.ts";
import { pickFields } from "@relato/shared/domain/fields.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createPaciente } from "../../testing/factories.ts";

/* One appointment in two tabs or devices: no unseen change is overwritten. */

let server: TestApp;
let ana: TestClient;
beforeAll(async () => {
  server = await createTestApp();
  ana = await signUp(server.app);
});
afterAll(() => server.close());

const NINE = "2026-11-23T12:00:00.000Z";
const TEN = "2026-11-23T13:00:00.000Z";
const create = async (): Promise<Agendamento> => {
  const { id: paciente_id } = await createPaciente(server.deps.db, { medico_id: ana.id });
  const payload = {
    id: randomUUID(),
    data: NINE,
    duracao_min: 30,
    tipo: "Presencial",
    titulo: "Retorno",
    paciente_id,
  };
  return (await ana.call({ method: "POST", url: "/api/agendamentos", payload })).json();
};
/** A form that was opened on `opened`. */
const put = (opened: Agendamento, typed: object) =>
  ana.call({
    method: "PUT",
    url: `/api/agendamentos/${opened.id}`,
    payload: { ...draftOf(opened), ...typed, base: pickFields(agendamentoFields, opened) },
  });
const read = async (id: string): Promise<Agendamento> =>
  (await ana.call({ url: `/api/agendamentos/${id}` })).json();

test("changes of different fields are merged", async () => {
  const opened = await create();
  await put(opened, { data: TEN, paciente_id: null });
  await put(opened, { notify_email: false, notify_whatsapp: true });
  const mine = await put(opened, { titulo: "Retorno com exames", locale: "es" });
  expect([mine.statusCode, mine.json()]).toEqual([
    200,
    expect.objectContaining({
      data: TEN,
      paciente: null,
      notify_email: false,
      notify_whatsapp: true,
      titulo: "Retorno com exames",
      locale: "es",
    }),
  ]);
});

test("a field that the client does not know keeps its value", async () => {
  const opened = await create();
  const { data, duracao_min, tipo, titulo, paciente_id, notify_email, locale } = opened;
  const answer = await ana.call({
    method: "PUT",
    url: `/api/agendamentos/${opened.id}`,
    payload: { data: TEN, duracao_min, tipo, titulo, paciente_id, base: { data, titulo } },
  });
  expect(answer.json()).toMatchObject({ data: TEN, paciente_id, notify_email, locale });
});

test("a conflicting change is refused as a whole until it is based on the new values", async () => {
  const opened = await create();
  const theirs = (await put(opened, { data: TEN })).json<Agendamento>();
  const typed = { data: "2026-11-23T15:00:00.000Z", titulo: "Outro" };
  const refused = await put(opened, typed);
  expect([refused.statusCode, refused.json().error]).toEqual([409, "AGENDAMENTO_CHANGED"]);
  expect(await read(opened.id)).toEqual(theirs);
  expect((await put(theirs, typed)).json()).toMatchObject(typed);
});

test("a repeated request succeeds", async () => {
  const opened = await create();
  const first = await put(opened, { data: TEN, duracao_min: 45 });
  const again = await put(opened, { data: TEN, duracao_min: 45 });
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
});

test("of concurrent conflicting changes one is saved", async () => {
  const opened = await create();
  const answers = await Promise.all(["A", "B", "C"].map((titulo) => put(opened, { titulo })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409,
  ]);
});
