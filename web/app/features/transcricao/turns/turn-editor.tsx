import { type CorrectionChange, MAX_TURN_TEXT } from "@relato/shared/domain/correction.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { type Ref, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { ConflictNotice } from "../../../ui/conflict/conflict-notice.tsx";
import { Difference } from "../../../ui/difference.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { FailureNotice } from "../../../ui/surfaces.tsx";
import { useCorrect, useCorrecting } from "./correcting.ts";
import { SpeakerFields } from "./speaker-fields.tsx";
import { changesOf, useTurnDraft } from "./turn-draft.ts";
import { TurnVersions } from "./turn-versions.tsx";

const TurnConflict = (props: {
  turn: Turn;
  text: string;
  onKeep: () => void;
  onTake: () => void;
}) => {
  const { turn, text } = props;
  const { correcting: words, speaker: names } = useLanguage().text.consulta;
  const name = turn.speaker === undefined ? words.nobody : names[turn.speaker];
  return (
    <ConflictNotice
      title={words.changed}
      detail={`${words.now} ${name}: ${turn.text}`}
      comparison={
        turn.text === text ? null : (
          <Difference before={turn.text} after={text} label={words.difference} />
        )
      }
    >
      <button type="button" className="btn btn-quiet" disabled={text === ""} onClick={props.onKeep}>
        {words.mine}
      </button>
      <button type="button" className="btn btn-quiet" onClick={props.onTake}>
        {words.take}
      </button>
    </ConflictNotice>
  );
};

/** Moves the focus to a new draft. A draft that was restored with the page does not take it. */
const useFirstFocus = (isNew: boolean) => {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isFresh] = useState(isNew);
  useEffect(() => {
    if (!isFresh) return;
    field.current?.focus();
    form.current?.scrollIntoView({ block: "nearest" });
  }, [isFresh]);
  return { form, field };
};

const TextField = (props: {
  value: string;
  inputRef: Ref<HTMLTextAreaElement>;
  onChange: (text: string) => void;
  onEscape: () => void;
}) => {
  const { value } = props;
  const words = useLanguage().text.consulta.correcting;
  return (
    <Field label={words.text} error={value.trim() === "" ? words.empty : undefined}>
      {(input) => (
        <textarea
          {...input}
          ref={props.inputRef}
          value={value}
          maxLength={MAX_TURN_TEXT}
          rows={Math.min(8, Math.max(2, Math.ceil(value.length / 50)))}
          onChange={(event) => props.onChange(event.target.value)}
          onKeyDown={({ key }) => {
            if (key === "Escape") props.onEscape();
          }}
          className="field"
        />
      )}
    </Field>
  );
};

/** The form that corrects a turn in place. */
export const TurnEditor = ({ turn, onClose }: { turn: Turn; onClose: () => void }) => {
  const { text: texts } = useLanguage();
  const words = texts.consulta.correcting;
  const correction = useTurnDraft(useCorrecting().consultaId, turn);
  const { draft, isStored, conflict, setValues, drop } = correction;
  const { values } = draft;
  const save = useCorrect();
  const { form, field } = useFirstFocus(!isStored);
  const close = (): void => {
    drop();
    onClose();
  };
  const send = (changes: CorrectionChange[]): void =>
    changes.length === 0 ? close() : save.mutate(changes, { onSuccess: close });
  const text = values.text.trim();
  const isEmpty = text === "";
  // After a request, the stored values may be those that it saved.
  const hasConflict = conflict.fields.length > 0 && !save.isPending && !save.isSuccess;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isEmpty && !hasConflict) send(changesOf(draft));
  };
  return (
    <form ref={form} onSubmit={submit} aria-label={words.title} className="space-y-3 py-1">
      <TextField
        value={values.text}
        inputRef={field}
        onChange={(typed) => setValues({ text: typed })}
        onEscape={close}
      />
      <SpeakerFields correction={correction} />
      {save.error === null ? null : <FailureNotice category="consultation" error={save.error} />}
      {hasConflict ? (
        <TurnConflict
          turn={turn}
          text={text}
          onKeep={() => send(changesOf({ ...draft, ...conflict.keepTyped() }))}
          onTake={close}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          className="btn btn-primary"
          disabled={save.isPending || hasConflict || isEmpty}
        >
          {words.save}
        </button>
        <button type="button" className="btn btn-quiet" onClick={close}>
          {texts.common.cancel}
        </button>
      </div>
      <TurnVersions turn={turn} onUse={(used) => setValues({ text: used })} />
    </form>
  );
};
