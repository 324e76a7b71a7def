import type { RouteResponse } from "@relato/shared/contract/route.ts";
import type { listReferrals } from "@relato/shared/contract/referrals.ts";
import { formatNumber, formatPercent } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../ui/language.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { Pending, Progress } from "../../ui/surfaces.tsx";
import { subscriptionQuery } from "../planos/queries.ts";
import { openUpgrade } from "../planos/upgrade.tsx";
import { referralsQuery } from "./queries.ts";
import { ReferralLink } from "./referral-link.tsx";
import { ReferralList } from "./referral-list.tsx";

const Locked = () => {
  const { text } = useLanguage();
  return (
    <section aria-labelledby="referrals-locked" className="card max-w-prose p-5 sm:p-6">
      <h2 id="referrals-locked" className="text-lg font-semibold">
        {text.referrals.locked}
      </h2>
      <p className="mt-2 text-muted">{text.referrals.lockedDetail}</p>
      <button type="button" className="btn btn-primary mt-4" onClick={() => openUpgrade()}>
        {text.shell.upgrade}
      </button>
    </section>
  );
};

type Referrals = RouteResponse<typeof listReferrals>;

const Discount = ({ active, discount_percent, progress_percent }: Referrals) => {
  const { locale, text } = useLanguage();
  const words = text.referrals.discount;
  return (
    <section aria-labelledby="referral-discount" className="card p-5 sm:p-6">
      <h2 id="referral-discount" className="text-lg font-semibold">
        {words.title}
      </h2>
      <p className="mt-2 font-medium">
        {active === 0 ? words.none : words.now(formatPercent(locale, discount_percent / 100))}
      </p>
      <div className="mt-3">
        <Progress label={words.progress} share={progress_percent / 100} />
      </div>
      <p className="mt-2 text-sm text-muted">{words.active(formatNumber(locale, active))}</p>
      <p className="mt-2 text-sm text-muted">{words.rule}</p>
    </section>
  );
};

const Unlocked = () => {
  const words = useLanguage().text.referrals;
  const query = useQuery(referralsQuery);
  const { data } = query;
  if (data === undefined) return <Pending query={query} title={words.failed} lines={8} />;
  return (
    <div className="space-y-6">
      <ReferralLink code={data.code} />
      <Discount {...data} />
      <ReferralList items={data.items} />
    </div>
  );
};

const Content = () => {
  const words = useLanguage().text.referrals;
  const query = useQuery(subscriptionQuery);
  const { data } = query;
  if (data === undefined) return <Pending query={query} title={words.failed} lines={8} />;
  return data.can.use_pro_features ? <Unlocked /> : <Locked />;
};

/** Referrals, for paid active plans only (specification 2.13). */
export const ReferralsView = () => {
  const { text } = useLanguage();
  usePageTitle(text.shell.views.referrals);
  return (
    <>
      <h1 className="font-serif text-3xl font-semibold">{text.shell.views.referrals}</h1>
      <p className="mt-1 mb-6 max-w-prose text-muted">{text.referrals.lead}</p>
      <Content />
    </>
  );
};
