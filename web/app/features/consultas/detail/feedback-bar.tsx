import { useQuery } from "@tanstack/react-query";
import type { Feedback } from "@relato/shared/contract/feedback.ts";
import {
  type FeedbackSection,
  FEEDBACK_TYPES,
  MAX_FEEDBACK_COMMENT,
} from "@relato/shared/domain/feedback.ts";
import { type SyntheticEvent, useId, useState } from "react";
import { call } from "../../../api/call.ts";
import { ThumbDownIcon, ThumbUpIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { feedbackQuery } from "../queries.ts";

const ICON = { positive: ThumbUpIcon, negative: ThumbDownIcon };

/** An optional comment. The typed text stays after a failure. */
const Comment = (props: { stored: string; isBusy: boolean; onSend: (comment: string) => void }) => {
  const words = useLanguage().text.consulta.feedback;
  const [comment, setComment] = useState(props.stored);
  const id = useId();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    props.onSend(comment.trim());
  };
  return (
    <form onSubmit={submit} className="flex w-full flex-wrap items-end gap-2">
      <label htmlFor={id} className="w-full text-sm">
        {words.why}
      </label>
      <input
        id={id}
        value={comment}
        maxLength={MAX_FEEDBACK_COMMENT}
        onChange={({ target }) => setComment(target.value)}
        className="field min-w-0 flex-1"
      />
      <button
        type="submit"
        className="btn btn-quiet"
        disabled={props.isBusy || comment.trim() === props.stored}
      >
        {words.send}
      </button>
    </form>
  );
};

/** Asks whether a section helped (specification 2.9). A later answer replaces the first. */
export const FeedbackBar = (props: { consultaId: string; section: FeedbackSection }) => {
  const { consultaId: id, section: section_type } = props;
  const words = useLanguage().text.consulta.feedback;
  const { data } = useQuery(feedbackQuery(id));
  const save = useAction({
    run: (feedback: Pick<Feedback, "feedback_type"> & { comment?: string }) =>
      call("PUT /api/consultas/:id/feedback", {
        params: { id },
        body: { section_type, ...feedback },
      }),
    success: words.thanks,
    failure: "toast",
    onSuccess: (saved, _feedback, client) =>
      client.setQueryData(feedbackQuery(id).queryKey, (items = []) => [
        ...items.filter((one) => one.section_type !== section_type),
        saved,
      ]),
  });
  const stored = data?.find((one) => one.section_type === section_type);
  return (
    <fieldset
      aria-label={words.label}
      className="flex flex-wrap items-center gap-x-1 gap-y-2 text-sm text-muted"
    >
      <span className="mr-1">{words.label}</span>
      {FEEDBACK_TYPES.map((feedback_type) => {
        const Icon = ICON[feedback_type];
        return (
          <button
            key={feedback_type}
            type="button"
            aria-label={words[feedback_type]}
            title={words[feedback_type]}
            aria-pressed={stored?.feedback_type === feedback_type}
            onClick={() => save.mutate({ feedback_type })}
            className={
              "btn min-w-11 px-2.5 hover:bg-sunken " +
              "aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
            }
          >
            <Icon />
          </button>
        );
      })}
      {stored === undefined ? null : (
        <Comment
          stored={stored.comment ?? ""}
          isBusy={save.isPending}
          onSend={(comment) => save.mutate({ feedback_type: stored.feedback_type, comment })}
        />
      )}
    </fieldset>
  );
};
