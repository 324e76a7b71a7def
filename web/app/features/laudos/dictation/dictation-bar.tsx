import { useState } from "react";
import { MicIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Note } from "../../../ui/surfaces.tsx";
import { DictationMicrophone } from "../../gravacoes/dictation-microphone.tsx";
import type { DictationState } from "../../gravacoes/dictation.ts";
import { useRecorder } from "../../gravacoes/recorder.ts";
import { useOpenLaudo } from "../open-laudo.ts";
import { CommandsDialog } from "./commands-dialog.tsx";
import { useDictationToggle } from "./dictation-toggle.ts";
import { PassageButton } from "./passage-button.tsx";
import { TextPrompt } from "./text-prompt.tsx";
import { useLaudoDictation } from "./use-laudo-dictation.ts";
import { useVoiceCommands } from "./voice-commands-switch.ts";

const CommandsSwitch = ({ isOn, onChange }: { isOn: boolean; onChange: (on: boolean) => void }) => {
  const words = useLanguage().text.laudosDictation;
  const { language } = useOpenLaudo().form;
  const [isListing, setListing] = useState(false);
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
          className="size-5 accent-accent"
        />
        {words.commands}
      </label>
      <button
        type="button"
        className="btn px-2 text-sm text-accent hover:bg-sunken"
        onClick={() => setListing(true)}
      >
        {words.showCommands}
      </button>
      {isListing ? <CommandsDialog language={language} onClose={() => setListing(false)} /> : null}
    </>
  );
};

/** Characters of the partial text: its end is what was just said. */
const MAX_PARTIAL = 80;

const Status = ({ state, isRecording }: { state: DictationState; isRecording: boolean }) => {
  const words = useLanguage().text.laudosDictation;
  const status = {
    off: isRecording ? words.busy : null,
    starting: words.starting,
    on: words.listening,
    ending: words.ending,
    failed: null,
  }[state.kind];
  return (
    <>
      <output className="block text-sm text-muted empty:hidden">{status}</output>
      {/* Not announced: a screen reader would talk over the doctor. One line, so that the text of
          the laudo does not move. */}
      {state.kind === "on" || state.kind === "ending" ? (
        <p className="min-h-5 truncate text-sm text-muted italic">
          {state.partial.slice(-MAX_PARTIAL)}
        </p>
      ) : null}
      {state.kind === "failed" ? (
        <Note tone="danger" announce="alert">
          {state.reason === "microphone" ? words.microphoneFailed : words.speechFailed}
        </Note>
      ) : null}
    </>
  );
};

/** Dictation into the laudo: its button, voice commands and what is heard. */
export const DictationBar = () => {
  const words = useLanguage().text.laudosDictation;
  const { editor, laudo } = useOpenLaudo();
  const [commands, setCommands] = useVoiceCommands();
  const { state, start, stop, write, level } = useLaudoDictation(commands);
  /** The failure whose text prompt was closed. */
  const [closed, setClosed] = useState<DictationState | null>(null);
  const isRecording = useRecorder().state.kind !== "idle";
  const isOn = state.kind === "on";
  const isSpeechFailed = state.kind === "failed" && state.reason === "speech";
  const isBusy = isRecording || state.kind === "starting" || state.kind === "ending";
  const press = (): void => (isOn ? stop() : void start());
  useDictationToggle(() => {
    if (!isBusy && laudo.can.edit) press();
  });
  if (!laudo.can.edit) return <PassageButton editor={editor} />;
  return (
    <div className="space-y-1 print:hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <button
          type="button"
          aria-pressed={isOn}
          disabled={isBusy}
          // The text keeps its selection: the words go there.
          onMouseDown={(event) => event.preventDefault()}
          onClick={press}
          className={`btn ${isOn ? "btn-danger" : "btn-quiet"}`}
        >
          <MicIcon /> {isOn ? words.stop : words.start}
        </button>
        <CommandsSwitch isOn={commands} onChange={setCommands} />
        <PassageButton editor={editor} />
        {isSpeechFailed ? (
          <button type="button" className="btn btn-quiet" onClick={() => setClosed(null)}>
            {words.prompt.open}
          </button>
        ) : null}
      </div>
      <DictationMicrophone isOn={isOn} level={level} />
      <Status state={state} isRecording={isRecording} />
      {isSpeechFailed && closed !== state ? (
        <TextPrompt
          onText={(text) => {
            setClosed(state);
            write(text, null);
            editor.view.focus();
          }}
          onClose={() => setClosed(state)}
        />
      ) : null}
    </div>
  );
};
