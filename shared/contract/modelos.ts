import { z } from "zod";
import { LANGUAGES } from "../domain/language.ts";
import { route } from "./route.ts";

export const modeloSchema = z.object({
  id: z.uuid(),
  titulo: z.string(),
  markdown: z.string(),
  language: z.enum(LANGUAGES),
  is_global: z.boolean(),
});
export type Modelo = z.infer<typeof modeloSchema>;

export const listModelos = route({
  method: "GET",
  path: "/api/modelos",
  access: "doctor",
  summary: "Templates of the system and the doctor's own, by title",
  query: z.object({ language: z.enum(LANGUAGES).optional() }),
  response: z.object({ items: z.array(modeloSchema) }),
  errors: [],
});
