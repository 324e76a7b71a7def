import { writeCsv } from "@relato/shared/domain/csv.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { actorWords, type AuditWords, entryWords } from "@relato/shared/locales/audit-words.ts";
import type { ListedEntry } from "./list-entries.ts";

/** Entries as CSV, page by page. Cells that a spreadsheet would run are guarded by `writeCsv`. */
export async function* csvOf(
  pages: AsyncIterable<readonly ListedEntry[]>,
  words: AuditWords,
  doctor: string,
  locale: Locale,
): AsyncGenerator<string> {
  // Excel separates columns by semicolons where the decimal sign is a comma.
  const delimiter = locale === "en-us" ? "," : ";";
  const { columns } = words;
  yield writeCsv(
    [
      [
        ...[columns.seq, columns.at, columns.actor, columns.action, columns.paciente],
        ...[columns.outcome, columns.route, columns.subject, columns.hash],
      ],
    ],
    delimiter,
  );
  for await (const page of pages) {
    if (page.length === 0) continue;
    const records = page.map((entry) => [
      ...[String(entry.seq), entry.at, actorWords(words, entry, doctor), entryWords(words, entry)],
      ...[entry.paciente?.nome ?? "", words.outcomes[entry.outcome]],
      ...[entry.action, entry.subject ?? "", entry.hash],
    ]);
    // Only the file's start has a byte order mark.
    yield writeCsv(records, delimiter).replace(/^\uFEFF/, "");
  }
}
