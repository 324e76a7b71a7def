import type { SecureLink } from "@relato/shared/contract/sharing.ts";
import { afterAll, beforeAll } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { signUpNamed } from "../../testing/profile.ts";
import { createConsulta, createDocumento, createPaciente } from "../../testing/factories.ts";

export const TEXT = "Tosse seca <b>há</b> três dias";
export const NAME = "Joana Marcada";

interface Sharing {
  links: SecureLink[];
  mails: { id: string; state: string; to: string }[];
  patient_email: string | null;
  patient_whatsapp: string | null;
  has_birth_date: boolean;
  signed: boolean;
}

/** An application per test file with two doctors; the first has a patient and a document. */
export const sharedDocument = () => {
  let server: TestApp;
  let doctors: { ana: TestClient; rui: TestClient };
  let ids: { consulta: string; documento: string };
  beforeAll(async () => {
    // All requests of the tests have the same address.
    server = await createTestApp({ env: { RATE_LIMIT_FACTOR: "20" } });
    const { db } = server.deps;
    const ana = await signUpNamed(server.app);
    doctors = { ana, rui: await signUp(server.app) };
    const paciente = await createPaciente(db, {
      medico_id: ana.id,
      nome: NAME,
      email: "joana@example.org",
      telefone: "11987654321",
      data_nascimento: "1980-02-29",
    });
    const consulta = await createConsulta(db, { medico_id: ana.id, paciente_id: paciente.id });
    const markdown = `## Queixa\n\n- ${TEXT}\n\n|a|b|\n|-|-|\n|1|2|\n`;
    const documento = await createDocumento(db, {
      medico_id: ana.id,
      consulta_id: consulta.id,
      version: { content: { markdown, sections: [] } },
    });
    ids = { consulta: consulta.id, documento: documento.id };
  }, 60_000);
  afterAll(() => server.close());
  return {
    get server() {
      return server;
    },
    get ana() {
      return doctors.ana;
    },
    get rui() {
      return doctors.rui;
    },
    get consulta() {
      return ids.consulta;
    },
    get documento() {
      return ids.documento;
    },
    visit: (path: string) => server.app.inject({ url: path }),
    sharing: async () =>
      (await doctors.ana.call({ url: `/api/documentos/${ids.documento}/sharing` })).json<Sharing>(),
  };
};
