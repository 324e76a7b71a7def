import type { ImportPreview, ImportRow } from "@relato/shared/contract/pacientes-import.ts";
import { decodeText } from "@relato/shared/domain/csv.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { readPacientesCsv } from "@relato/shared/domain/pacientes-csv.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import type { Messages } from "@relato/shared/locales/pt-br/app.ts";
import { call } from "../../api/call.ts";
import { newId } from "../../api/new-id.ts";

const MAX_BYTES = 20_000_000;

export type ImportFile =
  /** The file cannot be imported. `reason` is for the doctor. */
  | { kind: "refused"; reason: string }
  | { kind: "preview"; rows: ImportRow[]; ignored: string[]; preview: ImportPreview };

/** Reads a CSV file of patients and asks the server for a preview. Nothing is saved. */
export const readImportFile = async (
  file: File,
  locale: Locale,
  words: Messages["pacientes"]["importing"],
): Promise<ImportFile> => {
  const refuse = (reason: string): ImportFile => ({ kind: "refused", reason });
  if (file.size > MAX_BYTES) return refuse(words.tooLarge);
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return refuse(words.unreadable);
  const read = readPacientesCsv(
    decodeText(new Uint8Array(bytes)),
    locale === "en-us" ? "month-first" : "day-first",
  );
  switch (read.kind) {
    case "empty":
      return refuse(words.empty);
    case "no_name":
      return refuse(words.noName(read.columns.slice(0, 20).join(", ").slice(0, 300)));
    case "too_many":
      return refuse(words.tooMany(formatNumber(locale, read.count)));
    case "read": {
      // The ids are made once for a file, so a repeated confirmation creates no second patient.
      const rows = read.rows.map((row) => ({ ...row, id: newId() }));
      const preview = await call("POST /api/pacientes/import/preview", { body: { rows } });
      return { kind: "preview", rows, ignored: read.ignored, preview };
    }
  }
};
