/** Characters of each field of a profile; longer texts are refused, never cut. */
export const PERFIL_MAX = {
  first_name: 120,
  last_name: 120,
  specialty: 120,
  crm: 120,
  rqe: 120,
  clinic_hospital: 120,
  address: 240,
} as const;
export type PerfilText = keyof typeof PERFIL_MAX;
