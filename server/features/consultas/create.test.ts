import { randomUUID } from "node:crypto";
import type { CreateConsulta } from "@relato/shared/contract/consultas.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { type Cursor, decodeCursor } from "../../platform/http/paging.ts";
import {
  createDoctor,
  createGravacao,
  createPaciente,
  createSubscription,
} from "../../testing/factories.ts";
import { findJobs } from "../../testing/job-queue.ts";
import { createTestPipeline, type TestPipeline } from "../../testing/pipeline.ts";
import { defaultTemplateId } from "../modelos/system.ts";
import { createConsulta } from "./create.ts";
import { listConsultas } from "./queries.ts";

let pipeline: TestPipeline;
beforeAll(async () => {
  pipeline = await createTestPipeline();
});
afterAll(() => pipeline.close());

const draftOf = (changes: Partial<CreateConsulta> = {}): CreateConsulta => ({
  id: randomUUID(),
  modelo_id: defaultTemplateId("pt-BR"),
  paciente_id: null,
  tipo_consulta: "presencial",
  contexto_paciente: "Maria, 54 anos.",
  language: "pt-BR",
  source: { kind: "text", text: "Paciente: Tenho dor de cabeça há três dias." },
  consent: { agreed: true },
  ...changes,
});

const save = (medicoId: string, draft: CreateConsulta) =>
  createConsulta(pipeline.deps, medicoId, draft);
const listOf = (medicoId: string) =>
  withUser(pipeline.deps.db, medicoId, (tx) => listConsultas(tx, medicoId, 50, null));
const newDoctor = async () => (await createDoctor(pipeline.deps.db)).id;

const jobsOf = async (consulta_id: string): Promise<number> =>
  (await findJobs(pipeline.deps.db, "process-consultation", { consulta_id })).length;

describe("saving a consultation", () => {
  it("stores it as Processando with its job", async () => {
    const medicoId = await newDoctor();
    const draft = draftOf();
    expect(await save(medicoId, draft)).toMatchObject({
      id: draft.id,
      status: "Processando",
      erro: null,
    });
    expect(await jobsOf(draft.id)).toBe(1);
  });

  it("creates one consultation and one job for a repeated id", async () => {
    const medicoId = await newDoctor();
    const draft = draftOf();
    await Promise.allSettled([save(medicoId, draft), save(medicoId, draft)]);
    expect(await save(medicoId, draft)).toMatchObject({ id: draft.id });
    expect((await listOf(medicoId)).items).toHaveLength(1);
    expect(await jobsOf(draft.id)).toBe(1);
  });

  it("answers NOT_FOUND for another doctor's id", async () => {
    const draft = draftOf();
    await save(await newDoctor(), draft);
    await expect(save(await newDoctor(), draft)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("needs no context if there is a patient or it is telemedicine", async () => {
    const medico_id = await newDoctor();
    const paciente = await createPaciente(pipeline.deps.db, { medico_id });
    await save(medico_id, draftOf({ contexto_paciente: " ", paciente_id: paciente.id }));
    await save(medico_id, draftOf({ contexto_paciente: "", tipo_consulta: "telemedicina" }));
    expect((await listOf(medico_id)).items).toHaveLength(2);
  });

  it("uses a finished recording once", async () => {
    const medico_id = await newDoctor();
    const { id } = await createGravacao(pipeline.deps.db, {
      medico_id,
      finished_at: new Date().toISOString(),
    });
    const source = { kind: "recording", gravacao_id: id } as const;
    await save(medico_id, draftOf({ source }));
    await expect(save(medico_id, draftOf({ source }))).rejects.toMatchObject({
      code: "GRAVACAO_IN_USE",
    });
  });
});

describe("a refused consultation stores nothing:", () => {
  it.each<[string, string, (medicoId: string) => Promise<Partial<CreateConsulta>>]>([
    [
      "a context of 501 characters",
      "CONTEXT_TOO_LONG",
      async () => ({ contexto_paciente: "x".repeat(501) }),
    ],
    ["neither context nor patient", "CONTEXT_REQUIRED", async () => ({ contexto_paciente: "  " })],
    [
      "a patient who did not agree",
      "CONSENT_REFUSED",
      async () => ({ consent: { agreed: false } }),
    ],
    ["an unknown template", "MODELO_NOT_FOUND", async () => ({ modelo_id: randomUUID() })],
    ["an unknown patient", "PACIENTE_NOT_FOUND", async () => ({ paciente_id: randomUUID() })],
    [
      "another doctor's patient",
      "PACIENTE_NOT_FOUND",
      async () => ({ paciente_id: (await createPaciente(pipeline.deps.db)).id }),
    ],
    [
      "another doctor's recording",
      "GRAVACAO_NOT_FOUND",
      async () => {
        const { id } = await createGravacao(pipeline.deps.db, {
          finished_at: new Date().toISOString(),
        });
        return { source: { kind: "recording", gravacao_id: id } };
      },
    ],
    [
      "an incomplete recording",
      "GRAVACAO_NOT_FINISHED",
      async (medico_id) => {
        const { id } = await createGravacao(pipeline.deps.db, { medico_id });
        return { source: { kind: "recording", gravacao_id: id } };
      },
    ],
    ["an empty text", "TEXT_EMPTY", async () => ({ source: { kind: "text", text: " \n " } })],
    [
      "a text over the maximum length",
      "TEXT_TOO_LONG",
      async () => ({ source: { kind: "text", text: "a ".repeat(200_001) } }),
    ],
  ])("%s", async (_what, code, changes) => {
    const medicoId = await newDoctor();
    const draft = draftOf(await changes(medicoId));
    await expect(save(medicoId, draft)).rejects.toMatchObject({ code });
    expect((await listOf(medicoId)).items).toEqual([]);
    expect(await jobsOf(draft.id)).toBe(0);
  });

  it("the eleventh of the month on the free plan, also from two tabs at once", async () => {
    const medicoId = await newDoctor();
    for (let n = 0; n < 9; n++) await save(medicoId, draftOf());
    const last = await Promise.allSettled([save(medicoId, draftOf()), save(medicoId, draftOf())]);
    expect(last.map((result) => result.status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(save(medicoId, draftOf())).rejects.toMatchObject({ code: "CONSULTATION_LIMIT" });
  });

  it.each([
    ["active", true],
    ["trialing", true],
    ["past_due", false],
    ["something new", false],
  ])(
    "the eleventh on a subscription that is %s is unlimited: %s",
    async (subscription_status, unlimited) => {
      const medicoId = await newDoctor();
      await createSubscription(pipeline.deps.db, { user_id: medicoId, subscription_status });
      for (let n = 0; n < 10; n++) await save(medicoId, draftOf());
      const eleventh = save(medicoId, draftOf()).then(
        () => true,
        (error: { code: string }) => error.code,
      );
      expect(await eleventh).toBe(unlimited ? true : "CONSULTATION_LIMIT");
    },
  );
});

describe("the list of consultations", () => {
  it("returns each consultation once, newest first, over all pages", async () => {
    const medicoId = await newDoctor();
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) {
      const draft = draftOf();
      ids.unshift(draft.id);
      await save(medicoId, draft);
    }
    const pageAfter = (cursor: Cursor | null) =>
      withUser(pipeline.deps.db, medicoId, (tx) => listConsultas(tx, medicoId, 2, cursor));
    const seen: string[] = [];
    for (let page = await pageAfter(null); ;) {
      seen.push(...page.items.map((item) => item.id));
      if (page.next_cursor === null) break;
      page = await pageAfter(decodeCursor(page.next_cursor));
    }
    expect(seen).toEqual(ids);
  });
});
