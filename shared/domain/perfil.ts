/** Characters of each text of a profile; longer is refused at its field, never cut. */
export const PERFIL_MAX = {
  first_name: 120,
  last_name: 120,
  specialty: 120,
  crm: 120,
  clinic_hospital: 120,
  address: 240,
} as const;
export type PerfilText = keyof typeof PERFIL_MAX;
