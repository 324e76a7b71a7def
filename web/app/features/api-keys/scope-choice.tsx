import { API_SCOPES, type ApiScope, scopeResource } from "@relato/shared/domain/api-scopes.ts";
import { useId } from "react";
import { useLanguage } from "../../ui/language.tsx";

const GROUPS = [...Map.groupBy(API_SCOPES, scopeResource)];

/** Checkboxes for the scopes of a key, one group for each resource. */
export const ScopeChoice = (props: {
  value: readonly ApiScope[];
  error: string | null;
  onChange: (value: ApiScope[]) => void;
}) => {
  const words = useLanguage().text.apiKeys;
  const id = useId();
  const { value, error, onChange } = props;
  const toggle = (scope: ApiScope): void =>
    onChange(value.includes(scope) ? value.filter((one) => one !== scope) : [...value, scope]);
  return (
    <fieldset aria-describedby={`${id}-hint${error === null ? "" : ` ${id}-error`}`}>
      <legend className="text-sm font-medium">{words.form.scopes}</legend>
      <p id={`${id}-hint`} className="mb-3 text-sm text-muted">
        {words.form.scopesHint}
      </p>
      {error === null ? null : (
        <p id={`${id}-error`} role="alert" className="mb-3 text-sm text-danger">
          {error}
        </p>
      )}
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {GROUPS.map(([resource, scopes]) => (
          <fieldset key={resource}>
            <legend className="text-sm font-semibold">{words.resources[resource]}</legend>
            {scopes.map((scope) => (
              <label key={scope} className="flex min-h-9 items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  checked={value.includes(scope)}
                  onChange={() => toggle(scope)}
                  className="size-4 shrink-0 accent-accent"
                />
                {words.scopes[scope]}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
};
