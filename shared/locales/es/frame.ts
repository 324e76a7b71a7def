import type { PublicMessages } from "../pt-br/public.ts";

export const frame: PublicMessages["frame"] = {
  skip: "Saltar al contenido",
  nav: "Navegación",
  home: "Relato, página de inicio",
  menu: "Menú",
  sections: {
    features: "Funciones",
    pricing: "Planes",
    testimonials: "Testimonios",
    faq: "Preguntas",
  },
  login: "Iniciar sesión",
  signup: "Empiece gratis",
  language: "Idioma",
  theme: "Tema oscuro",
  footer: {
    loading: "Cargando pie de página...",
    about: "La consulta se vuelve documento, y cada frase muestra de dónde vino.",
    product: "Producto",
    legal: "Legal",
    company: "Relato",
    terms: "Términos de uso",
    privacy: "Política de privacidad",
    partners: "Aliados",
    notice:
      "Apoyo informativo: no es un acto médico y no sustituye el juicio clínico. Software libre (AGPL-3.0).",
  },
};
