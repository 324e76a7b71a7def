import type { Source } from "@relato/shared/domain/chatzello/records.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Note } from "../../../ui/surfaces.tsx";
import { SourceButton } from "./source-button.tsx";
import { useSourceLabel } from "./source-label.ts";

/** A source with its quoted text. */
export const QuotedSource = ({ source }: { source: Source }) => {
  const words = useLanguage().text.chatzello.answer;
  const label = useSourceLabel();
  return (
    <li className="flex items-start gap-2">
      <SourceButton source={source} />
      <div className="min-w-0 flex-1">
        <p className="font-serif [overflow-wrap:anywhere] whitespace-pre-line">{source.text}</p>
        <p className="text-sm text-muted">{label(source)}</p>
        {source.suspicious ? <Note tone="warn">{words.suspicious}</Note> : null}
      </div>
    </li>
  );
};
