import { AUDIT_KINDS, type AuditKind } from "@relato/shared/domain/audit-log.ts";
import { LabelledDate } from "../../ui/date/labelled-date.tsx";
import { Field } from "../../ui/form/field.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { PatientPicker } from "../../ui/patient-picker.tsx";

/** What the form shows; empty strings are no filter. */
export interface AuditChoice {
  paciente_id: string;
  kind: AuditKind | "";
  from: string;
  until: string;
}

const DAYS = { min: "2000-01-01", max: "2199-12-31" };

/** The filters of the list: patient, kind and days. */
export const AuditFilters = (props: {
  value: AuditChoice;
  onChange: (value: AuditChoice) => void;
}) => {
  const words = useLanguage().text.auditLog;
  const { value, onChange } = props;
  return (
    <fieldset
      aria-label={words.filters.title}
      className="mb-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      <PatientPicker
        label={words.filters.paciente}
        value={value.paciente_id === "" ? null : value.paciente_id}
        onChange={(id) => onChange({ ...value, paciente_id: id ?? "" })}
      />
      <Field label={words.filters.kind} error={undefined}>
        {(input) => (
          <select
            {...input}
            className="field"
            value={value.kind}
            onChange={({ target }) =>
              onChange({ ...value, kind: AUDIT_KINDS.find((one) => one === target.value) ?? "" })
            }
          >
            <option value="">{words.filters.all}</option>
            {AUDIT_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {words.kinds[kind]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <LabelledDate
        {...DAYS}
        label={words.filters.from}
        value={value.from}
        onChange={(from) => onChange({ ...value, from })}
      />
      <LabelledDate
        {...DAYS}
        label={words.filters.until}
        value={value.until}
        onChange={(until) => onChange({ ...value, until })}
      />
    </fieldset>
  );
};
