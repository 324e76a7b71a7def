import { languageOfLocale } from "@relato/shared/domain/language.ts";
import { PLANS, currencyOf, totalOf } from "@relato/shared/domain/plans.ts";
import type { PlanId } from "@relato/shared/domain/plans.ts";
import { Suspense, useId, useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { CheckIcon, CloseIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Note } from "../../ui/surfaces.tsx";
import type { UpgradeReason } from "./upgrade.tsx";

/** The plans, the yearly one chosen from the start (specification 9). Nothing is sold here yet, and the dialog says so. */
const Choice = () => {
  const { locale } = useLanguage();
  const { plans, planos } = useLanguage().text;
  const name = useId();
  const [chosen, setChosen] = useState<PlanId>("yearly");
  const currency = currencyOf(locale);
  const money = (value: number): string =>
    new Intl.NumberFormat(languageOfLocale(locale), {
      style: "currency",
      currency,
      minimumFractionDigits: 0,
    }).format(value);
  const at = PLANS.findIndex(({ id }) => id === chosen);
  const features = PLANS.slice(0, at + 1).flatMap(({ adds }) => adds);
  return (
    <>
      <fieldset className="grid gap-3 sm:grid-cols-3">
        <legend className="sr-only">{planos.choose}</legend>
        {PLANS.map((plan) => (
          <label
            key={plan.id}
            className="card relative cursor-pointer p-4 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={plan.id}
              checked={plan.id === chosen}
              onChange={() => setChosen(plan.id)}
              className="mr-2 accent-accent"
            />
            <span className="font-semibold">{plans.plan[plan.id].name}</span>
            <span className="mt-2 block text-xl font-semibold tabular-nums">
              {money(plan.monthly[currency])}
            </span>
            <span className="block text-sm">{plans.perMonth}</span>
            <span className="mt-1 block text-sm">
              {plans.plan[plan.id].paid(money(totalOf(plan, currency)))}
            </span>
            {plan.badge === null ? null : (
              <span className="mt-2 block text-sm font-semibold text-accent-strong">
                {plans.badge[plan.badge]} · {plans.off(plan.discount_percent)}
              </span>
            )}
          </label>
        ))}
      </fieldset>
      <p className="mt-5 font-semibold">{plans.includes}</p>
      <ul className="mt-2 grid gap-1.5 sm:grid-cols-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2 text-sm">
            <CheckIcon className="size-5 text-accent" />
            {plans.feature[feature]}
          </li>
        ))}
      </ul>
      <div className="mt-5">
        <Note tone="info">{planos.soon}</Note>
      </div>
    </>
  );
};

/** The month is full: what Pro gives (specification 6). Nothing that exists is locked. */
const Limit = ({ onPlans, onClose }: { onPlans: () => void; onClose: () => void }) => {
  const { text } = useLanguage();
  const { planos } = text;
  return (
    <>
      <p>{planos.limitDetail}</p>
      <ul className="mt-4 space-y-2">
        {planos.benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2">
            <CheckIcon className="size-5 text-accent" />
            {benefit}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {text.common.close}
        </button>
        <button type="button" className="btn btn-primary" onClick={onPlans}>
          {planos.seePlans}
        </button>
      </div>
    </>
  );
};

const Inside = (props: {
  reason: UpgradeReason;
  onChange: (reason: UpgradeReason) => void;
  onClose: () => void;
}) => {
  const { text } = useLanguage();
  const { planos } = text;
  const { reason, onChange, onClose } = props;
  return (
    <>
      <div className="mb-4 flex items-start justify-between gap-3">
        <h2 className="font-serif text-2xl font-semibold">
          {reason === "limit" ? planos.limitTitle : text.shell.upgrade}
        </h2>
        <button
          type="button"
          aria-label={text.common.close}
          onClick={onClose}
          className="btn px-2.5 hover:bg-sunken"
        >
          <CloseIcon />
        </button>
      </div>
      {reason === "limit" ? (
        <Limit onPlans={() => onChange("asked")} onClose={onClose} />
      ) : (
        <Choice />
      )}
    </>
  );
};

/** The plans or the full month; `reason` null: closed. */
export const UpgradeDialog = (props: {
  reason: UpgradeReason | null;
  onChange: (reason: UpgradeReason) => void;
  onClose: () => void;
}) => {
  const { text } = useLanguage();
  const { reason, onClose } = props;
  return (
    <Dialog
      isOpen={reason !== null}
      onClose={onClose}
      label={text.shell.upgrade}
      className="m-auto w-[min(44rem,calc(100vw-2rem))] rounded-card p-5 sm:p-6"
    >
      <Suspense fallback={<p>{text.common.loading}</p>}>
        {reason === null ? null : (
          <Inside reason={reason} onChange={props.onChange} onClose={onClose} />
        )}
      </Suspense>
    </Dialog>
  );
};
