import { FREE_CONSULTATIONS } from "@relato/shared/domain/consulta.ts";
import { languageOfLocale } from "@relato/shared/domain/language.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { currencyOf, PLANOS, totalOf } from "@relato/shared/domain/planos.ts";
import type { Plano } from "@relato/shared/domain/planos.ts";
import { paths } from "../../app/paths.ts";
import { CheckIcon } from "../../app/ui/icons.tsx";
import type { PageProps } from "../page.ts";
import { Lazy } from "./lazy.tsx";
import { Section } from "./section.tsx";

/** Latin America writes `USD 79`, where `$` alone is the local peso. */
const tagOf = (locale: Locale): string => (locale === "es" ? "es-419" : languageOfLocale(locale));

/** A price in the reader's format. A total has cents (specification 9: `R$ 1.914,00`). */
const money = (locale: Locale, value: number, cents: 0 | 2): string =>
  new Intl.NumberFormat(tagOf(locale), {
    style: "currency",
    currency: currencyOf(locale),
    minimumFractionDigits: cents,
    maximumFractionDigits: cents,
  }).format(value);

const Price = ({ locale, text, plan }: PageProps & { plan: Plano }) => {
  const currency = currencyOf(locale);
  return (
    <>
      <p className="mt-5 flex items-baseline gap-2">
        <span className="font-serif text-4xl font-semibold">
          {money(locale, plan.monthly[currency], 0)}
        </span>
        <span className="text-sm text-muted">{text.planos.perMonth}</span>
      </p>
      <p className="mt-1 text-sm text-muted">
        {text.planos.plan[plan.id].paid(money(locale, totalOf(plan, currency), 2))}
      </p>
      <p className="mt-1 min-h-5 text-sm font-semibold text-ok">
        {plan.discount_percent === 0 ? null : text.planos.off(plan.discount_percent)}
      </p>
    </>
  );
};

interface PlanCardProps extends PageProps {
  plan: Plano;
  /** The next smaller plan. */
  before: Plano | undefined;
}

const PlanCard = ({ plan, before, ...props }: PlanCardProps) => {
  const { planos } = props.text;
  const own = planos.plan[plan.id];
  const favoured = plan.badge === "popular";
  return (
    <li className={favoured ? "card plan favoured" : "card plan"}>
      <h3 className="flex min-h-7 items-center justify-between gap-2 text-lg font-semibold">
        {own.name}
        {plan.badge === null ? null : <span className="badge">{planos.badge[plan.badge]}</span>}
      </h3>
      <p className="mt-1 text-sm text-muted">{own.description}</p>
      <Price {...props} plan={plan} />
      <a
        href={paths.signup(props.locale)}
        data-leads-to="signup"
        aria-label={planos.startOf(own.name)}
        className={favoured ? "btn btn-primary mt-5 w-full" : "btn btn-quiet mt-5 w-full"}
      >
        {planos.start}
      </a>
      <p className="mt-6 text-sm font-semibold">
        {before === undefined ? planos.includes : planos.everythingOf(planos.plan[before.id].name)}
      </p>
      <ul className="mt-3 space-y-2 text-sm">
        {plan.adds.map((feature) => (
          <li key={feature} className="flex gap-2">
            <CheckIcon className="mt-0.5 size-4 text-accent" />
            {planos.feature[feature]}
          </li>
        ))}
      </ul>
    </li>
  );
};

/** The plans of shared/domain/planos.ts (specification 2.3). */
export const Pricing = (props: PageProps) => {
  const { pricing } = props.text.landing;
  return (
    <Section id="pricing" eyebrow={pricing.eyebrow} title={pricing.title} lead={pricing.lead}>
      <Lazy loading={pricing.loading}>
        <ul className="grid gap-6 lg:grid-cols-3">
          {PLANOS.map((plan, at) => (
            <PlanCard key={plan.id} {...props} plan={plan} before={PLANOS[at - 1]} />
          ))}
        </ul>
        <p className="mt-8 text-center text-muted">{pricing.free(FREE_CONSULTATIONS)}</p>
      </Lazy>
    </Section>
  );
};
