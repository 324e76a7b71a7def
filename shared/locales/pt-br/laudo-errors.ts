import type { LAUDO_ERRORS } from "../../contract/laudo-errors.ts";

export const laudoErrors: Record<keyof typeof LAUDO_ERRORS, string> = {
  LAUDO_TITULO_REQUIRED: "Informe o título.",
  LAUDO_TOO_LONG:
    "O texto é longo demais. Nada foi salvo desta vez; divida o laudo e tente novamente.",
  LAUDO_CHANGED:
    "Este laudo foi salvo em outra aba ou aparelho. Seu texto continua aqui; compare as duas versões.",
  LAUDO_SIGNED: "O laudo já está assinado. Para mudar algo, acrescente um adendo.",
  LAUDO_NOT_SIGNED: "O laudo ainda não está assinado. Edite o texto diretamente.",
  LAUDO_EMPTY: "O laudo está vazio. Escreva o texto antes de assinar.",
  LAUDO_CHECK_FAILED:
    "A verificação não pôde ser feita agora. O laudo está guardado; tente novamente.",
  LINT_UNANSWERED: "Há avisos que precisam ser corrigidos ou justificados antes da assinatura.",
  LINT_ANSWER_REQUIRED: "Escreva o motivo.",
  FIELDS_UNFILLED: "Preencha os campos obrigatórios antes de assinar.",
  FIELDS_WARNED: "Há campos sem preencher. Preencha-os ou confirme que quer assinar assim.",
  DATA_MISSING:
    "Faltam dados que a Resolução CFM 2.381/2024 exige. Complete-os ou confirme que quer assinar assim.",
  MASK_FAILED: "Falha ao gerar máscara",
  LAUDO_TEMPLATE_CHANGED:
    "Este modelo foi salvo em outra aba ou aparelho. Seu texto continua aqui.",
  PHRASE_INCOMPLETE: "Preencha a categoria, o atalho e a frase.",
  PHRASE_TRIGGER_INVALID: "O atalho precisa de pelo menos duas letras, sem espaços.",
  IMAGE_INVALID: "Este arquivo não é uma imagem que se possa abrir. Escolha um JPG, PNG ou WebP.",
  IMAGES_FULL: "O laudo já tem 12 imagens. Remova uma para acrescentar outra.",
  AUDIO_INVALID: "O som deste trecho não pôde ser guardado. O texto ditado continua no laudo.",
  IMPORT_INVALID:
    "O arquivo não pôde ser lido. Escolha um modelo MRRT (HTML), um documento Word (.docx) ou um texto.",
  IMPORT_TOO_LARGE: "O arquivo é grande demais. O limite é de 1 MB de texto.",
};
