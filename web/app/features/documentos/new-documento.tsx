import { DOCUMENT_KINDS } from "@relato/shared/domain/documento.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { newId } from "../../api/new-id.ts";
import { Field } from "../../ui/form/field.tsx";
import { PlusIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { ChangeForm, PressedChoice } from "./change-form.tsx";
import { newDrafts, type NewDraft } from "./drafts.ts";
import { DocumentText } from "./edit/document-text.tsx";
import { putDocumento } from "./queries.ts";
import { TemplateFields } from "./template-fields.tsx";

type Kind = NewDraft["kind"];
const KINDS = DOCUMENT_KINDS.filter((kind) => kind !== "anamnesis");

const createDraft = (): NewDraft => ({
  id: newId(),
  way: "fromTemplate",
  modelo_id: null,
  instruction: "",
  kind: "prescription",
  markdown: "",
});

const KindField = (props: { value: Kind; onChange: (kind: Kind) => void }) => {
  const { creating, kind: names } = useLanguage().text.documentos;
  return (
    <Field label={creating.kind} error={undefined}>
      {(input) => (
        <select
          {...input}
          value={props.value}
          onChange={({ target }) => props.onChange(target.value as Kind)}
          className="field"
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {names[kind]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};

const useCreate = (
  consultaId: string,
  draft: NewDraft & { titulo: string },
  onCreated: () => void,
) => {
  const { id, way, modelo_id, instruction, kind, titulo, markdown } = draft;
  return useAction({
    run: () =>
      call("POST /api/consultas/:id/documentos", {
        params: { id: consultaId },
        body:
          way === "blank"
            ? { from: "doctor", id, kind, titulo, markdown }
            : { from: "template", id, modelo_id: modelo_id ?? "", instruction },
      }),
    onSuccess: (documento, _, client) => {
      putDocumento(client, documento);
      onCreated();
    },
  });
};

const NewForm = (props: { consultaId: string; language: Language; onClose: () => void }) => {
  const { consultaId, language, onClose } = props;
  const { creating, kind: titles } = useLanguage().text.documentos;
  const [empty] = useState(createDraft);
  const { typed: draft = empty, keep, drop } = newDrafts.useDraft(consultaId);
  const { way, modelo_id, kind, markdown, titulo = titles[kind] } = draft;
  const change = (part: Partial<NewDraft>): void => keep({ ...draft, ...part });
  const close = (): void => {
    drop();
    onClose();
  };
  const create = useCreate(consultaId, { ...draft, titulo }, close);
  return (
    <ChangeForm
      label={creating.title}
      action={create}
      submitLabel={way === "blank" ? creating.create : creating.write}
      canSubmit={
        way === "blank" ? titulo.trim() !== "" && markdown.trim() !== "" : modelo_id !== null
      }
      onSubmit={() => create.mutate()}
      onCancel={close}
    >
      <PressedChoice
        label={creating.title}
        choices={["fromTemplate", "blank"]}
        names={creating}
        value={way}
        onChange={(chosen) => change({ way: chosen })}
      />
      {way === "fromTemplate" ? (
        <TemplateFields
          language={language}
          label={creating.instruction}
          value={draft}
          onChange={change}
          isDisabled={create.isPending}
        />
      ) : (
        <>
          <KindField value={kind} onChange={(one) => change({ kind: one })} />
          <DocumentText titulo={titulo} markdown={markdown} onChange={change} />
        </>
      )}
    </ChangeForm>
  );
};

export const NewDocumento = (props: { consultaId: string; language: Language }) => {
  const words = useLanguage().text.documentos.creating;
  const [isOpen, setOpen] = useState(() => newDrafts.peek(props.consultaId) !== undefined);
  if (isOpen) return <NewForm {...props} onClose={() => setOpen(false)} />;
  return (
    <button type="button" className="btn btn-quiet" onClick={() => setOpen(true)}>
      <PlusIcon className="size-4.5" /> {words.title}
    </button>
  );
};
