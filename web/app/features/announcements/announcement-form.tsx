import { ANNOUNCEMENT_BODY, ANNOUNCEMENT_TITLE } from "@relato/shared/contract/announcements.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { type SubmitEvent, useState } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../ui/form/field.tsx";
import { LabelledInput } from "../../ui/labelled-input.tsx";
import { LanguageOptions } from "../../ui/language-options.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Note } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { createAnnouncement } from "./queries.ts";

interface Readers {
  in_app: number;
  by_mail: number;
}

const emptyDraft = (locale: Locale) => ({
  id: crypto.randomUUID(),
  title: "",
  body: "",
  locale,
  in_app: true,
  by_mail: false,
});

const Channel = (props: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <label className="flex items-start gap-3">
    <input
      type="checkbox"
      checked={props.isOn}
      onChange={({ target }) => props.onChange(target.checked)}
      className="mt-1 size-4"
    />
    {props.label}
  </label>
);

/** Writes an announcement; asks before it is published, because it cannot be withdrawn. */
export const AnnouncementForm = ({
  readers,
  sendsMail,
}: {
  readers: Readers;
  sendsMail: boolean;
}) => {
  const { locale, text } = useLanguage();
  const words = text.announcements;
  const [draft, setDraft] = useState(() => emptyDraft(locale));
  const [isAsking, setAsking] = useState(false);
  const change = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes });
  const publish = useAction({
    ...createAnnouncement,
    success: words.done,
    onSuccess: () => {
      setAsking(false);
      setDraft(emptyDraft(locale));
    },
  });
  const isComplete =
    draft.title.trim() !== "" && draft.body.trim() !== "" && (draft.in_app || draft.by_mail);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isComplete) setAsking(true);
  };
  return (
    <form onSubmit={submit} noValidate className="mt-4 space-y-4">
      <LabelledInput
        label={words.titleLabel}
        required
        maxLength={ANNOUNCEMENT_TITLE}
        value={draft.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <Field label={words.body} error={undefined}>
        {(input) => (
          <textarea
            {...input}
            required
            rows={5}
            maxLength={ANNOUNCEMENT_BODY}
            value={draft.body}
            onChange={({ target }) => change({ body: target.value })}
            className="field"
          />
        )}
      </Field>
      <Field label={words.language} error={undefined}>
        {(input) => (
          <select
            {...input}
            value={draft.locale}
            onChange={({ target }) => change({ locale: target.value as Locale })}
            className="field"
          >
            <LanguageOptions />
          </select>
        )}
      </Field>
      <fieldset className="space-y-2">
        <legend className="mb-1 font-medium">{words.channels}</legend>
        <Channel
          label={words.inApp(readers.in_app)}
          isOn={draft.in_app}
          onChange={(in_app) => change({ in_app })}
        />
        <Channel
          label={words.byMail(readers.by_mail)}
          isOn={draft.by_mail}
          onChange={(by_mail) => change({ by_mail })}
        />
      </fieldset>
      {draft.by_mail && !sendsMail ? <Note tone="warn">{words.noMail}</Note> : null}
      <button type="submit" className="btn btn-primary" disabled={!isComplete}>
        {words.publish}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.confirmTitle}
        confirmLabel={words.publish}
        tone="primary"
        isBusy={publish.isPending}
        failure={publish.error}
        onConfirm={() => publish.mutate(draft)}
        onClose={() => setAsking(false)}
      >
        <p className="font-medium [overflow-wrap:anywhere]">{draft.title}</p>
        <p className="mt-2 text-muted">{words.confirmDetail}</p>
      </ConfirmDialog>
    </form>
  );
};
