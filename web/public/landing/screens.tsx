import type { Locale } from "@relato/shared/domain/language.ts";
import type { PageProps } from "../page.ts";
import { Section } from "./section.tsx";

/** Pixels of the images of tools/screens/product.ts, larger than shown, so that text is sharp. */
const SIZES = {
  consulta: { width: 1120, height: 780 },
  home: { width: 780, height: 1480 },
};

interface ScreenProps {
  locale: Locale;
  name: keyof typeof SIZES;
  alt: string;
}

/** A screenshot in both themes. The browser fetches the one shown, when it is near. */
const Screen = ({ locale, name, alt }: ScreenProps) => (
  <>
    {(["light", "dark"] as const).map((theme) => (
      <img
        key={theme}
        src={`/public/images/${name}-${locale}-${theme}.webp`}
        alt={alt}
        {...SIZES[name]}
        loading="lazy"
        decoding="async"
        className={`screen only-${theme}`}
      />
    ))}
  </>
);

export const Screens = ({ locale, text }: PageProps) => {
  const { screens } = text.landing;
  return (
    <Section id="screens" title={screens.title} lead={screens.lead}>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-[7fr_3fr] lg:items-start">
        {(["consulta", "home"] as const).map((name) => (
          <figure key={name} className="max-lg:max-w-xl max-lg:mx-auto">
            <Screen locale={locale} name={name} alt={screens[name].alt} />
            <figcaption className="mt-5">
              <h3 className="text-lg font-semibold">{screens[name].title}</h3>
              <p className="mt-1 max-w-xl text-muted">{screens[name].text}</p>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
};
