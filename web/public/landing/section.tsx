import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  eyebrow?: string;
  title: string;
  lead?: string;
  /** A tinted band instead of the page's paper. */
  band?: boolean;
  children: ReactNode;
}

/** A part of the landing page under its own heading; the header's links lead to `id`. */
export const Section = ({ id, eyebrow, title, lead, band = false, children }: SectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={band ? "part band" : "part"}>
    <div className="wrap">
      <header className="mx-auto mb-9 max-w-2xl text-center sm:mb-12">
        {eyebrow === undefined ? null : <p className="eyebrow">{eyebrow}</p>}
        <h2 id={`${id}-title`} className="title mt-2">
          {title}
        </h2>
        {lead === undefined ? null : <p className="mt-4 text-lg text-balance text-muted">{lead}</p>}
      </header>
      {children}
    </div>
  </section>
);
