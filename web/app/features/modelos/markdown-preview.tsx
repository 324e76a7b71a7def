import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useLanguage } from "../../ui/language.tsx";

type Render = (markdown: string) => DocumentFragment;
const loadRender = (): Promise<Render> =>
  import("./render-markdown.ts").then(({ renderMarkdown }) => renderMarkdown);

const LOOK =
  "[&_h1]:font-serif [&_h1]:text-2xl [&_h1]:font-semibold [&_h2]:text-lg [&_h2]:font-semibold " +
  "[&_h3]:font-semibold [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6 " +
  "[&_pre]:overflow-x-auto [&_pre]:rounded-lg [&_pre]:bg-sunken [&_pre]:p-3 [&_code]:font-mono " +
  "[&_code]:text-sm [&_blockquote]:border-l-4 [&_blockquote]:border-line [&_blockquote]:pl-3 " +
  "[&_td]:border [&_td]:border-line [&_td]:px-2 [&_th]:border [&_th]:border-line [&_th]:px-2 " +
  "[&_hr]:border-line";

/** Rendered markdown of a template or of a version of a document. Loads the parser lazily. */
export const MarkdownPreview = (props: {
  markdown: string;
  /** The accessible name; the preview of a template by default. */
  label?: string;
  className?: string;
}) => {
  const { markdown, label, className = "min-h-40 lg:min-h-0 lg:flex-1" } = props;
  const words = useLanguage().text.modelos.editor;
  const [render, setRender] = useState<Render | "failed" | null>(null);
  const shown = useDeferredValue(markdown);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    loadRender().then(
      (loaded) => setRender(() => loaded),
      () => setRender("failed"),
    );
  }, []);
  const isEmpty = shown.trim() === "";
  useEffect(() => {
    if (typeof render === "function") box.current?.replaceChildren(render(shown));
  }, [render, shown, isEmpty]);
  return (
    <section
      aria-label={label ?? words.preview}
      // Focusable, so that the keyboard can scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={`overflow-y-auto rounded-lg border border-line bg-paper p-4 ${className}`}
    >
      {render === "failed" ? (
        <p className="text-danger">{words.previewFailed}</p>
      ) : isEmpty ? (
        <p className="text-muted">{words.previewEmpty}</p>
      ) : (
        <div ref={box} className={`space-y-2 break-words ${LOOK}`} />
      )}
    </section>
  );
};
