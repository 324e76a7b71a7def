import { formatNumber } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { Combobox } from "../../ui/combobox.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { pacienteChoicesQuery } from "./queries.ts";

/** Whom the consultation is about, found by typing; may stay empty. */
export const PatientPicker = (props: {
  value: string | null;
  onChange: (paciente_id: string | null) => void;
  isDisabled: boolean;
}) => {
  const { locale, text } = useLanguage();
  const { data } = useQuery(pacienteChoicesQuery);
  return (
    <Combobox
      {...props}
      label={
        <>
          {text.home.patient}{" "}
          <span className="font-normal text-muted">({text.common.optional})</span>
        </>
      }
      listLabel={text.home.patients}
      placeholder={text.home.patientPlaceholder}
      options={(data?.items ?? []).map(({ id, nome }) => ({ id, name: nome }))}
      noneText={text.home.patientNone}
      moreText={(count) => text.home.patientMore(formatNumber(locale, count))}
    />
  );
};
