import type { Documento, DocumentVersion } from "@relato/shared/contract/documentos.ts";
import { MAX_TITULO } from "@relato/shared/domain/documento.ts";
import { lazy, Suspense, useState } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { FailureNotice, Note, Skeleton } from "../../../ui/surfaces.tsx";
import { toast } from "../../../ui/toast.tsx";
import { Conflict } from "./conflict.tsx";
import { editDrafts } from "../drafts.ts";
import { MarkdownField } from "./markdown-field.tsx";
import { isChangedMeanwhile, useNewVersion } from "../queries.ts";

const RichEditor = lazy(async () => ({
  default: (await import("./rich-editor.tsx")).RichEditor,
}));

const WAYS = ["rich", "markdown"] as const;

/**
 * A document's text, as formatted text or as markdown. It is made from the version that was current when it was opened: when another
 * one comes meanwhile, it stands until the doctor has chosen.
 */
export const EditForm = (props: {
  documento: Documento & { current: DocumentVersion };
  onClose: () => void;
}) => {
  const { documento, onClose } = props;
  const { current } = documento;
  const { text } = useLanguage();
  const words = text.documentos.editor;
  const saved = useLanguage().text.documentos.saved;
  const { restored, discard } = useLanguage().text.modelos.editor;
  const kept = editDrafts.useDraft(documento.id);
  // Where nothing was typed yet, the version that was current when the form was opened.
  const [opened] = useState({
    base: current.number,
    markdown: current.content.markdown,
    titulo: current.titulo,
  });
  const draft = kept.typed ?? opened;
  const { base, markdown, titulo } = draft;
  const [way, setWay] = useState<(typeof WAYS)[number]>("rich");
  const save = useNewVersion(documento);
  const type = (change: { markdown: string } | { titulo: string }): void =>
    kept.keep({ ...draft, ...change });
  const setMarkdown = (typed: string): void => type({ markdown: typed });
  const close = (): void => {
    kept.drop();
    onClose();
  };
  const submit = (from: number): void =>
    save.mutate(
      { change: "edited", base: from, markdown, titulo },
      {
        onSuccess: () => {
          toast({ variant: "success", title: saved });
          close();
        },
      },
    );
  const isOverrun = current.number !== base && !save.isPending && !save.isSuccess;
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit(base);
      }}
    >
      {isOverrun ? (
        <Conflict
          newest={current}
          mine={markdown}
          isSaving={save.isPending}
          onApply={() => submit(current.number)}
          onDiscard={close}
        />
      ) : null}
      {kept.isRestored && !isOverrun ? (
        <Note tone="info" announce="status">
          <p>{restored}</p>
          <button type="button" className="mt-1 min-h-6 font-semibold underline" onClick={close}>
            {discard}
          </button>
        </Note>
      ) : null}
      <label className="block text-sm font-medium">
        {words.title}
        <input
          value={titulo}
          maxLength={MAX_TITULO}
          required
          onChange={({ target }) => type({ titulo: target.value })}
          className="field mt-1.5 font-normal"
        />
      </label>
      <fieldset className="flex flex-wrap gap-2 max-sm:*:grow" aria-label={words.way}>
        {WAYS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={way === one}
            onClick={() => setWay(one)}
            className="btn btn-quiet px-3.5 text-sm aria-pressed:bg-accent-soft"
          >
            {words[one]}
          </button>
        ))}
      </fieldset>
      {way === "rich" ? (
        <LoadBoundary
          fallback={
            <>
              <Note tone="warn">{words.loadFailed}</Note>
              <MarkdownField markdown={markdown} label={words.text} onChange={setMarkdown} />
            </>
          }
        >
          <Suspense fallback={<Skeleton lines={8} />}>
            <RichEditor markdown={markdown} label={words.text} onChange={setMarkdown} />
          </Suspense>
        </LoadBoundary>
      ) : (
        <MarkdownField markdown={markdown} label={words.text} onChange={setMarkdown} />
      )}
      {save.error === null || isChangedMeanwhile(save.error) ? null : (
        <FailureNotice category="consultation" error={save.error} />
      )}
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          disabled={save.isPending || isOverrun || titulo.trim() === ""}
          className="btn btn-primary"
        >
          {save.isPending ? words.saving : words.save}
        </button>
        <button type="button" className="btn btn-quiet" onClick={close}>
          {text.common.cancel}
        </button>
      </div>
    </form>
  );
};
