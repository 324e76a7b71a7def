import { randomUUID } from "node:crypto";
import type { LaudoPhrase } from "@relato/shared/contract/laudo-phrases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { signUpSubscriber } from "../../testing/subscriber.ts";

let server: TestApp;
let ana: TestClient;
let rui: TestClient;
let free: TestClient;
beforeAll(async () => {
  server = await createTestApp();
  [ana, rui] = [await signUpSubscriber(server), await signUpSubscriber(server)];
  free = await signUp(server.app);
});
afterAll(() => server.close());

const URL = "/api/laudo-phrases";
const FORM = {
  categoria: "Abdome",
  trigger: "fígado.2",
  phrase: "Fígado [normal* | aumentado].\n",
  place: "replace",
  anchor: "Fígado",
  language: "pt-BR",
};
const post = (doctor: TestClient, changes: object = {}, url = URL) =>
  doctor.call({ method: "POST", url, payload: { id: randomUUID(), ...FORM, ...changes } });
const list = async (doctor: TestClient): Promise<LaudoPhrase[]> =>
  (await doctor.call({ url: URL })).json<{ items: LaudoPhrase[] }>().items;

test("a phrase is created, changed and deleted; a repeated request creates one", async () => {
  const id = randomUUID();
  const made = await post(ana, { id, anchor: " " });
  expect([made.statusCode, (await post(ana, { id })).json()]).toEqual([201, made.json()]);
  expect(made.json()).toMatchObject({ anchor: null, uses: 0, system: false, can: { edit: true } });
  const changed = await ana.call({ method: "PUT", url: `${URL}/${id}`, payload: FORM });
  expect(changed.json()).toMatchObject({ ...FORM, id });
  expect((await list(rui)).some((one) => one.id === id)).toBe(false);
  const gone = await ana.call({ method: "DELETE", url: `${URL}/${id}` });
  expect(gone.json()).toEqual({ deleted: true });
  expect((await list(ana)).some((one) => one.id === id)).toBe(false);
});

test.each([
  ["PHRASE_INCOMPLETE", { categoria: " " }],
  ["PHRASE_INCOMPLETE", { phrase: " \n" }],
  ["PHRASE_TRIGGER_INVALID", { trigger: "a" }],
  ["PHRASE_TRIGGER_INVALID", { trigger: "a b" }],
  ["FIELD_TOO_LONG", { phrase: "a".repeat(5001) }],
])("a phrase is refused as %s: %#", async (code, wrong) => {
  const answer = await post(ana, wrong);
  expect([answer.statusCode, answer.json().error]).toEqual([422, code]);
});

test("each doctor's uses are counted and put a phrase first", async () => {
  const { id } = (await list(ana)).find(({ system, uses }) => system && uses === 0)!;
  const use = (doctor: TestClient) =>
    doctor.call({ method: "POST", url: `${URL}/${id}/uses`, payload: {} });
  expect((await use(ana)).json()).toEqual({ uses: 1 });
  expect((await use(ana)).json()).toEqual({ uses: 2 });
  expect((await list(ana))[0]).toMatchObject({ id, uses: 2 });
  expect((await list(rui)).every(({ uses }) => uses === 0)).toBe(true);
});

test("two devices count uses at once", async () => {
  const { id } = (await post(rui, {})).json<LaudoPhrase>();
  const use = () => rui.call({ method: "POST", url: `${URL}/${id}/uses`, payload: {} });
  await Promise.all(Array.from({ length: 8 }, use));
  expect((await list(rui)).find((one) => one.id === id)).toMatchObject({ uses: 8 });
});

describe("of the system", () => {
  test("a phrase is visible to all and cannot be changed or deleted", async () => {
    const [one] = (await list(free)).filter(({ system }) => system);
    expect(one).toMatchObject({ can: { edit: false } });
    const url = `${URL}/${one!.id}`;
    for (const options of [
      { method: "PUT", payload: FORM } as const,
      { method: "DELETE" } as const,
    ])
      expect((await ana.call({ ...options, url })).json().error).toBe("FORBIDDEN");
    expect((await post(ana, { id: one!.id })).statusCode).toBe(404);
  });
});

test("another doctor's phrase does not exist", async () => {
  const { id } = (await post(rui)).json<LaudoPhrase>();
  const url = `${URL}/${id}`;
  for (const options of [
    { method: "PUT", url, payload: FORM } as const,
    { method: "DELETE", url } as const,
    { method: "POST", url: `${url}/uses`, payload: {} } as const,
  ])
    expect((await ana.call(options)).statusCode).toBe(404);
  expect((await post(ana, { id })).statusCode).toBe(404);
});

test("without a paid plan nothing is created, changed or imported", async () => {
  const { id } = (await post(ana)).json<LaudoPhrase>();
  const file = { format: "relato-phrases", phrases: [FORM] };
  for (const options of [
    { method: "POST", url: URL, payload: { ...FORM, id: randomUUID() } } as const,
    { method: "PUT", url: `${URL}/${id}`, payload: FORM } as const,
    { method: "POST", url: `${URL}/import`, payload: file } as const,
  ]) {
    const answer = await free.call(options);
    expect([answer.statusCode, answer.json().error]).toEqual([403, "SUBSCRIBERS_ONLY"]);
  }
});

test("an exported file is imported by another doctor; equal phrases are skipped", async () => {
  const other = await signUpSubscriber(server);
  const phrases = [FORM, { ...FORM, trigger: "baco", anchor: null }, FORM];
  const send = () =>
    other.call({
      method: "POST",
      url: `${URL}/import`,
      payload: { format: "relato-phrases", phrases },
    });
  expect((await send()).json()).toEqual({ added: 2, skipped: 1 });
  expect((await send()).json()).toEqual({ added: 0, skipped: 3 });
  const own = (await list(other)).filter(({ system }) => !system);
  expect(own.map(({ trigger, phrase }) => `${trigger} ${phrase}`).sort()).toEqual([
    `baco ${FORM.phrase}`,
    `fígado.2 ${FORM.phrase}`,
  ]);
});
