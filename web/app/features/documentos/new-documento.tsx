import { useMutation, useQueryClient } from "@tanstack/react-query";
import { DOCUMENT_KINDS, MAX_INSTRUCTION } from "@relato/shared/domain/documento.ts";
import type { DocumentKind } from "@relato/shared/domain/documento.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { useId, useState } from "react";
import { call } from "../../api/call.ts";
import { newId } from "../../api/new-id.ts";
import { PlusIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice } from "../../ui/surfaces.tsx";
import { TemplatePicker } from "../modelos/template-picker.tsx";
import { createDrafts } from "../../ui/draft/create-drafts.ts";
import { MarkdownField } from "./edit/markdown-field.tsx";
import { putDocumento } from "./queries.ts";

type Kind = Exclude<DocumentKind, "anamnesis">;
const KINDS = DOCUMENT_KINDS.filter((kind): kind is Kind => kind !== "anamnesis");
const WAYS = ["fromTemplate", "blank"] as const;

/** What is typed for a document that is not made yet; its id is the same for every try, so that a repeated request makes one. */
interface NewDraft {
  id: string;
  way: (typeof WAYS)[number];
  modelo_id: string | null;
  instruction: string;
  kind: Kind;
  markdown: string;
}
const EMPTY: Omit<NewDraft, "id"> = {
  way: "fromTemplate",
  modelo_id: null,
  instruction: "",
  kind: "prescription",
  markdown: "",
};
/** By consultation. */
const newDrafts = createDrafts<NewDraft>("new", { holdsPage: true });

/** Makes another document: any template written out of the consultation, or one that the doctor begins. */
const Form = (props: { consultaId: string; language: Language; onClose: () => void }) => {
  const { consultaId, language, onClose } = props;
  const { text } = useLanguage();
  const words = text.documentos;
  const { creating } = words;
  const fieldId = useId();
  const client = useQueryClient();
  const [empty] = useState(() => ({ ...EMPTY, id: newId() }));
  const { typed: draft = empty, keep, drop } = newDrafts.useDraft(consultaId);
  const { id, way, modelo_id, instruction, kind, markdown } = draft;
  const change = (part: Partial<NewDraft>): void => keep({ ...draft, ...part });
  const close = (): void => {
    drop();
    onClose();
  };
  const create = useMutation({
    mutationFn: () =>
      call("POST /api/consultas/:id/documentos", {
        params: { id: consultaId },
        body:
          way === "blank"
            ? { from: "doctor", id, kind, titulo: words.kind[kind], markdown }
            : { from: "template", id, modelo_id: modelo_id ?? "", instruction },
      }),
    onSuccess: (documento) => {
      putDocumento(client, documento);
      close();
    },
  });
  const isReady = way === "blank" ? markdown.trim() !== "" : modelo_id !== null;
  return (
    <form
      aria-label={creating.title}
      className="space-y-3 rounded-lg border border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate();
      }}
    >
      <fieldset className="flex flex-wrap gap-2" aria-label={creating.title}>
        {WAYS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={way === one}
            onClick={() => change({ way: one })}
            className="btn btn-quiet px-3.5 text-sm aria-pressed:bg-accent-soft"
          >
            {creating[one]}
          </button>
        ))}
      </fieldset>
      {way === "fromTemplate" ? (
        <>
          <TemplatePicker
            language={language}
            value={modelo_id}
            onChange={(chosen) => change({ modelo_id: chosen })}
            isDisabled={create.isPending}
          />
          <label htmlFor={fieldId} className="block text-sm font-medium">
            {creating.instruction} <span className="text-muted">({text.common.optional})</span>
          </label>
          <textarea
            id={fieldId}
            rows={2}
            value={instruction}
            maxLength={MAX_INSTRUCTION}
            onChange={({ target }) => change({ instruction: target.value })}
            className="field !mt-1.5 resize-y"
          />
          <p className="text-sm text-muted">{words.rewriting.instructionHint}</p>
        </>
      ) : (
        <>
          <label className="block text-sm font-medium">
            {creating.kind}
            <select
              value={kind}
              onChange={({ target }) => change({ kind: target.value as Kind })}
              className="field mt-1.5 font-normal"
            >
              {KINDS.map((one) => (
                <option key={one} value={one}>
                  {words.kind[one]}
                </option>
              ))}
            </select>
          </label>
          <MarkdownField
            markdown={markdown}
            label={words.editor.text}
            onChange={(typed) => change({ markdown: typed })}
          />
        </>
      )}
      {create.error === null ? null : (
        <FailureNotice category="consultation" error={create.error} />
      )}
      <div className="flex flex-wrap gap-2">
        <button type="submit" disabled={!isReady || create.isPending} className="btn btn-primary">
          {way === "blank" ? creating.create : creating.write}
        </button>
        <button type="button" className="btn btn-quiet" onClick={close}>
          {text.common.cancel}
        </button>
      </div>
    </form>
  );
};

export const NewDocumento = (props: { consultaId: string; language: Language }) => {
  const words = useLanguage().text.documentos.creating;
  const [open, setOpen] = useState(() => newDrafts.peek(props.consultaId) !== undefined);
  if (open) return <Form {...props} onClose={() => setOpen(false)} />;
  return (
    <button type="button" className="btn btn-quiet" onClick={() => setOpen(true)}>
      <PlusIcon className="size-4.5" /> {words.title}
    </button>
  );
};
