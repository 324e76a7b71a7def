import type { workingHours as portuguese } from "../pt-br/working-hours.ts";

export const workingHours: typeof portuguese = {
  open: "Horario de atención",
  title: "Horario de atención",
  about:
    "La agenda muestra este horario y pregunta antes de agendar fuera de él. Sin ningún período, vale cualquier horario.",
  failed: "No se pudo cargar el horario de atención",
  preset: "Lunes a viernes, de 8 a 12 y de 14 a 18",
  copy: "Copiar el lunes de martes a viernes",
  add: "Agregar período",
  addOn: (day) => `Agregar período: ${day}`,
  remove: "Quitar",
  removeOf: (day, number) => `Quitar el período ${number}: ${day}`,
  from: "Inicio",
  to: "Fin",
  closed: "Sin atención",
  shown: (times) => `Atención: ${times}`,
  outside: "Fuera de su horario de atención.",
  saved: "Horario de atención guardado",
  restoreOutside:
    "Este horario está fuera de su horario de atención. La cita sigue cancelada; restáurela de todos modos o agende otro horario.",
  mark: "Fuera de horario",
  discard: {
    ask: "¿Descartar los cambios?",
    detail: "El horario que cambió todavía no se guardó.",
    yes: "Descartar",
    no: "Seguir editando",
  },
};
