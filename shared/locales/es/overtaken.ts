import type { ViewMessages } from "../pt-br/views.ts";

export const overtaken: ViewMessages["overtaken"] = {
  detail:
    "Otra pestaña u otro dispositivo guardó estos campos después de que usted abrió el formulario. No se perdió nada de lo que escribió. Compare y elija.",
  saved: "Está guardado",
  typed: "Usted escribió",
  keep: "Guardar lo que escribí",
  take: "Dejar lo que está guardado",
};
