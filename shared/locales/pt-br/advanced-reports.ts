import type { ReportFigure, ReportUnit } from "../../domain/advanced-report.ts";

/** The advanced reports of the yearly plan, on the screen, in CSV and PDF. */
export const advancedReports = {
  title: "Relatórios avançados",
  lead: "Consultas, documentos, minutos e modelos por período.",
  from: "De",
  to: "Até",
  by: "Agrupar por",
  /** Also the heading of the first column. */
  units: { day: "Dia", week: "Semana", month: "Mês" } as Record<ReportUnit, string>,
  figures: {
    consultations: "Consultas",
    documents: "Documentos",
    minutes: "Minutos gravados",
    templates: "Modelos usados",
  } as Record<ReportFigure, string>,
  figure: "Gráfico de",
  total: "Total",
  period: "Período",
  timeZone: "Fuso horário",
  formula:
    "Sem consultas de exemplo. Minutos gravados contam o áudio das consultas. Um modelo usado em vários períodos conta uma vez no total.",
  chart: (figure: string, total: string, period: string, most: string) =>
    `${figure}: ${total} ao todo; o maior valor foi ${most}, em ${period}.`,
  empty: "Nenhuma consulta neste período.",
  table: "Tabela do período",
  csv: "Baixar CSV",
  pdf: "Baixar PDF",
  /** The beginning of a file's name. */
  file: "relatorio",
  failed: "Não foi possível carregar o relatório",
};
