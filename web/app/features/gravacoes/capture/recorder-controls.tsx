import { PauseIcon, PlayIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { DiscardButton } from "./discard-button.tsx";
import { recorder } from "../recorder.ts";
import type { RecorderState } from "../recorder-state.ts";

/** What can be done with the recording in its state (specification 4). `onBack` leads from the finished one to the setup. */
export const RecorderControls = (props: {
  state: RecorderState;
  onSave: () => void;
  onBack?: (() => void) | undefined;
}) => {
  const { state, onSave, onBack } = props;
  const { text } = useLanguage();
  switch (state.kind) {
    case "idle":
      return null;
    case "recording":
    case "paused":
      return (
        <>
          {state.kind === "recording" ? (
            <button type="button" className="btn btn-quiet" onClick={() => recorder.pause()}>
              <PauseIcon /> {text.gravacoes.pause}
            </button>
          ) : (
            <button type="button" className="btn btn-quiet" onClick={() => recorder.resume()}>
              <PlayIcon /> {text.gravacoes.resume}
            </button>
          )}
          <button type="button" className="btn btn-primary" onClick={() => recorder.finish()}>
            {text.gravacoes.finish}
          </button>
        </>
      );
    case "stopped":
      return (
        <>
          {onBack === undefined ? null : (
            <button type="button" className="btn btn-quiet" onClick={onBack}>
              {text.gravacoes.back}
            </button>
          )}
          <DiscardButton onDiscard={() => recorder.discard()} />
          <button type="button" className="btn btn-primary" onClick={onSave}>
            {text.gravacoes.save}
          </button>
        </>
      );
    case "uploading":
      return (
        <button type="button" className="btn btn-quiet" onClick={() => recorder.cancelSaving()}>
          {text.gravacoes.back}
        </button>
      );
  }
};
