import { bytes } from "./bytes.ts";
import { route } from "./route.ts";

export const getImprovementFile = route({
  method: "GET",
  path: "/api/configuracoes/improvement-file",
  access: "doctor",
  scope: null,
  summary:
    "The doctor's corrections of machine texts as JSON lines, without what identifies a person",
  response: bytes("application/x-ndjson"),
  errors: ["FORBIDDEN"],
});
