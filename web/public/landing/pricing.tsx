import { FREE_CONSULTATIONS } from "@relato/shared/domain/consulta.ts";
import type { PlanoOffer } from "@relato/shared/contract/planos.ts";
import { formatMoney } from "@relato/shared/domain/money.ts";
import { planoOffers } from "@relato/shared/domain/plano-offers.ts";
import { currencyOf, PLANOS, totalOf } from "@relato/shared/domain/planos.ts";
import type { Plano } from "@relato/shared/domain/planos.ts";
import { paths } from "../../app/paths.ts";
import { CheckIcon } from "../../app/ui/icons.tsx";
import type { PageProps } from "../page.ts";
import { Lazy } from "./lazy.tsx";
import { Section } from "./section.tsx";

interface PlanProps extends PageProps {
  plan: Plano;
  /** The plan as it is sold in the page's language. */
  offer: PlanoOffer;
}

const Price = ({ locale, text, plan, offer }: PlanProps) => {
  const currency = currencyOf(locale);
  const total = formatMoney(locale, currency, totalOf(plan, currency) * 100);
  return (
    <>
      <p className="mt-5 flex items-baseline gap-2">
        <span className="font-serif text-4xl font-semibold">{offer.priceLabel}</span>
        <span className="text-sm text-muted">{text.planos.perMonth}</span>
      </p>
      <p className="mt-1 text-sm text-muted">{text.planos.plan[plan.id].paid(total)}</p>
      <p className="mt-1 min-h-5 text-sm font-semibold text-ok">{offer.discount}</p>
    </>
  );
};

interface PlanCardProps extends PlanProps {
  /** The next smaller plan. */
  before: Plano | undefined;
}

const PlanCard = ({ plan, before, ...props }: PlanCardProps) => {
  const { planos } = props.text;
  const { offer } = props;
  const favoured = plan.badge === "popular";
  return (
    <li className={favoured ? "card plan favoured" : "card plan"}>
      <h3 className="flex min-h-7 items-center justify-between gap-2 text-lg font-semibold">
        {offer.name}
        {offer.badge === null ? null : <span className="badge">{offer.badge}</span>}
      </h3>
      <p className="mt-1 text-sm text-muted">{offer.description}</p>
      <Price {...props} plan={plan} />
      <a
        href={paths.signup(props.locale)}
        data-leads-to="signup"
        aria-label={planos.startOf(offer.name)}
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
  const { landing, planos } = props.text;
  const { pricing } = landing;
  const offers = planoOffers(PLANOS, props.locale, planos, null);
  return (
    <Section id="pricing" eyebrow={pricing.eyebrow} title={pricing.title} lead={pricing.lead}>
      <Lazy loading={pricing.loading}>
        <ul className="grid gap-6 lg:grid-cols-3">
          {PLANOS.map((plan, at) => (
            <PlanCard
              key={plan.id}
              {...props}
              plan={plan}
              offer={offers[at]!}
              before={PLANOS[at - 1]}
            />
          ))}
        </ul>
        <p className="mt-8 text-center text-muted">{pricing.free(FREE_CONSULTATIONS)}</p>
      </Lazy>
    </Section>
  );
};
