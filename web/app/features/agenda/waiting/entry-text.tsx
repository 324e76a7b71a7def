import type { WaitingEntry } from "@relato/shared/contract/waiting-list.ts";
import { dayIn } from "@relato/shared/domain/zone.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { usePatientLine } from "../../../ui/patient-line.ts";
import { useNow } from "../use-now.ts";
import { useMoment, useWishText } from "./use-wish-text.ts";

/** A waiting patient, and what the patient wants. */
export const EntryText = ({ entry, timeZone }: { entry: WaitingEntry; timeZone: string }) => {
  const words = useLanguage().text.waitingList;
  const lineOf = usePatientLine();
  const momentOf = useMoment(timeZone);
  const wishOf = useWishText(dayIn(useNow().toISOString(), timeZone));
  const { agendamento, note, paciente, priority } = entry;
  return (
    <div className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
      <p>
        <span className="font-semibold">{paciente.nome}</span>{" "}
        <span className="text-sm text-muted">{lineOf(paciente)}</span>
      </p>
      <p className="text-sm text-muted">
        {priority === "high" ? (
          <span className="font-semibold text-warn">{words.isHigh} · </span>
        ) : null}
        {wishOf(entry)}
      </p>
      {agendamento === null ? null : (
        <p className="text-sm text-muted">{words.has(momentOf(agendamento.data))}</p>
      )}
      {note === null ? null : <p className="text-sm whitespace-pre-line">{note}</p>}
    </div>
  );
};
