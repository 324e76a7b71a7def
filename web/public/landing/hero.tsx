import { MARKETING } from "@relato/shared/domain/marketing.ts";
import { languageOfLocale } from "@relato/shared/domain/language.ts";
import { paths } from "../../app/paths.ts";
import { CheckIcon } from "../../app/ui/icons.tsx";
import type { PageProps } from "../page.ts";
import { VoiceToDocument } from "./illustrations.tsx";

/** Leads to sign-up. With script, an empty field leads to the features. */
const EmailForm = ({ locale, text }: PageProps) => {
  const { hero } = text.landing;
  return (
    <form
      data-hero={hero.seeFeatures}
      action={paths.signup(locale)}
      data-leads-to="signup"
      className="mt-8 flex max-w-lg flex-col gap-3 sm:flex-row"
    >
      <input
        type="email"
        name="email"
        autoComplete="email"
        aria-label={hero.emailLabel}
        placeholder={hero.emailPlaceholder}
        className="field min-h-12 flex-1"
      />
      <button type="submit" className="btn btn-primary min-h-12 sm:min-w-44">
        {hero.startNow}
      </button>
    </form>
  );
};

export const Hero = (props: PageProps) => {
  const { hero } = props.text.landing;
  return (
    <section className="hero">
      <div
        className={
          "wrap grid items-center gap-x-14 gap-y-12 py-12 sm:py-16 " +
          "lg:grid-cols-[11fr_10fr] lg:py-24"
        }
      >
        <div>
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1
            className={
              "mt-3 font-serif text-4xl leading-[1.12] font-semibold tracking-tight sm:text-5xl " +
              "lg:text-[3.4rem]"
            }
          >
            {hero.headline}
          </h1>
          <p className="mt-5 max-w-xl text-lg text-muted">{hero.lead}</p>
          <EmailForm {...props} />
          <a
            href={paths.login(props.locale)}
            data-when-closed
            className="btn btn-primary mt-8 min-h-12 px-7"
          >
            {props.text.frame.login}
          </a>
          <p data-leads-to="signup" className="mt-4 flex items-center gap-2 text-sm text-muted">
            <CheckIcon className="size-4 text-accent" />
            {hero.trial}
          </p>
        </div>
        <VoiceToDocument name={hero.illustration} />
      </div>
    </section>
  );
};

/** The owner's figures (shared/domain/marketing.ts). */
export const Figures = ({ locale, text }: PageProps) => {
  const { figures } = text.landing;
  const short = new Intl.NumberFormat(languageOfLocale(locale), {
    notation: "compact",
    maximumFractionDigits: 1,
  });
  const shown = [
    [MARKETING.hours_saved_per_month, figures.hours],
    [MARKETING.physicians, figures.physicians],
    [MARKETING.consultations_per_month, figures.consultations],
    [MARKETING.ready_in_seconds, figures.seconds],
  ] as const;
  return (
    <section aria-label={figures.title} className="wrap pb-14">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 border-y border-line py-8 lg:grid-cols-4">
        {shown.map(([value, name]) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-sm text-muted">{name}</dt>
            <dd className="font-serif text-3xl font-semibold sm:text-4xl">{short.format(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-muted">{figures.note}</p>
    </section>
  );
};
