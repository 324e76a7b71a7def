import type { Notice } from "@relato/shared/contract/agenda-notices.ts";
import type { ViewMessages } from "@relato/shared/locales/pt-br/views.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { call } from "../../api/call.ts";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice, Pending } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { noticesQuery, refreshNotices } from "./notice-queries.ts";

/** The delivery of a notice in words. */
const describeDelivery = (
  words: ViewMessages["notices"],
  { channel, delivery, can_retry }: Notice,
  format: (instant: string) => string,
): string => {
  switch (delivery.state) {
    case "queued":
      return delivery.attempts === 0 ? words.queued : words.again;
    case "sent":
      if (delivery.read_at !== null) return words.read(format(delivery.read_at));
      if (delivery.delivered_at !== null) return words.delivered(format(delivery.delivered_at));
      return words.sent(format(delivery.at));
    case "stored":
      return can_retry ? words.stored.sendAgain : words.stored[channel];
    case "failed":
      return words.failures[delivery.reason];
    case "skipped":
      return words.skips[delivery.reason];
  }
};

const LOOK = {
  queued: "text-muted",
  sent: "text-ok",
  stored: "text-warn",
  failed: "text-danger",
  skipped: "text-muted",
} as const satisfies Record<Notice["delivery"]["state"], string>;

/** A superseded notice repeats the one that replaced it. */
const isShown = ({ delivery }: Notice): boolean =>
  !(delivery.state === "skipped" && delivery.reason === "superseded");

const Item = ({ id, one }: { id: string; one: Notice }) => {
  const { locale } = useLanguage();
  const words = useLanguage().text.notices;
  const nameId = useId();
  const retry = useAction({
    run: () => call("POST /api/appointment-notices/:id/retry", { params: { id: one.id } }),
    refresh: (client) => refreshNotices(client, id),
  });
  const title = `${words.channels[one.channel]} · ${words.occasions[one.occasion]}`;
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p id={nameId} className="font-medium">
            {title}
            {one.current_patient ? null : (
              <span className="font-normal text-muted"> ({words.previousPatient})</span>
            )}
          </p>
          <p className={`text-sm ${LOOK[one.delivery.state]}`}>
            {describeDelivery(words, one, (instant) => formatDateTime(locale, instant))}
          </p>
        </div>
        {one.can_retry ? (
          <button
            type="button"
            className="btn btn-quiet"
            aria-describedby={nameId}
            disabled={retry.isPending}
            onClick={() => retry.mutate()}
          >
            {words.retry}
          </button>
        ) : null}
      </div>
      {retry.error === null ? null : (
        <div className="mt-2">
          <FailureNotice error={retry.error} />
        </div>
      )}
    </li>
  );
};

/** The notices to the patient of an appointment, newest first, with their delivery. */
export const NoticeList = ({ id }: { id: string }) => {
  const words = useLanguage().text.notices;
  const { data, error, refetch } = useQuery(noticesQuery(id));
  const items = data?.items.filter(isShown);
  return (
    <section aria-label={words.title}>
      <h3 className="text-sm font-medium">{words.title}</h3>
      {items === undefined ? (
        <Pending query={{ error, refetch }} title={words.failed} lines={2} className="mt-3" />
      ) : items.length === 0 ? (
        <p className="mt-1 text-sm text-muted">{words.none}</p>
      ) : (
        <ul className="max-h-56 divide-y divide-line overflow-y-auto" aria-live="polite">
          {items.map((one) => (
            <Item key={one.id} id={id} one={one} />
          ))}
        </ul>
      )}
    </section>
  );
};
