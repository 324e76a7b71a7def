import { useQuery } from "@tanstack/react-query";
import { CONSULTA_STATUSES } from "@relato/shared/domain/consulta.ts";
import type { ConsultaStatus } from "@relato/shared/domain/consulta.ts";
import { plainWords } from "@relato/shared/domain/plain.ts";
import type { Messages } from "@relato/shared/locales/pt-br/app.ts";
import { useId } from "react";
import { useFilter, useTyped } from "../../filters.ts";
import { useLanguage } from "../../ui/language.tsx";
import { filtersQuery } from "./queries.ts";
import type { ListFilters } from "./queries.ts";

/** Letters of a status's name that mean it; fewer are met in many titles. */
const STATUS_LETTERS = 3;

const statusesNamed = (text: Messages, typed: string): ConsultaStatus[] => {
  const said = plainWords(typed).join(" ");
  return said.length < STATUS_LETTERS
    ? []
    : CONSULTA_STATUSES.filter((status) =>
        plainWords(text.consultas.status[status]).join(" ").startsWith(said),
      );
};

/** What the list is held back to, as the query string and the search box say it. */
export const useListFilters = () => {
  const { text } = useLanguage();
  const search = useTyped();
  const status = useFilter("status");
  const modelo = useFilter("modelo");
  const especialidade = useFilter("especialidade");
  const known = CONSULTA_STATUSES.find((one) => one === status.value);
  const filters: ListFilters = {
    ...(known === undefined ? {} : { status: known }),
    ...(modelo.value === "" ? {} : { modelo: modelo.value }),
    ...(especialidade.value === "" ? {} : { especialidade: especialidade.value }),
    ...(search.settled.trim() === ""
      ? {}
      : { typed: { text: search.settled, statuses: statusesNamed(text, search.settled) } }),
  };
  return { search, status, modelo, especialidade, filters };
};
export type ListFiltersModel = ReturnType<typeof useListFilters>;

const Select = (props: {
  label: string;
  all: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; name: string }[];
}) => {
  const id = useId();
  // What an old address names and nobody knows any more still has to be seen, to be taken away.
  const isKnown = props.value === "" || props.options.some(({ value }) => value === props.value);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {props.label}
      </label>
      <select
        id={id}
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
        className="field w-full"
      >
        <option value="">{props.all}</option>
        {props.options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
        {isKnown ? null : <option value={props.value}>?</option>}
      </select>
    </div>
  );
};

/** Search box and filters over the list (specification 2.8). */
export const ListFiltersBar = ({ model }: { model: ListFiltersModel }) => {
  const { text } = useLanguage();
  const words = text.consultationList;
  const id = useId();
  const { data } = useQuery(filtersQuery);
  const modelos = data?.modelos ?? [];
  const specialties = [...new Set(modelos.flatMap((one) => one.especialidade ?? []))];
  const { search, status, modelo, especialidade } = model;
  return (
    <search
      aria-label={words.filters}
      className="mb-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-[3fr_2fr_2.5fr_2fr]"
    >
      <div className="min-w-0">
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
          {words.search}
        </label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          maxLength={200}
          value={search.typed}
          onChange={({ target }) => search.type(target.value)}
          className="field w-full"
        />
      </div>
      <Select
        label={words.template}
        all={words.allTemplates}
        value={modelo.value}
        onChange={modelo.change}
        options={modelos.map(({ id: value, titulo: name }) => ({ value, name }))}
      />
      <Select
        label={words.specialty}
        all={words.allSpecialties}
        value={especialidade.value}
        onChange={especialidade.change}
        options={specialties.toSorted().map((name) => ({ value: name, name }))}
      />
      <Select
        label={words.status}
        all={words.allStatuses}
        value={status.value}
        onChange={status.change}
        options={CONSULTA_STATUSES.map((value) => ({ value, name: text.consultas.status[value] }))}
      />
    </search>
  );
};
