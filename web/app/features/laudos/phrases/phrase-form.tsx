import type { LaudoPhrase } from "@relato/shared/contract/laudo-phrases.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { PHRASE_PLACES } from "@relato/shared/domain/laudo/laudo.ts";
import { useId } from "react";
import { call } from "../../../api/call.ts";
import type { TypedValues } from "../../../ui/conflict/merge-draft.ts";
import { createDrafts } from "../../../ui/draft/create-drafts.ts";
import { useNewId } from "../../../ui/draft/use-new-id.ts";
import { SelectField, TextAreaField, TextField } from "../../../ui/form/fields.tsx";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import { useEntityForm } from "../../../ui/form/use-entity-form.ts";
import { LanguageOptions } from "../../../ui/language-options.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { refreshPhrases } from "../queries.ts";
import { emptyPhrase, phraseSchema, type PhraseValues, valuesOf } from "./phrase-values.ts";

const drafts = createDrafts<TypedValues<PhraseValues>>("laudo-phrase");

interface PhraseFormProps {
  /** Null: a new phrase. */
  phrase: LaudoPhrase | null;
  language: Language;
  categorias: readonly string[];
  onClose: () => void;
}

/** The form with its draft. `finish` also drops the draft. */
const usePhraseForm = ({ phrase, language, onClose }: PhraseFormProps) => {
  const words = useLanguage().text.laudosPhrases;
  const draftId = phrase?.id ?? "new";
  const { id, keepId, dropId } = useNewId(`phrase-${draftId}`);
  const draft = drafts.useDraft(draftId);
  const stored = phrase === null ? emptyPhrase(language) : valuesOf(phrase);
  const { form } = useEntityForm({ schema: phraseSchema, stored, draft });
  const finish = (): void => {
    draft.drop();
    dropId();
    onClose();
  };
  const save = useAction({
    run: (values: PhraseValues) =>
      phrase === null
        ? call("POST /api/laudo-phrases", { body: { id, ...values } })
        : call("PUT /api/laudo-phrases/:id", { params: { id: phrase.id }, body: values }),
    success: words.saved,
    refresh: refreshPhrases,
    onSuccess: finish,
  });
  const send = (values: PhraseValues): void => {
    if (phrase === null) keepId();
    save.mutate(values);
  };
  return { form, save, send, finish };
};

/** Creates or changes an own phrase. */
export const PhraseForm = (props: PhraseFormProps) => {
  const words = useLanguage().text.laudosPhrases;
  const { form, save, send, finish } = usePhraseForm(props);
  const listId = useId();
  const isAnchored = form.watch("place") !== "cursor";
  return (
    <FormDialog
      title={props.phrase === null ? words.add : words.edit}
      size="xl"
      form={form}
      onSubmit={send}
      submitLabel={words.save}
      busyLabel={words.saving}
      isBusy={save.isPending}
      failure={save.error}
      onClose={props.onClose}
      onCancel={finish}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="trigger" label={words.fields.trigger} hint={words.triggerHint} />
        <TextField name="categoria" label={words.fields.categoria} list={listId} />
      </div>
      <datalist id={listId}>
        {props.categorias.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      <TextAreaField name="phrase" label={words.fields.phrase} hint={words.phraseHint} rows={5} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField name="place" label={words.fields.place}>
          {PHRASE_PLACES.map((place) => (
            <option key={place} value={place}>
              {words.places[place]}
            </option>
          ))}
        </SelectField>
        {isAnchored ? (
          <TextField name="anchor" label={words.fields.anchor} hint={words.anchorHint} />
        ) : null}
      </div>
      <SelectField name="language" label={words.fields.language}>
        <LanguageOptions />
      </SelectField>
    </FormDialog>
  );
};
