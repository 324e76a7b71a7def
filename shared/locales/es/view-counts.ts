import type { ViewMessages } from "../pt-br/views.ts";

export const viewCounts: ViewMessages["viewCounts"] = {
  title: "Pantallas más abiertas",
  intro:
    "Cuántas veces se abrió cada pantalla en los últimos 30 días, por quienes permiten estadísticas de uso. Solo se guarda el recuento del día, sin cuenta, dirección ni hora.",
  empty: "Ninguna pantalla contada en los últimos 30 días.",
  failed: "No se pudo cargar el recuento de pantallas",
  columns: { view: "Pantalla", total: "30 días", days: "Por día" },
  chart: (view, total) => `${view}: ${total} aperturas en 30 días`,
};
