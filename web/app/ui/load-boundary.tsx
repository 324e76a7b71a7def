import { Component, Suspense, useEffect, type ReactNode } from "react";
import { NetworkError } from "../api/api-error.ts";
import { describeFailure } from "./failure.ts";
import { useLanguage } from "./language.tsx";
import { toast } from "./toast.tsx";

/** Shows `fallback` in place of a part whose code could not be fetched or that threw. */
export class LoadBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }
  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

const LoadFailure = () => {
  const { text } = useLanguage();
  useEffect(
    () => toast({ variant: "destructive", ...describeFailure(text, new NetworkError(null)) }),
    [text],
  );
  return null;
};

/** For a dialog whose code is fetched when it first opens. A toast says that the fetch failed. */
export const LazyDialog = ({ children }: { children: ReactNode }) => (
  <LoadBoundary fallback={<LoadFailure />}>
    <Suspense fallback={null}>{children}</Suspense>
  </LoadBoundary>
);
