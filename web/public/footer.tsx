import { paths } from "../app/paths.ts";
import { Logo } from "../app/ui/logo.tsx";
import type { PageProps } from "./page.ts";

interface ColumnProps {
  title: string;
  /** Addresses and their texts. */
  links: readonly (readonly [string, string])[];
}

const Column = ({ title, links }: ColumnProps) => (
  <nav aria-label={title}>
    <h2 className="text-sm font-semibold">{title}</h2>
    <ul className="mt-2 text-sm">
      {links.map(([href, name]) => (
        <li key={href}>
          <a href={href} className="inline-block py-1.5 text-muted hover:text-ink hover:underline">
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** The content of every public page's footer (specification 2.3). */
export const Footer = ({ locale, text }: PageProps) => {
  const { footer, sections } = text.frame;
  const home = paths.landing(locale);
  return (
    <div className="wrap grid gap-x-8 gap-y-8 py-12 sm:grid-cols-[2fr_1fr_1fr]">
      <div>
        <Logo name={text.app.common.product} />
        <p className="mt-3 max-w-sm text-sm text-muted">{footer.about}</p>
      </div>
      <Column
        title={footer.product}
        links={[
          [`${home}#features`, sections.features],
          [`${home}#pricing`, sections.pricing],
          [`${home}#faq`, sections.faq],
        ]}
      />
      <Column
        title={footer.legal}
        links={[
          [paths.terms(locale), footer.terms],
          [paths.privacy(locale), footer.privacy],
          [paths.partners(locale), footer.partners],
        ]}
      />
      <p className="border-t border-line pt-6 text-sm text-muted sm:col-span-3">{footer.notice}</p>
    </div>
  );
};
