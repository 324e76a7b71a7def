import type { Answer, Thread } from "@relato/shared/contract/chatzello.ts";
import { type AnswerPart, isFinished } from "@relato/shared/domain/chatzello/answer.ts";
import type { Source } from "@relato/shared/domain/chatzello/records.ts";
import type { ReactNode } from "react";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Note, Skeleton } from "../../../ui/surfaces.tsx";
import { FailedAnswer } from "../thread/failed-answer.tsx";
import { useChangeScope } from "../thread/scope-bar.tsx";
import { AnswerTableView } from "./answer-table.tsx";
import { Passages } from "./passages.tsx";
import { ActionButtons, ProposalCard } from "./proposals.tsx";
import { SentenceView } from "./sentence-view.tsx";
import { SourceList } from "./source-list.tsx";

type SourcesPart = Extract<AnswerPart, { type: "sources" }>;

/** Asks which of several patients is meant. The choice becomes the scope. */
const PatientChoice = (props: {
  thread: Thread;
  patients: SourcesPart["patients"];
  onChosen: () => void;
}) => {
  const words = useLanguage().text.chatzello.answer;
  const { thread, patients } = props;
  const change = useChangeScope(thread.id);
  if (patients.length < 2 || thread.scope.paciente_id !== null) return null;
  return (
    <div className="space-y-2">
      <p>{words.which}</p>
      <div className="flex flex-wrap gap-2">
        {patients.map(({ id, nome }) => (
          <button
            key={id}
            type="button"
            disabled={change.isPending}
            onClick={() =>
              change.mutate(
                { ...thread.scope, paciente_id: id },
                { onSuccess: () => props.onChosen() },
              )
            }
            className="btn btn-quiet"
          >
            {nome}
          </button>
        ))}
      </div>
    </div>
  );
};

const PartView = ({ part, sources }: { part: AnswerPart; sources: readonly Source[] }) => {
  const words = useLanguage().text.chatzello.answer;
  switch (part.type) {
    case "sources":
      if (part.writer === "model") return null;
      return (
        <p className="text-sm text-muted">
          {part.writer === "no_model" ? words.noModel : words.modelUnavailable}
        </p>
      );
    case "model_failed":
      return <Note tone="warn">{words.modelFailed}</Note>;
    case "table":
      return <AnswerTableView table={part.table} sources={sources} />;
    case "passages":
      return part.numbers.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <Passages numbers={part.numbers} sources={sources} />
      );
    case "sentence":
      return <SentenceView sentence={part.sentence} sources={sources} />;
    case "proposal":
      return <ProposalCard proposal={part.proposal} />;
  }
};

/** An answer as far as it is written: its parts in order, and where each comes from. */
export const AnswerView = (props: {
  answer: Answer;
  thread: Thread;
  versions: ReactNode;
  isBusy: boolean;
  onRegenerate: () => void;
}) => {
  const { text } = useLanguage();
  const words = text.chatzello;
  const { answer, thread } = props;
  const parts = answer.parts.map(({ part }) => part);
  const first = parts.find((part): part is SourcesPart => part.type === "sources");
  const sources = first?.sources ?? [];
  const isWritten = parts.some(({ type }) => type === "sentence");
  return (
    <article aria-label={words.message.assistant} className="card space-y-3 p-4 sm:p-5">
      {parts.map((part, i) => (
        <PartView key={i} part={part} sources={sources} />
      ))}
      {isWritten ? <SourceList sources={sources} /> : null}
      {first === undefined ? null : (
        <PatientChoice thread={thread} patients={first.patients} onChosen={props.onRegenerate} />
      )}
      {!isFinished(answer.state) && parts.length < 2 ? <Skeleton lines={2} /> : null}
      {answer.state === "done" && answer.content === words.answer.ok ? (
        <p>{words.answer.ok}</p>
      ) : null}
      {answer.state === "failed" ? (
        <FailedAnswer
          detail={answer.failure === null ? null : (text.errors[answer.failure] ?? null)}
          onRetry={props.onRegenerate}
        />
      ) : null}
      {answer.state === "stopped" ? (
        <p className="text-sm text-muted">{words.message.state.stopped}</p>
      ) : null}
      {answer.model === null ? null : (
        <p className="text-sm text-muted">{words.answer.writtenBy(answer.model)}</p>
      )}
      {isFinished(answer.state) ? (
        <div className="flex flex-wrap items-center gap-2">
          {props.versions}
          <button
            type="button"
            disabled={props.isBusy}
            onClick={props.onRegenerate}
            className="btn btn-quiet"
          >
            {words.message.regenerate}
          </button>
          {answer.content === "" ? null : (
            <CopyButton
              value={answer.content}
              words={{ copy: words.message.copy, copied: words.message.copied }}
            />
          )}
          {answer.state === "done" ? <ActionButtons answer={answer} thread={thread} /> : null}
        </div>
      ) : null}
    </article>
  );
};
