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
  or: "o",
  moreActions: "Más acciones",
  themes: { light: "Claro", dark: "Oscuro", system: "Como el sistema" },
  age: {
    days: (value) => (value === 1 ? "1 día" : `${value} días`),
    weeks: (value) => (value === 1 ? "1 semana" : `${value} semanas`),
    months: (value) => (value === 1 ? "1 mes" : `${value} meses`),
    years: (value) => (value === 1 ? "1 año" : `${value} años`),
  },
  cpfEnd: (digits) => `CPF terminado en ${digits}`,
};
