import { randomUUID } from "node:crypto";
import { newLaudoContent } from "@relato/shared/domain/laudo/laudo.ts";
import { wavHeader } from "@relato/shared/domain/wav.ts";
import sharp from "sharp";
import { MARK, type Owned } from "./access-owned.fixture.ts";
import type { Deps } from "./deps.ts";
import { createLaudo, createMask } from "./testing/laudo-factories.ts";

/** A passage of one sample. */
const DICTATION = {
  payload: Buffer.concat([wavHeader(1), Buffer.alloc(2)]),
  headers: { "content-type": "audio/wav" },
};

const image = async () => {
  const size = { width: 4, height: 2, channels: 3, background: "#336699" } as const;
  const payload = await sharp({ create: size }).png().toBuffer();
  return { payload, headers: { "content-type": "image/png" } };
};

const PHRASE = {
  categoria: MARK,
  trigger: "marcada",
  phrase: MARK,
  place: "cursor",
  anchor: "",
  language: "pt-BR",
};

/** The entries of laudos. Longer paths come first. */
export const laudoRows = (deps: Deps): Record<string, Owned> => ({
  "/api/laudos/:id/images": {
    make: async ({ id: medico_id }) => (await createLaudo(deps.db, { medico_id })).id,
    payload: "x",
    headers: { "content-type": "image/png" },
  },
  "/api/laudos/:id/dictations/:dictation": {
    make: async ({ id: medico_id }) => (await createLaudo(deps.db, { medico_id })).id,
    ...DICTATION,
  },
  "/api/laudo-images/:id": {
    make: async (doctor) => {
      const { id: laudo } = await createLaudo(deps.db, { medico_id: doctor.id });
      const added = await doctor.call({
        method: "POST",
        url: `/api/laudos/${laudo}/images`,
        ...(await image()),
      });
      return added.json<{ id: string }>().id;
    },
    payload: { caption: MARK, position: 0 },
  },
  "/api/laudo-dictations/:id": {
    make: async (doctor) => {
      const { id: laudo } = await createLaudo(deps.db, { medico_id: doctor.id });
      const id = randomUUID();
      await doctor.call({
        method: "PUT",
        url: `/api/laudos/${laudo}/dictations/${id}`,
        ...DICTATION,
      });
      return id;
    },
  },
  "/api/laudos/:id": {
    make: async (doctor) => {
      const { id } = await createLaudo(deps.db, { medico_id: doctor.id, titulo: MARK });
      const url = `/api/laudos/${id}/versions`;
      await doctor.call({ method: "POST", url, payload: { base: 0 } });
      return id;
    },
    payload: {
      ...{ base: 0, titulo: MARK, language: "pt-BR", paciente_id: null, template_id: null },
      ...{ content: newLaudoContent("pt-BR"), exam_date: "2026-11-02", text: MARK },
      ...{ answers: [], accept_missing: true, accept_unfilled: true, instruction: "Abdome total" },
    },
  },
  "/api/laudo-phrases/:id": {
    make: async (doctor) => {
      const id = randomUUID();
      const payload = { id, ...PHRASE };
      await doctor.call({ method: "POST", url: "/api/laudo-phrases", payload });
      return id;
    },
    payload: PHRASE,
  },
  "/api/laudo-templates/:id": {
    make: async ({ id: medico_id }) => (await createMask(deps.db, { medico_id, titulo: MARK })).id,
    payload: {
      titulo: MARK,
      content: newLaudoContent("pt-BR"),
      language: "pt-BR",
      keywords: [],
      sexo: null,
      base: new Date().toISOString(),
    },
  },
});
