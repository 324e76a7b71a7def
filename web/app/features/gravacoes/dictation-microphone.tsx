import { LevelMeter } from "./capture/level-meter.tsx";
import { MicrophonePicker } from "./capture/microphone-picker.tsx";

/** The level of a running dictation; before it, the choice of its microphone. */
export const DictationMicrophone = (props: { isOn: boolean; level: () => number }) =>
  props.isOn ? <LevelMeter active level={props.level} /> : <MicrophonePicker />;
