/** A profile with the name and registration that a signature and a share need. */
export const PROFILE = {
  ...{ first_name: "Ana", last_name: "Prado", specialty: "", crm: "CRM/SP 123456", rqe: "" },
  ...{ phone: "", clinic_hospital: "", address: "" },
};
export const PROFILE_NAME = "Ana Prado";
