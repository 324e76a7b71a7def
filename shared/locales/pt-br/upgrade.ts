/** The upgrade dialog and the monthly limit. */
export const upgrade = {
  choose: "Escolha o plano",
  soon: "A assinatura pelo aplicativo ainda não está disponível. Nada é cobrado e nada muda no seu plano agora.",
  limitTitle: "Limite do mês atingido",
  limitDetail:
    "O plano gratuito tem 10 consultas por mês. O que você já gravou continua aqui, e o mês recomeça no dia 1º. No Pro:",
  benefits: [
    "Consultas ilimitadas",
    "Geração de documentos personalizada",
    "Modelos de anamnese ilimitados",
  ],
  seePlans: "Ver upgrade",
};
