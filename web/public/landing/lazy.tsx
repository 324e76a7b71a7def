import type { ReactNode } from "react";

/**
 * scripts/site.ts builds the children when the reader scrolls near, without a request. Without
 * script the <noscript> shows them at once.
 */
export const Lazy = ({ loading, children }: { loading: string; children: ReactNode }) => (
  <div data-lazy>
    <p className="py-16 text-center text-muted">{loading}</p>
    <noscript>{children}</noscript>
  </div>
);
