import { describe, expect, test } from "vitest";
import { enUsViews } from "./en-us/views.ts";
import { ptBr } from "./pt-br/app.ts";
import { ptBrViews } from "./pt-br/views.ts";

/*
 * Texts that the specification quotes for the workspace must appear literally. The recorder's are
 * in e2e/recorder-consent.spec.ts, the accounts' in e2e/accounts.spec.ts.
 */

const { errors, failures, home, pacientes, planos, shell, upgrade } = ptBr;
const { adminUsers, agenda, configuracoes, modelos, perfil, referrals, tour } = ptBrViews;

describe("in Portuguese, quoted texts", () => {
  test.each<[section: string, words: string, quoted: string]>([
    ["2.5", shell.views.consultations, "Minhas Consultas"],
    ["2.5", shell.views.templates, "Modelos de Documento"],
    ["2.5", shell.views.patients, "Pacientes"],
    ["2.5", shell.views.calendar, "Agenda"],
    ["2.5", shell.views.settings, "Configurações"],
    ["2.5", shell.views.referrals, "Indicações"],
    ["2.5", shell.superAdmin, "Super Admin"],
    ["2.6", home.templatePlaceholder, "Selecione um modelo..."],
    ["2.6", home.onboarding.question, "Deseja ver um tour rápido antes de começar?"],
    ["2.6", home.onboarding.show, "Ver tour"],
    ["2.6", home.onboarding.dismiss, "Não mostrar novamente"],
    ["2.6", tour.previous, "Anterior"],
    ["2.6", tour.next, "Próximo"],
    ["2.6", tour.finish, "Finalizar tutorial"],
    ["2.6", tour.skip, "Pular e não mostrar novamente"],
    ["2.8", ptBr.shell.newConsultation, "Nova consulta"],
    ["2.8", ptBr.consultas.see, "Ver detalhes"],
    ["2.8", ptBr.consultas.documents, "Documentos"],
    ["2.8", ptBr.consultas.startFirst, "Iniciar primeira consulta"],
    ["2.10", modelos.title, "Modelos de Documentos"],
    ["2.10", modelos.system, "Sistema"],
    ["2.10", modelos.mine, "Meu"],
    ["2.10", modelos.clone, "Clonar"],
    ["2.10", modelos.edit, "Editar"],
    ["2.10", modelos.use, "Usar"],
    ["2.11", pacientes.status.active, "Ativo"],
    ["2.13", referrals.locked, "Indicações disponíveis no plano Pro"],
    ["3", adminUsers.deactivate.title, "Tem certeza que deseja desativar este usuário?"],
    ["9", adminUsers.status.active, "Ativo"],
    ["9", adminUsers.status.trialing, "Teste"],
    ["9", adminUsers.status.canceled, "Cancelado"],
    ["9", adminUsers.status.past_due, "Em atraso"],
    ["9", adminUsers.status.incomplete, "Incompleto"],
    ["9", adminUsers.status.free, "Gratuito"],
    ["4", ptBr.consultas.status.Processando, "Processando"],
    ["4", ptBr.consultas.status.Concluído, "Concluído"],
    ["4", ptBr.consultas.status.Erro, "Erro"],
    ["5", home.templateRequired, "Selecione um modelo"],
    ["5", home.templateRequiredThere, "Por favor, selecione um modelo de documento"],
    ["5", errors.PASSWORD_TOO_SHORT, "A senha deve ter pelo menos 6 caracteres"],
    ["5", configuracoes.security.password.mismatch, "As senhas não coincidem"],
    ["5", configuracoes.security.password.required, "Por favor, preencha todos os campos"],
    ["5", errors.EMAIL_INVALID, "Email inválido"],
    ["5", errors.MODELO_INCOMPLETE, "Preencha o título e o markdown do modelo"],
    ["5", errors.MODELO_NOT_FOUND, "Modelo selecionado não encontrado"],
    ["5", errors.PACIENTE_NOME_REQUIRED, "Informe o nome do paciente"],
    ["5", pacientes.askDelete, "Excluir este paciente?"],
    ["5", errors.DATA_HORA_REQUIRED, "Informe data/hora"],
    ["6", modelos.copyOf("X"), "X (Cópia)"],
    ["8", referrals.link.copied, "Copiado"],
    ["8", failures.title.auth, "Erro de Autenticação"],
    ["8", failures.title.consultation, "Erro na Consulta"],
    ["8", failures.title.subscription, "Erro na Assinatura"],
    ["8", failures.title.network, "Erro de Conexão"],
    ["8", failures.title.other, "Erro"],
    ["8", failures.network, "Verifique sua conexão com a internet e tente novamente."],
    ["8", failures.unexpected, "Ocorreu um erro inesperado. Tente novamente."],
    ["8", modelos.updated, "Modelo atualizado com sucesso!"],
    ["8", modelos.created, "Modelo criado com sucesso!"],
    ["8", modelos.failed, "Erro ao carregar modelos de documento"],
    ["8", modelos.editor.microphoneFailed, "Não foi possível acessar o microfone"],
    ["8", perfil.saved, "Perfil salvo com sucesso!"],
    ["8", pacientes.created, "Paciente criado"],
    ["8", pacientes.updated, "Paciente atualizado"],
    ["8", pacientes.deleted, "Paciente excluído"],
    ["8", agenda.created, "Agendamento criado"],
    ["8", agenda.updated, "Agendamento atualizado"],
    ["9", configuracoes.subscription.status.active, "Ativo"],
    ["9", configuracoes.subscription.status.trialing, "Teste"],
    ["9", configuracoes.subscription.status.canceled, "Cancelado"],
    ["9", configuracoes.subscription.status.past_due, "Em atraso"],
    ["9", configuracoes.subscription.status.incomplete, "Incompleto"],
    ["9", configuracoes.subscription.status.free, "Gratuito"],
  ])("section %s: %s", (_section, words, quoted) => {
    expect(words).toBe(quoted);
  });

  test("about tab audio: it does not work on phones", () => {
    expect(home.telemedicinaHint).toContain("não funciona em celulares");
  });

  test("about plans: three benefits in the limit dialog, features of each tier", () => {
    expect(upgrade.benefits).toEqual([
      "Consultas ilimitadas",
      "Geração de documentos personalizada",
      "Modelos de anamnese ilimitados",
    ]);
    expect(planos.plan.semester.paid("R$ 1.914,00")).toBe("R$ 1.914,00 por semestre");
  });
});

describe("in English, quoted texts", () => {
  test("about deleting a template", () => {
    expect([enUsViews.modelos.removeAsk, enUsViews.modelos.removed]).toEqual([
      "Are you sure you want to delete this template?",
      "Template deleted successfully!",
    ]);
  });
});
