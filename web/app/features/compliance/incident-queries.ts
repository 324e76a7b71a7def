import type { IncidentFacts } from "@relato/shared/contract/incidents.ts";
import type { RouteInput } from "@relato/shared/contract/route.ts";
import type { Routes } from "@relato/shared/contract/routes.ts";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

const KEY = ["admin", "compliance", "incidents"];

export const incidentsQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => call("GET /api/admin/compliance/incidents", { signal }),
});

export const affectedQuery = (incidentId: string) =>
  queryOptions({
    queryKey: [...KEY, incidentId, "affected"],
    queryFn: ({ signal }) =>
      call("GET /api/admin/compliance/incidents/:incidentId/affected", {
        params: { incidentId },
        signal,
      }),
  });

export const toldIncidentQuery = (noticeId: string) =>
  queryOptions({
    queryKey: ["incidents", noticeId],
    queryFn: ({ signal }) => call("GET /api/incidents/:noticeId", { params: { noticeId }, signal }),
  });

/** For `useAction`: marks whether a patient was informed. */
export const markInformed = (noticeId: string) => ({
  run: ({ pacienteId, informed }: { pacienteId: string; informed: boolean }) =>
    call("PUT /api/incidents/:noticeId/patients/:pacienteId", {
      params: { noticeId, pacienteId },
      body: { informed },
    }),
  refresh: (client: QueryClient) =>
    client.invalidateQueries({ queryKey: toldIncidentQuery(noticeId).queryKey }),
});

const refresh = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: KEY });

type Entry = RouteInput<
  Routes["POST /api/admin/compliance/incidents/:incidentId/entries"]
>["body"]["entry"];
export type NewEntry = { incidentId: string; entry: Entry };

/** For `useAction`: opens an incident. */
export const recordIncident = {
  run: (facts: IncidentFacts) =>
    call("POST /api/admin/compliance/incidents", { body: { id: crypto.randomUUID(), facts } }),
  refresh,
};

/** For `useAction`: adds an entry to an incident. */
export const addEntry = {
  run: ({ incidentId, entry }: NewEntry) =>
    call("POST /api/admin/compliance/incidents/:incidentId/entries", {
      params: { incidentId },
      body: { id: crypto.randomUUID(), entry },
    }),
  refresh,
};

/** For `useAction`: notifies the affected doctors. */
export const notifyDoctors = {
  run: (incidentId: string) =>
    call("POST /api/admin/compliance/incidents/:incidentId/notify", { params: { incidentId } }),
  refresh,
};
