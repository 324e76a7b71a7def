import type { PacienteChoice } from "@relato/shared/contract/pacientes.ts";
import { type Age, agePartsOn, dayOf, isBirthDate } from "@relato/shared/domain/birth-date.ts";
import { formatDay } from "@relato/shared/locales/format.ts";
import type { Messages } from "@relato/shared/locales/pt-br/app.ts";
import { useLanguage } from "./language.tsx";

/** "3 semanas", "46 anos". */
export const writeAge = ({ common }: Pick<Messages, "common">, { unit, value }: Age): string =>
  common.age[unit](value);

type Person = Pick<PacienteChoice, "data_nascimento" | "cpf_end">;

/**
 * Writes what tells patients of one name apart, "12/03/1980 (46 anos) · CPF final 1234"; "" if
 * nothing is known.
 */
export const usePatientLine = (): ((person: Person) => string) => {
  const { locale, text } = useLanguage();
  return ({ data_nascimento: birth, cpf_end: end }) => {
    const today = dayOf(new Date());
    const age =
      birth === null || !isBirthDate(birth, today)
        ? []
        : [`${formatDay(locale, birth)} (${writeAge(text, agePartsOn(birth, today))})`];
    return [...age, ...(end === null ? [] : [text.common.cpfEnd(end)])].join(" · ");
  };
};
