import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { Pending } from "../../../ui/surfaces.tsx";
import { toast } from "../../../ui/toast.tsx";
import { insertLines } from "../edit/insert-lines.ts";
import { useOpenLaudo } from "../open-laudo.ts";
import { patientContextQuery } from "../queries.ts";
import { linesOf, plainMarkdown } from "./plain-markdown.ts";

/** The text stays as it is. */
const ignore = (): void => undefined;

/** The document's text. The keyboard can select a passage of it. */
const ConsultationText = ({ text }: { text: string }) => {
  const words = useLanguage().text.laudoPanels.patient;
  const { laudo, form, editor } = useOpenLaudo();
  const [selected, setSelected] = useState("");
  const id = useId();
  const copy = (): void => {
    const lines = linesOf(selected === "" ? text : selected);
    const target = { key: "clinical", language: form.language } as const;
    editor.view.dispatch(insertLines(editor.state, lines, target));
    toast({ variant: "success", title: words.copied });
  };
  return (
    <div className="mt-2 space-y-2">
      <label htmlFor={id} className="sr-only">
        {words.consultationText}
      </label>
      <textarea
        id={id}
        // In a text area that is `readOnly`, Chrome selects nothing with the keyboard.
        aria-readonly
        inputMode="none"
        rows={10}
        value={text}
        onChange={ignore}
        aria-describedby={`${id}-hint`}
        onSelect={({ currentTarget: { value, selectionStart, selectionEnd } }) =>
          setSelected(value.slice(selectionStart, selectionEnd).trim())
        }
        className="field text-sm"
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {words.hint}
      </p>
      {laudo.can.edit ? (
        <button type="button" className="btn btn-quiet px-3 text-sm" onClick={copy}>
          {selected === "" ? words.copyAll : words.copySelected}
        </button>
      ) : null}
    </div>
  );
};

/** The patient's last consultation with a document. */
export const LastConsultation = ({ pacienteId }: { pacienteId: string }) => {
  const { locale, text } = useLanguage();
  const words = text.laudoPanels.patient;
  const query = useQuery(patientContextQuery(pacienteId));
  if (query.data === undefined) return <Pending query={query} lines={2} />;
  const last = query.data?.ultima_consulta ?? null;
  return (
    <section className="space-y-1">
      <h3 className="font-semibold">{words.consultation}</h3>
      {last === null ? (
        <p className="text-sm text-muted">{words.noConsultation}</p>
      ) : (
        <details>
          <summary className="min-h-6 cursor-pointer text-sm">
            {last.titulo}, {formatDateTime(locale, last.data_criacao)}
          </summary>
          <ConsultationText text={plainMarkdown(last.documento_gerado)} />
        </details>
      )}
    </section>
  );
};
