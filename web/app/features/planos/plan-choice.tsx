import type { PlanoOffer } from "@relato/shared/contract/planos.ts";
import { formatMoney } from "@relato/shared/domain/money.ts";
import {
  type Currency,
  type PlanoId,
  type Plano,
  PLANOS,
  totalOf,
} from "@relato/shared/domain/planos.ts";
import { useId } from "react";
import { CheckIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";

/** A radio button with the plan's name, price and discount. */
const PlanoCard = (props: {
  offer: PlanoOffer;
  plan: Plano;
  currency: Currency;
  group: string;
  isSelected: boolean;
  onSelect: () => void;
}) => {
  const { offer, plan, currency } = props;
  const { priceLabel } = offer;
  const { locale, text } = useLanguage();
  const { planos } = text;
  const total = formatMoney(locale, currency, totalOf(plan, currency) * 100);
  return (
    <label
      className={
        "card relative cursor-pointer p-4 has-checked:border-accent has-checked:bg-accent-soft " +
        "has-focus-visible:outline-2 has-focus-visible:outline-accent"
      }
    >
      {/* On a phone name and price share a line, so that the buttons below are near. */}
      <span className="flex flex-wrap items-baseline justify-between gap-x-2 sm:block">
        <span className="whitespace-nowrap">
          <input
            type="radio"
            name={props.group}
            value={offer.id}
            checked={props.isSelected}
            onChange={props.onSelect}
            className="mr-2 accent-accent"
          />
          <span className="font-semibold">{offer.name}</span>
        </span>
        <span className="whitespace-nowrap sm:mt-2 sm:block">
          <span className="text-lg font-semibold tabular-nums sm:block sm:text-xl">
            {priceLabel}
          </span>{" "}
          <span className="text-sm sm:block">{planos.perMonth}</span>
        </span>
      </span>
      <span className="mt-1 block text-sm">{planos.plan[offer.id].paid(total)}</span>
      {offer.badge === null ? null : (
        <span className="mt-2 block text-sm font-semibold text-accent-strong">
          {offer.badge} · {offer.discount}
        </span>
      )}
    </label>
  );
};

/** A list with check marks. */
export const Features = (props: { items: readonly string[]; className: string }) => (
  <ul className={props.className}>
    {props.items.map((item) => (
      <li key={item} className="flex gap-2">
        <CheckIcon className="size-5 shrink-0 text-accent" />
        {item}
      </li>
    ))}
  </ul>
);

/** What a plan has, the smaller plans' features included. */
export const PlanFeatures = ({ plano }: { plano: PlanoId }) => {
  const { planos } = useLanguage().text;
  const last = PLANOS.findIndex(({ id }) => id === plano);
  const features = PLANOS.slice(0, last + 1).flatMap(({ adds }) => adds);
  return (
    <>
      <p className="mt-5 font-semibold">{planos.includes}</p>
      <Features
        items={features.map((feature) => planos.feature[feature])}
        className="mt-2 grid gap-1.5 text-sm sm:grid-cols-2"
      />
    </>
  );
};

/** The plans as radio buttons. */
export const PlanChoice = (props: {
  offers: readonly PlanoOffer[];
  currency: Currency;
  selected: PlanoId;
  onSelect: (plano: PlanoId) => void;
}) => {
  const { upgrade } = useLanguage().text;
  const group = useId();
  return (
    <fieldset className="grid gap-3 sm:grid-cols-3">
      <legend className="sr-only">{upgrade.choose}</legend>
      {props.offers.map((offer) => (
        <PlanoCard
          key={offer.id}
          offer={offer}
          plan={PLANOS.find(({ id }) => id === offer.id)!}
          currency={props.currency}
          group={group}
          isSelected={offer.id === props.selected}
          onSelect={() => props.onSelect(offer.id)}
        />
      ))}
    </fieldset>
  );
};
