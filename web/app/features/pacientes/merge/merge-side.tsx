import type { PatientMerges } from "@relato/shared/contract/patient-merges.ts";
import type { PacienteDetail } from "@relato/shared/contract/pacientes.ts";
import { formatDateTime, formatNumber } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { PacienteStatus } from "../pacientes-table.tsx";
import { usePacienteText } from "../paciente-text.ts";

export interface Side {
  paciente: PacienteDetail;
  counts: PatientMerges["counts"];
}

const FIELDS = ["data_nascimento", "documento", "telefone", "email"] as const;

/** A CPF by its end, anything else as it is. */
const useDocumento = (): ((documento: string | null, shown: string) => string) => {
  const { text } = useLanguage();
  return (documento, shown) =>
    documento !== null && /^\d{11}$/.test(documento)
      ? text.common.cpfEnd(documento.slice(-4))
      : shown;
};

/** One of the two patients, with the choice that this one stays. */
export const MergeSide = (props: { side: Side; isKept: boolean; onKeep: () => void }) => {
  const { paciente, counts } = props.side;
  const { locale, text } = useLanguage();
  const words = text.patientMerge;
  const textOf = usePacienteText()(paciente);
  const documentoOf = useDocumento();
  const shown = { ...textOf, documento: documentoOf(paciente.documento, textOf.documento) };
  const rows = [
    ...FIELDS.map((field) => [text.pacientes.fields[field], shown[field]] as const),
    [words.createdAt, formatDateTime(locale, paciente.created_at)] as const,
  ];
  return (
    <div
      className={
        "rounded-lg border border-line p-3 has-checked:border-accent has-checked:bg-accent-soft " +
        "[overflow-wrap:anywhere]"
      }
    >
      <label className="flex cursor-pointer items-start gap-3">
        <input
          type="radio"
          name="kept"
          checked={props.isKept}
          onChange={props.onKeep}
          className="mt-1 size-4.5 shrink-0 accent-accent"
        />
        <span className="min-w-0">
          <span className="font-semibold">{paciente.nome}</span>{" "}
          {paciente.archived_at === null ? null : <PacienteStatus isArchived />}
          <span className="block text-sm">{props.isKept ? words.stays : words.goes}</span>
        </span>
      </label>
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
