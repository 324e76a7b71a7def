import type { Documento, Rewriting } from "@relato/shared/contract/documentos.ts";
import { formatClock } from "@relato/shared/locales/format.ts";
import { useEffect, useState } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { Note, Progress } from "../../../ui/surfaces.tsx";
import { ActionButton } from "../action-button.tsx";
import { useChange } from "../actions.ts";

/** Shares of the whole work that are shown until a writer reports one. */
const SHARES = { waiting: 0.02, writing: 0.05, checking: 0.95 };

/** The time since an instant, updated every second. */
const Elapsed = ({ since }: { since: string }) => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span className="tabular-nums">{formatClock(Math.max(0, now - Date.parse(since)))}</span>;
};

const StopButton = ({ documento, label }: { documento: Documento; label: string }) => {
  const stop = useChange("DELETE /api/documentos/:id/rewrite", documento);
  return (
    <ActionButton action={stop} onPress={() => stop.mutate()}>
      {label}
    </ActionButton>
  );
};

const RetryButton = (props: { documento: Documento; rewriting: Rewriting }) => {
  const { documento, rewriting } = props;
  const rewrite = useChange("POST /api/documentos/:id/rewrite", documento);
  const { modelo_id, instruction } = rewriting;
  const base = documento.current?.number ?? 0;
  return (
    <ActionButton
      action={rewrite}
      onPress={() => rewrite.mutate({ base, modelo_id, instruction: instruction ?? "" })}
      className="btn btn-primary px-3.5 text-sm"
    >
      {useLanguage().text.modelNote.retry}
    </ActionButton>
  );
};

/** Why nothing was written, and what the doctor can do. */
const Failed = ({ documento, rewriting }: { documento: Documento; rewriting: Rewriting }) => {
  const { text } = useLanguage();
  const { documentos, modelNote: words } = text;
  const { error, fault, asked_by, is_automation } = rewriting;
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
  const { automation } = words;
  const [title, detail] =
    is_automation === true
      ? [
          automation.failed(automation.reasons[fault] ?? automation.other),
          `${words.kept} ${automation.remedy}`,
        ]
      : [words.failed, `${words.faults[fault].reason} ${words.kept} ${words.faults[fault].remedy}`];
  return (
    <Note tone="warn" announce="status">
      <p className="font-semibold">{title}</p>
      <p className="mb-2">{detail}</p>
      <div className="flex flex-wrap gap-2">
        {documento.can.rewrite ? <RetryButton documento={documento} rewriting={rewriting} /> : null}
        {documento.can.stop ? <StopButton documento={documento} label={words.dismiss} /> : null}
      </div>
    </Note>
  );
};

/** A writer's progress on a document, or why it failed. */
export const RewritingNote = (props: { documento: Documento; rewriting: Rewriting }) => {
  const { documento, rewriting } = props;
  const { documentos, modelNote: words } = useLanguage().text;
  const { state, progress, started_at, asked_by } = rewriting;
  if (state === "failed") return <Failed documento={documento} rewriting={rewriting} />;
  const isByProduct = asked_by === "product";
  const isDraft = isByProduct && documento.current?.made_by === "engine";
  const states = isByProduct ? words.step : documentos.rewriting.state;
  const step =
    state === "writing" && progress !== undefined ? words.step[progress.step] : states[state];
  return (
    <Note tone="info">
      {isByProduct ? (
        <p className="mb-1.5">{isDraft ? words.working : words.proposalComes}</p>
      ) : null}
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
        label={isByProduct ? words.progress : documentos.rewriting.title}
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
