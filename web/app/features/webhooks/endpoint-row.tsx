import type { WebhookEndpoint } from "@relato/shared/contract/webhooks.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { DeleteDialog } from "../../ui/delete-dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { RowButton } from "../../ui/row-button.tsx";
import { DeliveriesDialog } from "./deliveries-dialog.tsx";
import { EndpointDialog } from "./endpoint-dialog.tsx";
import { refreshWebhooks } from "./queries.ts";
import { RotateDialog } from "./rotate-dialog.tsx";
import { TestDialog } from "./test-dialog.tsx";

type OpenDialog = "edit" | "test" | "deliveries" | "rotate" | "remove";

const RemoveDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const words = useLanguage().text.webhooks.removal;
  return (
    <DeleteDialog
      words={words}
      run={() => call("DELETE /api/webhooks/:id", { params: { id } })}
      refresh={refreshWebhooks}
      onClose={onClose}
    >
      {words.text}
    </DeleteDialog>
  );
};

const State = ({ endpoint }: { endpoint: WebhookEndpoint }) => {
  const { locale, text } = useLanguage();
  const words = text.webhooks;
  const { disabled, former_secret_until: until, events } = endpoint;
  return (
    <>
      <p className={`text-sm ${disabled === null ? "text-ok" : "text-warn"}`}>
        {disabled === null ? words.on : words.off[disabled.reason]}
      </p>
      <p className="text-sm text-muted">{events.map((type) => words.events[type]).join(" · ")}</p>
      {until === null ? null : (
        <p className="text-sm text-muted">{words.rotating(formatDateTime(locale, until))}</p>
      )}
    </>
  );
};

/** One endpoint with its buttons. */
export const EndpointRow = ({ endpoint }: { endpoint: WebhookEndpoint }) => {
  const words = useLanguage().text.webhooks;
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const { id, url } = endpoint;
  const onClose = (): void => setOpen(null);
  return (
    <li className="py-4">
      <p className="font-mono text-sm font-medium break-all">{url}</p>
      <State endpoint={endpoint} />
      <div className="mt-2 flex flex-wrap gap-1">
        <RowButton label={words.editOf(url)} look="quiet" onPress={() => setOpen("edit")}>
          {words.edit}
        </RowButton>
        <RowButton label={words.testOf(url)} look="quiet" onPress={() => setOpen("test")}>
          {words.test}
        </RowButton>
        <RowButton label={words.historyOf(url)} look="quiet" onPress={() => setOpen("deliveries")}>
          {words.history}
        </RowButton>
        <RowButton label={words.rotateOf(url)} look="quiet" onPress={() => setOpen("rotate")}>
          {words.rotate}
        </RowButton>
        <RowButton label={words.removeOf(url)} look="danger" onPress={() => setOpen("remove")}>
          {words.remove}
        </RowButton>
      </div>
      {open === "edit" ? <EndpointDialog endpoint={endpoint} onClose={onClose} /> : null}
      {open === "test" ? <TestDialog id={id} onClose={onClose} /> : null}
      {open === "deliveries" ? <DeliveriesDialog id={id} onClose={onClose} /> : null}
      {open === "rotate" ? <RotateDialog id={id} onClose={onClose} /> : null}
      {open === "remove" ? <RemoveDialog id={id} onClose={onClose} /> : null}
    </li>
  );
};
