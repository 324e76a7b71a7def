import { useQuery } from "@tanstack/react-query";
import { CONSULTA_STATUSES } from "@relato/shared/domain/consulta.ts";
import { Field } from "../../ui/form/field.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { FilterSelect } from "./filter-select.tsx";
import { MoreFilters } from "./more-filters.tsx";
import { filtersQuery } from "./queries.ts";
import type { useListFilters } from "./use-list-filters.ts";

/** The search box and the filters of the list (specification 2.8). */
export const ListFiltersBar = ({ model }: { model: ReturnType<typeof useListFilters> }) => {
  const { text } = useLanguage();
  const words = text.consultationList;
  const { data } = useQuery(filtersQuery);
  const modelos = data?.modelos ?? [];
  const specialties = [...new Set(modelos.flatMap((one) => one.especialidade ?? []))];
  const { search, status, modelo, especialidade } = model;
  return (
    <search aria-label={words.filters} className="mb-5 space-y-3">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[3fr_2fr_2.5fr_2fr]">
        <Field label={words.search} error={undefined}>
          {({ id }) => (
            <input
              id={id}
              type="search"
              autoComplete="off"
              maxLength={200}
              value={search.typed}
              onChange={({ target }) => search.type(target.value)}
              className="field w-full"
            />
          )}
        </Field>
        <FilterSelect
          label={words.template}
          all={words.allTemplates}
          filter={modelo}
          options={modelos.map(({ id, titulo }) => ({ value: id, name: titulo }))}
        />
        <FilterSelect
          label={words.specialty}
          all={words.allSpecialties}
          filter={especialidade}
          options={specialties.toSorted().map((name) => ({ value: name, name }))}
        />
        <FilterSelect
          label={words.status}
          all={words.allStatuses}
          filter={status}
          options={CONSULTA_STATUSES.map((value) => ({
            value,
            name: text.consultas.status[value],
          }))}
        />
      </div>
      <MoreFilters more={model.more} />
    </search>
  );
};
