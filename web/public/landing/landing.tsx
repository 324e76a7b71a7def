import type { Locale } from "@relato/shared/domain/language.ts";
import { paths } from "../../app/paths.ts";
import { PlayIcon } from "../../app/ui/icons.tsx";
import type { PublicCatalogue } from "../catalogue.ts";
import { Frame } from "../frame.tsx";

interface PageProps {
  locale: Locale;
  text: PublicCatalogue;
}

const Hero = ({ locale, text }: PageProps) => {
  const { landing } = text;
  return (
    <div>
      <p className="text-sm font-semibold tracking-wide text-accent">{landing.eyebrow}</p>
      <h1 className="mt-3 font-serif text-4xl leading-tight font-semibold sm:text-5xl">
        {landing.headline}
      </h1>
      <p className="mt-5 max-w-xl text-lg text-muted">{landing.lead}</p>
      <form
        data-hero={landing.seeFeatures}
        action={paths.signup(locale)}
        className="mt-8 flex max-w-lg flex-col gap-3 sm:flex-row"
      >
        <input
          type="email"
          name="email"
          autoComplete="email"
          aria-label={landing.emailLabel}
          placeholder={landing.emailPlaceholder}
          className="field flex-1"
        />
        <button type="submit" className="btn btn-primary">
          {landing.startNow}
        </button>
      </form>
      <p className="mt-3 text-sm text-muted">{landing.trial}</p>
    </div>
  );
};

/** A sentence of a document beside the words it rests on: the product's promise in one picture. */
const Proof = ({ text }: { text: PublicCatalogue }) => {
  const { demo } = text.landing;
  return (
    <figure className="card p-5 shadow-lifted sm:p-7">
      <p className="text-xs font-semibold tracking-wide text-muted uppercase">{demo.section}</p>
      <p className="mt-2 flex items-start gap-3 rounded-lg bg-accent-soft p-3 font-serif text-lg">
        <span className="mt-1 grid size-6 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
          <PlayIcon className="size-3.5" />
        </span>
        {demo.statement}
      </p>
      <div aria-hidden="true" className="ml-6 h-6 w-px bg-accent" />
      <div className="space-y-3 rounded-lg bg-sunken p-4 text-sm leading-relaxed">
        <p>
          <b className="block text-xs text-muted">{demo.doctor}</b>
          {demo.question}
        </p>
        <p>
          <b className="flex justify-between text-xs text-muted">
            {demo.patient}
            <span className="tabular-nums">{demo.time}</span>
          </b>
          {demo.before}
          <mark className="rounded bg-mark px-0.5 text-ink">{demo.marked}</mark>
          {demo.between}
          <mark className="rounded bg-mark px-0.5 text-ink">{demo.markedToo}</mark>
          {demo.after}
        </p>
      </div>
      <figcaption className="mt-3 text-xs text-muted">{demo.label}</figcaption>
    </figure>
  );
};

/** The landing page, for now: promise, proof, four features. */
export const LandingPage = ({ locale, text }: PageProps) => (
  <Frame locale={locale} text={text} pathIn={paths.landing}>
    <section className="mx-auto grid max-w-6xl items-center gap-12 px-4 py-12 sm:px-6 lg:grid-cols-[1.1fr_1fr] lg:py-20">
      <Hero locale={locale} text={text} />
      <Proof text={text} />
    </section>
    <section id="features" className="border-y border-line bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6">
        <h2 className="font-serif text-3xl font-semibold">{text.landing.featuresTitle}</h2>
        <ol className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {text.landing.features.map((feature, i) => (
            <li key={feature.title} className="border-t-2 border-accent pt-4">
              <span aria-hidden="true" className="text-sm font-semibold text-accent">
                {i + 1}
              </span>
              <h3 className="mt-1 text-lg font-semibold">{feature.title}</h3>
              <p className="mt-2 text-muted">{feature.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  </Frame>
);
