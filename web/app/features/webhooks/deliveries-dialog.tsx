import type { WebhookDelivery } from "@relato/shared/contract/webhooks.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { Dialog, DialogHeader } from "../../ui/dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { LoadMore } from "../../ui/load-more.tsx";
import { RowButton } from "../../ui/row-button.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { deliveriesQuery, refreshWebhooks } from "./queries.ts";

const Attempt = ({ attempt }: { attempt: WebhookDelivery["attempts"][number] }) => {
  const { locale, text } = useLanguage();
  const words = text.webhooks;
  const { at, status, failure, duration_ms } = attempt;
  const answer = status === null ? null : words.deliveries.answered(status);
  const result = [failure === null ? null : words.failures[failure], answer];
  return (
    <li>
      {words.deliveries.attempt(
        formatDateTime(locale, at),
        result.filter((one) => one !== null).join(", "),
        duration_ms,
      )}
    </li>
  );
};

const Delivery = ({ delivery }: { delivery: WebhookDelivery }) => {
  const { locale, text } = useLanguage();
  const { deliveries: words, events } = text.webhooks;
  const { id, type, event_id, state, next_attempt_at } = delivery;
  const resend = useAction({
    run: () => call("POST /api/webhook-deliveries/:id/resend", { params: { id } }),
    success: words.resent,
    refresh: refreshWebhooks,
    failure: "toast",
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-2 py-3">
      <div className="min-w-0 text-sm">
        <p className="font-medium">
          {events[type]} · {words.states[state]}
        </p>
        <p className="text-muted">{event_id}</p>
        <ul className="text-muted">
          {delivery.attempts.map((attempt) => (
            <Attempt key={attempt.at} attempt={attempt} />
          ))}
        </ul>
        {next_attempt_at === null ? null : (
          <p>{words.next(formatDateTime(locale, next_attempt_at))}</p>
        )}
      </div>
      <RowButton
        label={words.resendOf(`${events[type]} ${event_id}`)}
        look="quiet"
        isDisabled={resend.isPending}
        onPress={() => resend.mutate()}
      >
        {words.resend}
      </RowButton>
    </li>
  );
};

const Deliveries = ({ id }: { id: string }) => {
  const words = useLanguage().text.webhooks.deliveries;
  const list = useInfiniteQuery(deliveriesQuery(id));
  if (list.data === undefined) return <Pending query={list} title={words.failed} lines={3} />;
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <p className="text-muted">{words.empty}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {items.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} />
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  );
};

/** What was sent to an endpoint, with each attempt. */
export const DeliveriesDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const words = useLanguage().text.webhooks.deliveries;
  return (
    <Dialog isOpen onClose={onClose} label={words.title} size="xl">
      <DialogHeader title={words.title} onClose={onClose} />
      <Deliveries id={id} />
    </Dialog>
  );
};
