import type { WebhookEndpoint } from "@relato/shared/contract/webhooks.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { Note, Pending } from "../../ui/surfaces.tsx";
import { EndpointDialog } from "./endpoint-dialog.tsx";
import { EndpointRow } from "./endpoint-row.tsx";
import { webhooksQuery } from "./queries.ts";

const Endpoints = ({ items }: { items: readonly WebhookEndpoint[] }) => {
  const words = useLanguage().text.webhooks;
  if (items.length === 0) return <p className="text-muted">{words.empty}</p>;
  return (
    <ul className="divide-y divide-line">
      {items.map((endpoint) => (
        <EndpointRow key={endpoint.id} endpoint={endpoint} />
      ))}
    </ul>
  );
};

/** The doctor's webhooks; to create one, the plan must have the integration. */
export const WebhooksSection = () => {
  const words = useLanguage().text.webhooks;
  const query = useQuery(webhooksQuery);
  const [isCreating, setCreating] = useState(false);
  const { data } = query;
  if (data === undefined) return <Pending query={query} title={words.failed} lines={2} />;
  return (
    <section aria-label={words.title}>
      <h2 className="text-lg font-semibold">{words.title}</h2>
      <p className="mb-4 max-w-prose text-sm text-muted">{words.intro}</p>
      <Endpoints items={data.items} />
      {data.can.create ? (
        <button type="button" className="btn btn-quiet mt-4" onClick={() => setCreating(true)}>
          {words.add}
        </button>
      ) : (
        <div className="mt-4">
          <Note tone="info">{words.planRequired}</Note>
        </div>
      )}
      {isCreating ? <EndpointDialog endpoint={null} onClose={() => setCreating(false)} /> : null}
    </section>
  );
};
