import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { listPacienteChoices } from "../../api/endpoints.ts";

export const pacienteChoicesQuery = queryOptions({
  queryKey: ["pacientes", "choices"],
  queryFn: ({ signal }) => call(listPacienteChoices, { signal }),
  staleTime: 60_000,
});
