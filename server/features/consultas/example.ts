import { createHash, randomUUID } from "node:crypto";
import { copyFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ConsultaItem } from "@relato/shared/contract/consultas.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import { defaultTemplateId } from "../modelos/system.ts";
import { enqueueProcessing, requireItem } from "./create.ts";
import { insertExampleGravacao } from "./process/gravacao-queries.ts";
import { insertConsulta } from "./queries.ts";

/** The spoken consultation that ships with the product in this language. */
export const exampleAudioPath = (language: Language): string =>
  fileURLToPath(new URL(`example/${language}.webm`, import.meta.url));

/** The shipped consultation as one of this doctor's, marked as an example; it goes through the real pipeline. */
export const createExample = async (
  { db, jobs, storage }: Pick<Deps, "db" | "jobs" | "storage">,
  medicoId: string,
  language: Language,
): Promise<ConsultaItem> => {
  const id = randomUUID();
  const gravacaoId = randomUUID();
  const segment = await storeExample(storage, gravacaoId, language);
  return withUser(db, medicoId, async (tx) => {
    await insertConsulta(tx, medicoId, {
      id,
      modelo_id: defaultTemplateId(language),
      paciente_id: null,
      language,
      is_example: true,
      documento_gerado: { tipo_consulta: "presencial", contexto_paciente: "", language },
      transcricao: null,
    });
    await insertExampleGravacao(tx, medicoId, { id: gravacaoId, consulta_id: id, segment });
    await enqueueProcessing(jobs, tx, medicoId, id);
    return requireItem(tx, id);
  });
};

const storeExample = async (storage: Deps["storage"], gravacaoId: string, language: Language) => {
  const source = exampleAudioPath(language);
  const id = randomUUID();
  const storage_key = `gravacoes/${gravacaoId}/${id}`;
  // The storage takes files over, so it is handed a copy.
  const folder = await mkdtemp(join(tmpdir(), "relato-example-"));
  try {
    const copy = join(folder, "example.webm");
    await copyFile(source, copy);
    const { bytes } = await storage.putFile(storage_key, copy);
    const sha256 = createHash("sha256")
      .update(await readFile(source))
      .digest("hex");
    return { id, storage_key, media_type: "audio/webm", bytes, sha256 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
