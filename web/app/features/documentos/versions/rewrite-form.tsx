import type { Documento } from "@relato/shared/contract/documentos.ts";
import { MAX_INSTRUCTION } from "@relato/shared/domain/documento.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { useId } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { FailureNotice } from "../../../ui/surfaces.tsx";
import { TemplatePicker } from "../../modelos/template-picker.tsx";
import { rewriteDrafts } from "../drafts.ts";
import { useRewrite } from "../queries.ts";

/** Which template and which wish a document is written again with. */
export const RewriteForm = (props: {
  documento: Documento;
  language: Language;
  onClose: () => void;
}) => {
  const { documento, language, onClose } = props;
  const { text } = useLanguage();
  const words = text.documentos.rewriting;
  const id = useId();
  const { current, rewriting } = documento;
  const { typed, keep, drop } = rewriteDrafts.useDraft(documento.id);
  const wish = typed ?? {
    modelo_id: current?.modelo_id ?? rewriting?.modelo_id ?? null,
    instruction: "",
  };
  const { modelo_id, instruction } = wish;
  const close = (): void => {
    drop();
    onClose();
  };
  const rewrite = useRewrite(documento);
  return (
    <form
      aria-label={words.title}
      className="space-y-4 rounded-lg border border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (modelo_id === null) return;
        const base = current?.number ?? 0;
        rewrite.mutate({ base, modelo_id, instruction }, { onSuccess: close });
      }}
    >
      <h3 className="font-semibold">{words.title}</h3>
      <p>{words.detail}</p>
      <TemplatePicker
        language={language}
        value={modelo_id}
        onChange={(chosen) => keep({ ...wish, modelo_id: chosen })}
        isDisabled={rewrite.isPending}
      />
      <label htmlFor={id} className="block text-sm font-medium">
        {words.instruction} <span className="text-muted">({text.common.optional})</span>
      </label>
      <textarea
        id={id}
        rows={3}
        value={instruction}
        maxLength={MAX_INSTRUCTION}
        aria-describedby={`${id}hint`}
        onChange={({ target }) => keep({ ...wish, instruction: target.value })}
        className="field !mt-1.5 resize-y"
      />
      <p id={`${id}hint`} className="!mt-1 text-sm text-muted">
        {words.instructionHint}
      </p>
      {rewrite.error === null ? null : (
        <FailureNotice category="consultation" error={rewrite.error} />
      )}
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-quiet" onClick={close}>
          {text.common.cancel}
        </button>
        <button
          type="submit"
          disabled={modelo_id === null || rewrite.isPending}
          className="btn btn-primary"
        >
          {words.start}
        </button>
      </div>
    </form>
  );
};
