import { dayOf } from "@relato/shared/domain/paciente.ts";

/** The reader's day, `YYYY-MM-DD`. */
export const today = (): string => dayOf(new Date());
