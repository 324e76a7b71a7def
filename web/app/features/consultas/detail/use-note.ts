import { useQuery } from "@tanstack/react-query";
import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { documentosQuery, type WrittenDocumento } from "../../documentos/queries.ts";

/** The consultation's anamnesis with its newest version; null before it is written. */
export const useNote = ({ id, documento_gerado }: Consulta): WrittenDocumento | null => {
  const enabled = documento_gerado.written !== undefined;
  const { data } = useQuery({ ...documentosQuery(id), enabled });
  const note = data?.find(({ kind }) => kind === "anamnesis");
  if (note === undefined || note.current === null) return null;
  return { ...note, current: note.current };
};
