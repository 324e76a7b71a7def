import { PauseIcon, PlayIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { recorder, useRecorder } from "../recorder.ts";
import { DiscardButton } from "./discard-button.tsx";

/** The actions of the recorder's state (specification 4). `onBack` leads to the setup. */
export const RecorderControls = (props: {
  onSave: () => void;
  onBack?: (() => void) | undefined;
}) => {
  const { onSave, onBack } = props;
  const { gravacoes: words } = useLanguage().text;
  const { state } = useRecorder();
  switch (state.kind) {
    case "idle":
      return null;
    case "recording":
    case "paused":
      return (
        <>
          {state.kind === "recording" ? (
            <button type="button" className="btn btn-quiet" onClick={() => recorder.pause()}>
              <PauseIcon /> {words.pause}
            </button>
          ) : (
            <button type="button" className="btn btn-quiet" onClick={() => recorder.resume()}>
              <PlayIcon /> {words.resume}
            </button>
          )}
          <button type="button" className="btn btn-primary" onClick={() => recorder.finish()}>
            {words.finish}
          </button>
        </>
      );
    case "stopped":
      return (
        <>
          {onBack === undefined ? null : (
            <button type="button" className="btn btn-quiet" onClick={onBack}>
              {words.back}
            </button>
          )}
          <DiscardButton onDiscard={() => recorder.discard()} />
          <button type="button" className="btn btn-primary" onClick={onSave}>
            {words.save}
          </button>
        </>
      );
    case "uploading":
      return (
        <button type="button" className="btn btn-quiet" onClick={() => recorder.cancelSaving()}>
          {words.back}
        </button>
      );
  }
};
