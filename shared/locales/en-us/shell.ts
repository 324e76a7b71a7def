import type { Messages } from "../pt-br/app.ts";

export const shell: Messages["shell"] = {
  navigation: "Main navigation",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  breadcrumb: "You are here",
  views: {
    home: "Home",
    consultations: "My consultations",
    help: "Help",
    patients: "Patients",
    templates: "Document templates",
    calendar: "Calendar",
    settings: "Settings",
    profile: "Profile",
  },
  superAdmin: "Super Admin",
  newConsultation: "New consultation",
  userMenu: (name) => `Account of ${name}`,
  search: "Search consultations and patients",
  upgrade: "Upgrade to Pro",
  unlock: "Unlock",
  trial: "Pro trial",
  trialLeft: (days) =>
    days === 1 ? "1 day left of your Pro trial" : `${days} days left of your Pro trial`,
  signOut: "Sign out",
  switchLanguage: "Change language",
  useDark: "Use dark theme",
  useLight: "Use light theme",
  plan: {
    title: "Free plan",
    used: (used, limit) => `${used} of ${limit} consultations this month`,
    reached: "This month's limit is reached",
  },
  live: (clock) => `Recording ${clock}`,
  livePaused: (clock) => `Paused ${clock}`,
  pageFailed: "This page could not be opened",
};
