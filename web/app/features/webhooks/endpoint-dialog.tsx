import type { WebhookEndpoint, WebhookForm } from "@relato/shared/contract/webhooks.ts";
import { WEBHOOK_EVENT_TYPES, WEBHOOK_FIELD_NAMES } from "@relato/shared/domain/webhooks.ts";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { newId } from "../../api/new-id.ts";
import { Dialog, DialogHeader } from "../../ui/dialog.tsx";
import { LabelledInput } from "../../ui/labelled-input.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { refreshWebhooks } from "./queries.ts";
import { Secret } from "./secret.tsx";

type Form = WebhookForm & { enabled: boolean };

/** A group of checkboxes whose values are a list. */
const Choices = <Value extends string>(props: {
  title: string;
  hint?: string;
  error?: string | null;
  values: readonly Value[];
  labels: Record<Value, string>;
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}) => {
  const { chosen, values, labels } = props;
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{props.title}</legend>
      {props.hint === undefined ? null : <p className="mb-1 text-sm text-muted">{props.hint}</p>}
      {props.error ? (
        <p role="alert" className="mb-1 text-sm text-danger">
          {props.error}
        </p>
      ) : null}
      <div className="grid gap-1 sm:grid-cols-2">
        {values.map((value) => (
          <label key={value} className="flex min-h-9 items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                props.onChange(
                  target.checked ? [...chosen, value] : chosen.filter((one) => one !== value),
                )
              }
            />
            {labels[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

const initialForm = (endpoint: WebhookEndpoint | null): Form => ({
  url: endpoint?.url ?? "",
  events: endpoint?.events ?? ["consulta.completed", "documento.signed"],
  fields: endpoint?.fields ?? [],
  enabled: (endpoint?.disabled ?? null) === null,
});

const EndpointForm = (props: {
  endpoint: WebhookEndpoint | null;
  onSaved: (secret: string | null) => void;
}) => {
  const { locale, text } = useLanguage();
  const words = text.webhooks;
  const { endpoint } = props;
  const [form, setForm] = useState(() => initialForm(endpoint));
  // A retry after a lost answer must not create a second endpoint.
  const [id] = useState(newId);
  const change = (part: Partial<Form>): void => setForm((before) => ({ ...before, ...part }));
  const save = useAction({
    run: async ({ enabled, ...body }: Form) => {
      if (endpoint === null)
        return (await call("POST /api/webhooks", { body: { ...body, id, locale } })).secret;
      const params = { id: endpoint.id };
      await call("PUT /api/webhooks/:id", { params, body: { ...body, enabled } });
      return null;
    },
    success: words.saved,
    refresh: refreshWebhooks,
    onSuccess: props.onSaved,
  });
  const isEmpty = form.events.length === 0;
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !save.isPending) save.mutate(form);
      }}
    >
      <LabelledInput
        label={words.form.url}
        hint={words.form.urlHint}
        type="url"
        value={form.url}
        onChange={({ target }) => change({ url: target.value })}
      />
      <Choices
        title={words.form.events}
        error={isEmpty ? words.form.eventsRequired : null}
        values={WEBHOOK_EVENT_TYPES}
        labels={words.events}
        chosen={form.events}
        onChange={(events) => change({ events })}
      />
      <Choices
        title={words.form.fields}
        hint={words.form.fieldsHint}
        values={WEBHOOK_FIELD_NAMES}
        labels={words.fields}
        chosen={form.fields}
        onChange={(fields) => change({ fields })}
      />
      {endpoint === null ? null : (
        <label className="flex min-h-9 items-center gap-2 text-sm font-medium">
          <input
            type="checkbox"
            checked={form.enabled}
            onChange={({ target }) => change({ enabled: target.checked })}
          />
          {words.form.enabled}
        </label>
      )}
      {save.error === null ? null : <FailureNotice error={save.error} />}
      <div className="flex justify-end">
        <button type="submit" className="btn btn-primary" disabled={save.isPending}>
          {words.form.save}
        </button>
      </div>
    </form>
  );
};

/** Creates an endpoint (`endpoint` null) and shows its secret, or changes one. */
export const EndpointDialog = (props: {
  endpoint: WebhookEndpoint | null;
  onClose: () => void;
}) => {
  const { endpoint, onClose } = props;
  const words = useLanguage().text.webhooks;
  const [secret, setSecret] = useState<string | null>(null);
  const form = endpoint === null ? words.form.createTitle : words.form.editTitle;
  const title = secret === null ? form : words.secret.title;
  return (
    <Dialog isOpen onClose={onClose} label={title} size="lg" isDismissable={false}>
      <DialogHeader title={title} onClose={onClose} />
      {secret === null ? (
        <EndpointForm
          endpoint={endpoint}
          onSaved={(made) => (made === null ? onClose() : setSecret(made))}
        />
      ) : (
        <Secret secret={secret} onClose={onClose} />
      )}
    </Dialog>
  );
};
