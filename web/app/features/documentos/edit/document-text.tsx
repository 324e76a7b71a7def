import { MAX_TITULO } from "@relato/shared/domain/documento.ts";
import { lazy, Suspense, useState } from "react";
import { Field } from "../../../ui/form/field.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { Note, Skeleton } from "../../../ui/surfaces.tsx";
import { PressedChoice } from "../change-form.tsx";
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

interface Text {
  titulo: string;
  markdown: string;
}

export const TitleField = (props: {
  titulo: string;
  onChange: (change: { titulo: string }) => void;
}) => (
  <Field label={useLanguage().text.documentos.editor.title} error={undefined}>
    {(input) => (
      <input
        {...input}
        value={props.titulo}
        maxLength={MAX_TITULO}
        required
        onChange={({ target }) => props.onChange({ titulo: target.value })}
        className="field"
      />
    )}
  </Field>
);

/** A document's title, and its text as formatted text or as markdown. */
export const DocumentText = (props: Text & { onChange: (change: Partial<Text>) => void }) => {
  const { titulo, markdown, onChange } = props;
  const words = useLanguage().text.documentos.editor;
  const [way, setWay] = useState<"rich" | "markdown">("rich");
  const TextField = way === "rich" ? RichField : MarkdownField;
  return (
    <>
      <TitleField titulo={titulo} onChange={onChange} />
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
        onChange={(changed) => onChange({ markdown: changed })}
      />
    </>
  );
};
