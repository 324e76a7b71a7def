import type { Messages } from "../pt-br/app.ts";

export const common: Messages["common"] = {
  product: "Relato",
  retry: "Intentar de nuevo",
  back: "Volver",
  close: "Cerrar",
  cancel: "Cancelar",
  loading: "Cargando…",
  loadMore: "Cargar más",
  skipToContent: "Saltar al contenido",
  example: "Ejemplo",
  selectPlaceholder: "Seleccione…",
  optional: "opcional",
  support: {
    open: "Hable con soporte",
    newTab: "se abre en otra pestaña",
    write: "¿Necesita ayuda? Escriba a",
  },
  request: (id) => `Código de la solicitud: ${id}`,
  language: { "pt-BR": "Portugués", "en-US": "Inglés", es: "Español" },
  age: ({ unit, value }) => {
    const [one, many] = {
      days: ["día", "días"],
      weeks: ["semana", "semanas"],
      months: ["mes", "meses"],
      years: ["año", "años"],
    }[unit] as [string, string];
    return `${value} ${value === 1 ? one : many}`;
  },
  cpfEnd: (digits) => `CPF terminado en ${digits}`,
};
