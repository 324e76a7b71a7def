import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export const consentsQuery = (pacienteId: string) =>
  queryOptions({
    queryKey: ["pacientes", "consents", pacienteId],
    queryFn: ({ signal }) =>
      call("GET /api/pacientes/:id/consents", { params: { id: pacienteId }, signal }),
  });

/** What an erasure would do. */
export const erasureQuery = (pacienteId: string) =>
  queryOptions({
    queryKey: ["pacientes", "erasure", pacienteId],
    queryFn: ({ signal }) =>
      call("GET /api/pacientes/:id/erasure", { params: { id: pacienteId }, signal }),
  });
