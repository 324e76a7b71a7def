import { randomUUID } from "node:crypto";
import { newLaudoContent } from "@relato/shared/domain/laudo/laudo.ts";
import type { Database } from "./platform/database/database.ts";
import { createMask } from "./testing/factories.ts";
import type { TestClient } from "./testing/app.ts";

/** The title of every row, so that a leak is found in a body. */
const MARK = "Maria Marcada";

const PHRASE = {
  categoria: MARK,
  trigger: "marcada",
  phrase: MARK,
  place: "cursor",
  anchor: "",
  language: "pt-BR",
};

/** The entries of `ownedRows` for masks and quick phrases. */
export const ownedMasks = (db: Database) => ({
  "/api/laudo-templates/:id": {
    make: async ({ id: medico_id }: TestClient) =>
      (await createMask(db, { medico_id, titulo: MARK })).id,
    payload: {
      titulo: MARK,
      content: newLaudoContent("pt-BR"),
      language: "pt-BR",
      keywords: [],
      sexo: null,
      base: new Date().toISOString(),
    },
  },
  "/api/laudo-phrases/:id": {
    make: async (doctor: TestClient) => {
      const id = randomUUID();
      const payload = { id, ...PHRASE };
      await doctor.call({ method: "POST", url: "/api/laudo-phrases", payload });
      return id;
    },
    payload: PHRASE,
  },
});
