import { type CorrectionChange, MAX_TURN_TEXT } from "@relato/shared/domain/correction.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { ConflictNotice } from "../../../ui/conflict/conflict-notice.tsx";
import { Difference } from "../../../ui/difference.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { FailureNotice } from "../../../ui/surfaces.tsx";
import { useCorrect, useCorrecting } from "./correcting.ts";
import { SpeakerFields } from "./speaker-fields.tsx";
import { changesOf, type OpenCorrection, useTurnDraft } from "./turn-draft.ts";
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

/** The text of the turn. It takes the focus, unless the draft was restored with the page. */
const TextField = (props: { correction: OpenCorrection; onEscape: () => void }) => {
  const { draft, isStored, setValues } = props.correction;
  const { text } = draft.values;
  const words = useLanguage().text.consulta.correcting;
  const field = useRef<HTMLTextAreaElement>(null);
  const [isFresh] = useState(!isStored);
  useEffect(() => {
    if (!isFresh) return;
    field.current?.focus();
    field.current?.form?.scrollIntoView({ block: "nearest" });
  }, [isFresh]);
  return (
    <Field label={words.text} error={text.trim() === "" ? words.empty : undefined}>
      {(input) => (
        <textarea
          {...input}
          ref={field}
          value={text}
          maxLength={MAX_TURN_TEXT}
          rows={Math.min(8, Math.max(2, Math.ceil(text.length / 50)))}
          onChange={(event) => setValues({ text: event.target.value })}
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
  const { draft, conflict, setValues, drop } = correction;
  const save = useCorrect();
  const close = (): void => {
    drop();
    onClose();
  };
  const send = (changes: CorrectionChange[]): void =>
    changes.length === 0 ? close() : save.mutate(changes, { onSuccess: close });
  const text = draft.values.text.trim();
  const isEmpty = text === "";
  // After a request, the stored values may be those that it saved.
  const hasConflict = conflict.fields.length > 0 && !save.isPending && !save.isSuccess;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isEmpty && !hasConflict) send(changesOf(draft));
  };
  return (
    <form onSubmit={submit} aria-label={words.title} className="space-y-3 py-1">
      <TextField correction={correction} onEscape={close} />
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
