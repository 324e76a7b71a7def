/** The mark (an open quotation whose tail is a pulse) and the product's name. */
export const Logo = ({ name }: { name: string }) => (
  <span className="inline-flex items-center gap-2.5">
    <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
      <rect width="32" height="32" rx="9" className="fill-accent" />
      <path
        d="M6.5 17.5h4l2.2-6 4.1 11 2.9-7.5 1.3 2.5h4.5"
        fill="none"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-accent"
      />
    </svg>
    <span className="font-serif text-xl font-semibold tracking-tight">{name}</span>
  </span>
);
