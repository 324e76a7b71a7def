import type { Documento } from "@relato/shared/contract/documentos.ts";
import type { DocumentKind } from "@relato/shared/domain/documento.ts";
import { afterAll, beforeAll } from "vitest";
import { createTestApp, type TestApp, type TestClient } from "../../../testing/app.ts";
import { signUpNamed } from "../../../testing/profile.ts";
import { createConsulta, createDocumento, createModelo } from "../../../testing/factories.ts";
import { createSend } from "../versions/versions.fixture.ts";

const SAID = "Vou dar um atestado de dois dias, com o CID J06.9.";
export const TURNS = [{ i: 0, speaker: "medico" as const, start_ms: 0, end_ms: 4000, text: SAID }];
export const MARKDOWN = "# Atestado\n\n- Repouso por dois dias.\n";
export const STATEMENT = { text: "Repouso por dois dias", status: "review" as const, evidence: [] };
const CONTENT = {
  markdown: MARKDOWN,
  sections: [{ heading: "Atestado", level: 1, statements: [STATEMENT] }],
};
export const statementsOf = ({ current }: Documento) =>
  current?.content.sections.flatMap(({ statements }) => statements) ?? [];
export const REFUSED = { status: 422, body: { error: "CID_NOT_AUTHORISED" } };

/** An application per test file with a doctor, who has a template and writes certificates. */
export const certificatesOfDoctor = () => {
  let server: TestApp;
  let ana: TestClient;
  let modelo: { id: string; titulo: string };
  beforeAll(async () => {
    server = await createTestApp();
    ana = await signUpNamed(server.app);
    modelo = await createModelo(server.deps.db, {
      created_by: ana.id,
      titulo: "Atestado da clínica",
      markdown: "## Atestado\n",
    });
  });
  afterAll(() => server.close());

  const newConsulta = async (language: "pt-BR" | "en-US" | "es" = "pt-BR"): Promise<string> =>
    (
      await createConsulta(server.deps.db, {
        medico_id: ana.id,
        modelo_id: modelo.id,
        status: "Concluído",
        concluida_em: new Date().toISOString(),
        language,
        transcricao: { engine: "text", model: null, language, duration_ms: 4000, turns: TURNS },
      })
    ).id;
  const newCertificate = async (
    wanted: { kind?: DocumentKind; titulo?: string; language?: "en-US" | "es" } = {},
  ) =>
    (
      await createDocumento(server.deps.db, {
        medico_id: ana.id,
        consulta_id: await newConsulta(wanted.language),
        kind: wanted.kind ?? "certificate",
        version: { titulo: wanted.titulo ?? "Atestado", content: CONTENT },
      })
    ).id;
  const send = createSend(() => ana);
  const read = async (id: string): Promise<Documento> =>
    (await send({ url: `/api/documentos/${id}` })).body;
  const change = (id: string, payload: object) =>
    send({ method: "POST", url: `/api/documentos/${id}/versions`, payload });
  const addCid = (id: string, base: number, code = "j069", cid_authorised = true) =>
    change(id, { change: "cid", base, code, cid_authorised });
  const list = async (id: string): Promise<Documento[]> =>
    ((await send({ url: `/api/consultas/${id}/documentos` })).body as { items: Documento[] }).items;
  return {
    server: () => server,
    doctor: () => ana,
    modelo: () => modelo,
    newConsulta,
    newCertificate,
    send,
    read,
    list,
    change,
    addCid,
  };
};
