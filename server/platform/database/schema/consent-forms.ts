import { CONSENT_FORM_TYPES, type ConsentFormType } from "@relato/shared/domain/consent.ts";
import { check, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instantNow, isOneOf } from "./columns.ts";
import { consentimentos } from "./consultas.ts";
import { ofVisible, ownReference, tenantRows } from "./tenancy.ts";

/** The signed form of a written consent. Append-only, one for each consent. */
export const consent_forms = pgTable(
  "consent_forms",
  {
    consent_id: uuid().primaryKey(),
    medico_id: text().notNull(),
    storage_key: text().notNull(),
    mime_type: text().$type<ConsentFormType>().notNull(),
    /** Bytes of the stored file. */
    size: integer().notNull(),
    /** Of the stored file, in hex. */
    sha256: text().notNull(),
    created_at: instantNow(),
  },
  (t) => [
    ownReference("consent_forms_consent_fk", [t.consent_id, t.medico_id], consentimentos).onDelete(
      "cascade",
    ),
    check("consent_forms_type_check", isOneOf(t.mime_type, CONSENT_FORM_TYPES)),
    ...tenantRows(t.medico_id, ofVisible("consentimentos", t.consent_id)),
  ],
);
