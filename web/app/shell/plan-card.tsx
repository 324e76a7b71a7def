import type { Subscription } from "@relato/shared/contract/planos.ts";
import { formatDate } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { paths } from "../paths.ts";
import { useLanguage } from "../ui/language.tsx";
import { Link } from "../ui/link.tsx";
import { UsageBar } from "../features/consultas/usage-bar.tsx";
import { planName, planStateOf } from "../features/planos/plan-state.ts";
import { PortalButton } from "../features/planos/portal-button.tsx";
import { subscriptionQuery } from "../features/planos/queries.ts";
import { openUpgrade } from "../features/planos/upgrade.tsx";

const CARD = "rounded-lg bg-sunken p-3 text-sm";
const ACTION = "btn btn-quiet mt-3 w-full text-sm";

const UpgradeButton = () => {
  const { text } = useLanguage();
  return (
    <button type="button" className={ACTION} onClick={() => openUpgrade()}>
      {text.shell.upgrade}
    </button>
  );
};

const Card = (props: { title: string; detail: string | null; children: ReactNode }) => {
  const { text } = useLanguage();
  return (
    <section aria-label={text.shell.plan.label} className={CARD}>
      <p className="font-semibold">{props.title}</p>
      {props.detail === null ? null : <p className="mt-0.5 text-muted">{props.detail}</p>}
      {props.children}
    </section>
  );
};

const useDetail = (): ((subscription: Subscription) => string | null) => {
  const { locale, text } = useLanguage();
  const words = text.shell.plan;
  return (subscription) => {
    const end = subscription.current_period_end;
    const date = end === null ? null : formatDate(locale, end);
    const { days_left } = subscription.trial;
    switch (planStateOf(subscription)) {
      case "free":
        return null;
      case "trial":
        return days_left === null ? null : words.daysLeft(days_left);
      case "past_due":
        return words.pastDueDetail;
      case "paid":
        return date === null ? null : words.renews(date);
      case "ending":
        return date === null ? null : words.ends(date);
      case "granted":
        return date === null ? words.granted : words.ends(date);
      case "included":
        return words.included;
    }
  };
};

/** The doctor's plan in the sidebar: its state, and the next step. */
export const PlanCard = () => {
  const { locale, text } = useLanguage();
  const words = text.shell.plan;
  const { data } = useQuery(subscriptionQuery);
  const detailOf = useDetail();
  const state = data === undefined ? "free" : planStateOf(data);
  if (data === undefined || state === "free")
    return (
      <UsageBar className={CARD}>
        <UpgradeButton />
      </UsageBar>
    );
  if (state === "trial")
    return (
      <Card title={words.trial} detail={detailOf(data)}>
        <UpgradeButton />
      </Card>
    );
  if (state === "past_due")
    return (
      <Card title={words.pastDue} detail={detailOf(data)}>
        <PortalButton label={words.updateCard} busyLabel={words.opening} className={ACTION} />
      </Card>
    );
  const settings = paths.dashboard(locale, "settings", { tab: "subscription" });
  return (
    <Card title={planName(text.planos, data.plano)} detail={detailOf(data)}>
      <Link href={settings} className={ACTION}>
        {words.manage}
      </Link>
    </Card>
  );
};
