import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PICTURES } from "@relato/shared/contract/perfil.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LaudoDictationRow } from "../../platform/database/schema/laudos.ts";
import { withUser } from "../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createAttachment } from "../../testing/chatzello-factories.ts";
import {
  createConsulta,
  createDocumento,
  createGravacao,
  createModelo,
  createPaciente,
  createSegmento,
} from "../../testing/factories.ts";
import { createLaudoDictation, createLaudo } from "../../testing/laudo-factories.ts";
import { unzip } from "../../testing/unzip.ts";
import { insertVersion } from "../documentos/queries.ts";
import { removeLaudo } from "../laudos/queries.ts";

const URL = "/api/configuracoes/export";
const ATTACHMENT = `chatzello/${crypto.randomUUID()}/${crypto.randomUUID()}.pdf`;
const SOUND = Buffer.from("RIFF, the sound");

let server: TestApp;
let ana: TestClient;
let rui: TestClient;
let consulta: string;
let passage: LaudoDictationRow;
beforeAll(async () => {
  server = await createTestApp();
  const { db, storage } = server.deps;
  ana = await signUp(server.app);
  rui = await signUp(server.app);
  const written = {
    writer: { kind: "engine" as const, name: "relato", version: "1", at: "2026-01-01T00:00:00Z" },
    analysis: { summary: [], symptoms: [], hypotheses: [], next_steps: [], not_discussed: [] },
  };
  const medico_id = ana.id;
  await createModelo(db, { created_by: ana.id, titulo: "Meu modelo" });
  for (let i = 0; i < 230; i++) await createPaciente(db, { medico_id, nome: `Paciente ${i}` });
  await createPaciente(db, { medico_id: rui.id, nome: "Só do Rui" });
  consulta = (
    await createConsulta(db, {
      medico_id,
      documento_gerado: {
        tipo_consulta: "presencial",
        contexto_paciente: "",
        language: "pt-BR",
        written,
      },
    })
  ).id;
  const content = { markdown: "# Queixa\n\n- Dor de cabeça.\n", sections: [] };
  await createDocumento(db, { medico_id, consulta_id: consulta, version: { content } });
  for (const titulo of ["RM de crânio", "Removido"]) {
    const laudo = await createLaudo(db, { medico_id, titulo });
    const row = { documento_id: laudo.id, base: 0, titulo, change: "edited" as const };
    const author = { made_by: "doctor" as const, author: medico_id, author_name: "Ana" };
    await withUser(db, medico_id, async (tx) => {
      const markdown = `Laudo: ${titulo}.`;
      await insertVersion(tx, { ...row, ...author, content: { markdown, sections: [] } });
      if (titulo === "Removido") await removeLaudo(tx, laudo.id);
    });
  }
  const { id: gravacao_id } = await createGravacao(db, { medico_id, consulta_id: consulta });
  const storage_key = `gravacoes/${gravacao_id}/one.wav`;
  const file = join(await mkdtemp(join(tmpdir(), "relato-export-")), "sound");
  await writeFile(file, SOUND);
  await storage.putFile(storage_key, file);
  await createSegmento(db, { medico_id, gravacao_id, storage_key, bytes: SOUND.length });
  passage = await createLaudoDictation(db, { medico_id });
  await writeFile(file, SOUND);
  await storage.putFile(passage.storage_key, file);
  const attachment = await createAttachment(db, {
    user_id: ana.id,
    state: "unread",
    storage_key: ATTACHMENT,
  });
  await writeFile(file, SOUND);
  await storage.putFile(attachment.storage_key ?? "", file);
  for (const kind of PICTURES)
    await ana.call({
      method: "PUT",
      url: `/api/perfil/${kind}`,
      headers: { "content-type": "image/gif" },
      payload: Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64"),
    });
  // Its file is lost.
  await createSegmento(db, {
    medico_id,
    gravacao_id,
    ordinal: 1,
    storage_key: `gravacoes/${gravacao_id}/lost.wav`,
  });
}, 60_000);
afterAll(() => server.close());

const download = async (client: TestClient): Promise<Map<string, Buffer>> => {
  const answer = await client.call({ url: URL });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-disposition"]).toContain("relato.zip");
  return unzip(answer.rawPayload);
};

describe("the exported zip", () => {
  test("contains the doctor's rows, documents and audio, and lists what is missing", async () => {
    const files = await download(ana);
    const names = [...files.keys()];
    const json = (name: string): Record<string, unknown>[] =>
      JSON.parse(files.get(`dados/${name}.json`)?.toString() ?? "null");
    expect(new Set(json("pacientes").map(({ nome }) => nome)).size).toBe(230);
    expect(json("consultas")).toMatchObject([{ id: consulta }]);
    expect(json("chatzello_attachments")).toMatchObject([{ storage_key: ATTACHMENT }]);
    expect(names.filter((name) => /words|stops/.test(name))).toEqual([]);
    const attached = names.filter((name) => name.startsWith("assistente/"));
    expect(attached.map((name) => files.get(name))).toEqual([SOUND]);
    // Beside the factory's own, none of the system's.
    expect(json("modelos_anamnese").map(({ titulo }) => titulo)).toContain("Meu modelo");
    expect(json("modelos_anamnese").every(({ is_global }) => is_global === false)).toBe(true);
    expect(new Set(json("laudos").map(({ titulo }) => titulo))).toEqual(
      new Set(["Novo Laudo", "RM de crânio", "Removido"]),
    );
    const laudo = names.filter((name) => /^documentos\/[\d-]*-laudo\/laudo-.*\.md$/.test(name));
    expect(laudo.map((name) => files.get(name)?.toString())).toEqual(["Laudo: RM de crânio."]);
    const document = names.find((name) => /^documentos\/.*anamnesis.*\.md$/.test(name)) ?? "";
    const printed = files.get(document.replace(/\.md$/, ".pdf"));
    expect(printed?.subarray(0, 5).toString()).toBe("%PDF-");
    expect(document).toContain(consulta);
    expect(files.get(document)?.toString()).toContain("Dor de cabeça");
    expect(files.get(`audio/${consulta}/microphone-0.wav`)).toEqual(SOUND);
    expect(files.get(`laudos/${passage.laudo_id}/${passage.id}.wav`)).toEqual(SOUND);
    expect(files.get("faltando.txt")?.toString()).toBe(`audio/${consulta}/microphone-1.wav\n`);
    expect(names).toContain("LEIA-ME.txt");
    expect(files.get("perfil.json")).toBeDefined();
    for (const name of ["foto.webp", "logo.webp"])
      expect(files.get(name)?.subarray(8, 12).toString()).toBe("WEBP");
  });

  test("contains nothing of another doctor or of accounts", async () => {
    const files = await download(rui);
    const all = Buffer.concat([...files.values()]).toString();
    expect(all).toContain("Só do Rui");
    expect(all).not.toContain("Paciente 1");
    expect(all).not.toContain(ana.id);
    expect([...files.keys()].filter((name) => /session|account|audit/.test(name))).toEqual([]);
  });

  test("can be requested again after it was sent", async () => {
    await download(rui);
    expect((await download(rui)).size).toBeGreaterThan(3);
  });
});
