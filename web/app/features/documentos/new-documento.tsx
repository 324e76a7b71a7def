import { DOCUMENT_KINDS } from "@relato/shared/domain/documento.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { writePrescription } from "@relato/shared/domain/prescription.ts";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { newId } from "../../api/new-id.ts";
import { Field } from "../../ui/form/field.tsx";
import { PlusIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { ChangeForm, PressedChoice } from "./change-form.tsx";
import { newDrafts, type NewDraft } from "./drafts.ts";
import { DocumentText, TitleField } from "./edit/document-text.tsx";
import { EMPTY_PRESCRIPTION } from "./prescription/prescription-draft.ts";
import { PrescriptionFields } from "./prescription/prescription-fields.tsx";
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

/** A blank document's fields: kind, title, and text; of a prescription, its medicines. */
const BlankFields = (props: {
  consultaId: string;
  draft: NewDraft & { titulo: string };
  change: (part: Partial<NewDraft>) => void;
}) => {
  const { draft, change } = props;
  const { kind, titulo, markdown, entry = "lines", prescription = EMPTY_PRESCRIPTION } = draft;
  const words = useLanguage().text.prescription;
  const isPrescription = kind === "prescription";
  return (
    <>
      <KindField value={kind} onChange={(one) => change({ kind: one })} />
      {isPrescription ? (
        <PressedChoice
          label={words.entry}
          choices={["lines", "text"]}
          names={words}
          value={entry}
          onChange={(chosen) => change({ entry: chosen })}
        />
      ) : null}
      {isPrescription && entry === "lines" ? (
        <>
          <TitleField titulo={titulo} onChange={change} />
          <PrescriptionFields
            consultaId={props.consultaId}
            value={prescription}
            onChange={(typed) => change({ prescription: typed })}
          />
        </>
      ) : (
        <DocumentText titulo={titulo} markdown={markdown} onChange={change} />
      )}
    </>
  );
};

/** The text of a blank document; of a prescription, from its fields unless typed as text. */
const markdownOf = (draft: NewDraft, language: Language): string =>
  draft.kind === "prescription" && draft.entry !== "text"
    ? writePrescription(draft.prescription ?? EMPTY_PRESCRIPTION, language)
    : draft.markdown;

const NewForm = (props: { consultaId: string; language: Language; onClose: () => void }) => {
  const { consultaId, language, onClose } = props;
  const { creating, kind: titles } = useLanguage().text.documentos;
  const [empty] = useState(createDraft);
  const { typed = empty, keep, drop } = newDrafts.useDraft(consultaId);
  const draft = { ...typed, titulo: typed.titulo ?? titles[typed.kind] };
  const isBlank = draft.way === "blank";
  const markdown = markdownOf(draft, language);
  const change = (part: Partial<NewDraft>): void => keep({ ...typed, ...part });
  const close = (): void => {
    drop();
    onClose();
  };
  const create = useCreate(consultaId, { ...draft, markdown }, close);
  const hasText = draft.titulo.trim() !== "" && markdown.trim() !== "";
  return (
    <ChangeForm
      label={creating.title}
      action={create}
      submitLabel={isBlank ? creating.create : creating.write}
      canSubmit={isBlank ? hasText : draft.modelo_id !== null}
      onSubmit={() => create.mutate()}
      onCancel={close}
    >
      <PressedChoice
        label={creating.title}
        choices={["fromTemplate", "blank"]}
        names={creating}
        value={draft.way}
        onChange={(chosen) => change({ way: chosen })}
      />
      {isBlank ? (
        <BlankFields consultaId={consultaId} draft={draft} change={change} />
      ) : (
        <TemplateFields
          language={language}
          label={creating.instruction}
          value={draft}
          onChange={change}
          isDisabled={create.isPending}
        />
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
