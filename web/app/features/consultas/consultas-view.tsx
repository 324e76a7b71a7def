import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useLanguage } from "../../ui/language.tsx";
import { PlusIcon } from "../../ui/icons.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { FailureNotice, Skeleton } from "../../ui/surfaces.tsx";
import { ConsultaCard } from "./consulta-card.tsx";
import { ListFiltersBar, useListFilters } from "./list-filters.tsx";
import { filteredQuery } from "./queries.ts";
import { UsageCounter } from "./usage-counter.tsx";

const Empty = ({ onNew }: { onNew: () => void }) => {
  const { text } = useLanguage();
  return (
    <div className="card p-10 text-center">
      <p className="text-lg font-semibold">{text.consultas.empty}</p>
      <p className="mt-1 text-muted">{text.consultas.emptyDetail}</p>
      <button type="button" className="btn btn-primary mt-5" onClick={onNew}>
        {text.consultas.startFirst}
      </button>
    </div>
  );
};

const NoMatch = ({ onClear }: { onClear: () => void }) => {
  const words = useLanguage().text.consultationList;
  return (
    <div className="card p-10 text-center">
      <output className="block text-lg font-semibold">{words.noMatch}</output>
      <p className="mt-1 text-muted">{words.noMatchDetail}</p>
      <button type="button" className="btn btn-quiet mt-5" onClick={onClear}>
        {words.clear}
      </button>
    </div>
  );
};

/** Minhas Consultas: newest first, a page at a time; what is being processed moves by itself. */
export const ConsultasView = ({ onNew }: { onNew: () => void }) => {
  const { text } = useLanguage();
  const navigate = useNavigate({ from: "/dashboard" });
  const model = useListFilters();
  const { filters, search } = model;
  const isFiltered = Object.keys(filters).length > 0;
  const list = useInfiniteQuery({
    ...filteredQuery(filters),
    // What was found last stays until the answer to the next letters is here.
    placeholderData: keepPreviousData,
  });
  usePageTitle(text.consultas.title);
  const items = list.data?.pages.flatMap((page) => page.items);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="font-serif text-3xl font-semibold">{text.consultas.title}</h1>
          <UsageCounter />
        </div>
        <button type="button" className="btn btn-primary" onClick={onNew}>
          <PlusIcon /> {text.shell.newConsultation}
        </button>
      </div>
      <ListFiltersBar model={model} />
      {items === undefined ? (
        list.error === null ? (
          <div className="space-y-3">
            {[1, 2, 3].map((i) => (
              <Skeleton key={i} className="card p-5" />
            ))}
          </div>
        ) : (
          <FailureNotice
            title={text.consultas.failed}
            error={list.error}
            category="consultation"
            onRetry={() => void list.refetch()}
          />
        )
      ) : items.length === 0 ? (
        isFiltered ? (
          <NoMatch
            onClear={() => {
              search.type("");
              void navigate({ replace: true, search: { view: "consultations" } });
            }}
          />
        ) : (
          <Empty onNew={onNew} />
        )
      ) : (
        <ul className="space-y-3">
          {items.map((consulta) => (
            <li key={consulta.id}>
              <ConsultaCard consulta={consulta} headingLevel={2} />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage ? (
        <button
          type="button"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
          className="btn btn-quiet mx-auto mt-5 flex"
        >
          {list.isFetchingNextPage ? text.common.loading : text.common.loadMore}
        </button>
      ) : null}
    </>
  );
};
