import { basename } from "node:path";
import { Readable } from "node:stream";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import type { Deps } from "../../deps.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import type { Caller } from "../../platform/http/access.ts";
import {
  type ExportTable,
  findExportMarkdown,
  listExportTables,
  readRows,
} from "../configuracoes/export-queries.ts";
import { createExportReaders } from "../configuracoes/export-readers.ts";
import { extensionOf } from "../consents/form-key.ts";
import { createZipStream } from "../configuracoes/zip-stream.ts";
import { makePdf } from "../documentos/pdf.ts";
import { type FhirBundle, loadLaudoBundle } from "../fhir/laudo-bundle.ts";
import { findDoctor } from "../fhir/practitioner.ts";

import { findTranscript } from "../transcricao/queries.ts";
import { listConsents } from "../consultas/list-consents.ts";
import {
  findContents,
  type PatientContents,
  type PatientDocument,
  type PatientFile,
} from "./export-queries.ts";
import { EXPORT_README } from "./export-readme.ts";
import { type BundleSource, writeBundle } from "./fhir-bundle.ts";
import { PATIENT_TABLES } from "./patient-tables.ts";

type ExportDeps = Pick<Deps, "config" | "db" | "engine" | "log" | "pdf" | "storage">;

const pathOf = ({ id, consulta_id, kind, created_at }: PatientDocument): string => {
  const visit = consulta_id === null ? "laudo" : `${shortCode(consulta_id)}-${consulta_id}`;
  return `documentos/${created_at.slice(0, 10)}-${visit}/${kind}-${id}`;
};

const formPathOf: BundleSource["formPathOf"] = ({ consulta_id }, { id, form }) =>
  `consentimentos/${consulta_id}/${id}.${extensionOf(form?.mime_type ?? "application/pdf")}`;

/** The transcript as lines of text: time, speaker, words. */
const readTranscript = async (tx: Tx, id: string): Promise<string> => {
  const transcript = await findTranscript(tx, id);
  return (transcript?.turns ?? [])
    .map(({ start_ms, speaker, text }) => {
      const clock = new Date(start_ms).toISOString().slice(11, 19);
      return `[${clock}] ${speaker === undefined ? "" : `${speaker}: `}${text}\n`;
    })
    .join("");
};

/** The tables with a patient's rows, with their primary keys. */
const listPatientTables = async (tx: Tx): Promise<ExportTable[]> => {
  const keys = new Map((await listExportTables(tx)).map(({ name, key }) => [name, key]));
  return PATIENT_TABLES.map((table) => ({ ...table, key: keys.get(table.name) ?? ["id"] }));
};

/** What the parts of an export have in common. */
interface ExportScope {
  asUser: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readers: ReturnType<typeof createExportReaders>;
  zip: ReturnType<typeof createZipStream>;
}

const addDocuments = (
  { asUser, readers, zip }: ExportScope,
  documents: readonly PatientDocument[],
): void => {
  for (const one of documents) {
    const path = pathOf(one);
    const mtime = new Date(one.created_at);
    const readMarkdown = () => asUser((tx) => findExportMarkdown(tx, one.id));
    zip.add(`${path}.md`, async () => Readable.from([await readMarkdown()]), { mtime });
    const readPdf = () => readers.readPdf(one.id, `${path}.pdf`);
    zip.add(`${path}.pdf`, readPdf, { mtime, compress: false });
  }
};

const addTranscripts = (
  { asUser, zip }: ExportScope,
  transcripts: PatientContents["transcripts"],
): void => {
  for (const { id, at } of transcripts) {
    const path = `transcricoes/${at.slice(0, 10)}-${shortCode(id)}-${id}.txt`;
    const read = () => asUser((tx) => readTranscript(tx, id));
    zip.add(path, async () => Readable.from([await read()]), { mtime: new Date(at) });
  }
};

const addFiles = ({ readers, zip }: ExportScope, files: readonly PatientFile[]): void => {
  for (const { storage_key, folder, owner_id, created_at } of files) {
    const path = `${folder}/${owner_id}/${basename(storage_key)}`;
    const mtime = new Date(created_at);
    zip.add(path, () => readers.readFile(storage_key, path), { mtime, compress: false });
  }
};

/** @throws AppError NOT_FOUND */
const loadExport = async (tx: Tx, user: Caller, id: string) => {
  const doctor = await findDoctor(tx, user);
  return {
    ...(await findContents(tx, id)),
    tables: await listPatientTables(tx),
    consents: await listConsents(tx, id, doctor.name),
    doctor,
  };
};

/**
 * Everything about one patient as a streamed zip, with a FHIR R4 bundle. Only one page of rows or
 * one file's chunk is in memory. @throws AppError NOT_FOUND
 */
export const streamPatientExport = async (
  deps: ExportDeps,
  user: Caller,
  id: string,
): Promise<Readable> => {
  const asUser: ExportScope["asUser"] = (work) => withUser(deps.db, user.id, work);
  const print = async (documento: string) => (await makePdf(deps, user.id, documento)).pdf;
  const readers = createExportReaders(deps, print);
  const { documents, files, tables, transcripts, ...about } = await asUser((tx) =>
    loadExport(tx, user, id),
  );
  const zip = createZipStream();
  const scope = { asUser, readers, zip };
  zip.addText("LEIA-ME.txt", EXPORT_README);
  for (const table of tables)
    zip.add(`dados/${table.name}.json`, async () => Readable.from(readRows(asUser, table, [id])));
  addDocuments(scope, documents);
  addTranscripts(scope, transcripts);
  addFiles(scope, files);
  async function* readLaudos(): AsyncGenerator<FhirBundle> {
    for (const one of documents)
      if (one.kind === "laudo") yield await loadLaudoBundle(deps, user, one.id);
  }
  const notes = documents.filter(({ kind }) => kind !== "laudo");
  zip.add("paciente.fhir.json", async () => {
    const printed = notes.map((one) => ({ ...one, path: `${pathOf(one)}.pdf` }));
    const now = new Date().toISOString();
    const source = { ...about, documents: printed, laudos: readLaudos(), now };
    return Readable.from(writeBundle({ ...source, formPathOf }));
  });
  // Read after all others, when the list is complete.
  zip.add("faltando.txt", async () =>
    Readable.from([readers.missing.map((path) => `${path}\n`).join("")]),
  );
  zip.end();
  return zip.output;
};
