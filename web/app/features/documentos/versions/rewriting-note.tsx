import type { Documento, Rewriting } from "@relato/shared/contract/documentos.ts";
import { formatClock } from "@relato/shared/locales/format.ts";
import { useEffect, useState } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { FailureNotice, Note, Progress } from "../../../ui/surfaces.tsx";
import { useRewrite, useStopRewriting } from "../queries.ts";

/** The share of the whole work that is shown while a writer has reported no share of its own. */
const SHARES = { waiting: 0.02, writing: 0.05, checking: 0.95 };

/** Milliseconds since an instant; changes every second. */
const useElapsed = (since: string): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, now - Date.parse(since));
};

const Elapsed = ({ since }: { since: string }) => (
  <span className="tabular-nums">{formatClock(useElapsed(since))}</span>
);

const StopButton = ({ documento, label }: { documento: Documento; label: string }) => {
  const stop = useStopRewriting(documento);
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet px-3.5 text-sm"
        disabled={stop.isPending}
        onClick={() => stop.mutate()}
      >
        {label}
      </button>
      {stop.error === null ? null : <FailureNotice category="consultation" error={stop.error} />}
    </>
  );
};

const RetryButton = (props: { documento: Documento; rewriting: Rewriting }) => {
  const { documento, rewriting } = props;
  const words = useLanguage().text.modelNote;
  const rewrite = useRewrite(documento);
  const { modelo_id, instruction } = rewriting;
  const base = documento.current?.number ?? 0;
  return (
    <>
      <button
        type="button"
        className="btn btn-primary px-3.5 text-sm"
        disabled={rewrite.isPending}
        onClick={() => rewrite.mutate({ base, modelo_id, instruction: instruction ?? "" })}
      >
        {words.retry}
      </button>
      {rewrite.error === null ? null : (
        <FailureNotice category="consultation" error={rewrite.error} />
      )}
    </>
  );
};

/** Why nothing was written, in the doctor's words, with the ways on. */
const Failed = ({ documento, rewriting }: { documento: Documento; rewriting: Rewriting }) => {
  const { text } = useLanguage();
  const { documentos, modelNote: words } = text;
  const { error, fault, asked_by } = rewriting;
  if (error === "DOCUMENT_SIGNED" && asked_by === "product")
    return (
      <Note tone="info" announce="status">
        <p className="mb-2">{words.signed}</p>
        <StopButton documento={documento} label={words.dismiss} />
      </Note>
    );
  if (fault === undefined)
    return (
      <Note tone="danger" announce="alert">
        {documentos.rewriting.state.failed}. {text.errors[error ?? "INTERNAL"]}
      </Note>
    );
  const { reason, remedy } = words.faults[fault];
  return (
    <Note tone="warn" announce="status">
      <p className="font-semibold">{words.failed}</p>
      <p className="mb-2">
        {reason} {words.kept} {remedy}
      </p>
      <div className="flex flex-wrap gap-2">
        {documento.can.rewrite ? <RetryButton documento={documento} rewriting={rewriting} /> : null}
        {documento.can.stop ? <StopButton documento={documento} label={words.dismiss} /> : null}
      </div>
    </Note>
  );
};

/** What a writer is doing with a document, or why it did not. */
export const RewritingNote = (props: { documento: Documento; rewriting: Rewriting }) => {
  const { documento, rewriting } = props;
  const { documentos, modelNote: words } = useLanguage().text;
  const { state, progress, started_at, asked_by } = rewriting;
  if (state === "failed") return <Failed documento={documento} rewriting={rewriting} />;
  const isUnasked = asked_by === "product";
  const isDraft = isUnasked && documento.current?.made_by === "engine";
  const step =
    state === "writing" && progress !== undefined
      ? words.step[progress.step]
      : isUnasked
        ? words.step[state]
        : documentos.rewriting.state[state];
  return (
    <Note tone="info">
      {isUnasked ? <p className="mb-1.5">{isDraft ? words.working : words.proposalComes}</p> : null}
      <p className="mb-1 flex justify-between gap-3">
        <output>{step}…</output>
        {started_at === undefined ? null : (
          <span>
            <span className="sr-only">{words.elapsed}: </span>
            <Elapsed since={started_at} />
          </span>
        )}
      </p>
      <Progress
        label={isUnasked ? words.progress : documentos.rewriting.title}
        share={progress?.share ?? SHARES[state]}
      />
      {documento.can.stop ? (
        <div className="mt-2">
          <StopButton documento={documento} label={isDraft ? words.keepDraft : words.keepCurrent} />
        </div>
      ) : null}
    </Note>
  );
};
