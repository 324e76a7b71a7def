import type { agendaSeries as portuguese } from "../pt-br/agenda-series.ts";

export const agendaSeries: typeof portuguese = {
  repeat: "Repetir",
  title: "Repetir esta cita",
  about:
    "Cada repetición es una cita aparte, con los mismos datos. El paciente recibe recordatorios de cada una, pero ningún aviso ahora: acuerde las fechas con él.",
  every: "Cada",
  unit: "Unidad",
  units: { day: "días", week: "semanas", month: "meses" },
  count: "Número de citas",
  countHint: "Contando esta; como máximo 52.",
  until: "Hasta",
  dates: "Citas nuevas",
  none: "Ninguna fecha: aumente el número o cambie la fecha final.",
  failed: "No se pudieron verificar los horarios",
  blocked: "horario bloqueado",
  outside: "fuera del horario de atención",
  conflict: "otra cita",
  submit: (count, isOne) => (isOne ? "Crear 1 cita" : `Crear ${count} citas`),
  done: "Citas creadas",
  inSeries: "Serie",
  following: "Cancelar también las siguientes de esta serie",
  followingHint: "El paciente recibe solo el aviso de esta cita; acuerde las demás con él.",
};
