import {
  DATA_CATEGORIES,
  INCIDENT_KINDS,
  type IncidentFacts,
} from "@relato/shared/contract/incidents.ts";
import { type SubmitEvent, type TextareaHTMLAttributes, useState } from "react";
import { LabelledDate } from "../../ui/date/labelled-date.tsx";
import { Field } from "../../ui/form/field.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice } from "../../ui/surfaces.tsx";
import { draftOf, type IncidentDraft, readDraft } from "./incident-draft.ts";

const Checks = <T extends string>(props: {
  label: string;
  names: Readonly<Record<T, string>>;
  options: readonly T[];
  value: readonly T[];
  onChange: (value: T[]) => void;
}) => (
  <fieldset>
    <legend className="mb-1 text-sm font-medium">{props.label}</legend>
    {props.options.map((one) => (
      <label key={one} className="flex min-h-9 items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={props.value.includes(one)}
          onChange={({ target }) =>
            props.onChange(
              target.checked ? [...props.value, one] : props.value.filter((other) => other !== one),
            )
          }
        />
        {props.names[one]}
      </label>
    ))}
  </fieldset>
);

export const LabelledText = (
  props: TextareaHTMLAttributes<HTMLTextAreaElement> & { label: string; hint?: string },
) => {
  const { label, hint, ...attributes } = props;
  return (
    <Field label={label} hint={hint} error={undefined}>
      {(input) => (
        <textarea rows={3} maxLength={4000} {...attributes} {...input} className="field h-auto" />
      )}
    </Field>
  );
};

/** All facts of an incident. `facts`: null for a new one. */
export const IncidentForm = (props: {
  facts: IncidentFacts | null;
  isBusy: boolean;
  failure: Error | null;
  onSave: (facts: IncidentFacts) => void;
}) => {
  const { text } = useLanguage();
  const { kinds, categories, incidents } = text.compliance;
  const words = incidents.form;
  const [draft, setDraft] = useState(() => draftOf(props.facts));
  const [isIncomplete, setIncomplete] = useState(false);
  const set = (change: Partial<IncidentDraft>): void => setDraft((now) => ({ ...now, ...change }));
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const facts = readDraft(draft);
    setIncomplete(facts === null);
    if (facts !== null) props.onSave(facts);
  };
  const textOf = (name: "description" | "accounts" | "measures" | "risks") => ({
    label: words[name],
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const timeOf = (name: "from" | "to" | "known") => ({
    label: words[name],
    kind: "moment" as const,
    value: draft[name],
    onChange: (moment: string) => set({ [name]: moment }),
  });
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <LabelledText {...textOf("description")} />
      <div className="grid gap-4 md:grid-cols-2">
        <Checks
          label={words.kinds}
          names={kinds}
          options={INCIDENT_KINDS}
          value={draft.kinds}
          onChange={(value) => set({ kinds: value })}
        />
        <Checks
          label={words.categories}
          names={categories}
          options={DATA_CATEGORIES}
          value={draft.categories}
          onChange={(value) => set({ categories: value })}
        />
        <LabelledDate {...timeOf("from")} />
        <LabelledDate {...timeOf("to")} />
        <LabelledDate {...timeOf("known")} hint={words.knownHint} />
        <LabelledText {...textOf("accounts")} hint={words.accountsHint} />
      </div>
      <LabelledText {...textOf("measures")} />
      <LabelledText {...textOf("risks")} />
      {isIncomplete ? (
        <p role="alert" className="text-sm text-danger">
          {words.required}
        </p>
      ) : null}
      {props.failure === null ? null : <FailureNotice error={props.failure} />}
      <button type="submit" className="btn btn-primary" disabled={props.isBusy}>
        {words.save}
      </button>
    </form>
  );
};
