import { languageOfLocale } from "@relato/shared/domain/language.ts";
import { currencyOf, type Plano, PLANOS, totalOf } from "@relato/shared/domain/planos.ts";
import { useId, useState } from "react";
import { Dialog, DialogHeader } from "../../ui/dialog.tsx";
import { CheckIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Note } from "../../ui/surfaces.tsx";
import type { UpgradeReason } from "./upgrade.tsx";

/** A radio button with the plan's name, price and discount. */
const PlanoCard = (props: {
  plan: Plano;
  group: string;
  isSelected: boolean;
  onSelect: () => void;
}) => {
  const { plan } = props;
  const { locale, text } = useLanguage();
  const { planos } = text;
  const currency = currencyOf(locale);
  const money = (value: number): string =>
    new Intl.NumberFormat(languageOfLocale(locale), {
      style: "currency",
      currency,
      minimumFractionDigits: 0,
    }).format(value);
  return (
    <label
      className={
        "card relative cursor-pointer p-4 has-checked:border-accent has-checked:bg-accent-soft " +
        "has-focus-visible:outline-2 has-focus-visible:outline-accent"
      }
    >
      <input
        type="radio"
        name={props.group}
        value={plan.id}
        checked={props.isSelected}
        onChange={props.onSelect}
        className="mr-2 accent-accent"
      />
      <span className="font-semibold">{planos.plan[plan.id].name}</span>
      <span className="mt-2 block text-xl font-semibold tabular-nums">
        {money(plan.monthly[currency])}
      </span>
      <span className="block text-sm">{planos.perMonth}</span>
      <span className="mt-1 block text-sm">
        {planos.plan[plan.id].paid(money(totalOf(plan, currency)))}
      </span>
      {plan.badge === null ? null : (
        <span className="mt-2 block text-sm font-semibold text-accent-strong">
          {planos.badge[plan.badge]} · {planos.off(plan.discount_percent)}
        </span>
      )}
    </label>
  );
};

/** A list with check marks. */
const Features = (props: { items: readonly string[]; className: string }) => (
  <ul className={props.className}>
    {props.items.map((item) => (
      <li key={item} className="flex gap-2">
        <CheckIcon className="size-5 text-accent" />
        {item}
      </li>
    ))}
  </ul>
);

/** The plans, the yearly one selected (specification 9). Nothing is sold here yet. */
const Choice = () => {
  const { planos, upgrade } = useLanguage().text;
  const group = useId();
  const [selected, setSelected] = useState(PLANOS.length - 1);
  const features = PLANOS.slice(0, selected + 1).flatMap(({ adds }) => adds);
  return (
    <>
      <fieldset className="grid gap-3 sm:grid-cols-3">
        <legend className="sr-only">{upgrade.choose}</legend>
        {PLANOS.map((plan, index) => (
          <PlanoCard
            key={plan.id}
            plan={plan}
            group={group}
            isSelected={index === selected}
            onSelect={() => setSelected(index)}
          />
        ))}
      </fieldset>
      <p className="mt-5 font-semibold">{planos.includes}</p>
      <Features
        items={features.map((feature) => planos.feature[feature])}
        className="mt-2 grid gap-1.5 text-sm sm:grid-cols-2"
      />
      <div className="mt-5">
        <Note tone="info">{upgrade.soon}</Note>
      </div>
    </>
  );
};

/** The monthly limit is reached: the benefits of Pro (specification 6). */
const Limit = ({ onPlans, onClose }: { onPlans: () => void; onClose: () => void }) => {
  const { text } = useLanguage();
  const { upgrade } = text;
  return (
    <>
      <p>{upgrade.limitDetail}</p>
      <Features items={upgrade.benefits} className="mt-4 space-y-2" />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {text.common.close}
        </button>
        <button type="button" className="btn btn-primary" onClick={onPlans}>
          {upgrade.seePlans}
        </button>
      </div>
    </>
  );
};

/** The plans or the reached limit; `reason` null: closed. */
export const UpgradeDialog = (props: {
  reason: UpgradeReason | null;
  onChange: (reason: UpgradeReason) => void;
  onClose: () => void;
}) => {
  const { text } = useLanguage();
  const { reason, onClose } = props;
  const isLimit = reason === "limit";
  return (
    <Dialog
      isOpen={reason !== null}
      onClose={onClose}
      label={text.shell.upgrade}
      className="m-auto w-[min(44rem,calc(100vw-2rem))] rounded-card p-5 sm:p-6"
    >
      <DialogHeader
        title={isLimit ? text.upgrade.limitTitle : text.shell.upgrade}
        onClose={onClose}
      />
      {isLimit ? <Limit onPlans={() => props.onChange("button")} onClose={onClose} /> : <Choice />}
    </Dialog>
  );
};
