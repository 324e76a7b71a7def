import { randomUUID } from "node:crypto";
import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { agendamentoFields } from "@relato/shared/domain/agendamento.ts";
import { pickFields } from "@relato/shared/domain/fields.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createPaciente } from "../../testing/factories.ts";

/* One appointment in two tabs or on two devices: nobody writes over what they have not seen. */

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
/** As a form sends it that was opened on `opened`. */
const put = (opened: Agendamento, typed: object) => {
  const base = pickFields(agendamentoFields, opened);
  return ana.call({
    method: "PUT",
    url: `/api/agendamentos/${opened.id}`,
    payload: { ...base, titulo: base.titulo ?? "", ...typed, base },
  });
};
const read = async (id: string): Promise<Agendamento> =>
  (await ana.call({ url: `/api/agendamentos/${id}` })).json();

test("two who changed different fields both have what they typed", async () => {
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

test("who moves what was moved meanwhile is refused with all they sent, until they have seen it", async () => {
  const opened = await create();
  const theirs = (await put(opened, { data: TEN })).json<Agendamento>();
  const typed = { data: "2026-11-23T15:00:00.000Z", titulo: "Outro" };
  const refused = await put(opened, typed);
  expect([refused.statusCode, refused.json().error]).toEqual([409, "AGENDAMENTO_CHANGED"]);
  expect(await read(opened.id)).toEqual(theirs);
  expect((await put(theirs, typed)).json()).toMatchObject(typed);
});

test("a request whose answer was lost is a success when it comes again", async () => {
  const opened = await create();
  const first = await put(opened, { data: TEN, duracao_min: 45 });
  const again = await put(opened, { data: TEN, duracao_min: 45 });
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
});

test("of several that collide in the same moment one is saved", async () => {
  const opened = await create();
  const answers = await Promise.all(["A", "B", "C"].map((titulo) => put(opened, { titulo })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409,
  ]);
});
