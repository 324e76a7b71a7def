import { type ComponentType, lazy } from "react";

/** The sections of /admin in the order of their links. Each loads its own code. */
export const ADMIN_SECTIONS = {
  geral: lazy(async () => ({ default: (await import("./overview-section.tsx")).OverviewSection })),
  usuarios: lazy(async () => ({ default: (await import("./users-section.tsx")).UsersSection })),
  convites: lazy(async () => ({
    default: (await import("./invitations-section.tsx")).InvitationsSection,
  })),
  planos: lazy(async () => ({
    default: (await import("../planos/grants-section.tsx")).GrantsSection,
  })),
  modelo: lazy(async () => ({ default: (await import("./writer-section.tsx")).WriterSection })),
  comunicados: lazy(async () => ({
    default: (await import("../announcements/announcements-section.tsx")).AnnouncementsSection,
  })),
  operacoes: lazy(async () => ({
    default: (await import("../operations/operations-section.tsx")).OperationsSection,
  })),
  lgpd: lazy(async () => ({
    default: (await import("../compliance/compliance-section.tsx")).ComplianceSection,
  })),
} as const satisfies Record<string, ComponentType>;

/** The last segment of the section's path, the same in every language. */
export type AdminSection = keyof typeof ADMIN_SECTIONS;

export const isAdminSection = (name: string): name is AdminSection =>
  Object.hasOwn(ADMIN_SECTIONS, name);

/** The section of /admin itself. */
export const FIRST_SECTION: AdminSection = "geral";
