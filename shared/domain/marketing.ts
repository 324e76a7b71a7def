/**
 * Figures on the landing page (specification 1). They are the owner's claims, not measured by this
 * installation. Change them only here.
 */
export const MARKETING = {
  hours_saved_per_month: 38,
  physicians: 41_200,
  consultations_per_month: 122_700,
  ready_in_seconds: 30,
} as const;
