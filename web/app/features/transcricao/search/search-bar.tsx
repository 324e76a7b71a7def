import { CloseIcon, ChevronIcon, SearchIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { MAX_HITS, MIN_LETTERS } from "./find-hits.ts";
import type { TranscriptSearch } from "./use-search.ts";

const MoveButton = (props: { search: TranscriptSearch; step: 1 | -1; label: string }) => {
  const { search, step, label } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={search.hits.length === 0}
      onClick={() => search.move(step)}
      className="btn min-w-9 px-1.5 hover:bg-sunken"
    >
      <ChevronIcon className={`size-5 ${step === -1 ? "rotate-180" : ""}`} />
    </button>
  );
};

/** The search of the transcript: the text, the number of hits, and buttons to step through them. */
export const SearchBar = ({ search }: { search: TranscriptSearch }) => {
  const { value, hits } = search;
  const words = useLanguage().text.consulta.find;
  const count = `${hits.length}${hits.length === MAX_HITS ? "+" : ""}`;
  return (
    <search
      className={
        "flex min-w-0 flex-1 basis-56 items-center gap-0.5 rounded-lg border border-line " +
        "bg-surface pl-2.5 focus-within:border-accent"
      }
    >
      <SearchIcon className="size-4.5 text-muted" />
      <input
        type="search"
        aria-label={words.label}
        placeholder={words.label}
        value={value}
        onChange={(event) => search.change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") search.move(event.shiftKey ? -1 : 1);
          if (event.key === "Escape") search.change("");
        }}
        className={
          "min-h-11 w-0 min-w-0 flex-1 bg-transparent px-1 outline-none " +
          "[&::-webkit-search-cancel-button]:hidden"
        }
      />
      <output className="px-1 text-sm whitespace-nowrap text-muted tabular-nums">
        {value.trim().length < MIN_LETTERS
          ? null
          : hits.length === 0
            ? words.none
            : words.count(search.index + 1, count)}
      </output>
      {value === "" ? null : (
        <>
          <MoveButton search={search} step={-1} label={words.previous} />
          <MoveButton search={search} step={1} label={words.next} />
          <button
            type="button"
            aria-label={words.clear}
            onClick={() => search.change("")}
            className="btn min-w-9 px-1.5 hover:bg-sunken"
          >
            <CloseIcon className="size-4" />
          </button>
        </>
      )}
    </search>
  );
};
