import type { Source } from "@relato/shared/domain/chatzello/records.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { QuotedSource } from "./quoted-source.tsx";

/** The sources that a model was given, in a list that opens. */
export const SourceList = ({ sources }: { sources: readonly Source[] }) => {
  const words = useLanguage().text.chatzello.answer;
  if (sources.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-medium">
        {words.sources} ({sources.length})
      </summary>
      <ul className="mt-1 space-y-2">
        {sources.map((source) => (
          <QuotedSource key={source.number} source={source} />
        ))}
      </ul>
    </details>
  );
};
