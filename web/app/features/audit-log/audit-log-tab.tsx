import type { AuditFilters as Filters } from "@relato/shared/contract/audit-log.ts";
import { actorWords, entryWords } from "@relato/shared/locales/audit-words.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFilter } from "../../filters.ts";
import { useLanguage } from "../../ui/language.tsx";
import { LoadMore } from "../../ui/load-more.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { type AuditChoice, AuditFilters } from "./audit-filters.tsx";
import { type EntryGroup, groupEntries } from "./group-entries.ts";
import { auditEntriesQuery } from "./queries.ts";

/** A day that is being typed, such as one of the year 2, filters nothing. */
const isDay = (day: string): boolean => day >= "2000-01-01" && day <= "2199-12-31";

const filtersOf = ({ paciente_id, kind, from, until }: AuditChoice): Filters => ({
  ...(paciente_id !== "" && { paciente_id }),
  ...(kind !== "" && { kind }),
  ...(isDay(from) && { from }),
  ...(isDay(until) && { until }),
});

const EntryRow = ({ group: { entry, count } }: { group: EntryGroup }) => {
  const { locale, text } = useLanguage();
  const words = text.auditLog;
  const isRefused = entry.outcome === "failure";
  const details = [formatDateTime(locale, entry.at), words.number(entry.seq)];
  if (count > 1) details.push(words.times(count));
  return (
    <li className="px-4 py-3">
      <p className="[overflow-wrap:anywhere]">
        <span className="font-semibold">{actorWords(words, entry, words.you)}</span>{" "}
        {entryWords(words, entry)}
        {entry.paciente === null ? null : ` · ${entry.paciente.nome}`}
        {isRefused ? <span className="text-danger"> ({words.refused})</span> : null}
      </p>
      <p className="mt-0.5 text-sm text-muted tabular-nums">{details.join(" · ")}</p>
    </li>
  );
};

/** The file is streamed by the server, so that a long record is never whole in memory. */
const Downloads = ({ filters }: { filters: Filters }) => {
  const { locale, text } = useLanguage();
  const hrefOf = (format: "csv" | "fhir"): string => {
    const query = new URLSearchParams({ format, locale });
    for (const [name, value] of Object.entries(filters))
      if (value !== undefined) query.set(name, value);
    return `/api/audit-log/export?${query}`;
  };
  return (
    <div className="flex flex-wrap gap-2">
      {(["csv", "fhir"] as const).map((format) => (
        <a key={format} href={hrefOf(format)} download className="btn btn-quiet">
          {text.auditLog[format]}
        </a>
      ))}
    </div>
  );
};

/** Who read or changed the doctor's data. The patient is in the query string, by id. */
export const AuditLogTab = () => {
  const words = useLanguage().text.auditLog;
  const { value: paciente_id, change } = useFilter("id");
  const [choice, setChoice] = useState<Omit<AuditChoice, "paciente_id">>({
    kind: "",
    from: "",
    until: "",
  });
  const filters = filtersOf({ ...choice, paciente_id });
  const list = useInfiniteQuery(auditEntriesQuery(filters));
  const items = list.data?.pages.flatMap((page) => page.items);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-prose text-sm text-muted">{words.intro}</p>
        <Downloads filters={filters} />
      </div>
      <AuditFilters
        value={{ ...choice, paciente_id }}
        onChange={({ paciente_id: id, ...next }) => {
          setChoice(next);
          if (id !== paciente_id) change(id);
        }}
      />
      {items === undefined ? (
        <Pending query={list} title={words.failed} lines={6} />
      ) : items.length === 0 ? (
        <p className="text-sm text-muted">
          {Object.keys(filters).length === 0 ? words.empty : words.emptyFilter}
        </p>
      ) : (
        <ul aria-label={words.title} className="divide-y divide-line rounded-lg border border-line">
          {groupEntries(items).map((group) => (
            <EntryRow key={group.entry.seq} group={group} />
          ))}
        </ul>
      )}
      <LoadMore list={list} />
    </>
  );
};
