import { type CorrectionChange, MAX_TURN_TEXT } from "@relato/shared/domain/correction.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { FailureNotice } from "../../../ui/surfaces.tsx";
import { useCorrect, useCorrecting } from "./correcting.ts";
import { Difference } from "../../../ui/difference.tsx";
import { type TurnDraft, useTurnDraft } from "./turn-draft.ts";
import { SpeakerFields } from "./speaker-fields.tsx";
import { TurnVersions } from "./turn-versions.tsx";

/**
 * A turn's words and speaker, put right in place. What is sent names what stood there when it was opened; if another tab was first, the
 * typed words stay, and what stands there now is shown.
 */
export const TurnEditor = ({ turn, onClose }: { turn: Turn; onClose: () => void }) => {
  const { text: common } = useLanguage();
  const { correcting: words, speaker: names } = useLanguage().text.consulta;
  const { consultaId } = useCorrecting();
  const draft = useTurnDraft(consultaId, turn);
  const { before, text, speaker, scope, change } = draft;
  const close = (): void => {
    draft.drop();
    onClose();
  };
  const save = useCorrect(consultaId);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  // Not where it was found again as it had been left: there the page is read from its beginning.
  const [isFresh] = useState(!draft.isBegun);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    field.current?.focus();
    form.current?.scrollIntoView({ block: "nearest" });
  }, [isFresh]);
  const written = text.trim();
  /** What is to be sent, made from what stood there. */
  const changesFrom = (stood: TurnDraft["before"]): CorrectionChange[] => [
    ...(speaker === stood.speaker
      ? []
      : [{ kind: "speaker" as const, turn: turn.i, before: stood.speaker, speaker, scope }]),
    ...(written === stood.text
      ? []
      : [{ kind: "text" as const, turn: turn.i, before: stood.text, text: written }]),
  ];
  const send = (changes: CorrectionChange[]): void =>
    changes.length === 0 ? close() : save.mutate(changes, { onSuccess: close });
  const isOvertaken = draft.isOvertaken && !save.isPending && !save.isSuccess;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (written === "" || isOvertaken) return;
    send(changesFrom(before));
  };
  return (
    <form ref={form} onSubmit={submit} aria-label={words.title} className="space-y-3 py-1">
      <div>
        <label htmlFor={id} className="mb-1 block text-sm font-medium">
          {words.text}
        </label>
        <textarea
          ref={field}
          id={id}
          value={text}
          maxLength={MAX_TURN_TEXT}
          rows={Math.min(8, Math.max(2, Math.ceil(text.length / 50)))}
          aria-invalid={written === "" ? true : undefined}
          onChange={(event) => change({ text: event.target.value })}
          onKeyDown={({ key }) => {
            if (key === "Escape") close();
          }}
          className="field"
        />
        {written === "" ? <p className="text-sm text-danger">{words.empty}</p> : null}
      </div>
      <SpeakerFields
        before={before.speaker}
        speaker={speaker}
        scope={scope}
        onSpeaker={(chosen) => change({ speaker: chosen })}
        onScope={(chosen) => change({ scope: chosen })}
      />
      {save.error === null ? null : <FailureNotice category="consultation" error={save.error} />}
      {isOvertaken ? (
        <section
          role="alert"
          aria-label={words.changed}
          className="space-y-2 rounded-lg border border-warn bg-warn-soft p-3 text-sm"
        >
          <p className="font-semibold">{words.changed}</p>
          <p>
            <b>{words.now}</b> {turn.speaker === undefined ? words.nobody : names[turn.speaker]}:{" "}
            {turn.text}
          </p>
          {turn.text === written ? null : (
            <Difference before={turn.text} after={written} label={words.difference} />
          )}
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              className="btn btn-quiet"
              disabled={written === ""}
              onClick={() => send(changesFrom(draft.overtake()))}
            >
              {words.mine}
            </button>
            <button type="button" className="btn btn-quiet" onClick={close}>
              {words.take}
            </button>
          </div>
        </section>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          className="btn btn-primary"
          disabled={save.isPending || isOvertaken || written === ""}
        >
          {words.save}
        </button>
        <button type="button" className="btn btn-quiet" onClick={close}>
          {common.common.cancel}
        </button>
      </div>
      <TurnVersions turn={turn} onUse={(used) => change({ text: used })} />
    </form>
  );
};
