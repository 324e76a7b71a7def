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
  followingHint:
    "El paciente recibe el aviso de esta cita y de las que ya conoce por un aviso o recordatorio; acuerde las demás con él.",
  change: {
    scope: "Guardar el cambio en",
    scopes: { one: "Solo en esta", following: "En esta y las siguientes" },
    title: "Cambiar esta y las siguientes",
    about:
      "Revise dónde queda cada cita. Las canceladas, las pasadas y las que ya tienen consulta no cambian. El paciente recibe el aviso de esta; de las siguientes, solo de aquellas que ya le fueron avisadas.",
    before: (before) => `antes: ${before}`,
    isThis: "esta",
    submit: (count, isOne) => (isOne ? "Cambiar 1 cita" : `Cambiar ${count} citas`),
    done: "Citas actualizadas",
    failed: "No se pudieron verificar las siguientes",
  },
};
