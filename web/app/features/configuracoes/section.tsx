import type { ReactNode } from "react";

export const Section = (props: { title: string; intro: string; children: ReactNode }) => (
  <section aria-label={props.title} className="py-6 first:pt-0 last:pb-0">
    <h2 className="text-lg font-semibold">{props.title}</h2>
    <p className="mb-4 text-sm text-muted">{props.intro}</p>
    {props.children}
  </section>
);
