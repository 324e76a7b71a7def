import type { PatientMerges } from "@relato/shared/contract/patient-merges.ts";
import type { PacienteDetail } from "@relato/shared/contract/pacientes.ts";
import { cpfEndOf } from "@relato/shared/domain/cpf.ts";
import { formatDateTime, formatNumber } from "@relato/shared/locales/format.ts";
import { CHOICE_CARD, RadioLabel } from "../../../ui/choice-card.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { PacienteStatus } from "../pacientes-table.tsx";
import { usePacienteText } from "../paciente-text.ts";

export interface Side {
  paciente: PacienteDetail;
  counts: PatientMerges["counts"];
}

const FIELDS = ["data_nascimento", "documento", "telefone", "email"] as const;

/** One of the two patients, with the choice that this one stays. */
export const MergeSide = (props: { side: Side; isKept: boolean; onKeep: () => void }) => {
  const { paciente, counts } = props.side;
  const { locale, text } = useLanguage();
  const words = text.patientMerge;
  const textOf = usePacienteText()(paciente);
  const cpfEnd = cpfEndOf(paciente.documento);
  const shown = cpfEnd === null ? textOf : { ...textOf, documento: text.common.cpfEnd(cpfEnd) };
  const rows = [
    ...FIELDS.map((field) => [text.pacientes.fields[field], shown[field]] as const),
    [words.createdAt, formatDateTime(locale, paciente.created_at)] as const,
  ];
  return (
    <div className={CHOICE_CARD}>
      <RadioLabel name="kept" isChosen={props.isKept} onChoose={props.onKeep}>
        <span className="font-semibold">{paciente.nome}</span>{" "}
        {paciente.archived_at === null ? null : <PacienteStatus isArchived />}
        <span className="block text-sm">{props.isKept ? words.stays : words.goes}</span>
      </RadioLabel>
      <dl className="mt-3 space-y-1.5 text-sm">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
        {(["consultas", "laudos", "agendamentos"] as const).map((kind) => (
          <div key={kind} className="flex justify-between gap-x-3">
            <dt className="text-muted">{words.counts[kind]}</dt>
            <dd className="tabular-nums">{formatNumber(locale, counts[kind])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
