import type { Incident, TermState } from "@relato/shared/contract/incidents.ts";
import { formatDay, formatDate } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { Label, Panel, type Tone } from "../operations/panel.tsx";
import { IncidentDetails } from "./incident-details.tsx";
import { IncidentForm } from "./incident-form.tsx";
import { incidentsQuery, recordIncident } from "./incident-queries.ts";

const TONES: Readonly<Record<TermState, Tone>> = {
  open: "warn",
  due: "danger",
  overdue: "danger",
  communicated: "ok",
  dismissed: "quiet",
};

const Item = (props: { incident: Incident; isOpen: boolean; onToggle: () => void }) => {
  const { locale, text } = useLanguage();
  const words = text.compliance.incidents;
  const { facts, term } = props.incident;
  const date = formatDate(locale, Date.parse(facts.known_at) / 1000);
  return (
    <li className="py-3">
      <h3 className="flex flex-wrap items-center justify-between gap-2">
        <button
          type="button"
          aria-expanded={props.isOpen}
          aria-label={words.open(date)}
          className="min-h-11 text-left font-medium underline underline-offset-2"
          onClick={props.onToggle}
        >
          {words.incidentOf(date)}
        </button>
        <Label tone={TONES[term.state]}>
          {words.state[term.state](formatDay(locale, term.day))}
        </Label>
      </h3>
      {props.isOpen ? (
        <IncidentDetails incident={props.incident} />
      ) : (
        <p className="truncate text-sm text-muted">{facts.description}</p>
      )}
    </li>
  );
};

/** The register of incidents with the term of each. */
export const IncidentsPanel = () => {
  const { text } = useLanguage();
  const words = text.compliance.incidents;
  const [opened, setOpened] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const query = useQuery(incidentsQuery);
  const record = useAction({
    ...recordIncident,
    success: words.form.saved,
    onSuccess: ({ id }) => {
      setAdding(false);
      setOpened(id);
    },
  });
  const items = query.data?.items;
  return (
    <Panel
      title={words.title}
      intro={words.intro}
      action={
        <button
          type="button"
          className="btn btn-quiet"
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        >
          {words.add}
        </button>
      }
    >
      {isAdding ? (
        <IncidentForm
          facts={null}
          isBusy={record.isPending}
          failure={record.error}
          onSave={(facts) => record.mutate(facts)}
        />
      ) : null}
      {items === undefined ? (
        <Pending query={query} title={text.compliance.failed} />
      ) : items.length === 0 ? (
        <p className="text-sm text-muted">{words.empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {items.map((incident) => (
            <Item
              key={incident.id}
              incident={incident}
              isOpen={incident.id === opened}
              onToggle={() => setOpened(incident.id === opened ? null : incident.id)}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
};
