import {
  type CorrectionChange,
  MAX_TURN_TEXT,
  type Scope,
} from "@relato/shared/domain/correction.ts";
import type { Speaker, Turn } from "@relato/shared/domain/transcript.ts";
import { type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { useLanguage, useViews } from "../../../ui/language.tsx";
import { FailureNotice } from "../../../ui/surfaces.tsx";
import { useCorrect, useCorrecting } from "./correcting.ts";
import { SpeakerFields } from "./speaker-fields.tsx";
import { TurnVersions } from "./turn-versions.tsx";

/**
 * A turn's words and speaker, put right in place. What is sent names what stood there when it was opened; if another tab was first, the
 * typed words stay, and what stands there now is shown.
 */
export const TurnEditor = ({ turn, onClose }: { turn: Turn; onClose: () => void }) => {
  const { text: common } = useLanguage();
  const words = useViews().consulta.correcting;
  const { consultaId } = useCorrecting();
  const [from, setFrom] = useState(turn);
  const [text, setText] = useState(turn.text);
  const [speaker, setSpeaker] = useState<Speaker | null>(turn.speaker ?? null);
  const [scope, setScope] = useState<Scope>("turn");
  const save = useCorrect(consultaId);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);
  const before = from.speaker ?? null;
  const written = text.trim();
  const changes: CorrectionChange[] = [
    ...(speaker === before
      ? []
      : [{ kind: "speaker" as const, turn: turn.i, before, speaker, scope }]),
    ...(written === from.text
      ? []
      : [{ kind: "text" as const, turn: turn.i, before: from.text, text: written }]),
  ];
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (written === "") return;
    if (changes.length === 0) return onClose();
    save.mutate(changes, { onSuccess: onClose });
  };
  const changed = turn.text !== from.text || (turn.speaker ?? null) !== before;
  return (
    <form onSubmit={submit} aria-label={words.title} className="space-y-3 py-1">
      <SpeakerFields
        before={before}
        speaker={speaker}
        scope={scope}
        onSpeaker={setSpeaker}
        onScope={setScope}
      />
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
          onChange={(event) => setText(event.target.value)}
          onKeyDown={({ key }) => {
            if (key === "Escape") onClose();
          }}
          className="field"
        />
        {written === "" ? <p className="text-sm text-danger">{words.empty}</p> : null}
      </div>
      {save.error === null ? null : (
        <FailureNotice
          title={common.failures.title.consultation}
          error={save.error}
          category="consultation"
        />
      )}
      {changed && save.error !== null ? (
        <div className="rounded-lg bg-warn-soft p-3 text-sm">
          <p>
            <b>{words.now}</b> {turn.text}
          </p>
          <button
            type="button"
            className="btn btn-quiet mt-2"
            onClick={() => {
              setFrom(turn);
              save.reset();
            }}
          >
            {words.mine}
          </button>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          className="btn btn-primary"
          disabled={save.isPending || written === ""}
        >
          {words.save}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {common.common.cancel}
        </button>
      </div>
      <TurnVersions turn={turn} onUse={setText} />
    </form>
  );
};
