import { CloseIcon, ChevronIcon, SearchIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { FEWEST_LETTERS, MOST_HITS } from "./transcript-search.ts";

/** Words to be found in the transcript, how many there are, and the way from one to the next. */
export const SearchBar = (props: {
  value: string;
  onChange: (value: string) => void;
  count: number;
  /** Which one is shown, from 0. */
  at: number;
  onMove: (step: 1 | -1) => void;
}) => {
  const { value, count } = props;
  const words = useLanguage().text.consulta.find;
  const asked = value.trim().length >= FEWEST_LETTERS;
  const move = (step: 1 | -1, label: string, turned: string) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={count === 0}
      onClick={() => props.onMove(step)}
      className="btn min-w-9 px-1.5 hover:bg-sunken"
    >
      <ChevronIcon className={`size-5 ${turned}`} />
    </button>
  );
  return (
    <search className="flex min-w-0 flex-1 basis-56 items-center gap-0.5 rounded-lg border border-line bg-surface pl-2.5 focus-within:border-accent">
      <SearchIcon className="size-4.5 text-muted" />
      <input
        type="search"
        aria-label={words.label}
        placeholder={words.label}
        value={value}
        onChange={(event) => props.onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") props.onMove(event.shiftKey ? -1 : 1);
          if (event.key === "Escape") props.onChange("");
        }}
        className="min-h-11 w-0 min-w-0 flex-1 bg-transparent px-1 outline-none [&::-webkit-search-cancel-button]:hidden"
      />
      <output className="px-1 text-sm whitespace-nowrap text-muted tabular-nums">
        {!asked
          ? null
          : count === 0
            ? words.none
            : words.count(props.at + 1, `${count}${count === MOST_HITS ? "+" : ""}`)}
      </output>
      {value === "" ? null : (
        <>
          {move(-1, words.previous, "rotate-180")}
          {move(1, words.next, "")}
          <button
            type="button"
            aria-label={words.clear}
            onClick={() => props.onChange("")}
            className="btn min-w-9 px-1.5 hover:bg-sunken"
          >
            <CloseIcon className="size-4" />
          </button>
        </>
      )}
    </search>
  );
};
