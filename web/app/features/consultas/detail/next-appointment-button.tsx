import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { useNewAppointment } from "../../agenda/use-new-appointment.ts";

/** Opens a new appointment with this consultation's patient and kind. */
export const NextAppointmentButton = ({ consulta }: { consulta: Consulta }) => {
  const words = useLanguage().text.consultaRecord.next;
  const open = useNewAppointment();
  const { id, paciente, documento_gerado } = consulta;
  // An archived patient is in no picker.
  if (paciente?.archived === true) return null;
  return (
    <button
      type="button"
      className="btn btn-quiet"
      onClick={() =>
        open({
          paciente_id: paciente?.id ?? null,
          titulo: words.title(shortCode(id)),
          tipo: documento_gerado.tipo_consulta === "telemedicina" ? "Telemedicina" : "Presencial",
        })
      }
    >
      {words.appointment}
    </button>
  );
};
