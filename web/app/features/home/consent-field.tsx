import type { Draft } from "./draft.ts";
import { useId } from "react";
import { useLanguage } from "../../ui/language.tsx";

/** CFM 2.454/2026: the patient is told of recording and AI, and agrees or refuses; refused means that nothing is processed. */
export const ConsentField = (props: {
  value: Draft["consent"];
  onChange: (consent: "agreed" | "refused") => void;
  isMissing: boolean;
}) => {
  const { text } = useLanguage();
  const id = useId();
  const problem =
    props.value === "refused"
      ? text.errors.CONSENT_REFUSED
      : props.isMissing
        ? text.home.consentRequired
        : null;
  const choices = [
    ["agreed", text.home.consent],
    ["refused", text.home.consentRefused],
  ] as const;
  return (
    <fieldset aria-describedby={problem === null ? undefined : id}>
      <legend className="mb-1.5 text-sm font-medium">{text.home.consentLegend}</legend>
      <p className="mb-2 text-sm text-muted">{text.home.consentNotice}</p>
      <div className="space-y-1">
        {choices.map(([value, label]) => (
          <label key={value} className="flex min-h-8 cursor-pointer items-center gap-3 text-sm">
            <input
              type="radio"
              name={`${id}-consent`}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
              className="size-5 shrink-0 accent-accent"
            />
            {label}
          </label>
        ))}
      </div>
      {problem === null ? null : (
        <p id={id} role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  );
};
