import * as contract from "@relato/shared/contract/audit-log.ts";
import type { FastifyInstance } from "fastify";
import { Readable } from "node:stream";
import type { Deps } from "../../deps.ts";
import { readAs } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { messagesOf } from "../../platform/messages.ts";
import { nameOf } from "../perfil/doctor-name.ts";
import { csvOf } from "./csv.ts";
import { fhirOf } from "./fhir.ts";
import { type ListedEntry, listEntries } from "./list-entries.ts";

const PAGE = 50;
const EXPORT_PAGE = 1000;

const TYPES = {
  csv: { type: "text/csv; charset=utf-8", extension: "csv" },
  fhir: { type: "application/fhir+json", extension: "fhir.json" },
} as const;

/** What a doctor sees of the audit log. */
export const registerAuditLogRoutes = (app: FastifyInstance, { db }: Deps): void => {
  bind(app, contract.listAuditEntries, async ({ user, query: { cursor, ...filters } }) => {
    const range = { before: cursor ?? null, limit: PAGE + 1 };
    const rows = await readAs(db, user.id, (tx) => listEntries(tx, user.id, filters, range));
    const items = rows.slice(0, PAGE);
    return { items, next_cursor: rows.length > PAGE ? (items.at(-1)?.seq ?? null) : null };
  });

  /** One page of entries at a time; no transaction is open while the browser reads. */
  async function* readPages(
    userId: string,
    filters: contract.AuditFilters,
  ): AsyncGenerator<ListedEntry[]> {
    let before: number | null = null;
    for (;;) {
      const range: { before: number | null; limit: number } = { before, limit: EXPORT_PAGE };
      const page = await readAs(db, userId, (tx) => listEntries(tx, userId, filters, range));
      yield page;
      before = page.at(-1)?.seq ?? null;
      if (page.length < EXPORT_PAGE) return;
    }
  }

  bind(app, contract.exportAuditEntries, async ({ user, query, reply }) => {
    const { format, locale, ...filters } = query;
    const words = messagesOf(locale).auditLog;
    const doctor = { id: user.id, name: await readAs(db, user.id, (tx) => nameOf(tx, user)) };
    const pages = readPages(user.id, filters);
    const content =
      format === "csv" ? csvOf(pages, words, doctor.name, locale) : fhirOf(pages, words, doctor);
    const { type, extension } = TYPES[format];
    return reply
      .headers({
        "content-type": type,
        "content-disposition": `attachment; filename="${words.file}.${extension}"`,
        "cache-control": "no-store",
      })
      .send(Readable.from(content));
  });
};
