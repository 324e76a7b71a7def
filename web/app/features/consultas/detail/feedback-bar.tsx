import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Feedback } from "@relato/shared/contract/feedback.ts";
import {
  type FeedbackSection,
  type FeedbackType,
  FEEDBACK_TYPES,
  MAX_FEEDBACK_COMMENT,
} from "@relato/shared/domain/feedback.ts";
import { type SyntheticEvent, useId, useState } from "react";
import { call } from "../../../api/call.ts";
import { describeFailure } from "../../../ui/failure.ts";
import { ThumbDownIcon, ThumbUpIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { toast } from "../../../ui/toast.tsx";
import { feedbackQuery } from "../queries.ts";

const ICON = { positive: ThumbUpIcon, negative: ThumbDownIcon };

/** An optional word on what was said; what was typed stays when it cannot be sent. */
const Word = (props: { given: string; isPending: boolean; onSend: (comment: string) => void }) => {
  const words = useLanguage().text.consulta.feedback;
  const [comment, setComment] = useState(props.given);
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
        disabled={props.isPending || comment.trim() === props.given}
      >
        {words.send}
      </button>
    </form>
  );
};

/** Whether a section helped (specification 2.9): one answer a section, which a later click changes. */
export const FeedbackBar = (props: { consultaId: string; section: FeedbackSection }) => {
  const { consultaId, section } = props;
  const { text } = useLanguage();
  const words = text.consulta.feedback;
  const client = useQueryClient();
  const query = feedbackQuery(consultaId);
  const { data } = useQuery(query);
  const save = useMutation({
    mutationFn: (said: { feedback_type: FeedbackType; comment?: string }) =>
      call("PUT /api/consultas/:id/feedback", {
        params: { id: consultaId },
        body: { section_type: section, ...said },
      }),
    onSuccess: (saved) => {
      client.setQueryData<Feedback[]>(query.queryKey, (items = []) => [
        ...items.filter(({ section_type }) => section_type !== section),
        saved,
      ]);
      toast({ variant: "success", title: words.thanks });
    },
    onError: (error) => toast({ variant: "destructive", ...describeFailure(text, error) }),
  });
  const said = data?.find(({ section_type }) => section_type === section);
  return (
    <fieldset
      aria-label={words.label}
      className="flex flex-wrap items-center gap-x-1 gap-y-2 text-sm text-muted"
    >
      <span className="mr-1">{words.label}</span>
      {FEEDBACK_TYPES.map((type) => {
        const Icon = ICON[type];
        return (
          <button
            key={type}
            type="button"
            aria-label={words[type]}
            title={words[type]}
            aria-pressed={said?.feedback_type === type}
            onClick={() => save.mutate({ feedback_type: type })}
            className="btn min-w-11 px-2.5 hover:bg-sunken aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
          >
            <Icon />
          </button>
        );
      })}
      {said === undefined ? null : (
        <Word
          given={said.comment ?? ""}
          isPending={save.isPending}
          onSend={(comment) => save.mutate({ feedback_type: said.feedback_type, comment })}
        />
      )}
    </fieldset>
  );
};
