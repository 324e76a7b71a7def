import { extname } from "node:path";
import { Readable } from "node:stream";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { ZipFile } from "yazl";
import type { Deps } from "../../deps.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { StorageError } from "../../providers/storage/storage.ts";
import { pictureKeyOf } from "../perfil/pictures.ts";
import { findPerfil } from "../perfil/queries.ts";
import {
  type ExportTable,
  findExportMarkdown,
  listExportDocuments,
  listExportRows,
  listExportSounds,
  listExportTables,
} from "./export-queries.ts";

const README = `Relato

dados/       seus registros, uma tabela em cada arquivo JSON
documentos/  os documentos de cada consulta, em PDF e em markdown (texto)
audio/       o áudio de cada consulta, como foi gravado
faltando.txt o que não pôde ser lido; vazio quando tudo veio

dados/       your records, one table a JSON file
documentos/  each consultation's documents, as PDF and as markdown (text)
audio/       each consultation's sound, as it was recorded
faltando.txt what could not be read; empty when all of it came

dados/       sus registros, una tabla en cada archivo JSON
documentos/  los documentos de cada consulta, en PDF y en markdown (texto)
audio/       el audio de cada consulta, como fue grabado
faltando.txt lo que no se pudo leer; vacío cuando vino todo
`;

async function* contentOf(open: () => Promise<Readable>): AsyncGenerator<unknown> {
  yield* await open();
}

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
  const { db, storage } = deps;
  const asUser = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withUser(db, userId, work);
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const missing: string[] = [];
  let current: Readable | null = null;
  output.once("close", () => current?.destroy());
  zip.on("error", (error: Error) => output.destroy(error));

  const add = (
    path: string,
    open: () => Promise<Readable>,
    options: { mtime?: Date; compress?: boolean } = {},
  ): void =>
    zip.addReadStreamLazy(path, options, (done) => {
      // Opens at the first read; destroying it closes the source.
      current = Readable.from(contentOf(open));
      current.once("error", (error) => output.destroy(error));
      done(null, current);
    });

  async function* rowsOf(table: ExportTable): AsyncGenerator<string> {
    let after = "";
    yield "[";
    for (;;) {
      const from = after;
      const rows = await asUser((tx) => listExportRows(tx, table, from));
      for (const { key, row } of rows) {
        yield `${after === "" ? "" : ","}\n${JSON.stringify(row)}`;
        after = key;
      }
      if (rows.length === 0) break;
    }
    yield "\n]\n";
  }
  /** A file that the storage lost is listed in faltando.txt; the export continues. */
  const readFile = async (key: string, path: string): Promise<Readable> => {
    try {
      return await storage.read(key);
    } catch (error) {
      if (!(error instanceof StorageError) || error.code !== "NOT_FOUND") throw error;
      missing.push(path);
      return Readable.from([]);
    }
  };

  /** A PDF that cannot be made is listed in faltando.txt; its markdown is in the zip. */
  const printPdf = async (id: string, path: string): Promise<Readable> => {
    try {
      return Readable.from([await print(userId, id)]);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      deps.log.warn({ err: error }, "document not exported as pdf");
      missing.push(path);
      return Readable.from([]);
    }
  };

  const [tables, documents, sounds, { avatar_url, logo_url, ...perfil }] = await asUser(
    async (tx) => [
      await listExportTables(tx),
      await listExportDocuments(tx),
      await listExportSounds(tx),
      await findPerfil(tx),
    ],
  );
  zip.addBuffer(Buffer.from(README), "LEIA-ME.txt");
  zip.addBuffer(Buffer.from(`${JSON.stringify(perfil, null, 2)}\n`), "perfil.json");
  for (const [url, name] of [
    [avatar_url, "foto.webp"],
    [logo_url, "logo.webp"],
  ] as const)
    if (url !== null) add(name, () => readFile(pictureKeyOf(url), name), { compress: false });
  for (const table of tables)
    add(`dados/${table.name}.json`, async () => Readable.from(rowsOf(table)));
  for (const { id, consulta_id, kind, created_at } of documents) {
    const day = created_at.slice(0, 10);
    const path = `documentos/${day}-${shortCode(consulta_id)}-${consulta_id}/${kind}-${id}`;
    add(
      `${path}.md`,
      async () => Readable.from([await asUser((tx) => findExportMarkdown(tx, id))]),
      {
        mtime: new Date(created_at),
      },
    );
    add(`${path}.pdf`, () => printPdf(id, `${path}.pdf`), {
      mtime: new Date(created_at),
      compress: false,
    });
  }
  for (const { storage_key, owner_id, track, ordinal, created_at } of sounds) {
    const path = `audio/${owner_id}/${track}-${ordinal}${extname(storage_key)}`;
    add(path, () => readFile(storage_key, path), { mtime: new Date(created_at), compress: false });
  }
  // Read after all others, when the list is complete.
  add("faltando.txt", async () => Readable.from([missing.map((path) => `${path}\n`).join("")]));
  zip.end();
  return output;
};
