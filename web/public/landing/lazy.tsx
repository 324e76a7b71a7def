import type { ReactNode } from "react";

interface LazyProps {
  /** What stands there until it is near. */
  loading: string;
  children: ReactNode;
}

/**
 * Built when the reader comes near (scripts/site.ts), from what stands in the page; so nothing has to be fetched, and nothing
 * can fail on a bad network. Without script the <noscript> shows it at once.
 */
export const Lazy = ({ loading, children }: LazyProps) => (
  <div data-lazy>
    <p className="py-16 text-center text-muted">{loading}</p>
    <noscript>{children}</noscript>
  </div>
);
