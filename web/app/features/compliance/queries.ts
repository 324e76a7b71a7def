import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

const KEY = ["admin", "compliance"];

export const retentionQuery = queryOptions({
  queryKey: [...KEY, "retention"],
  queryFn: ({ signal }) => call("GET /api/admin/compliance/retention", { signal }),
});

export const consultaRetentionQuery = (id: string) =>
  queryOptions({
    queryKey: ["consultas", "retention", id],
    queryFn: ({ signal }) => call("GET /api/consultas/:id/retention", { params: { id }, signal }),
  });

export const controllerQuery = queryOptions({
  queryKey: [...KEY, "controller"],
  queryFn: ({ signal }) => call("GET /api/admin/compliance/controller", { signal }),
});
