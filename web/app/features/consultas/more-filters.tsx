import { cpfEndOf } from "@relato/shared/domain/cpf.ts";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { call } from "../../api/call.ts";
import { LabelledDate } from "../../ui/date/labelled-date.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { PatientPicker } from "../../ui/patient-picker.tsx";
import { FilterSelect } from "./filter-select.tsx";
import type { useListFilters } from "./use-list-filters.ts";

type More = ReturnType<typeof useListFilters>["more"];

const DayFilter = ({ label, filter }: { label: string; filter: More["from"] }) => (
  <LabelledDate label={label} value={filter.value} onChange={filter.change} />
);

/** A patient, who may be archived, or consultations without one. */
const PatientFilter = ({ filter }: { filter: More["paciente"] }) => {
  const words = useLanguage().text.consultaRecord.filters;
  const isNone = filter.value === "none";
  const id = isNone || filter.value === "" ? null : filter.value;
  const { data } = useQuery({
    queryKey: ["pacientes", "one", id],
    queryFn:
      id === null
        ? skipToken
        : ({ signal }) => call("GET /api/pacientes/:id", { params: { id }, signal }),
  });
  return (
    <div>
      <PatientPicker
        label={words.patient}
        value={id}
        stored={
          id === null || data === undefined ? null : { ...data, cpf_end: cpfEndOf(data.documento) }
        }
        isDisabled={isNone}
        onChange={(chosen) => filter.change(chosen ?? "")}
      />
      <label className="mt-1 flex min-h-9 items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={isNone}
          onChange={({ target }) => filter.change(target.checked ? "none" : "")}
          className="size-4.5 accent-accent"
        />
        {words.noPatient}
      </label>
    </div>
  );
};

/** Patient, dates, signature and archived consultations. Open while one of them is set. */
export const MoreFilters = ({ more }: { more: More }) => {
  const words = useLanguage().text.consultaRecord.filters;
  const isSet = Object.values(more).some(({ value }) => value !== "");
  const [isOpen, setOpen] = useState(isSet);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="btn -ml-3 px-3 text-sm text-accent hover:bg-sunken"
      >
        {isOpen ? words.fewer : words.more}
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-[3fr_2fr_2fr_2fr_2fr]"
      >
        <PatientFilter filter={more.paciente} />
        <DayFilter label={words.from} filter={more.from} />
        <DayFilter label={words.until} filter={more.until} />
        <FilterSelect
          label={words.signed}
          all={words.anySigned}
          filter={more.signed}
          options={[
            { value: "true", name: words.isSigned },
            { value: "false", name: words.isUnsigned },
          ]}
        />
        <FilterSelect
          label={words.archived}
          all={words.active}
          filter={more.archived}
          options={[{ value: "true", name: words.onlyArchived }]}
        />
      </div>
    </div>
  );
};
