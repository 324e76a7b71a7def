import type { PacienteDetail } from "@relato/shared/contract/pacientes.ts";
import { cpfEndOf } from "@relato/shared/domain/cpf.ts";
import { useLanguage } from "../../ui/language.tsx";
import { WaitingButton } from "../agenda/waiting-button.tsx";
import { useNewAppointment } from "../agenda/use-new-appointment.ts";
import { JoinButton } from "./join-button.tsx";

/** What is begun from a patient's page. An archived patient only exports the record. */
export const PatientActions = (props: {
  paciente: PacienteDetail;
  onConsultation: (paciente_id: string) => void;
}) => {
  const { id, nome, data_nascimento, archived_at } = props.paciente;
  const words = useLanguage().text.consultaRecord.patientPage;
  const openAppointment = useNewAppointment();
  return (
    <div className="mb-6 flex flex-wrap gap-2 max-sm:*:grow">
      {archived_at === null ? (
        <>
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => props.onConsultation(id)}
          >
            {words.newConsultation}
          </button>
          <button
            type="button"
            className="btn btn-quiet"
            onClick={() => openAppointment({ paciente_id: id })}
          >
            {words.newAppointment}
          </button>
          <WaitingButton
            paciente={{ id, nome, data_nascimento, cpf_end: cpfEndOf(props.paciente.documento) }}
          />
        </>
      ) : null}
      <JoinButton paciente_id={id} />
      <a href={`/api/pacientes/${id}/export`} download className="btn btn-quiet">
        {words.export}
      </a>
    </div>
  );
};
