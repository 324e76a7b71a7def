import type { PatientChange } from "@relato/shared/contract/consulta-patient.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../ui/language.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { patientChangesQuery } from "./queries.ts";

const Change = ({ change }: { change: PatientChange }) => {
  const { locale, text } = useLanguage();
  const words = text.consultaRecord.patient;
  const { from, to, changed_name, changed_at } = change;
  const nameOf = (one: PatientChange["to"]): string => one?.nome ?? words.unknown;
  const what =
    from === null
      ? words.set(nameOf(to))
      : to === null
        ? words.removed(nameOf(from))
        : words.changed(nameOf(from), nameOf(to));
  return (
    <li className="rounded-lg border border-line p-3 text-sm [overflow-wrap:anywhere]">
      {what} {words.by(changed_name)}{" "}
      <time dateTime={changed_at} className="text-muted">
        {formatDateTime(locale, changed_at)}
      </time>
    </li>
  );
};

/** When a consultation's patient was set, changed or removed; nothing if it never was. */
export const PatientChanges = ({ consulta_id }: { consulta_id: string }) => {
  const words = useLanguage().text.consultaRecord.patient;
  const query = useQuery(patientChangesQuery(consulta_id));
  if (query.data === undefined) return <Pending query={query} category="consultation" lines={1} />;
  if (query.data.length === 0) return null;
  return (
    <section aria-label={words.changes} className="space-y-2">
      <h3 className="font-semibold">{words.changes}</h3>
      <ol className="space-y-2">
        {query.data.map((change) => (
          <Change key={change.changed_at} change={change} />
        ))}
      </ol>
    </section>
  );
};
