import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../ui/language.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { toast } from "../../ui/toast.tsx";
import { subscriptionQuery } from "../planos/queries.ts";
import { openUpgrade } from "../planos/upgrade.tsx";

/** The current plan. Active subscribers can manage it (specification 2.14). */
export const SubscriptionTab = () => {
  const { locale, text } = useLanguage();
  const words = text.configuracoes.subscription;
  const query = useQuery(subscriptionQuery);
  const { data } = query;
  if (data === undefined)
    return <Pending query={query} title={words.failed} category="subscription" lines={4} />;
  const canManage = data.can.manage_subscription;
  const end = data.current_period_end;
  const date = end === null ? null : formatDateTime(locale, new Date(end * 1000).toISOString());
  return (
    <>
      <h2 className="text-lg font-semibold">{words.current}</h2>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <span className="font-serif text-2xl">
          {data.can.record_without_limit ? words.pro : words.free}
        </span>
        <span className="rounded-full bg-accent-soft px-2.5 py-0.5 text-sm font-medium">
          {words.status[data.status]}
        </span>
      </p>
      {date === null || data.status === "free" ? null : (
        <p className="mt-1 text-muted">
          {data.status === "active" && !data.cancel_at_period_end
            ? words.renews(date)
            : words.ends(date)}
        </p>
      )}
      <button
        type="button"
        onClick={() =>
          canManage ? toast({ variant: "default", title: words.manageLater }) : openUpgrade()
        }
        className="btn btn-primary mt-5"
      >
        {canManage ? words.manage : words.upgrade}
      </button>
    </>
  );
};
