import { useInfiniteQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useFilter } from "../../filters.ts";
import { ChoiceGroup } from "../../ui/choice.tsx";
import { PlusIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { LoadMore } from "../../ui/load-more.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { Pending } from "../../ui/surfaces.tsx";
import { useDebounced } from "../../ui/use-debounced.ts";
import { OpenRestricted } from "../patient-data/open-restricted.tsx";
import { ExportButton } from "./export-button.tsx";
import { ImportDialog } from "./import-dialog.tsx";
import { type PacienteActions, PacientesTable } from "./pacientes-table.tsx";
import { pacientesQuery } from "./queries.ts";

/** The title, and the buttons that export, import and add. */
const Header = ({ onAdd }: { onAdd: () => void }) => {
  const words = useLanguage().text.pacientes;
  const [isImporting, setImporting] = useState(false);
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
      <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
      <div className="flex flex-wrap gap-2">
        <ExportButton />
        <button type="button" className="btn btn-quiet" onClick={() => setImporting(true)}>
          {words.importing.action}
        </button>
        <button type="button" className="btn btn-primary" onClick={onAdd}>
          <PlusIcon /> {words.add}
        </button>
      </div>
      {isImporting ? <ImportDialog onClose={() => setImporting(false)} /> : null}
    </div>
  );
};

const Empty = ({ isSearched, isArchived }: { isSearched: boolean; isArchived: boolean }) => {
  const words = useLanguage().text.pacientes;
  const [title, detail] = isSearched
    ? [words.noneFound, words.noneFoundDetail]
    : isArchived
      ? [words.emptyArchived]
      : [words.empty, words.emptyDetail];
  return (
    <div className="card p-10 text-center">
      <p className="text-lg font-semibold">{title}</p>
      {detail === undefined ? null : <p className="mt-1 text-muted">{detail}</p>}
    </div>
  );
};

/** Every patient, newest first, with a search. */
export const PacientesList = (
  props: PacienteActions & { typed: string; onType: (typed: string) => void; onAdd: () => void },
) => {
  const words = useLanguage().text.pacientes;
  const searchId = useId();
  const status = useFilter("status");
  const shown = status.value === "archived" ? "archived" : "active";
  const searched = useDebounced(props.typed.trim());
  const list = useInfiniteQuery(pacientesQuery(searched, shown === "archived"));
  usePageTitle(words.title);
  const items = list.data?.pages.flatMap((page) => page.items);
  return (
    <>
      <Header onAdd={props.onAdd} />
      <div className="mb-5 flex flex-wrap items-end gap-4">
        <search className="min-w-0 flex-1 basis-64">
          <label htmlFor={searchId} className="mb-1.5 block text-sm font-medium">
            {words.search}
          </label>
          <input
            id={searchId}
            type="search"
            value={props.typed}
            maxLength={200}
            autoComplete="off"
            placeholder={words.searchPlaceholder}
            onChange={({ target }) => props.onType(target.value)}
            className="field"
          />
        </search>
        <ChoiceGroup
          label={words.show}
          value={shown}
          onChange={(value) => status.change(value === "archived" ? value : "")}
          choices={[
            { value: "active", label: words.shown.active },
            { value: "archived", label: words.shown.archived },
          ]}
        />
      </div>
      <div aria-busy={list.isFetching}>
        {items === undefined ? (
          <Pending query={list} title={words.failed} lines={6} className="card p-5" />
        ) : items.length > 0 ? (
          <PacientesTable items={items} onEdit={props.onEdit} onRemove={props.onRemove} />
        ) : (
          <Empty isSearched={searched !== ""} isArchived={shown === "archived"} />
        )}
      </div>
      <LoadMore list={list} />
      {shown === "archived" ? (
        <div className="mt-6">
          <OpenRestricted />
        </div>
      ) : null}
    </>
  );
};
