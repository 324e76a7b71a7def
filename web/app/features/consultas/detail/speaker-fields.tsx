import type { Scope } from "@relato/shared/domain/correction.ts";
import type { Speaker } from "@relato/shared/domain/transcript.ts";
import { useId } from "react";
import { useLanguage } from "../../../ui/language.tsx";

const SPEAKERS: readonly Speaker[] = ["medico", "paciente", "acompanhante"];

/** Who speaks, and for which turns that is put right. */
export const SpeakerFields = (props: {
  before: Speaker | null;
  speaker: Speaker | null;
  scope: Scope;
  onSpeaker: (speaker: Speaker | null) => void;
  onScope: (scope: Scope) => void;
}) => {
  const { before, speaker } = props;
  const { correcting: words, speaker: names } = useLanguage().text.consulta;
  const id = useId();
  const nameOf = (one: Speaker | null): string => (one === null ? words.nobody : names[one]);
  const scopes: [Scope, string][] = [
    ["turn", words.onlyThis],
    ["voice", words.allOf(nameOf(before))],
    ...(before === null || speaker === null
      ? []
      : [["swap", words.swap(nameOf(before), nameOf(speaker))] satisfies [Scope, string]]),
  ];
  return (
    <>
      <div>
        <label htmlFor={id} className="mb-1 block text-sm font-medium">
          {words.speaker}
        </label>
        <select
          id={id}
          value={speaker ?? ""}
          onChange={({ target }) =>
            props.onSpeaker(SPEAKERS.find((one) => one === target.value) ?? null)
          }
          className="field"
        >
          {SPEAKERS.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
          <option value="">{words.nobody}</option>
        </select>
      </div>
      {speaker === before ? null : (
        <fieldset className="space-y-1">
          <legend className="mb-1 text-sm font-medium">{words.scope}</legend>
          {scopes.map(([scope, label]) => (
            <label key={scope} className="flex min-h-9 items-center gap-2 text-sm">
              <input
                type="radio"
                name={`${id}-scope`}
                checked={props.scope === scope}
                onChange={() => props.onScope(scope)}
                className="size-4 accent-accent"
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
};
