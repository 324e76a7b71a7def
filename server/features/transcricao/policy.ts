import type { ConsultaFields } from "@relato/shared/contract/consultas.ts";

/** Before `Concluído`, the pipeline may still assign the speakers of the turns. */
export const canCorrect = ({ status }: Pick<ConsultaFields, "status">): boolean =>
  status === "Concluído";
