import { Frame } from "./frame.tsx";
import type { PageProps } from "./page.ts";

export type LegalName = "terms" | "privacy" | "partners";

/**
 * Terms, privacy, partners: numbered sections with anchors. Terms and privacy are dated
 * (specification 2.2). The server fills in the section that `fill` names.
 */
export const LegalPage = ({ name, ...props }: PageProps & { name: LegalName }) => {
  const { legal } = props.text;
  const content = legal[name];
  return (
    <Frame {...props}>
      <div className="wrap py-12 sm:py-16">
        <header className="max-w-2xl">
          {name === "partners" ? null : <p className="eyebrow">{legal.updated}</p>}
          <h1 className="mt-2 font-serif text-4xl font-semibold sm:text-5xl">{content.title}</h1>
          <p className="mt-4 text-lg text-muted">{content.lead}</p>
        </header>
        <div className="mt-10 grid gap-x-16 gap-y-8 lg:grid-cols-[16rem_1fr]">
          <nav aria-label={legal.contents} className="text-sm lg:sticky lg:top-24 lg:self-start">
            <h2 className="font-semibold">{legal.contents}</h2>
            <ol className="mt-2">
              {content.sections.map((section, at) => (
                <li key={section.heading}>
                  <a href={`#s${at + 1}`} className="flex gap-3 py-1.5 text-muted hover:text-ink">
                    <span className="w-4 shrink-0 text-right tabular-nums">{at + 1}</span>
                    {section.heading}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="legal">
            {content.sections.map((section, at) => (
              <section key={section.heading} id={`s${at + 1}`} aria-labelledby={`s${at + 1}-title`}>
                <h2 id={`s${at + 1}-title`}>
                  {at + 1}. {section.heading}
                </h2>
                {section.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {section.list === undefined ? null : (
                  <ul>
                    {section.list.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                )}
                {section.fill === undefined ? null : <div>{`{{${section.fill}}}`}</div>}
              </section>
            ))}
          </div>
        </div>
      </div>
    </Frame>
  );
};
