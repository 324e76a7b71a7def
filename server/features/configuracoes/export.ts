import { basename, extname } from "node:path";
import { Readable } from "node:stream";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import type { Deps } from "../../deps.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import { pictureKeyOf } from "../perfil/picture-keys.ts";
import { findPerfil } from "../perfil/queries.ts";
import {
  findExportMarkdown,
  listExportAttachments,
  listExportForms,
  listExportLaudoFiles,
  listExportDocuments,
  listExportSounds,
  listExportTables,
  readRows,
} from "./export-queries.ts";
import { createExportReaders } from "./export-readers.ts";
import { createZipStream } from "./zip-stream.ts";

const README = `Relato

dados/       seus registros, uma tabela em cada arquivo JSON
documentos/  os documentos de cada consulta e os laudos, em PDF e em markdown (texto)
audio/       o áudio de cada consulta, como foi gravado
laudos/      as imagens e o ditado de cada laudo
assistente/  os anexos de cada conversa com o assistente
consentimentos/  os termos assinados de cada consulta
faltando.txt o que não pôde ser lido; vazio quando tudo veio

dados/       your records, one table a JSON file
documentos/  each consultation's documents and the reports, as PDF and as markdown (text)
audio/       each consultation's sound, as it was recorded
laudos/      each report's images, and what was dictated
assistente/  the attachments of each conversation with the assistant
consentimentos/  each consultation's signed consent forms
faltando.txt what could not be read; empty when all of it came

dados/       sus registros, una tabla en cada archivo JSON
documentos/  los documentos de cada consulta y los informes, en PDF y en markdown (texto)
audio/       el audio de cada consulta, como fue grabado
laudos/      las imágenes de cada informe, y lo dictado
assistente/  los adjuntos de cada conversación con el asistente
consentimentos/  los formularios firmados de cada consulta
faltando.txt lo que no se pudo leer; vacío cuando vino todo
`;

type ExportDeps = Pick<Deps, "db" | "log" | "storage">;
/** Makes a document's PDF. Injected, since documentos imports this feature. @throws AppError */
export type Print = (userId: string, documentoId: string) => Promise<Buffer>;

/**
 * Everything that the doctor has here, as a streamed zip. Only one page of rows is in memory, and
 * no transaction is open while the browser reads. Destroying the stream stops the work.
 */
export const streamExport = async (
  deps: ExportDeps,
  userId: string,
  print: Print,
): Promise<Readable> => {
  const asUser = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withUser(deps.db, userId, work);
  const { missing, readFile, readPdf } = createExportReaders(deps, (id) => print(userId, id));
  const rows = await asUser(async (tx) => ({
    tables: await listExportTables(tx),
    documents: await listExportDocuments(tx),
    sounds: await listExportSounds(tx),
    laudoFiles: await listExportLaudoFiles(tx),
    attachments: await listExportAttachments(tx),
    forms: await listExportForms(tx),
    perfil: await findPerfil(tx),
  }));
  const { tables, documents, sounds, laudoFiles, attachments, forms } = rows;
  const { avatar_url, logo_url, ...perfil } = rows.perfil;
  const { output, add, addText, end } = createZipStream();
  addText("LEIA-ME.txt", README);
  addText("perfil.json", `${JSON.stringify(perfil, null, 2)}\n`);
  for (const [url, name] of [
    [avatar_url, "foto.webp"],
    [logo_url, "logo.webp"],
  ] as const)
    if (url !== null) add(name, () => readFile(pictureKeyOf(url), name), { compress: false });
  for (const table of tables)
    add(`dados/${table.name}.json`, async () => Readable.from(readRows(asUser, table)));
  for (const { id, consulta_id, kind, created_at } of documents) {
    const mtime = new Date(created_at);
    const visit = consulta_id === null ? "laudo" : `${shortCode(consulta_id)}-${consulta_id}`;
    const path = `documentos/${created_at.slice(0, 10)}-${visit}/${kind}-${id}`;
    const readMarkdown = () => asUser((tx) => findExportMarkdown(tx, id));
    add(`${path}.md`, async () => Readable.from([await readMarkdown()]), { mtime });
    add(`${path}.pdf`, () => readPdf(id, `${path}.pdf`), { mtime, compress: false });
  }
  for (const { storage_key, owner_id, track, ordinal, created_at } of sounds) {
    const path = `audio/${owner_id}/${track}-${ordinal}${extname(storage_key)}`;
    add(path, () => readFile(storage_key, path), { mtime: new Date(created_at), compress: false });
  }
  for (const { laudo_id, storage_key, created_at } of laudoFiles) {
    const path = `laudos/${laudo_id}/${basename(storage_key)}`;
    add(path, () => readFile(storage_key, path), { mtime: new Date(created_at), compress: false });
  }
  for (const { thread_id, storage_key, created_at } of attachments) {
    const path = `assistente/${thread_id}/${basename(storage_key)}`;
    add(path, () => readFile(storage_key, path), { mtime: new Date(created_at), compress: false });
  }
  for (const { consulta_id, storage_key, created_at } of forms) {
    const path = `consentimentos/${consulta_id}/${basename(storage_key)}`;
    add(path, () => readFile(storage_key, path), { mtime: new Date(created_at), compress: false });
  }
  // Read after all others, when the list is complete.
  add("faltando.txt", async () => Readable.from([missing.map((path) => `${path}\n`).join("")]));
  end();
  return output;
};
