import type { DictationSpan } from "@relato/shared/domain/laudo/content.ts";
import { PlayIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { toast } from "../../../ui/toast.tsx";
import { playPassage } from "../dictation/play-passage.ts";
import { toContent } from "../edit/laudo-json.ts";
import { useOpenLaudo } from "../open-laudo.ts";
import { findFinding } from "./find-finding.ts";

/** A proposed line with its finding. `start`: where the finding was in the text. */
export interface Line {
  text: string;
  quote: string;
  start: number;
  /** The sound, if the finding was dictated. */
  passage: DictationSpan | null;
}

/** A proposed line, with its finding and what can be done with it. */
export const ConclusionLine = (props: {
  line: Line;
  isInserted: boolean;
  onInsert: () => void;
}) => {
  const { line, isInserted, onInsert } = props;
  const words = useLanguage().text.laudoPanels.conclusion;
  const { editor } = useOpenLaudo();
  const { passage } = line;
  const show = (): void => {
    const { doc } = editor.state;
    const place = findFinding(doc, toContent(doc), line);
    if (place === null) toast({ variant: "warning", title: words.gone });
    else editor.chain().focus().setTextSelection(place).scrollIntoView().run();
  };
  return (
    <li className="space-y-2 rounded-lg border border-line p-3">
      <p className="[overflow-wrap:anywhere]">{line.text}</p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-quiet px-3 text-sm"
          aria-label={isInserted ? undefined : words.insertOf(line.text)}
          // A disabled button would lose the focus.
          aria-disabled={isInserted}
          onClick={isInserted ? undefined : onInsert}
        >
          {isInserted ? words.inserted : words.insert}
        </button>
        <button
          type="button"
          className="btn btn-quiet px-3 text-sm"
          aria-label={words.showOf(line.text)}
          onClick={show}
        >
          {words.show}
        </button>
        {passage === null ? null : (
          <button
            type="button"
            className="btn btn-quiet px-3 text-sm"
            aria-label={words.playOf(line.text)}
            onClick={() => {
              playPassage(passage).catch(() =>
                toast({ variant: "warning", title: words.playFailed }),
              );
            }}
          >
            <PlayIcon /> {words.play}
          </button>
        )}
      </div>
    </li>
  );
};
