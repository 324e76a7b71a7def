import type { AffectedDoctor, Incident } from "@relato/shared/contract/incidents.ts";
import { formatDateTime, formatNumber } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { useLanguage } from "../../ui/language.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { FailureNotice, Pending } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { Cell, ROW, ROW_HEAD, Table } from "../operations/panel.tsx";
import { EntryForm } from "./entry-form.tsx";
import { IncidentForm } from "./incident-form.tsx";
import { addEntry, affectedQuery, notifyDoctors } from "./incident-queries.ts";

const DoctorRow = ({ email, patients, unnamed, listed, informed }: AffectedDoctor) => {
  const { locale, text } = useLanguage();
  const words = text.compliance.incidents;
  return (
    <tr className={ROW}>
      <th scope="row" className={ROW_HEAD}>
        {email}
      </th>
      <Cell name={words.opened}>{formatNumber(locale, patients)}</Cell>
      <Cell name={words.unnamed}>{formatNumber(locale, unnamed)}</Cell>
      <Cell name={words.listed}>{listed === null ? "–" : formatNumber(locale, listed)}</Cell>
      <Cell name={words.informed}>{formatNumber(locale, informed)}</Cell>
    </tr>
  );
};

const Affected = ({ incident: { id, notified } }: { incident: Incident }) => {
  const { text } = useLanguage();
  const words = text.compliance.incidents;
  const query = useQuery(affectedQuery(id));
  const notify = useAction(notifyDoctors);
  const doctors = query.data?.doctors;
  const left = (doctors?.length ?? 0) - notified;
  return (
    <section aria-label={words.affected}>
      <h4 className="font-semibold">{words.affected}</h4>
      <p className="text-sm text-muted">{words.affectedIntro}</p>
      {doctors === undefined ? (
        <Pending query={query} title={text.compliance.failed} className="mt-3" />
      ) : doctors.length === 0 ? (
        <p className="mt-3 text-sm">{words.none}</p>
      ) : (
        <div className="mt-3">
          <Table
            caption={words.affected}
            columns={[words.doctor, words.opened, words.unnamed, words.listed, words.informed]}
          >
            {doctors.map((one) => (
              <DoctorRow key={one.id} {...one} />
            ))}
          </Table>
        </div>
      )}
      {notified === 0 ? null : <p className="mt-3 text-sm">{words.notified(notified)}</p>}
      {notify.error === null ? null : <FailureNotice error={notify.error} />}
      {left <= 0 ? null : (
        <button
          type="button"
          className="btn btn-primary mt-3"
          disabled={notify.isPending}
          onClick={() => notify.mutate(id)}
        >
          {words.notify(left)}
        </button>
      )}
    </section>
  );
};

const Entry = ({ entry, at, recorded_by }: Incident["entries"][number]) => {
  const { locale, text } = useLanguage();
  const words = text.compliance.incidents;
  const said = (): string => {
    switch (entry.kind) {
      case "facts":
        return words.entry.facts;
      case "note":
        return words.entry.note(entry.text);
      case "communicated":
        return words.entry.communicated(formatDateTime(locale, entry.at), entry.protocol);
      case "dismissed":
        return words.entry.dismissed(entry.reason);
      case "doctors_notified":
        return words.entry.doctors_notified(entry.doctors);
    }
  };
  return (
    <li className="py-2 text-sm [overflow-wrap:anywhere]">
      {said()}
      <span className="block text-muted">{words.by(recorded_by, formatDateTime(locale, at))}</span>
    </li>
  );
};

/** One incident: who is affected, its entries, and the forms that add further ones. */
export const IncidentDetails = ({ incident }: { incident: Incident }) => {
  const { locale, text } = useLanguage();
  const words = text.compliance.incidents;
  const [isChanging, setChanging] = useState(false);
  const change = useAction({ ...addEntry, onSuccess: () => setChanging(false) });
  const report = useAction({
    run: () =>
      call("GET /api/admin/compliance/incidents/:incidentId/report", {
        params: { incidentId: incident.id },
        query: { locale },
      }),
    onSuccess: saveFile,
    failure: "toast",
  });
  return (
    <div className="space-y-6 border-t border-line pt-4">
      <p className="whitespace-pre-line">{incident.facts.description}</p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-quiet"
          disabled={report.isPending}
          onClick={() => report.mutate()}
        >
          {words.report}
        </button>
        <button
          type="button"
          className="btn btn-quiet"
          aria-expanded={isChanging}
          onClick={() => setChanging(!isChanging)}
        >
          {words.form.change}
        </button>
      </div>
      {isChanging ? (
        <IncidentForm
          facts={incident.facts}
          isBusy={change.isPending}
          failure={change.error}
          onSave={(facts) =>
            change.mutate({ incidentId: incident.id, entry: { kind: "facts", facts } })
          }
        />
      ) : null}
      <Affected incident={incident} />
      <section aria-label={words.entries}>
        <h4 className="font-semibold">{words.entries}</h4>
        <ul className="divide-y divide-line">
          {incident.entries.map((one) => (
            <Entry key={one.id} {...one} />
          ))}
        </ul>
        <EntryForm incidentId={incident.id} />
      </section>
    </div>
  );
};
