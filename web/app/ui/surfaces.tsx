import type { ReactNode } from "react";
import { AlertIcon } from "./icons.tsx";
import { describeFailure } from "./failure.ts";
import type { FailureCategory } from "./failure.ts";
import { useLanguage } from "./language.tsx";
import { SupportContact } from "./support-contact.tsx";

/** Grey lines in place of text that is loading. A screen reader reads "loading" once. */
export const Skeleton = ({
  lines = 3,
  className = "",
}: {
  lines?: number | undefined;
  className?: string | undefined;
}) => {
  const { text } = useLanguage();
  return (
    <output className={`block space-y-3 ${className}`}>
      <span className="sr-only">{text.common.loading}</span>
      {Array.from({ length: lines }, (_, i) => (
        <div key={i} className="h-4 animate-pulse rounded bg-line last:w-2/3" />
      ))}
    </output>
  );
};

/** A failure in the reader's language, with a button to retry. */
export const FailureNotice = (props: {
  /** Replaces the failure's own title. */
  title?: string | undefined;
  error: unknown;
  category?: FailureCategory | undefined;
  onRetry?: () => void;
}) => {
  const { text } = useLanguage();
  const { title, detail, code } = describeFailure(text, props.error, props.category);
  return (
    <div role="alert" className="rounded-card border border-danger bg-danger-soft p-4 text-danger">
      <p className="flex items-center gap-2 font-semibold">
        <AlertIcon /> {props.title ?? title}
      </p>
      <p className="mt-1 text-sm">{detail}</p>
      {code === null ? null : (
        <>
          <p className="mt-1 text-xs">{text.common.request(code)}</p>
          <SupportContact className="mt-1" />
        </>
      )}
      {props.onRetry === undefined ? null : (
        <button type="button" className="btn btn-quiet mt-3" onClick={props.onRetry}>
          {text.common.retry}
        </button>
      )}
    </div>
  );
};

/** What a view shows while its query has no data: a skeleton, or the failure with a retry. */
export const Pending = (props: {
  query: { error: unknown; refetch: () => Promise<unknown> };
  title?: string;
  category?: FailureCategory;
  /** Of the skeleton. */
  lines?: number;
  className?: string;
}) => {
  const { query, title, category, lines, className } = props;
  if (query.error === null) return <Skeleton {...{ lines, className }} />;
  return (
    <FailureNotice
      {...{ title, category }}
      error={query.error}
      onRetry={() => void query.refetch()}
    />
  );
};

/** A highlighted sentence. */
export const Note = (props: {
  tone: "info" | "ok" | "warn" | "danger";
  /** The live role with which it appears; none by default. */
  announce?: "status" | "alert" | "note";
  children: ReactNode;
}) => {
  const look = {
    info: "bg-accent-soft text-ink",
    ok: "bg-ok-soft text-ok",
    warn: "bg-warn-soft text-warn",
    danger: "bg-danger-soft text-danger",
  }[props.tone];
  return (
    <div role={props.announce} className={`rounded-lg px-3.5 py-2.5 text-sm ${look}`}>
      {props.children}
    </div>
  );
};

/** A share of a whole with its label; `share` between 0 and 1. */
export const Progress = ({ label, share }: { label: string; share: number }) => (
  <progress
    aria-label={label}
    max={100}
    value={Math.floor(Math.min(1, Math.max(0, share)) * 100)}
    className="bar"
  />
);
