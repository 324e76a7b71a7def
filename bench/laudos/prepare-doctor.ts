import { type Caller, expectStatus, signUp } from "../parts/caller.ts";

const PERFIL = {
  ...{ first_name: "Ana", last_name: "Prado", specialty: "Radiologia", crm: "CRM/SP 123456" },
  ...{ rqe: "12345", phone: "", clinic_hospital: "Clínica Vida", address: "" },
};

export const PATIENT = "Maria da Silva";

/** A subscriber with a complete profile and one patient with a CPF. */
export const prepareDoctor = async (url: string): Promise<Caller> => {
  const doctor = await signUp(url);
  const headers = { "content-type": "application/json" };
  const perfil = { method: "PUT", body: JSON.stringify(PERFIL), headers };
  await expectStatus(await doctor.call("/api/perfil", perfil), 200);
  const paciente = {
    ...{ id: crypto.randomUUID(), nome: PATIENT, mother_name: "", email: "", telefone: "" },
    ...{ whatsapp: "", sexo: "Feminino", data_nascimento: "1980-03-02" },
    ...{ documento: "529.982.247-25", endereco: "" },
  };
  await expectStatus(await doctor.post("/api/pacientes", paciente), 201);
  return doctor;
};
