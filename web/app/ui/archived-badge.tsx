import type { ReactNode } from "react";

/** Marks an archived patient or consultation in a list. */
export const ArchivedBadge = ({ children }: { children: ReactNode }) => (
  <span className="ml-2 rounded-full bg-sunken px-2 py-0.5 text-xs font-semibold text-muted">
    {children}
  </span>
);
