import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { FileIcon, HomeIcon, MicIcon, PlayIcon, TextIcon, UserIcon } from "../../app/ui/icons.tsx";
import type { PublicCatalogue } from "../catalogue.ts";
import type { PageProps } from "../page.ts";
import { STEP_DRAWINGS } from "./illustrations.tsx";
import { Section } from "./section.tsx";

type FeatureName = keyof PublicCatalogue["landing"]["features"]["items"];

const FEATURES: readonly (readonly [FeatureName, (props: { className?: string }) => ReactNode])[] =
  [
    ["safe", MicIcon],
    ["proof", PlayIcon],
    ["local", HomeIcon],
    ["modes", UserIcon],
    ["templates", TextIcon],
    ["practice", FileIcon],
  ];

export const Features = ({ text }: PageProps) => {
  const { features } = text.landing;
  return (
    <Section id="features" eyebrow={features.eyebrow} title={features.title} lead={features.lead}>
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(([name, Icon]) => (
          <li key={name}>
            <span className="sign">
              <Icon className="size-5" />
            </span>
            <h3 className="mt-4 text-lg font-semibold">{features.items[name].title}</h3>
            <p className="mt-1.5 text-muted">{features.items[name].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};

export const Steps = ({ text }: PageProps) => {
  const { steps } = text.landing;
  return (
    <Section id="how" eyebrow={steps.eyebrow} title={steps.title} band>
      <ol className="grid gap-6 lg:grid-cols-3">
        {steps.items.map((step, at) => {
          const Drawing = STEP_DRAWINGS[at];
          return (
            <li key={step.title} className="card p-6 sm:p-8">
              {Drawing === undefined ? null : <Drawing />}
              <h3 className="mt-6 text-lg font-semibold">
                <span className="mr-2 font-serif text-accent">{at + 1}</span>
                {step.title}
              </h3>
              <p className="mt-1.5 text-muted">{step.text}</p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
};

/** Leads to sign-up for the reports; the script changes it to the prices (specification 2.3). */
export const Promo = ({ locale, text }: PageProps) => {
  const { promo } = text.landing;
  return (
    <div className="wrap pt-16 sm:pt-20">
      <section aria-labelledby="promo-title" className="promo">
        <div>
          <p className="text-sm font-semibold">{promo.badge}</p>
          <h2 id="promo-title" className="mt-1 font-serif text-3xl font-semibold">
            {promo.title}
          </h2>
          <p className="mt-2 max-w-xl">{promo.text}</p>
        </div>
        <a
          data-promo
          href={paths.signup(locale, { feature: "laudos" })}
          data-leads-to="signup"
          className="btn bg-surface whitespace-nowrap text-ink hover:bg-sunken"
        >
          {promo.action}
        </a>
      </section>
    </div>
  );
};
