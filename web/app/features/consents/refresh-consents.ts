import type { QueryClient } from "@tanstack/react-query";

/** The page of the consultation, its consent and documents, and the patient's register. */
export const refreshConsents = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    ["consultas", "documentos", "pacientes"].map((name) =>
      client.invalidateQueries({ queryKey: [name] }),
    ),
  );
