import { ChevronIcon } from "../../app/ui/icons.tsx";
import type { PageProps } from "../page.ts";
import { Section } from "./section.tsx";

const Stars = ({ name }: { name: string }) => (
  <svg viewBox="0 0 120 24" role="img" aria-label={name} className="h-5 self-start fill-star">
    {[0, 24, 48, 72, 96].map((left) => (
      <path
        key={left}
        transform={`translate(${left})`}
        d="m12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.5 9.5l6.6-.9Z"
      />
    ))}
  </svg>
);

/** Examples. The notice says that they are not quotes of customers. */
export const Testimonials = ({ text }: PageProps) => {
  const { testimonials } = text.landing;
  return (
    <Section
      id="testimonials"
      eyebrow={testimonials.eyebrow}
      title={testimonials.title}
      lead={testimonials.notice}
      band
    >
      <ul className="grid gap-5 sm:grid-cols-2">
        {testimonials.items.map((item) => (
          <li key={item.quote}>
            <figure className="card flex h-full flex-col p-6 sm:p-7">
              <Stars name={testimonials.stars} />
              <blockquote className="mt-4 flex-1 font-serif text-lg leading-relaxed">
                {item.quote}
              </blockquote>
              <figcaption className="mt-4 text-sm text-muted">{item.who}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** All have one name, so the browser keeps one open at a time. */
export const Faq = ({ text }: PageProps) => {
  const { faq } = text.landing;
  return (
    <Section id="faq" eyebrow={faq.eyebrow} title={faq.title}>
      <div className="mx-auto max-w-3xl border-t border-line">
        {faq.items.map((item) => (
          <details key={item.question} name="faq" className="group border-b border-line">
            <summary
              className={
                "flex min-h-14 list-none items-center justify-between gap-4 py-4 text-lg " +
                "font-semibold"
              }
            >
              {item.question}
              <ChevronIcon
                className={"size-5 text-accent transition-transform " + "group-open:rotate-180"}
              />
            </summary>
            <p className="max-w-2xl pb-6 text-muted">{item.answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
};
