import { z } from "zod";
import { route } from "./route.ts";

export const getUsage = route({
  method: "GET",
  path: "/api/consultas/usage",
  access: "doctor",
  scope: "consultas:read",
  summary: "Consultations of this calendar month against the plan's limit (null: none)",
  response: z.object({ used: z.int().min(0), limit: z.int().nullable() }),
  launched: true,
  errors: [],
});
