import { EditorContent } from "@tiptap/react";
import { useLanguage } from "../../ui/language.tsx";
import { RichToolbar } from "../../ui/rich/rich-toolbar.tsx";
import { Note } from "../../ui/surfaces.tsx";
import { DictationBar } from "./dictation/dictation-bar.tsx";
import { FieldBar } from "./edit/field-bar.tsx";
import { FieldPopup } from "./edit/field-popup.tsx";
import { HELP_ID } from "./edit/use-laudo-editor.ts";
import { LaudoActions } from "./laudo-actions.tsx";
import { LaudoHead } from "./laudo-head.tsx";
import { LaudoPrintHead } from "./laudo-print-head.tsx";
import { useOpenLaudo } from "./open-laudo.ts";
import { PhrasePopup } from "./phrases/phrase-popup.tsx";
import { LaudoConflict } from "./save/laudo-conflict.tsx";
import { RestoredNote } from "./save/restored-note.tsx";

const MARKS = ["bold", "italic", "underline"] as const;

/** The open laudo: its fields, its text with a toolbar, and how it is saved. */
export const LaudoEditor = ({ onShortcuts }: { onShortcuts: () => void }) => {
  const words = useLanguage().text.laudos;
  const { laudo, form, editor } = useOpenLaudo();
  const canEdit = laudo.can.edit;
  return (
    <article className="min-w-0 space-y-4">
      <h2 className="sr-only">{form.titulo}</h2>
      <LaudoActions onShortcuts={onShortcuts} />
      <LaudoConflict />
      <RestoredNote />
      <LaudoHead />
      {laudo.signed_version === null ? null : <Note tone="info">{words.signed}</Note>}
      <LaudoPrintHead />
      {canEdit ? (
        <div className="sticky top-16 z-20 -mx-1 bg-paper px-1 py-1 print:hidden">
          <RichToolbar editor={editor} marks={MARKS} />
        </div>
      ) : null}
      <DictationBar key={laudo.id} />
      <FieldBar editor={editor} />
      <div className="relative">
        <EditorContent editor={editor} />
        {canEdit ? <FieldPopup editor={editor} /> : null}
        {canEdit ? <PhrasePopup editor={editor} language={form.language} /> : null}
      </div>
      <p id={HELP_ID} className="text-sm text-muted max-sm:sr-only print:hidden">
        {words.fields.help}
      </p>
    </article>
  );
};
