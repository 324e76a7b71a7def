import { formatNumber } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { Combobox } from "../../ui/combobox.tsx";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { pacienteChoicesQuery } from "../pacientes/queries.ts";

/** Whose appointment it is; may stay empty. `present`: who it was, perhaps archived since and in no list. */
export const PatientField = (props: {
  value: string | null;
  present: { id: string; nome: string } | null;
  onChange: (paciente_id: string | null) => void;
}) => {
  const { locale, text } = useLanguage();
  const words = useViews().agenda;
  const { data } = useQuery(pacienteChoicesQuery);
  const { present } = props;
  const active = data?.items ?? [];
  const items =
    present === null || active.some(({ id }) => id === present.id) ? active : [present, ...active];
  return (
    <Combobox
      value={props.value}
      onChange={props.onChange}
      isDisabled={false}
      label={
        <>
          {words.fields.paciente}{" "}
          <span className="font-normal text-muted">({text.common.optional})</span>
        </>
      }
      listLabel={text.home.patients}
      placeholder={text.home.patientPlaceholder}
      options={items.map(({ id, nome }) => ({ id, name: nome }))}
      noneText={text.home.patientNone}
      moreText={(count) => text.home.patientMore(formatNumber(locale, count))}
    />
  );
};
