import { useId } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { microphoneList, useMicrophones } from "./microphone-list.ts";

/** Chooses between the microphones of this device. Not shown if there is nothing to choose. */
export const MicrophonePicker = (props: { isDisabled?: boolean; onChange?: () => void }) => {
  const words = useLanguage().text.gravacoes.microphone;
  const { microphones, chosen } = useMicrophones();
  const id = useId();
  if (microphones.length < 2) return null;
  const isKnown = microphones.some((microphone) => microphone.id === chosen);
  return (
    <div className="max-w-72">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {words.label}
      </label>
      <select
        id={id}
        value={isKnown ? chosen : ""}
        disabled={props.isDisabled}
        onChange={({ target }) => {
          microphoneList.choose(target.value);
          props.onChange?.();
        }}
        className="field"
      >
        <option value="">{words.system}</option>
        {microphones.map((microphone) => (
          <option key={microphone.id} value={microphone.id}>
            {microphone.label}
          </option>
        ))}
      </select>
    </div>
  );
};
