/**
 * Substances under special control in Brazil and the prescription form of each. Sources: Portaria
 * SVS/MS 344/1998 and its lists; RDC 11/2011 (thalidomide), 327/2019 (cannabis), 471/2021
 * (antimicrobials), 973/2025 (GLP-1), 1.000/2025 (electronic prescriptions). As of November 2026;
 * the lists change several times a year.
 */
import { z } from "zod";

/** The form that a substance requires instead of an ordinary prescription. */
export const CONTROL_FORMS = [
  /** Lists A1 and A3: yellow notification. */
  "notificacao_a",
  /** List A2: two copies up to 100 mg per unit, above that the yellow notification. */
  "entorpecente_a2",
  /** List B1: blue notification. */
  "notificacao_b",
  /** List B2: blue notification for appetite suppressants. */
  "notificacao_b2",
  /** Lists C1 and C5: special control prescription in two copies. */
  "controle_especial",
  /** List C2: white notification and a signed term. */
  "notificacao_retinoide",
  /** List C3: its own notification and a signed term. */
  "notificacao_talidomida",
  /** Cannabis: by its share of THC. */
  "canabis",
  /** Antimicrobials: two copies, one is kept. */
  "antimicrobiano",
  /** GLP-1 agonists: two copies, one is kept. */
  "glp1",
] as const;
export const controlFormSchema = z.enum(CONTROL_FORMS);

/**
 * A controlled substance found in a text. `list` as in the Portaria; null if another resolution
 * controls it.
 */
export const controlledSchema = z.object({
  substance: z.string(),
  list: z.enum(["A1", "A2", "A3", "B1", "B2", "C1", "C2", "C3", "C5"]).nullable(),
  form: controlFormSchema,
});
export type Controlled = z.infer<typeof controlledSchema>;
