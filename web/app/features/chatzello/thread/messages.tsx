import type { Thread } from "@relato/shared/contract/chatzello.ts";
import { useEffect, useRef } from "react";
import { describeFailure } from "../../../ui/failure.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { AnswerView } from "../answer/answer-view.tsx";
import { type Ask, useRegenerate } from "../use-ask.ts";
import type { ShownMessage } from "./branches.ts";
import { FailedAnswer } from "./failed-answer.tsx";
import { QuestionBubble, QuestionView } from "./question-view.tsx";
import type { Editing } from "./editing.ts";
import { VersionSwitch } from "./version-switch.tsx";

const Examples = () => {
  const words = useLanguage().text.chatzello.thread;
  return (
    <div className="card p-6 text-muted">
      <p>{words.empty}</p>
      <ul className="mt-2 list-disc pl-5">
        {words.examples.map((example) => (
          <li key={example}>{example}</li>
        ))}
      </ul>
    </div>
  );
};

/** A question that the server has not confirmed, with the failure as the assistant's message. */
const Unsent = ({ ask }: { ask: Ask }) => {
  const { text } = useLanguage();
  if (ask.pending === null) return null;
  return (
    <li className="space-y-3">
      <QuestionBubble content={ask.pending.content} />
      {ask.isSending ? null : (
        <FailedAnswer
          detail={ask.error === null ? null : describeFailure(text, ask.error).detail}
          onRetry={ask.retry}
        />
      )}
    </li>
  );
};

/** Scrolls to the end when the thread is opened and when a message was added. */
const useScrollToEnd = (count: number) => {
  const end = useRef<HTMLDivElement>(null);
  const known = useRef(0);
  useEffect(() => {
    if (count > known.current) end.current?.scrollIntoView({ block: "end" });
    known.current = count;
  }, [count]);
  return end;
};

/** The messages of the shown branch, oldest first. */
export const Messages = (props: {
  thread: Thread;
  branch: readonly ShownMessage[];
  ask: Ask;
  onChoose: (parent: string, id: string) => void;
  onForget: (parent: string) => void;
  onEdit: (editing: Editing) => void;
}) => {
  const { thread, branch, ask } = props;
  const words = useLanguage().text.chatzello;
  const regenerate = useRegenerate(thread.id, props.onForget);
  const last = branch.at(-1)?.message;
  const end = useScrollToEnd(branch.length + (ask.pending === null ? 0 : 1));
  return (
    <div className="min-w-0 flex-1">
      {branch.length === 0 && ask.pending === null ? <Examples /> : null}
      <ol aria-label={words.thread.messages} className="space-y-5">
        {branch.map(({ message, versions }) => {
          const parent = message.parent_id ?? "";
          const versionSwitch = (
            <VersionSwitch
              id={message.id}
              versions={versions}
              onChoose={(id) => props.onChoose(parent, id)}
            />
          );
          return (
            <li key={message.id}>
              {message.role === "user" ? (
                <QuestionView
                  question={message}
                  versions={versionSwitch}
                  onEdit={() =>
                    props.onEdit({
                      ...message,
                      attachment_ids: message.attachments.map(({ id }) => id),
                    })
                  }
                />
              ) : (
                <AnswerView
                  answer={message}
                  thread={thread}
                  versions={versionSwitch}
                  isBusy={regenerate.isPending}
                  onRegenerate={() => regenerate.mutate({ id: parent })}
                />
              )}
            </li>
          );
        })}
        <Unsent ask={ask} />
      </ol>
      <output className="sr-only">
        {last?.role === "assistant" ? words.message.state[last.state] : ""}
      </output>
      {/* The composer covers the end of the screen. */}
      <div ref={end} className="scroll-mb-52" />
    </div>
  );
};
