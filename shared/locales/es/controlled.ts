import type { controlled as ptBr } from "../pt-br/controlled.ts";

/** Requirements of Brazilian law for a controlled substance, by prescription form. */
export const controlled: typeof ptBr = {
  title: "Esta receta incluye sustancias controladas",
  intro:
    "En Brasil, un PDF común no vale como receta para ellas. Desde la RDC 1.000/2025, la receta electrónica solo se acepta si la emite un servicio integrado al sistema nacional (SNCR), con firma calificada; Relato no es uno de ellos. Use el formulario oficial o un servicio integrado. En otros países rigen sus propias normas.",
  list: (name: string) => `Lista ${name}`,
  form: {
    notificacao_a:
      "Notificación de receta A (amarilla): vale 30 días en todo el país; como máximo 30 días de tratamiento o 5 ampollas.",
    entorpecente_a2:
      "Hasta 100 mg por unidad de dosis, en combinación: receta de control especial por duplicado. Por encima, o sola en dosis mayor: notificación de receta A.",
    notificacao_b:
      "Notificación de receta B (azul): vale 30 días; como máximo 60 días de tratamiento o 5 ampollas.",
    notificacao_b2:
      "Notificación de receta B2 (azul), con declaración de responsabilidad cuando la norma la pide: vale 30 días; como máximo 30 días de tratamiento (sibutramina, 60).",
    controle_especial:
      "Receta de control especial por duplicado, una copia queda en la farmacia: vale 30 días; como máximo 60 días de tratamiento (antiparkinsonianos y anticonvulsivantes, 6 meses). Los anabolizantes piden además el CPF de quien prescribe y el código CIE.",
    notificacao_retinoide:
      "Notificación de receta especial para retinoides (blanca), con consentimiento firmado y anticoncepción comprobada: vale 30 días; como máximo 30 días de tratamiento.",
    notificacao_talidomida:
      "Notificación de receta de talidomida, con formulario de información firmado: vale 20 días; como máximo 30 días de tratamiento. Solo médicos registrados.",
    canabis:
      "Producto de cannabis: hasta 0,2 % de THC, notificación de receta B; por encima, notificación de receta A, con consentimiento.",
    antimicrobiano:
      "Antimicrobiano: receta por duplicado, una copia queda en la farmacia; vale 10 días, con edad y sexo del paciente.",
    glp1: "Agonista de GLP-1: receta por duplicado, una copia queda en la farmacia; vale 90 días.",
  },
  check: "Las listas cambian varias veces al año: verifique la norma vigente de la ANVISA.",
};
