import type * as agenda from "@relato/shared/contract/agenda.ts";
import type * as notices from "@relato/shared/contract/agenda-notices.ts";
import type * as busca from "@relato/shared/contract/busca.ts";
import type * as configuracoes from "@relato/shared/contract/configuracoes.ts";
import type * as consultas from "@relato/shared/contract/consultas.ts";
import type * as conta from "@relato/shared/contract/conta.ts";
import type * as contas from "@relato/shared/contract/contas.ts";
import type * as documentos from "@relato/shared/contract/documentos.ts";
import type * as rewriting from "@relato/shared/contract/rewriting.ts";
import type * as correcoes from "@relato/shared/contract/correcoes.ts";
import type * as feedback from "@relato/shared/contract/feedback.ts";
import type * as gravacoes from "@relato/shared/contract/gravacoes.ts";
import type * as home from "@relato/shared/contract/home.ts";
import type * as modelos from "@relato/shared/contract/modelos.ts";
import type * as notifications from "@relato/shared/contract/notifications.ts";
import type * as pacientes from "@relato/shared/contract/pacientes.ts";
import type * as passkeys from "@relato/shared/contract/passkeys.ts";
import type * as perfil from "@relato/shared/contract/perfil.ts";
import type { RouteDefinition } from "@relato/shared/contract/route.ts";
import type * as planos from "@relato/shared/contract/planos.ts";
import type * as sharing from "@relato/shared/contract/sharing.ts";
import type * as services from "@relato/shared/contract/services.ts";

/** A route of the contract without its zod: method and path are checked against it by the compiler. */
export interface Endpoint<R extends RouteDefinition> {
  readonly method: R["method"];
  readonly path: R["path"];
  /** Never set; carries the route's type. */
  readonly route?: R;
}

export const endpoint = <R extends RouteDefinition>(
  method: R["method"],
  path: R["path"],
): Endpoint<R> => ({ method, path });

export const getSession = endpoint<typeof contas.getSession>("GET", "/api/session");
export const search = endpoint<typeof busca.search>("POST", "/api/busca");
export const signOut = endpoint<typeof contas.signOut>("POST", "/api/auth/sign-out");
export const listConsultas = endpoint<typeof consultas.listConsultas>("GET", "/api/consultas");
export const searchConsultas = endpoint<typeof consultas.searchConsultas>(
  "POST",
  "/api/consultas/search",
);
export const listConsultaFilters = endpoint<typeof consultas.listConsultaFilters>(
  "GET",
  "/api/consultas/filters",
);
export const getConsulta = endpoint<typeof consultas.getConsulta>("GET", "/api/consultas/:id");
export const createConsulta = endpoint<typeof consultas.createConsulta>("POST", "/api/consultas");
export const retryConsulta = endpoint<typeof consultas.retryConsulta>(
  "POST",
  "/api/consultas/:id/retry",
);
export const createCorrection = endpoint<typeof correcoes.createCorrection>(
  "POST",
  "/api/consultas/:id/corrections",
);
export const listFeedback = endpoint<typeof feedback.listFeedback>(
  "GET",
  "/api/consultas/:id/feedback",
);
export const saveFeedback = endpoint<typeof feedback.saveFeedback>(
  "PUT",
  "/api/consultas/:id/feedback",
);
export const createExample = endpoint<typeof consultas.createExample>(
  "POST",
  "/api/consultas/example",
);
export const getUsage = endpoint<typeof consultas.getUsage>("GET", "/api/consultas/usage");
export const listDocumentos = endpoint<typeof documentos.listDocumentos>(
  "GET",
  "/api/consultas/:id/documentos",
);
export const createDocumento = endpoint<typeof documentos.createDocumento>(
  "POST",
  "/api/consultas/:id/documentos",
);
export const removeDocumento = endpoint<typeof documentos.removeDocumento>(
  "DELETE",
  "/api/documentos/:id",
);
export const listVersions = endpoint<typeof documentos.listVersions>(
  "GET",
  "/api/documentos/:id/versions",
);
export const getVersion = endpoint<typeof documentos.getVersion>(
  "GET",
  "/api/documentos/:id/versions/:number",
);
export const createVersion = endpoint<typeof documentos.createVersion>(
  "POST",
  "/api/documentos/:id/versions",
);
export const rewriteDocumento = endpoint<typeof rewriting.rewriteDocumento>(
  "POST",
  "/api/documentos/:id/rewrite",
);
export const stopRewriting = endpoint<typeof rewriting.stopRewriting>(
  "DELETE",
  "/api/documentos/:id/rewrite",
);
export const acceptProposal = endpoint<typeof rewriting.acceptProposal>(
  "POST",
  "/api/documentos/:id/proposal",
);
export const discardProposal = endpoint<typeof rewriting.discardProposal>(
  "DELETE",
  "/api/documentos/:id/proposal",
);
export const signDocumento = endpoint<typeof documentos.signDocumento>(
  "POST",
  "/api/documentos/:id/sign",
);
export const createGravacao = endpoint<typeof gravacoes.createGravacao>("POST", "/api/gravacoes");
export const listGravacoes = endpoint<typeof gravacoes.listGravacoes>("GET", "/api/gravacoes");
export const discardGravacao = endpoint<typeof gravacoes.discardGravacao>(
  "DELETE",
  "/api/gravacoes/:id",
);
export const finishGravacao = endpoint<typeof gravacoes.finishGravacao>(
  "POST",
  "/api/gravacoes/:id/finish",
);
export const getPeaks = endpoint<typeof gravacoes.getPeaks>("GET", "/api/gravacoes/:id/peaks");
export const listModelos = endpoint<typeof modelos.listModelos>("GET", "/api/modelos");
export const createModelo = endpoint<typeof modelos.createModelo>("POST", "/api/modelos");
export const updateModelo = endpoint<typeof modelos.updateModelo>("PUT", "/api/modelos/:id");
export const saveModeloSettings = endpoint<typeof modelos.saveModeloSettings>(
  "PUT",
  "/api/modelos/:id/settings",
);
export const deleteModelo = endpoint<typeof modelos.deleteModelo>("DELETE", "/api/modelos/:id");
export const listPacienteChoices = endpoint<typeof pacientes.listPacienteChoices>(
  "GET",
  "/api/pacientes/choices",
);
export const searchPacientes = endpoint<typeof pacientes.searchPacientes>(
  "POST",
  "/api/pacientes/search",
);
export const getPaciente = endpoint<typeof pacientes.getPaciente>("GET", "/api/pacientes/:id");
export const createPaciente = endpoint<typeof pacientes.createPaciente>("POST", "/api/pacientes");
export const updatePaciente = endpoint<typeof pacientes.updatePaciente>(
  "PUT",
  "/api/pacientes/:id",
);
export const removePaciente = endpoint<typeof pacientes.removePaciente>(
  "DELETE",
  "/api/pacientes/:id",
);
export const restorePaciente = endpoint<typeof pacientes.restorePaciente>(
  "POST",
  "/api/pacientes/:id/restore",
);
export const getPacienteTimeline = endpoint<typeof pacientes.getPacienteTimeline>(
  "GET",
  "/api/pacientes/:id/timeline",
);
export const previewImport = endpoint<typeof pacientes.previewImport>(
  "POST",
  "/api/pacientes/import/preview",
);
export const importPacientes = endpoint<typeof pacientes.importPacientes>(
  "POST",
  "/api/pacientes/import",
);
export const exportPacientes = endpoint<typeof pacientes.exportPacientes>(
  "GET",
  "/api/pacientes/export",
);
export const listNotifications = endpoint<typeof notifications.listNotifications>(
  "GET",
  "/api/notifications",
);
export const readNotifications = endpoint<typeof notifications.readNotifications>(
  "POST",
  "/api/notifications/read",
);
export const getServices = endpoint<typeof services.getServices>("GET", "/api/services");
export const getSubscription = endpoint<typeof planos.getSubscription>(
  "GET",
  "/api/planos/subscription",
);
export const getPerfil = endpoint<typeof perfil.getPerfil>("GET", "/api/perfil");
export const savePerfil = endpoint<typeof perfil.savePerfil>("PUT", "/api/perfil");
export const removePhoto = endpoint<typeof perfil.removePhoto>("DELETE", "/api/perfil/photo");
export const removeLogo = endpoint<typeof perfil.removeLogo>("DELETE", "/api/perfil/logo");
export const getPreferences = endpoint<typeof configuracoes.getPreferences>(
  "GET",
  "/api/configuracoes/preferences",
);
export const savePreferences = endpoint<typeof configuracoes.savePreferences>(
  "PATCH",
  "/api/configuracoes/preferences",
);
export const changePassword = endpoint<typeof conta.changePassword>(
  "POST",
  "/api/account/password",
);
export const listSessions = endpoint<typeof conta.listSessions>("GET", "/api/sessions");
export const revokeSession = endpoint<typeof conta.revokeSession>("DELETE", "/api/sessions/:id");
export const revokeOtherSessions = endpoint<typeof conta.revokeOtherSessions>(
  "POST",
  "/api/sessions/revoke-others",
);
export const getTwoFactor = endpoint<typeof conta.getTwoFactor>("GET", "/api/account/two-factor");
export const startTwoFactor = endpoint<typeof conta.startTwoFactor>(
  "POST",
  "/api/account/two-factor",
);
export const confirmTwoFactor = endpoint<typeof conta.confirmTwoFactor>(
  "POST",
  "/api/account/two-factor/confirm",
);
export const renewBackupCodes = endpoint<typeof conta.renewBackupCodes>(
  "POST",
  "/api/account/two-factor/backup-codes",
);
export const stopTwoFactor = endpoint<typeof conta.stopTwoFactor>(
  "POST",
  "/api/account/two-factor/disable",
);
export const closeAccount = endpoint<typeof configuracoes.closeAccount>(
  "POST",
  "/api/configuracoes/close-account",
);
export const listPasskeys = endpoint<typeof passkeys.listPasskeys>("GET", "/api/account/passkeys");
export const startPasskey = endpoint<typeof passkeys.startPasskey>(
  "POST",
  "/api/account/passkeys/options",
);
export const addPasskey = endpoint<typeof passkeys.addPasskey>("POST", "/api/account/passkeys");
export const removePasskey = endpoint<typeof passkeys.removePasskey>(
  "DELETE",
  "/api/account/passkeys/:id",
);
export const getTimeZone = endpoint<typeof configuracoes.getTimeZone>(
  "GET",
  "/api/configuracoes/time-zone",
);
export const saveTimeZone = endpoint<typeof configuracoes.saveTimeZone>(
  "PUT",
  "/api/configuracoes/time-zone",
);
export const listAgendamentos = endpoint<typeof agenda.listAgendamentos>(
  "GET",
  "/api/agendamentos",
);
export const getAgendamento = endpoint<typeof agenda.getAgendamento>(
  "GET",
  "/api/agendamentos/:id",
);
export const createAgendamento = endpoint<typeof agenda.createAgendamento>(
  "POST",
  "/api/agendamentos",
);
export const updateAgendamento = endpoint<typeof agenda.updateAgendamento>(
  "PUT",
  "/api/agendamentos/:id",
);
export const cancelAgendamento = endpoint<typeof agenda.cancelAgendamento>(
  "POST",
  "/api/agendamentos/:id/cancel",
);
export const restoreAgendamento = endpoint<typeof agenda.restoreAgendamento>(
  "POST",
  "/api/agendamentos/:id/restore",
);

export const getStatistics = endpoint<typeof home.getStatistics>("GET", "/api/home/statistics");
export const getOnboarding = endpoint<typeof home.getOnboarding>("GET", "/api/home/onboarding");
export const saveOnboarding = endpoint<typeof home.saveOnboarding>("PATCH", "/api/home/onboarding");
export const listNotices = endpoint<typeof notices.listNotices>(
  "GET",
  "/api/agendamentos/:id/notices",
);
export const retryNotice = endpoint<typeof notices.retryNotice>(
  "POST",
  "/api/appointment-notices/:id/retry",
);
export const getFeed = endpoint<typeof notices.getFeed>("GET", "/api/agenda/feed");
export const renewFeed = endpoint<typeof notices.renewFeed>("POST", "/api/agenda/feed");
export const removeFeed = endpoint<typeof notices.removeFeed>("DELETE", "/api/agenda/feed");

export const getSharing = endpoint<typeof sharing.getSharing>("GET", "/api/documentos/:id/sharing");
export const createSecureLink = endpoint<typeof sharing.createSecureLink>(
  "POST",
  "/api/documentos/:id/links",
);
export const revokeSecureLink = endpoint<typeof sharing.revokeSecureLink>(
  "DELETE",
  "/api/links/:id",
);
export const mailDocument = endpoint<typeof sharing.mailDocument>(
  "POST",
  "/api/documentos/:id/mail",
);
