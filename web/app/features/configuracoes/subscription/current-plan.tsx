import type { Subscription } from "@relato/shared/contract/planos.ts";
import { formatMoney } from "@relato/shared/domain/money.ts";
import { PLANOS, totalOf } from "@relato/shared/domain/planos.ts";
import { formatDate } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Note } from "../../../ui/surfaces.tsx";
import { planName, planStateOf } from "../../planos/plan-state.ts";

/** `R$ 1.914,00 por semestre`; null for a plan that is not paid here, or a price not ours. */
const usePrice = ({ plano, currency }: Subscription): string | null => {
  const { locale, text } = useLanguage();
  const plan = PLANOS.find(({ id }) => id === plano);
  if (plan === undefined || currency === null) return null;
  const total = formatMoney(locale, currency, totalOf(plan, currency) * 100);
  const { planos } = text;
  return plan.months === 1 ? `${total} ${planos.perMonth}` : planos.plan[plan.id].paid(total);
};

const useName = (subscription: Subscription): string => {
  const { text } = useLanguage();
  const words = text.configuracoes.subscription;
  const state = planStateOf(subscription);
  if (state === "free") return words.free;
  if (state === "trial") return words.pro;
  return planName(text.planos, subscription.plano);
};

/** When the plan renews or ends; null without a date. */
const useDate = ({
  status,
  source,
  current_period_end,
  cancel_at_period_end,
}: Subscription): string | null => {
  const { locale, text } = useLanguage();
  const words = text.configuracoes.subscription;
  if (current_period_end === null || status === "incomplete" || status === "past_due") return null;
  const date = formatDate(locale, current_period_end);
  if (status === "canceled") return words.canceled(date);
  if (source !== "payment" || cancel_at_period_end) return words.ends(date);
  return words.renews(date);
};

const useRemark = (subscription: Subscription): [tone: "warn" | "info", text: string] | null => {
  const words = useLanguage().text.configuracoes.subscription;
  const { status, source } = subscription;
  if (status === "past_due") return ["warn", words.pastDue];
  if (status === "incomplete") return ["warn", words.incomplete];
  if (source === "granted") return ["info", words.granted];
  if (source === "included") return ["info", words.included];
  return source === "trial" ? ["info", words.trialLeft] : null;
};

/** Plan, state, price, date and discount. */
export const CurrentPlan = ({ subscription }: { subscription: Subscription }) => {
  const { text } = useLanguage();
  const words = text.configuracoes.subscription;
  const name = useName(subscription);
  const price = usePrice(subscription);
  const date = useDate(subscription);
  const remark = useRemark(subscription);
  const { discount_percent, payments, status } = subscription;
  return (
    <>
      <h2 className="text-lg font-semibold">{words.current}</h2>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <span className="font-serif text-2xl">{name}</span>
        <span className="rounded-full bg-accent-soft px-2.5 py-0.5 text-sm font-medium">
          {words.status[status]}
        </span>
      </p>
      {price === null ? null : <p className="mt-1 tabular-nums">{price}</p>}
      {discount_percent === 0 ? null : (
        <p className="mt-1 font-medium text-ok">{words.discount(discount_percent)}</p>
      )}
      {date === null ? null : <p className="mt-1 text-muted">{date}</p>}
      <div className="mt-4 space-y-2 empty:hidden">
        {remark === null ? null : <Note tone={remark[0]}>{remark[1]}</Note>}
        {payments === "sandbox" ? <Note tone="warn">{text.upgrade.test}</Note> : null}
      </div>
    </>
  );
};
