import type { ViewMessages } from "../pt-br/views.ts";

export const admin: ViewMessages["admin"] = {
  title: "Super Admin",
  notYet:
    "El panel de administración todavía no forma parte de esta versión. Las métricas y la lista de usuarios llegarán con él.",
  meanwhile:
    "Mientras tanto, esta instalación se administra por la línea de comandos (npm run relato).",
  back: "Volver al inicio",
};
