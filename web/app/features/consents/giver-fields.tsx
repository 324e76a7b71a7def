import {
  CONSENT_RELATIONS,
  type ConsentRelation,
  MAX_REPRESENTATIVE_DOCUMENT,
  MAX_REPRESENTATIVE_NAME,
} from "@relato/shared/domain/consent.ts";
import { ChoiceGroup } from "../../ui/choice.tsx";
import { Field } from "../../ui/form/field.tsx";
import { LabelledInput } from "../../ui/labelled-input.tsx";
import { useLanguage } from "../../ui/language.tsx";
import {
  EMPTY_REPRESENTATIVE,
  type RepresentativeDraft,
  toRepresentative,
} from "./representative-draft.ts";

interface GiverProps {
  /** Null: the patient consents. */
  value: RepresentativeDraft | null;
  onChange: (value: RepresentativeDraft | null) => void;
  /** Whether missing fields are shown as an error. */
  hasTried: boolean;
}

/** Who consents: the patient, or a representative with name, relation and document. */
export const GiverFields = ({ value, onChange, hasTried }: GiverProps) => {
  const words = useLanguage().text.home.giver;
  const isMissing = hasTried && value !== null && toRepresentative(value) === null;
  return (
    <div className="space-y-3">
      <ChoiceGroup
        label={words.label}
        value={value === null ? "patient" : "representative"}
        choices={[
          { value: "patient", label: words.patient },
          { value: "representative", label: words.representative },
        ]}
        onChange={(giver) => onChange(giver === "patient" ? null : EMPTY_REPRESENTATIVE)}
      />
      {value === null ? null : (
        <div className="grid gap-3 sm:grid-cols-2">
          <LabelledInput
            label={words.name}
            value={value.name}
            maxLength={MAX_REPRESENTATIVE_NAME}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...value, name: target.value })}
          />
          <Field label={words.relation} error={undefined}>
            {(input) => (
              <select
                {...input}
                value={value.relation}
                onChange={({ target }) =>
                  onChange({ ...value, relation: target.value as ConsentRelation })
                }
                className="field"
              >
                <option value="" disabled>
                  {words.chooseRelation}
                </option>
                {CONSENT_RELATIONS.map((one) => (
                  <option key={one} value={one}>
                    {words.relations[one]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={words.document} isOptional error={undefined}>
            {(input) => (
              <input
                {...input}
                type="text"
                autoComplete="off"
                value={value.document}
                maxLength={MAX_REPRESENTATIVE_DOCUMENT}
                onChange={({ target }) => onChange({ ...value, document: target.value })}
                className="field"
              />
            )}
          </Field>
        </div>
      )}
      {isMissing ? (
        <p role="alert" className="text-sm font-medium text-danger">
          {words.required}
        </p>
      ) : null}
    </div>
  );
};
