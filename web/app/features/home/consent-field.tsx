import { useId } from "react";
import { GiverFields } from "../consents/giver-fields.tsx";
import { useLanguage } from "../../ui/language.tsx";
import type { NewConsultationModel } from "./use-new-consultation.ts";

/**
 * The patient's answer to recording and AI (CFM 2.454/2026). A patient who was informed may answer
 * on the recording. After a refusal nothing is processed.
 */
export const ConsentField = ({ model }: { model: NewConsultationModel }) => {
  const { text } = useLanguage();
  const id = useId();
  const value = model.draft.consent;
  const problem =
    value === "refused"
      ? text.errors.CONSENT_REFUSED
      : model.hasTried && model.lacksConsent
        ? model.lackingConsent
        : null;
  const choices = [
    ["told", text.home.consentTold],
    ["agreed", text.home.consent],
    ["refused", text.home.consentRefused],
  ] as const;
  return (
    <fieldset aria-describedby={problem === null ? undefined : id}>
      <legend className="mb-1.5 text-sm font-medium">{text.home.consentLegend}</legend>
      <p className="mb-2 text-sm text-muted">{text.home.consentNotice}</p>
      {model.isAskedAgain ? (
        <output className="mb-2 block text-sm font-medium text-warn">
          {text.home.consentAgain}
        </output>
      ) : null}
      <div className="space-y-1">
        {choices.map(([choice, label]) => (
          <label key={choice} className="flex min-h-8 cursor-pointer items-center gap-3 text-sm">
            <input
              type="radio"
              name={`${id}-consent`}
              checked={choice === value}
              onChange={() => model.consent(choice)}
              className="size-5 shrink-0 accent-accent"
            />
            {label}
          </label>
        ))}
      </div>
      {value === "told" || value === "agreed" ? (
        <div className="mt-3">
          <GiverFields
            value={model.draft.representative}
            onChange={(representative) => model.change({ representative })}
            hasTried={model.hasTried && value === "agreed"}
          />
        </div>
      ) : null}
      {problem === null ? null : (
        <p id={id} role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  );
};
