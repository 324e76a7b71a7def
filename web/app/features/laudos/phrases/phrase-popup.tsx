import type { LaudoPhrase } from "@relato/shared/contract/laudo-phrases.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { useQuery } from "@tanstack/react-query";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useEffect } from "react";
import { usePopupPlace } from "../edit/use-popup-place.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { laudoPhrasesQuery } from "../queries.ts";
import { PHRASES_ID, providePhrases, type ShownPhrases, shownPhrases } from "./phrase-plugin.ts";
import { isAsked } from "./typed-trigger.ts";
import { useInsertPhrase } from "./use-insert-phrase.ts";

const NONE: readonly LaudoPhrase[] = [];

/** Gives the editor the phrases, and what it does with an accepted one. */
const usePhrases = (editor: Editor, language: Language): void => {
  const { data = NONE } = useQuery(laudoPhrasesQuery);
  const insert = useInsertPhrase();
  useEffect(() => {
    providePhrases(editor, {
      items: data,
      language,
      accept: (phrase, typed) => insert(editor, phrase, typed),
    });
  });
};

const Options = ({ editor, shown }: { editor: Editor; shown: ShownPhrases }) => {
  const words = useLanguage().text.laudosPhrases;
  const { typed, phrases, active } = shown;
  const box = usePopupPlace(editor, typed.from);
  useEffect(() => {
    box.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [box, active]);
  return (
    <div
      ref={box}
      className="card absolute z-30 w-max max-w-[min(26rem,100%)] p-1 shadow-lifted print:hidden"
    >
      <div
        id={PHRASES_ID}
        // The editor keeps the focus and the keys.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label={words.list}
        className="max-h-72 overflow-y-auto"
      >
        {phrases.map((phrase, n) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={phrase.id}
            id={`${PHRASES_ID}-${n}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            tabIndex={-1}
            aria-selected={n === active}
            // Otherwise the editor loses the focus before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => editor.storage.phrases.accept(phrase, typed)}
            className={
              "cursor-pointer rounded-lg px-2.5 py-1.5 text-sm hover:bg-sunken " +
              "aria-selected:bg-accent-soft"
            }
          >
            <span className="font-medium">{phrase.trigger}</span>{" "}
            <span className="text-xs text-muted">{phrase.categoria}</span>
            <span className="line-clamp-2 block whitespace-pre-line text-muted">
              {phrase.phrase}
            </span>
          </div>
        ))}
      </div>
      <p className="px-2.5 pt-1 pb-0.5 text-xs text-muted">
        {isAsked(typed) ? words.keysAsked : words.keys}
      </p>
    </div>
  );
};

/** The quick phrases that a typed trigger or a slash means. */
export const PhrasePopup = ({ editor, language }: { editor: Editor; language: Language }) => {
  usePhrases(editor, language);
  const shown = useEditorState({
    editor,
    selector: ({ editor: one }) => shownPhrases(one.state, one.storage.phrases),
  });
  return shown === null ? null : <Options key={shown.typed.from} editor={editor} shown={shown} />;
};
