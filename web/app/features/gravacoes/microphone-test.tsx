import { useEffect, useState, useSyncExternalStore } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { LevelMeter } from "./capture/level-meter.tsx";
import { MicrophonePicker } from "./capture/microphone-picker.tsx";
import { holdIfGranted, openedMicrophone } from "./capture/opened-microphone.ts";

/**
 * Opens the microphone, shows its level and lets the doctor choose another, without recording.
 * `isWanted` opens it if the browser does not ask; the button opens it in any case.
 */
export const MicrophoneTest = (props: { label: string; hearing: string; isWanted?: boolean }) => {
  const { label, hearing, isWanted = false } = props;
  const { text } = useLanguage();
  const { source, problem } = useSyncExternalStore(
    openedMicrophone.subscribe,
    openedMicrophone.get,
  );
  const [isTesting, setTesting] = useState(false);
  useEffect(() => {
    if (isTesting) return openedMicrophone.hold();
    return isWanted ? holdIfGranted() : undefined;
  }, [isTesting, isWanted]);
  if (source !== null)
    return (
      <div className="space-y-2">
        <output className="block text-sm">{hearing}</output>
        <LevelMeter active level={source.level} />
        <MicrophonePicker onChange={openedMicrophone.reopen} />
      </div>
    );
  const test = (): void => {
    if (isTesting) openedMicrophone.reopen();
    setTesting(true);
  };
  return (
    <>
      <button type="button" className="btn btn-quiet w-full text-sm" onClick={test}>
        {label}
      </button>
      {isTesting && problem !== null ? (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {text.gravacoes.problems[problem]}
        </p>
      ) : null}
    </>
  );
};
