import type { ViewMessages } from "../pt-br/views.ts";

/** The upgrade dialog and the monthly limit. */
export const upgrade: ViewMessages["upgrade"] = {
  choose: "Elija un plan",
  soon: "La suscripción desde la aplicación aún no está disponible. No se cobra nada y su plan no cambia ahora.",
  limitTitle: "Límite del mes alcanzado",
  limitDetail:
    "El plan gratuito tiene 10 consultas al mes. Lo que ya grabó sigue aquí, y la cuenta empieza de nuevo el día 1. Con Pro:",
  benefits: [
    "Consultas ilimitadas",
    "Generación de documentos personalizada",
    "Plantillas de anamnesis ilimitadas",
  ],
  seePlans: "Ver planes",
};
