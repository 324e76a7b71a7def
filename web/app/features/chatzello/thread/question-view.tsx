import type { Question } from "@relato/shared/contract/chatzello.ts";
import type { ReactNode } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { AttachmentItem } from "../attachments/attachment-item.tsx";

/** The text of a question as typed. */
export const QuestionBubble = ({ content }: { content: string }) => {
  const words = useLanguage().text.chatzello.message;
  return (
    <div className="ml-auto w-fit max-w-[85%] rounded-card bg-accent-soft px-4 py-3">
      <h3 className="sr-only">{words.you}</h3>
      <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">{content}</p>
    </div>
  );
};

/** A question with its files. Editing it makes another version. */
export const QuestionView = (props: {
  question: Question;
  versions: ReactNode;
  onEdit: () => void;
}) => {
  const words = useLanguage().text.chatzello;
  const { content, attachments } = props.question;
  return (
    <div className="space-y-2">
      <QuestionBubble content={content} />
      {attachments.length === 0 ? null : (
        <ul
          aria-label={words.attachment.list}
          className="ml-auto grid w-fit max-w-[85%] gap-2 sm:grid-cols-2"
        >
          {attachments.map((attachment) => (
            <AttachmentItem key={attachment.id} attachment={attachment} />
          ))}
        </ul>
      )}
      <div className="flex items-center justify-end gap-1">
        {props.versions}
        <button
          type="button"
          onClick={props.onEdit}
          className="btn px-2.5 text-sm text-muted hover:bg-sunken"
        >
          {words.message.edit}
        </button>
      </div>
    </div>
  );
};
