import { lazy, Suspense } from "react";
import { Skeleton } from "./surfaces.tsx";

const DiffView = lazy(async () => ({ default: (await import("./diff-view.tsx")).DiffView }));

/** The difference between two texts. */
export const Difference = (props: { before: string; after: string; label: string }) => (
  <Suspense fallback={<Skeleton lines={4} />}>
    <DiffView {...props} />
  </Suspense>
);
