import type { ServiceState } from "@relato/shared/contract/admin-operations.ts";
import { formatBytes } from "@relato/shared/locales/format.ts";
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

/** Which speech model was chosen for the machine, its size, and why no better one. */
const useChoiceLines = ({ choice, detail }: ServiceState): string[] => {
  const { locale, text } = useLanguage();
  const words = text.operations.services.choice;
  if (choice === undefined) return [];
  const { model, disk_mb, skipped } = choice;
  const size = (megabytes: number): string => formatBytes(locale, megabytes * 1e6);
  return [
    words.chosen(model, size(disk_mb)),
    ...skipped.map((one) =>
      words.lacks[one.lack](one.model, size(one.needed_mb), size(one.found_mb)),
    ),
    ...(detail === model ? [] : [words.later(model)]),
  ];
};

const Service = (props: ServiceState) => {
  const { service, state, reason, detail } = props;
  const words = useLanguage().text.operations.services;
  const choiceLines = useChoiceLines(props);
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
    ...choiceLines,
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
