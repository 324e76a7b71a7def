import { laudoText } from "@relato/shared/domain/laudo/markdown.ts";
import { useEditorState } from "@tiptap/react";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { FailureNotice, Note, Skeleton } from "../../../ui/surfaces.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { insertLines } from "../edit/insert-lines.ts";
import { findSection } from "../edit/sections.ts";
import { useOpenLaudo } from "../open-laudo.ts";
import { ConclusionLine, type Line } from "./conclusion-line.tsx";
import { passageIn } from "./passage-in.ts";

/** The proposed lines that the conclusion of the text has already. */
const useInserted = (lines: readonly Line[]): ReadonlySet<string> => {
  const { editor, form } = useOpenLaudo();
  const texts = useEditorState({
    editor,
    selector: ({ editor: { state } }) =>
      findSection(state.doc, "conclusion", form.language)?.blocks.map(
        ({ node }) => node.textContent,
      ) ?? [],
  });
  return new Set(lines.map(({ text }) => text).filter((text) => texts.includes(text)));
};

const Lines = ({ lines }: { lines: readonly Line[] }) => {
  const words = useLanguage().text.laudoPanels.conclusion;
  const { editor, form } = useOpenLaudo();
  const inserted = useInserted(lines);
  const left = lines.map(({ text }) => text).filter((text) => !inserted.has(text));
  const insert = (texts: readonly string[]): void => {
    const { state, view } = editor;
    const { language } = form;
    view.dispatch(insertLines(state, texts, { key: "conclusion", language }));
  };
  return (
    <>
      <ul aria-label={words.lines} className="space-y-2">
        {lines.map((line) => (
          <ConclusionLine
            key={line.start}
            line={line}
            isInserted={inserted.has(line.text)}
            onInsert={() => insert([line.text])}
          />
        ))}
      </ul>
      {lines.length > 1 ? (
        <button
          type="button"
          className="btn btn-quiet"
          aria-disabled={left.length === 0}
          onClick={() => {
            if (left.length > 0) insert(left);
          }}
        >
          {words.insertAll}
        </button>
      ) : null}
    </>
  );
};

const usePropose = (onLines: (lines: Line[]) => void) => {
  const { laudo, content, editor } = useOpenLaudo();
  return useAction({
    run: async () => {
      const typed = content();
      const { text } = laudoText(typed);
      const request = { params: { id: laudo.id }, body: { content: typed } };
      const { lines } = await call("POST /api/laudos/:id/conclusion", request);
      return lines.map((line) => {
        const finding = { quote: text.slice(line.start, line.end), start: line.start };
        return { text: line.text, ...finding, passage: passageIn(editor, finding) };
      });
    },
    onSuccess: onLines,
  });
};

/** A conclusion made of the findings of the typed text. */
export const ConclusionPanel = () => {
  const { laudoFinish, laudoPanels } = useLanguage().text;
  const words = laudoPanels.conclusion;
  const { can } = useOpenLaudo().laudo;
  const [lines, setLines] = useState<readonly Line[] | null>(null);
  const propose = usePropose(setLines);
  if (!can.edit) return <p className="text-muted">{laudoFinish.check.signed}</p>;
  return (
    <div className="space-y-3">
      <p className="text-sm text-muted">{words.detail}</p>
      <button
        type="button"
        className="btn btn-primary"
        aria-disabled={propose.isPending}
        onClick={() => {
          if (!propose.isPending) propose.mutate();
        }}
      >
        {propose.isPending ? words.proposing : words.propose}
      </button>
      {propose.error === null ? null : <FailureNotice error={propose.error} />}
      {propose.isPending ? <Skeleton lines={3} /> : null}
      {lines?.length === 0 && !propose.isPending ? (
        <Note tone="info" announce="status">
          {words.none}
        </Note>
      ) : null}
      {lines !== null && lines.length > 0 && !propose.isPending ? <Lines lines={lines} /> : null}
    </div>
  );
};
