import { MAX_TITULO } from "@relato/shared/domain/documento.ts";
import { lazy, Suspense, useState } from "react";
import { Field } from "../../../ui/form/field.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { Note, Skeleton } from "../../../ui/surfaces.tsx";
import { useNewVersion } from "../actions.ts";
import { ChangeForm, PressedChoice } from "../change-form.tsx";
import { editDrafts, type EditDraft } from "../drafts.ts";
import type { WrittenDocumento } from "../queries.ts";
import { EditConflict } from "./edit-conflict.tsx";
import { MarkdownField } from "./markdown-field.tsx";

const RichEditor = lazy(async () => ({
  default: (await import("./rich-editor.tsx")).RichEditor,
}));

/** The formatted text, or the markdown while the editor's code cannot be loaded. */
const RichField = (props: Parameters<typeof MarkdownField>[0]) => (
  <LoadBoundary
    fallback={
      <>
        <Note tone="warn">{useLanguage().text.documentos.editor.loadFailed}</Note>
        <MarkdownField {...props} />
      </>
    }
  >
    <Suspense fallback={<Skeleton lines={8} />}>
      <RichEditor {...props} />
    </Suspense>
  </LoadBoundary>
);

const RestoredNote = ({ onDiscard }: { onDiscard: () => void }) => {
  const words = useLanguage().text.modelos.editor;
  return (
    <Note tone="info" announce="status">
      <p>{words.restored}</p>
      <button type="button" className="mt-1 min-h-6 font-semibold underline" onClick={onDiscard}>
        {words.discard}
      </button>
    </Note>
  );
};

/** Edits a document's title and text. If a newer version appears, the doctor chooses. */
export const EditForm = (props: { documento: WrittenDocumento; onClose: () => void }) => {
  const { documento, onClose } = props;
  const { current } = documento;
  const { editor: words, saved } = useLanguage().text.documentos;
  const { typed, isRestored, keep, drop } = editDrafts.useDraft(documento.id);
  const [opened] = useState<EditDraft>({
    base: current.number,
    markdown: current.content.markdown,
    titulo: current.titulo,
  });
  const draft = typed ?? opened;
  const { base, markdown, titulo } = draft;
  const [way, setWay] = useState<"rich" | "markdown">("rich");
  const save = useNewVersion(documento, saved);
  const type = (change: Partial<EditDraft>): void => keep({ ...draft, ...change });
  const close = (): void => {
    drop();
    onClose();
  };
  const isConflict = current.number !== base && !save.isPending && !save.isSuccess;
  const TextField = way === "rich" ? RichField : MarkdownField;
  return (
    <ChangeForm
      className="space-y-3"
      action={save}
      hidesConflict
      submitLabel={save.isPending ? words.saving : words.save}
      canSubmit={!isConflict && titulo.trim() !== ""}
      onSubmit={() => save.mutate({ change: "edited", ...draft }, { onSuccess: close })}
      onCancel={close}
    >
      {isConflict ? <EditConflict documento={documento} draft={draft} onEnd={close} /> : null}
      {isRestored && !isConflict ? <RestoredNote onDiscard={close} /> : null}
      <Field label={words.title} error={undefined}>
        {(input) => (
          <input
            {...input}
            value={titulo}
            maxLength={MAX_TITULO}
            required
            onChange={({ target }) => type({ titulo: target.value })}
            className="field"
          />
        )}
      </Field>
      <PressedChoice
        label={words.way}
        choices={["rich", "markdown"]}
        names={words}
        value={way}
        onChange={setWay}
      />
      <TextField
        markdown={markdown}
        label={words.text}
        onChange={(changed) => type({ markdown: changed })}
      />
    </ChangeForm>
  );
};
