import type { Scope } from "@relato/shared/domain/correction.ts";
import { type Speaker, speakerSchema } from "@relato/shared/domain/transcript.ts";
import { useId } from "react";
import { Field } from "../../../ui/form/field.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import type { OpenCorrection } from "./turn-draft.ts";

const SPEAKERS = speakerSchema.options;

/** The speaker of a turn, and the turns in which a changed speaker is corrected. */
export const SpeakerFields = ({ correction }: { correction: OpenCorrection }) => {
  const { draft, setValues, setScope } = correction;
  const { speaker } = draft.values;
  const before = draft.base?.speaker ?? null;
  const { correcting: words, speaker: names } = useLanguage().text.consulta;
  const name = useId();
  const nameOf = (one: Speaker | null): string => (one === null ? words.nobody : names[one]);
  const scopes: [Scope, string][] = [
    ["turn", words.onlyThis],
    ["voice", words.allOf(nameOf(before))],
  ];
  if (before !== null && speaker !== null)
    scopes.push(["swap", words.swap(nameOf(before), nameOf(speaker))]);
  return (
    <>
      <Field label={words.speaker} error={undefined}>
        {(input) => (
          <select
            {...input}
            value={speaker ?? ""}
            onChange={({ target }) =>
              setValues({ speaker: SPEAKERS.find((one) => one === target.value) ?? null })
            }
            className="field"
          >
            {[...SPEAKERS, null].map((one) => (
              <option key={one} value={one ?? ""}>
                {nameOf(one)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {speaker === before ? null : (
        <fieldset className="space-y-1">
          <legend className="mb-1 text-sm font-medium">{words.scope}</legend>
          {scopes.map(([scope, label]) => (
            <label key={scope} className="flex min-h-9 items-center gap-2 text-sm">
              <input
                type="radio"
                name={name}
                checked={draft.scope === scope}
                onChange={() => setScope(scope)}
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
