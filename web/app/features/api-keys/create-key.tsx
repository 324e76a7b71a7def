import type { ApiScope } from "@relato/shared/domain/api-scopes.ts";
import { useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { Field } from "../../ui/form/field.tsx";
import { LabelledInput } from "../../ui/labelled-input.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { useStepUp } from "../../ui/step-up/step-up.tsx";
import { refreshApiKeys } from "./queries.ts";
import { ScopeChoice } from "./scope-choice.tsx";

const EXPIRY_DAYS = [30, 90, 365, 0] as const;
type ExpiryDays = (typeof EXPIRY_DAYS)[number];
const DAY_MS = 86_400_000;

interface Draft {
  name: string;
  scopes: ApiScope[];
  days: ExpiryDays;
  addresses: string;
  origins: string;
}
const EMPTY: Draft = { name: "", scopes: [], days: 365, addresses: "", origins: "" };

const listOf = (typed: string): string[] => typed.split(/[\s,]+/).filter((one) => one !== "");

const bodyOf = ({ name, scopes, days, addresses, origins }: Draft) => ({
  name,
  scopes,
  addresses: listOf(addresses),
  // A pasted address of a site often ends with a slash.
  origins: listOf(origins).map((one) => one.replace(/\/$/, "").toLowerCase()),
  expires_at: days === 0 ? null : new Date(Date.now() + days * DAY_MS).toISOString(),
});

const isOf = (field: "addresses" | "origins", error: unknown): boolean =>
  error instanceof ApiError && error.field?.startsWith(field) === true;

/** The form of a new key. `onCreated` gets the secret, which no later answer has. */
export const CreateKey = (props: { onCreated: (secret: string) => void; onCancel: () => void }) => {
  const words = useLanguage().text.apiKeys.form;
  const [draft, setDraft] = useState(EMPTY);
  const [isChecked, setChecked] = useState(false);
  const stepUp = useStepUp();
  const create = useAction({
    run: (value: Draft) => stepUp.run(() => call("POST /api/api-keys", { body: bodyOf(value) })),
    onSuccess: ({ secret }) => props.onCreated(secret),
    refresh: refreshApiKeys,
    failure: (error) => (isOf("addresses", error) || isOf("origins", error) ? "shown" : "toast"),
  });
  const isNameMissing = draft.name.trim() === "";
  const isScopeMissing = draft.scopes.length === 0;
  const submit = (): void => {
    setChecked(true);
    if (!isNameMissing && !isScopeMissing && !create.isPending) create.mutate(draft);
  };
  return (
    <form
      noValidate
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="mt-5 grid gap-5 rounded-lg border border-line p-4"
    >
      <LabelledInput
        label={words.name}
        hint={words.nameHint}
        placeholder={words.namePlaceholder}
        maxLength={100}
        value={draft.name}
        error={isChecked && isNameMissing ? words.nameRequired : null}
        onChange={({ target }) => setDraft({ ...draft, name: target.value })}
      />
      <ScopeChoice
        value={draft.scopes}
        error={isChecked && isScopeMissing ? words.scopesRequired : null}
        onChange={(scopes) => setDraft({ ...draft, scopes })}
      />
      <Limits
        draft={draft}
        addressesError={isOf("addresses", create.error) ? words.addressesInvalid : undefined}
        onChange={setDraft}
      />
      {draft.scopes.includes("sessions:launch") ? (
        <LinesField
          label={words.origins}
          hint={words.originsHint}
          error={isOf("origins", create.error) ? words.originsInvalid : undefined}
          value={draft.origins}
          onChange={(origins) => setDraft({ ...draft, origins })}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <button type="submit" disabled={create.isPending} className="btn btn-primary">
          {create.isPending ? words.submitting : words.submit}
        </button>
        <CancelButton onPress={props.onCancel} />
      </div>
      {stepUp.dialog}
    </form>
  );
};

const CancelButton = ({ onPress }: { onPress: () => void }) => (
  <button type="button" onClick={onPress} className="btn btn-quiet">
    {useLanguage().text.common.cancel}
  </button>
);

/** A list, one item per line. */
const LinesField = (props: {
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}) => {
  const { value, onChange, ...field } = props;
  return (
    <Field {...field} isOptional>
      {(input) => (
        <textarea
          {...input}
          rows={2}
          className="field"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
};

/** When the key expires, and from where it is accepted. */
const Limits = (props: {
  draft: Draft;
  addressesError: string | undefined;
  onChange: (draft: Draft) => void;
}) => {
  const words = useLanguage().text.apiKeys.form;
  const { draft, onChange } = props;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={words.expiry} error={undefined}>
        {(input) => (
          <select
            {...input}
            className="field"
            value={draft.days}
            onChange={({ target }) => {
              const days = EXPIRY_DAYS.find((one) => String(one) === target.value) ?? 365;
              onChange({ ...draft, days });
            }}
          >
            {EXPIRY_DAYS.map((days) => (
              <option key={days} value={days}>
                {words.expiries[days]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <LinesField
        label={words.addresses}
        hint={words.addressesHint}
        error={props.addressesError}
        value={draft.addresses}
        onChange={(addresses) => onChange({ ...draft, addresses })}
      />
    </div>
  );
};
