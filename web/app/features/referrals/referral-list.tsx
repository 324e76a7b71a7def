import type { Referral } from "@relato/shared/contract/referrals.ts";
import { DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";
import { formatLongDay } from "@relato/shared/locales/calendar-format.ts";
import { useLanguage } from "../../ui/language.tsx";
import { deviceZone } from "../configuracoes/time-zone.ts";

const Row = ({ referral }: { referral: Referral }) => {
  const { locale, text } = useLanguage();
  const timeZone = deviceZone() ?? DEFAULT_TIME_ZONE;
  const words = text.referrals.list;
  const dayOf = (instant: string): string => formatLongDay(locale, new Date(instant), timeZone);
  const { status, hold_until, activated_at } = referral;
  const detail =
    status === "active" && activated_at !== null
      ? words.activeSince(dayOf(activated_at))
      : hold_until === null
        ? words.waiting
        : words.hold(dayOf(hold_until));
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-medium break-all">{referral.email}</p>
        <p className="text-sm text-muted">{words.since(dayOf(referral.created_at))}</p>
      </div>
      <div>
        <span
          className={`rounded-full px-2.5 py-0.5 text-sm font-medium ${
            status === "active" ? "bg-ok-soft text-ok" : "bg-sunken text-ink"
          }`}
        >
          {words.status[status]}
        </span>
        <p className="mt-1 text-sm text-muted">{detail}</p>
      </div>
    </li>
  );
};

/** The doctor's referrals, newest first. */
export const ReferralList = ({ items }: { items: readonly Referral[] }) => {
  const words = useLanguage().text.referrals.list;
  return (
    <section aria-labelledby="referral-list" className="card p-5 sm:p-6">
      <h2 id="referral-list" className="text-lg font-semibold">
        {words.title}
      </h2>
      {items.length === 0 ? (
        <div className="mt-3">
          <p className="font-medium">{words.empty}</p>
          <p className="mt-1 text-sm text-muted">{words.emptyDetail}</p>
        </div>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {items.map((referral) => (
            <Row key={referral.id} referral={referral} />
          ))}
        </ul>
      )}
    </section>
  );
};
