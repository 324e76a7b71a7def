import type { ServiceState } from "@relato/shared/contract/admin-operations.ts";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../ui/language.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { Label, Panel, type Tone } from "./panel.tsx";
import { serviceStatesQuery } from "./queries.ts";

const TONES: Record<ServiceState["state"], Tone> = {
  online: "ok",
  local: "quiet",
  off: "quiet",
  offline: "danger",
};

const Service = ({ service, state, reason, detail }: ServiceState) => {
  const words = useLanguage().text.operations.services;
  const name =
    service === "writer" && detail === null
      ? words.engine
      : service === "storage" && detail === "disk"
        ? words.disk
        : detail;
  const lines = [
    reason === null ? null : words.reasons[reason],
    state === "local" ? (words.local[service] ?? null) : null,
    name,
  ].filter((line) => line !== null);
  return (
    <li className="flex items-start justify-between gap-3 py-2.5">
      <div className="min-w-0">
        <p className="font-medium">{words.names[service]}</p>
        {lines.map((line) => (
          <p key={line} className="text-sm [overflow-wrap:anywhere] text-muted">
            {line}
          </p>
        ))}
      </div>
      <Label tone={TONES[state]}>{words.states[state]}</Label>
    </li>
  );
};

/** The services with their state, and the versions. */
export const ServicesPanel = () => {
  const { text } = useLanguage();
  const words = text.operations.services;
  const query = useQuery(serviceStatesQuery);
  const { data, isFetching } = query;
  return (
    <Panel
      title={words.title}
      action={
        <button
          type="button"
          disabled={isFetching}
          className="btn btn-quiet"
          onClick={() => void query.refetch()}
        >
          {isFetching ? words.checking : words.check}
        </button>
      }
    >
      {data === undefined ? (
        <Pending query={query} title={text.operations.failed} lines={8} />
      ) : (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {data.services.map((one) => (
              <Service key={one.service} {...one} />
            ))}
          </ul>
          <p className="mt-3 text-sm [overflow-wrap:anywhere] text-muted">
            {words.versions(data.versions.relato, data.versions.node, data.versions.migration)}
          </p>
        </>
      )}
    </Panel>
  );
};
