import { agePartsOn, isBirthDate } from "@relato/shared/domain/birth-date.ts";
import { formatDay } from "@relato/shared/locales/format.ts";
import type { Laudo } from "@relato/shared/contract/laudos.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { writeAge } from "../../../ui/patient-line.ts";
import { Skeleton } from "../../../ui/surfaces.tsx";
import { useOpenLaudo } from "../open-laudo.ts";
import { LastConsultation } from "./last-consultation.tsx";
import { Priors } from "./priors.tsx";

const Facts = ({ paciente, day }: { paciente: NonNullable<Laudo["paciente"]>; day: string }) => {
  const { locale, text } = useLanguage();
  const { nome, sexo, data_nascimento: birth, documento } = paciente;
  const age =
    birth !== null && isBirthDate(birth, day) ? writeAge(text, agePartsOn(birth, day)) : null;
  const facts = [
    sexo === null ? null : text.pacientes.sexo[sexo],
    birth === null || age === null
      ? null
      : text.laudoPanels.patient.birth(formatDay(locale, birth), age),
    documento,
  ].filter((fact) => fact !== null && fact !== "");
  return (
    <div>
      <p className="font-semibold break-words">{nome}</p>
      <p className="text-sm text-muted">{facts.join(" · ")}</p>
    </div>
  );
};

/** The laudo's patient: age, last consultation, earlier laudos and their measures. */
export const PatientPanel = () => {
  const words = useLanguage().text.laudoPanels.patient;
  const { laudo, form } = useOpenLaudo();
  const { paciente, paciente_id } = laudo;
  if (form.paciente_id === null) return <p className="text-muted">{words.none}</p>;
  // The server compares with the patient that is saved.
  if (paciente === null || paciente_id !== form.paciente_id)
    return (
      <>
        <p className="sr-only">{words.saving}</p>
        <Skeleton lines={4} />
      </>
    );
  return (
    <div className="space-y-5">
      <Facts paciente={paciente} day={form.exam_date} />
      <LastConsultation key={paciente_id} pacienteId={paciente_id} />
      <Priors />
    </div>
  );
};
