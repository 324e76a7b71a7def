import { describe, expect, test } from "vitest";
import { ERRORS } from "../contract/errors.ts";
import { LOCALES } from "../domain/language.ts";
import { enUs } from "./en-us/app.ts";
import { ajuda as enUsAjuda } from "./en-us/ajuda.ts";
import { mails as enUsMails } from "./en-us/mails.ts";
import { enUsPublic } from "./en-us/public.ts";
import { enUsViews } from "./en-us/views.ts";
import { es } from "./es/app.ts";
import { ajuda as esAjuda } from "./es/ajuda.ts";
import { mails as esMails } from "./es/mails.ts";
import { esPublic } from "./es/public.ts";
import { esViews } from "./es/views.ts";
import { formatBytes, formatClock, formatPercent, formatSpokenDuration } from "./format.ts";
import { LOCALE_NAMES } from "./names.ts";
import { ptBr } from "./pt-br/app.ts";
import { ajuda as ptBrAjuda } from "./pt-br/ajuda.ts";
import { mails as ptBrMails } from "./pt-br/mails.ts";
import { ptBrPublic } from "./pt-br/public.ts";
import { ptBrViews } from "./pt-br/views.ts";

const catalogues = {
  "pt-br": { ...ptBr, views: ptBrViews, public: ptBrPublic, mails: ptBrMails, ajuda: ptBrAjuda },
  "en-us": { ...enUs, views: enUsViews, public: enUsPublic, mails: enUsMails, ajuda: enUsAjuda },
  es: { ...es, views: esViews, public: esPublic, mails: esMails, ajuda: esAjuda },
};

/** Every text of a catalogue by its path. Functions are called with numbers for all parameters. */
const textsOf = (value: unknown, path = ""): [string, string][] => {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function")
    return [[path, String((value as (...n: number[]) => string)(2, 3, 4))]];
  // A reference from one text to another, as in the landing page's demo.
  if (typeof value === "number") return [];
  if (typeof value !== "object" || value === null) throw new Error(`${path} is not a text`);
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
};

describe("the catalogues", () => {
  test("have the same keys in each language, and no empty text", () => {
    const [first, ...others] = LOCALES.map((locale) => new Map(textsOf(catalogues[locale])));
    if (first === undefined) throw new Error("no locale");
    for (const texts of [first, ...others]) {
      expect([...texts.keys()]).toEqual([...first.keys()]);
      expect([...texts].filter(([, text]) => text.trim() === "")).toEqual([]);
    }
  });

  test("have a text for every error code", () => {
    for (const { errors } of Object.values(catalogues))
      expect(Object.keys(errors).toSorted()).toEqual(Object.keys(ERRORS).toSorted());
  });

  test("name every language", () => {
    expect(LOCALE_NAMES).toEqual({
      "pt-br": "Português (BR)",
      "en-us": "English (US)",
      es: "Español",
    });
  });

  test("quote the specification literally", () => {
    expect(ptBr.errors).toMatchObject({
      INVALID_CREDENTIALS: "Email ou senha incorretos",
      EMAIL_NOT_CONFIRMED: "Email não confirmado. Verifique sua caixa de entrada.",
      RATE_LIMITED: "Muitas tentativas. Tente novamente em alguns minutos.",
      EMAIL_TAKEN: "Este email já está cadastrado. Tente fazer login.",
      PASSWORD_TOO_SHORT: "A senha deve ter pelo menos 6 caracteres",
      EMAIL_INVALID: "Email inválido",
      MODELO_NOT_FOUND: "Modelo selecionado não encontrado",
    });
    expect(enUs.errors).toMatchObject({
      INVALID_CREDENTIALS: "Invalid email or password",
      EMAIL_NOT_CONFIRMED: "Email not confirmed. Check your inbox.",
      RATE_LIMITED: "Too many attempts. Try again in a few minutes.",
    });
    expect(enUsPublic.auth.errors).toMatchObject({
      required: "Please fill all fields",
      unexpected: "Unexpected error. Try again.",
    });
    expect(enUsPublic.auth.signup.success).toBe("Account created! Redirecting...");
    expect(ptBrPublic.auth.errors).toMatchObject({
      required: "Por favor, preencha todos os campos",
      passwordMismatch: "As senhas não coincidem",
      network: "Falha na conexão. Verifique sua internet.",
      unexpected: "Erro inesperado. Tente novamente.",
    });
    expect(ptBr.failures.refusedFields(1, "Título")).toBe("Por favor, verifique o campo: Título");
    expect({ ...ptBr.failures, refusedFields: null }).toEqual({
      refusedFields: null,
      title: {
        auth: "Erro de Autenticação",
        consultation: "Erro na Consulta",
        subscription: "Erro na Assinatura",
        network: "Erro de Conexão",
        other: "Erro",
      },
      network: "Verifique sua conexão com a internet e tente novamente.",
      unexpected: "Ocorreu um erro inesperado. Tente novamente.",
    });
    expect(ptBr.home).toMatchObject({
      templatePlaceholder: "Selecione um modelo...",
      templateRequired: "Selecione um modelo",
      templatesFailed: "Erro ao carregar modelos de documento",
      sent: "Consulta enviada com sucesso!",
      sentDetail:
        "Sua consulta está sendo processada pela IA. Você será notificado quando estiver pronta.",
    });
    expect(ptBr.home.example.title).toBe("Experimente com uma consulta de exemplo");
    expect(ptBr.gravacoes).toMatchObject({
      pause: "Pausar",
      resume: "Continuar",
      finish: "Finalizar",
      save: "Salvar Consulta",
      back: "Voltar",
      saveFailed: "Erro ao salvar consulta",
      startFailed: "Erro ao iniciar gravação",
      badge: {
        recording: "Gravando",
        paused: "Pausado",
        uploading: "Enviando",
        stopped: "Finalizado",
      },
    });
    expect(ptBr.gravacoes.problems).toMatchObject({
      denied:
        "Permissão negada para acessar o microfone. Por favor, permita o acesso ao microfone nas configurações do navegador.",
      unexpected: "Erro inesperado ao iniciar gravação. Tente novamente.",
    });
    expect(ptBr.contas.passwordChanged).toBe("Senha alterada com sucesso!");
    expect(ptBr.errors.RESET_LINK_INVALID).toBe("Link de recuperação inválido ou expirado.");
    expect(ptBrPublic.auth.forgot.sent).toBe(
      "Verifique seu email para o link de recuperação de senha.",
    );
    expect(ptBrPublic.auth.success.processing).toBe("Processando pagamento...");
    expect(ptBr.consultas.title).toBe("Minhas Consultas");
    expect(ptBr.consultas.startFirst).toBe("Iniciar primeira consulta");
    expect(ptBr.errors.PACIENTE_NOME_REQUIRED).toBe("Informe o nome do paciente");
    expect(ptBr.pacientes).toMatchObject({
      created: "Paciente criado",
      updated: "Paciente atualizado",
      deleted: "Paciente excluído",
      askDelete: "Excluir este paciente?",
      status: { active: "Ativo" },
    });
    expect(ptBrViews.consulta.notFound).toBe("Consulta não encontrada");
  });
});

describe("formats", () => {
  test("clock, bytes, share and spoken time", () => {
    expect([0, 61_999, 3_600_000].map(formatClock)).toEqual(["00:00", "01:01", "01:00:00"]);
    expect(formatBytes("pt-br", 1_500_000)).toBe("1,5 MB");
    expect(formatBytes("en-us", 0)).toBe("0 byte");
    expect(formatPercent("pt-br", 0.999)).toBe("99%");
    expect(formatSpokenDuration("pt-br", 125_000)).toBe("2 minutos e 5 segundos");
    expect(formatSpokenDuration("en-us", 3_661_000)).toBe("1 hour, 1 minute, and 1 second");
  });
});
