import type { Source } from "@relato/shared/domain/chatzello/records.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { useSourceLabel } from "./source-label.ts";
import { useOpenSource } from "./use-open-source.ts";

/** The number of a source, which opens it. */
export const SourceButton = ({ source }: { source: Source }) => {
  const words = useLanguage().text.chatzello.answer;
  const open = useOpenSource();
  const label = useSourceLabel();
  return (
    <button
      type="button"
      aria-label={`${words.source(source.number)}: ${label(source)}`}
      title={label(source)}
      onClick={() => open(source)}
      className={
        "mx-0.5 inline-flex min-h-6 min-w-6 items-center justify-center rounded bg-accent-soft " +
        "px-1.5 text-sm font-medium text-accent-strong hover:underline"
      }
    >
      {source.number}
    </button>
  );
};

/** The buttons of these numbers. */
export const SourceButtons = (props: {
  numbers: readonly number[];
  sources: readonly Source[];
}) => (
  <>
    {props.sources
      .filter(({ number }) => props.numbers.includes(number))
      .map((source) => (
        <SourceButton key={source.number} source={source} />
      ))}
  </>
);
