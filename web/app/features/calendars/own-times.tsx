import type { BlockedTime } from "@relato/shared/contract/calendars.ts";
import { dayIn } from "@relato/shared/domain/zone.ts";
import { formatTimes } from "@relato/shared/locales/calendar-format.ts";
import { formatDay } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { useLanguage } from "../../ui/language.tsx";
import { RowButton } from "../../ui/row-button.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { blockedTitle } from "./describe-blocked.ts";
import { OwnForm } from "./own-form.tsx";
import { ownBlockedTimesQuery, refreshBlockedTimes } from "./queries.ts";

const Row = ({ one, timeZone }: { one: BlockedTime; timeZone: string }) => {
  const { locale, text } = useLanguage();
  const words = text.calendars;
  const when =
    `${formatDay(locale, dayIn(one.starts_at, timeZone))}, ` +
    formatTimes(locale, one.starts_at, one.ends_at, timeZone);
  const remove = useAction({
    run: () => call("DELETE /api/agenda/blocked-times/:id", { params: { id: one.id } }),
    success: words.own.removed,
    refresh: refreshBlockedTimes,
    failure: "toast",
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-1.5">
      <p className="min-w-0 flex-1 basis-56 text-sm [overflow-wrap:anywhere]">
        <span className="font-semibold tabular-nums">{when}</span> {blockedTitle(one, words)}
      </p>
      <RowButton
        label={words.own.removeOf(when)}
        look="danger"
        isDisabled={remove.isPending}
        onPress={() => remove.mutate()}
      >
        {words.remove}
      </RowButton>
    </li>
  );
};

/** The times that the doctor blocked, and the form that adds one. */
export const OwnTimes = ({ timeZone }: { timeZone: string }) => {
  const words = useLanguage().text.calendars;
  const query = useQuery(ownBlockedTimesQuery);
  const [isAdding, setAdding] = useState(false);
  return (
    <section aria-label={words.own.title}>
      <h3 className="font-semibold">{words.own.title}</h3>
      {query.data === undefined ? (
        <Pending query={query} title={words.failed} lines={2} className="mt-3" />
      ) : query.data.items.length === 0 ? (
        <p className="text-sm text-muted">{words.own.empty}</p>
      ) : (
        <ul className="max-h-64 divide-y divide-line overflow-y-auto">
          {query.data.items.map((one) => (
            <Row key={one.id} one={one} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <OwnForm timeZone={timeZone} onClose={() => setAdding(false)} />
      ) : (
        <button type="button" className="btn btn-quiet mt-3" onClick={() => setAdding(true)}>
          {words.own.add}
        </button>
      )}
    </section>
  );
};
