import type { Consulta } from "@relato/shared/contract/consultas.ts";
import type { Documento } from "@relato/shared/contract/documentos.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ModelNotes, NOTE, REFUSAL, startModelNotes } from "./model-note.fixture.ts";

let test: ModelNotes;
beforeAll(async () => {
  test = await startModelNotes();
});
afterAll(() => test.close());
beforeEach(() => test.answerWith(NOTE));

const change = (note: Documento, payload: object) =>
  test.send({
    method: "POST",
    url: `/api/documentos/${note.id}/versions`,
    payload: { base: note.current?.number, ...payload },
  });
const edit = (note: Documento, text: string) =>
  change(note, { change: "edited", markdown: `${note.current?.content.markdown}\n${text}\n` });
const sign = (note: Documento) =>
  test.send({
    method: "POST",
    url: `/api/documentos/${note.id}/sign`,
    payload: { base: note.current?.number },
  });
const stop = (note: Documento) =>
  test.send({ method: "DELETE", url: `/api/documentos/${note.id}/rewrite` });

describe("the model's note", () => {
  it("follows the engine's draft, which does not wait for it", async () => {
    const visit = await test.newVisit();
    const draft = await test.note(visit);
    expect(test.requests).toEqual([]);
    expect(draft).toMatchObject({
      current: { number: 1, made_by: "engine" },
      rewriting: { state: "waiting", asked_by: "product", base: 1 },
      can: { edit: true, rewrite: true, sign: true, stop: true },
    });
    await test.work(draft);
    expect(await test.note(visit)).toMatchObject({
      rewriting: null,
      proposal: null,
      engine_number: 1,
      model_number: 2,
      current: {
        number: 2,
        made_by: "model",
        change: "written",
        writer: { kind: "model", version: "scripted" },
        content: { markdown: expect.stringContaining("Cefaleia há três dias") as unknown },
      },
    });
    const url = `/api/consultas/${visit.consulta_id}`;
    const { body } = await test.send<Consulta>({ url });
    expect(body.documento_gerado.written?.writer.kind).toBe("model");
    // A second delivery of its job does nothing.
    await test.work(draft);
    expect((await test.note(visit)).current?.number).toBe(2);
  });

  it("updates further documents that the doctor has not changed, and no others", async () => {
    const [first, second] = [await test.newVisit(), await test.newVisit()];
    const prescriptionOf = async (visit: typeof first) =>
      (await test.list(visit)).find(({ kind }) => kind === "prescription");
    const edited = await prescriptionOf(second);
    await edit(edited!, "Retornar se piorar.");
    for (const visit of [first, second]) await test.work(await test.note(visit));
    expect((await prescriptionOf(first))?.current).toMatchObject({ number: 2, made_by: "model" });
    expect((await prescriptionOf(second))?.current).toMatchObject({ number: 2, made_by: "doctor" });
  });

  it("leaves the draft and a reason when it fails, and can be retried", async () => {
    test.answerWith(REFUSAL);
    const visit = await test.newVisit();
    await test.work(await test.note(visit));
    const failed = await test.note(visit);
    expect(failed).toMatchObject({
      current: { number: 1, made_by: "engine" },
      rewriting: { state: "failed", fault: "MODEL_REFUSED" },
      can: { rewrite: true, stop: true },
    });
    test.answerWith(NOTE);
    const { status } = await test.send({
      method: "POST",
      url: `/api/documentos/${failed.id}/rewrite`,
      payload: { base: 1, modelo_id: test.modelo, instruction: "" },
    });
    expect(status).toBe(202);
    await test.work(failed);
    expect(await test.note(visit)).toMatchObject({
      rewriting: null,
      current: { number: 2, made_by: "model" },
    });
  });

  it("can be exchanged for the engine's draft and back", async () => {
    const visit = await test.newVisit();
    await test.work(await test.note(visit));
    const written = await test.note(visit);
    await change(written, { change: "restored", from: written.engine_number });
    const restored = await test.note(visit);
    expect(restored).toMatchObject({
      engine_number: 1,
      model_number: 2,
      current: { number: 3, made_by: "doctor", restored_from: 1, writer: { kind: "engine" } },
    });
    await change(restored, { change: "restored", from: restored.model_number });
    expect((await test.note(visit)).current).toMatchObject({
      number: 4,
      writer: { kind: "model" },
    });
  });
});

describe("a version saved while the model writes", () => {
  const proposed = async () => {
    const visit = await test.newVisit();
    const draft = await test.note(visit);
    await edit(draft, "Meu texto.");
    await test.work(draft);
    return { visit, note: await test.note(visit) };
  };

  it("stays the newest; the model's text becomes a proposal", async () => {
    const { visit, note } = await proposed();
    expect(note).toMatchObject({
      rewriting: null,
      current: { number: 2, made_by: "doctor" },
      proposal: { base: 1, writer: { kind: "model" } },
    });
    expect(note.proposal).not.toHaveProperty("analysis");
    const url = `/api/documentos/${note.id}/proposal`;
    const accept = (base: number) => test.send({ method: "POST", url, payload: { base } });
    expect(await accept(1)).toMatchObject({ status: 409, body: { error: "DOCUMENT_CHANGED" } });
    expect(await accept(2)).toMatchObject({
      status: 201,
      body: { proposal: null, current: { number: 3, made_by: "model", change: "written" } },
    });
    expect(await accept(3)).toMatchObject({ status: 409 });
    const { body } = await test.send<Consulta>({ url: `/api/consultas/${visit.consulta_id}` });
    expect(body.documento_gerado.written?.writer.kind).toBe("model");
  });

  it("stays when the proposal is discarded", async () => {
    const { visit, note } = await proposed();
    const url = `/api/documentos/${note.id}/proposal`;
    for (const _ of [1, 2])
      expect(await test.send({ method: "DELETE", url })).toMatchObject({
        status: 200,
        body: { proposal: null, current: { number: 2 } },
      });
    const { body } = await test.send<Consulta>({ url: `/api/consultas/${visit.consulta_id}` });
    expect(body.documento_gerado.written?.writer.kind).toBe("engine");
  });

  it("can be signed, which drops the model's note with a reason", async () => {
    const visit = await test.newVisit();
    const draft = await test.note(visit);
    expect((await sign(draft)).status).toBe(200);
    await test.work(draft);
    const dropped = { state: "failed", error: "DOCUMENT_SIGNED" };
    const signed = await test.note(visit);
    expect(signed).toMatchObject({ rewriting: dropped, current: { number: 1 } });
    expect(await stop(signed)).toMatchObject({ body: { rewriting: null, signed_number: 1 } });
    // Also a proposal.
    const { visit: other, note } = await proposed();
    await sign(note);
    expect(await test.note(other)).toMatchObject({ proposal: null, rewriting: dropped });
  });
});

describe("a switch", () => {
  const turn = (payload: object) =>
    test.send({ method: "PATCH", url: "/api/configuracoes/preferences", payload });
  const turnTemplate = (model_writes: boolean) =>
    test.send({
      method: "PUT",
      url: `/api/modelos/${test.modelo}/settings`,
      payload: { model_writes },
    });

  it("of the doctor or of the template turns the model off", async () => {
    for (const [off, on] of [
      [() => turn({ model_writes: false }), () => turn({ model_writes: true })],
      [() => turnTemplate(false), () => turnTemplate(true)],
    ] as const) {
      expect((await off()).status).toBe(200);
      const visit = await test.newVisit();
      const note = await test.note(visit);
      expect(note.rewriting).toBeNull();
      await test.send({
        method: "POST",
        url: `/api/documentos/${note.id}/rewrite`,
        payload: { base: 1, modelo_id: test.modelo, instruction: "" },
      });
      await test.work(note);
      expect((await test.note(visit)).current).toMatchObject({ number: 2, made_by: "engine" });
      await on();
    }
    expect(test.requests).toEqual([]);
  });

  it("of a template applies to one doctor, also for a system template", async () => {
    const { body } = await test.send<{ items: { id: string; is_global: boolean }[] }>({
      url: "/api/modelos",
    });
    const system = body.items.find(({ is_global }) => is_global);
    const url = `/api/modelos/${system?.id}`;
    await test.send({ method: "PUT", url: `${url}/settings`, payload: { model_writes: false } });
    expect(await test.send({ url })).toMatchObject({ body: { model_writes: false } });
    await test.send({ method: "PUT", url: `${url}/settings`, payload: { model_writes: true } });
    expect(await test.send({ url })).toMatchObject({ body: { model_writes: true } });
  });
});
