import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { PlusIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { LoadMore } from "../../ui/load-more.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { Pending } from "../../ui/surfaces.tsx";
import { ConsultaCard } from "./consulta-card.tsx";
import { ListFiltersBar } from "./list-filters.tsx";
import { useListFilters } from "./use-list-filters.ts";
import { filteredQuery } from "./queries.ts";
import { UsageCounter } from "./usage-counter.tsx";

const Empty = ({ onNew }: { onNew: () => void }) => {
  const words = useLanguage().text.consultas;
  return (
    <div className="card p-10 text-center">
      <p className="text-lg font-semibold">{words.empty}</p>
      <p className="mt-1 text-muted">{words.emptyDetail}</p>
      <button type="button" className="btn btn-primary mt-5" onClick={onNew}>
        {words.startFirst}
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

/** The doctor's consultations, newest first, with a search and filters. */
export const ConsultasView = ({ onNew }: { onNew: () => void }) => {
  const { text } = useLanguage();
  const navigate = useNavigate({ from: "/dashboard" });
  const model = useListFilters();
  const list = useInfiniteQuery({
    ...filteredQuery(model.filters),
    // The last results stay until the next ones arrive.
    placeholderData: keepPreviousData,
  });
  usePageTitle(text.consultas.title);
  const items = list.data?.pages.flatMap((page) => page.items);
  const clear = (): void => {
    model.search.type("");
    void navigate({ replace: true, search: { view: "consultations" } });
  };
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
        <Pending
          query={list}
          title={text.consultas.failed}
          category="consultation"
          lines={9}
          className="card p-5"
        />
      ) : items.length > 0 ? (
        <ul className="space-y-3">
          {items.map((consulta) => (
            <li key={consulta.id}>
              <ConsultaCard consulta={consulta} headingLevel={2} />
            </li>
          ))}
        </ul>
      ) : Object.keys(model.filters).length > 0 ? (
        <NoMatch onClear={clear} />
      ) : (
        <Empty onNew={onNew} />
      )}
      <LoadMore list={list} />
    </>
  );
};
