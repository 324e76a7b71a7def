import type { ThreadItem } from "@relato/shared/contract/chatzello.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { PlusIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { Pending } from "../../../ui/surfaces.tsx";
import { threadsQuery } from "../queries.ts";
import { useStartThread } from "../use-start-thread.ts";

const Row = (props: { item: ThreadItem; isCurrent: boolean; onOpen: () => void }) => {
  const { locale, text } = useLanguage();
  const words = text.chatzello.list;
  const { item } = props;
  return (
    <li>
      <button
        type="button"
        aria-current={props.isCurrent ? "true" : undefined}
        onClick={props.onOpen}
        className={
          "block min-h-11 w-full rounded-lg px-3 py-2 text-left hover:bg-sunken " +
          "aria-[current]:bg-accent-soft"
        }
      >
        <span className="block font-medium break-words">{item.title}</span>
        <span className="block text-sm break-words text-muted">
          {item.paciente_nome === null ? null : `${words.about(item.paciente_nome)} · `}
          {formatDateTime(locale, item.updated_at)}
        </span>
      </button>
    </li>
  );
};

/** The doctor's threads, latest first, found by title, patient or text. */
export const ThreadList = (props: { currentId: string; onOpen: (id: string) => void }) => {
  const { text } = useLanguage();
  const { list: words, failed, lead } = text.chatzello;
  const [typed, setTyped] = useState("");
  const [archived, setArchived] = useState(false);
  const searched = useDeferredValue(typed.trim());
  const list = useInfiniteQuery(threadsQuery(searched, archived));
  const items = list.data?.pages.flatMap((page) => page.items);
  const start = useStartThread();
  return (
    <section aria-label={words.label} className="space-y-3" aria-busy={list.isFetching}>
      <button
        type="button"
        disabled={start.isPending}
        onClick={() => start.mutate({})}
        className="btn btn-primary w-full"
      >
        <PlusIcon className="size-4.5" /> {words.create}
      </button>
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={typed}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        className="field w-full"
      />
      <button
        type="button"
        aria-pressed={archived}
        onClick={() => setArchived(!archived)}
        className="btn px-3 text-sm text-muted hover:bg-sunken aria-pressed:bg-accent-soft"
      >
        {words.archived}
      </button>
      {items === undefined ? <Pending query={list} title={failed} lines={5} /> : null}
      {items?.length === 0 ? (
        <p className="text-sm text-muted">
          {searched === "" && !archived ? `${words.empty}. ${lead}` : words.none}
        </p>
      ) : null}
      <ul className="space-y-1">
        {items?.map((item) => (
          <Row
            key={item.id}
            item={item}
            isCurrent={item.id === props.currentId}
            onOpen={() => props.onOpen(item.id)}
          />
        ))}
      </ul>
      <LoadMore list={list} />
    </section>
  );
};
