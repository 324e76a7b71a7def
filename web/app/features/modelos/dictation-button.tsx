import type { Language } from "@relato/shared/domain/language.ts";
import { useLanguage } from "../../ui/language.tsx";
import { MicIcon } from "../../ui/icons.tsx";
import { Note } from "../../ui/surfaces.tsx";
import { DictationMicrophone } from "../gravacoes/dictation-microphone.tsx";
import { useDictation } from "../gravacoes/dictation.ts";
import { useRecorder } from "../gravacoes/recorder.ts";

/** "Narrar": dictation into the text. Disabled while recording, which uses the same socket. */
export const DictationButton = (props: {
  language: Language;
  onWords: (words: string) => void;
}) => {
  const words = useLanguage().text.modelos.editor;
  const { state, start, stop, level } = useDictation(props.language, ({ text }) =>
    props.onWords(text),
  );
  const isRecording = useRecorder().state.kind !== "idle";
  const isOn = state.kind === "on";
  const status = {
    off: null,
    starting: words.narrateStarting,
    on: words.narrating,
    ending: words.narrateEnding,
    failed: null,
  }[state.kind];
  return (
    <div className="space-y-2">
      <button
        type="button"
        aria-pressed={isOn}
        disabled={isRecording || state.kind === "starting" || state.kind === "ending"}
        onClick={() => (isOn ? stop() : void start())}
        className={`btn ${isOn ? "btn-danger" : "btn-quiet"}`}
      >
        <MicIcon /> {isOn ? words.narrateStop : words.narrate}
      </button>
      <DictationMicrophone isOn={isOn} level={level} />
      {isRecording ? <p className="text-sm text-muted">{words.narrateBusy}</p> : null}
      <output className="block text-sm text-muted empty:hidden">{status}</output>
      {/* Not announced: a screen reader would talk over the doctor. */}
      {state.kind === "on" || state.kind === "ending" ? (
        <p className="text-sm text-muted italic empty:hidden">{state.partial}</p>
      ) : null}
      {state.kind === "failed" ? (
        <Note tone="danger" announce="alert">
          {state.reason === "microphone" ? words.microphoneFailed : words.speechFailed}
        </Note>
      ) : null}
    </div>
  );
};
