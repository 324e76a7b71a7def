import type { Messages } from "../pt-br/app.ts";

export const shell: Messages["shell"] = {
  navigation: "Navegación principal",
  openMenu: "Abrir menú",
  closeMenu: "Cerrar menú",
  breadcrumb: "Usted está aquí",
  views: {
    home: "Inicio",
    consultations: "Mis consultas",
    help: "Ayuda",
    patients: "Pacientes",
    templates: "Plantillas de documento",
    calendar: "Agenda",
    settings: "Configuración",
    profile: "Perfil",
  },
  superAdmin: "Super Admin",
  newConsultation: "Nueva consulta",
  userMenu: (name) => `Cuenta de ${name}`,
  search: "Buscar consultas y pacientes",
  upgrade: "Pasar a Pro",
  unlock: "Desbloquear",
  trial: "Prueba de Pro",
  trialLeft: (days) =>
    days === 1 ? "Queda 1 día de la prueba Pro" : `Quedan ${days} días de la prueba Pro`,
  signOut: "Cerrar sesión",
  switchLanguage: "Cambiar idioma",
  useDark: "Usar tema oscuro",
  useLight: "Usar tema claro",
  plan: {
    title: "Plan gratuito",
    used: (used, limit) => `${used} de ${limit} consultas este mes`,
    reached: "Límite del mes alcanzado",
  },
  live: (clock) => `Grabando ${clock}`,
  livePaused: (clock) => `En pausa ${clock}`,
  pageFailed: "No se pudo abrir esta página",
};
