import {
  type DataCategory,
  type IncidentFacts,
  incidentFactsSchema,
  type IncidentKind,
} from "@relato/shared/contract/incidents.ts";

/** The form as it is typed. Times are `YYYY-MM-DDTHH:mm`, in the reader's time zone. */
export interface IncidentDraft {
  description: string;
  kinds: IncidentKind[];
  categories: DataCategory[];
  from: string;
  to: string;
  known: string;
  accounts: string;
  measures: string;
  risks: string;
}

/** `YYYY-MM-DDTHH:mm` in the reader's time zone. */
export const toLocal = (iso: string): string => {
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** Empty for an invalid time, which the schema then refuses. */
export const toInstant = (local: string): string =>
  Number.isNaN(Date.parse(local)) ? "" : new Date(local).toISOString();

export const draftOf = (facts: IncidentFacts | null): IncidentDraft => {
  if (facts === null) {
    const now = toLocal(new Date().toISOString());
    return {
      ...{ description: "", kinds: [], categories: [], from: "", to: now, known: now },
      ...{ accounts: "", measures: "", risks: "" },
    };
  }
  const { description, kinds, categories, measures, risks } = facts;
  return {
    ...{ description, kinds, categories, measures, risks },
    from: toLocal(facts.from),
    to: toLocal(facts.to),
    known: toLocal(facts.known_at),
    accounts: facts.accounts.join("\n"),
  };
};

/** Null while a required value is missing. */
export const readDraft = (draft: IncidentDraft): IncidentFacts | null => {
  const { from, to, known, accounts, ...rest } = draft;
  const facts = {
    ...rest,
    from: toInstant(from),
    to: toInstant(to),
    known_at: toInstant(known),
    accounts: accounts.split(/[\s,;]+/).filter((email) => email !== ""),
  };
  return incidentFactsSchema.safeParse(facts).data ?? null;
};
