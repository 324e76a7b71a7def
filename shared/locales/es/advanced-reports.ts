import type { advancedReports as portuguese } from "../pt-br/advanced-reports.ts";

export const advancedReports: typeof portuguese = {
  title: "Informes avanzados",
  lead: "Consultas, documentos, minutos y modelos por período.",
  from: "Desde",
  to: "Hasta",
  by: "Agrupar por",
  units: { day: "Día", week: "Semana", month: "Mes" },
  figures: {
    consultations: "Consultas",
    documents: "Documentos",
    minutes: "Minutos grabados",
    templates: "Modelos usados",
  },
  figure: "Gráfico de",
  total: "Total",
  period: "Período",
  timeZone: "Zona horaria",
  formula:
    "Sin consultas de ejemplo. Los minutos grabados cuentan el audio de las consultas. Un modelo usado en varios períodos cuenta una vez en el total.",
  chart: (figure, total, period, most) =>
    `${figure}: ${total} en total; el valor más alto fue ${most}, en ${period}.`,
  empty: "Ninguna consulta en este período.",
  table: "Tabla del período",
  csv: "Descargar CSV",
  pdf: "Descargar PDF",
  file: "informe",
  failed: "No se pudo cargar el informe",
};
