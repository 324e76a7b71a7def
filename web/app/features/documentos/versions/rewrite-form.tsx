import type { Documento } from "@relato/shared/contract/documentos.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { useChange } from "../actions.ts";
import { ChangeForm } from "../change-form.tsx";
import { rewriteDrafts } from "../drafts.ts";
import { TemplateFields } from "../template-fields.tsx";

/** Requests a rewrite of a document with a template and an instruction. */
export const RewriteForm = (props: {
  documento: Documento;
  language: Language;
  onClose: () => void;
}) => {
  const { documento, language, onClose } = props;
  const words = useLanguage().text.documentos.rewriting;
  const { id, current, rewriting } = documento;
  const unchanged = {
    modelo_id: current?.modelo_id ?? rewriting?.modelo_id ?? null,
    instruction: "",
  };
  const { typed: request = unchanged, keep, drop } = rewriteDrafts.useDraft(id);
  const { modelo_id } = request;
  const close = (): void => {
    drop();
    onClose();
  };
  const rewrite = useChange("POST /api/documentos/:id/rewrite", documento);
  return (
    <ChangeForm
      label={words.title}
      className="space-y-4 rounded-lg border border-line p-3"
      action={rewrite}
      submitLabel={words.start}
      canSubmit={modelo_id !== null}
      onSubmit={() => {
        if (modelo_id === null) return;
        const body = { ...request, base: current?.number ?? 0, modelo_id };
        rewrite.mutate(body, { onSuccess: close });
      }}
      onCancel={close}
    >
      <h3 className="font-semibold">{words.title}</h3>
      <p>{words.detail}</p>
      <TemplateFields
        language={language}
        label={words.instruction}
        value={request}
        onChange={(change) => keep({ ...request, ...change })}
        isDisabled={rewrite.isPending}
      />
    </ChangeForm>
  );
};
