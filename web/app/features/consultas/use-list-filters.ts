import { CONSULTA_STATUSES, type ConsultaStatus } from "@relato/shared/domain/consulta.ts";
import { plainWords } from "@relato/shared/domain/plain.ts";
import type { Messages } from "@relato/shared/locales/pt-br/app.ts";
import { useFilter, useTyped } from "../../filters.ts";
import { useLanguage } from "../../ui/language.tsx";
import type { ListFilters } from "./queries.ts";

/** Fewer letters of a status's name would match many titles. */
const MIN_STATUS_LETTERS = 3;

const statusesNamed = (text: Messages, typed: string): ConsultaStatus[] => {
  const start = plainWords(typed).join(" ");
  return start.length < MIN_STATUS_LETTERS
    ? []
    : CONSULTA_STATUSES.filter((status) =>
        plainWords(text.consultas.status[status]).join(" ").startsWith(start),
      );
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const PACIENTE = /^(none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The filters of the list, from the query string and the search box. */
export const useListFilters = () => {
  const { text } = useLanguage();
  const search = useTyped();
  const status = useFilter("status");
  const modelo = useFilter("modelo");
  const especialidade = useFilter("especialidade");
  const more = {
    ...{ paciente: useFilter("paciente"), signed: useFilter("signed"), from: useFilter("from") },
    ...{ until: useFilter("until"), archived: useFilter("archived") },
  };
  const filters: ListFilters = {};
  const { paciente, signed, from, until, archived } = more;
  if (PACIENTE.test(paciente.value)) filters.paciente = paciente.value;
  if (signed.value === "true" || signed.value === "false") filters.signed = signed.value;
  if (DAY.test(from.value)) filters.from = from.value;
  if (DAY.test(until.value)) filters.until = until.value;
  if (archived.value === "true") filters.archived = "true";
  const known = CONSULTA_STATUSES.find((one) => one === status.value);
  if (known !== undefined) filters.status = known;
  if (modelo.value !== "") filters.modelo = modelo.value;
  if (especialidade.value !== "") filters.especialidade = especialidade.value;
  const typed = search.settled;
  if (typed.trim() !== "") filters.typed = { text: typed, statuses: statusesNamed(text, typed) };
  return { search, status, modelo, especialidade, more, filters };
};
