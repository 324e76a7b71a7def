import type { ErrorCode } from "../../contract/errors.ts";
import { agendaErrors } from "./agenda-errors.ts";
import { laudoErrors } from "./laudo-errors.ts";

/** A text for each error code of the contract. */
export const errors: Record<ErrorCode, string> = {
  VALIDATION: "Algum dado não foi aceito. Verifique os campos e tente novamente.",
  BODY_TOO_LARGE: "O conteúdo enviado é grande demais.",
  RATE_LIMITED: "Muitas tentativas. Tente novamente em alguns minutos.",
  NOT_FOUND: "Não encontramos o que você procura.",
  HOST_UNKNOWN:
    "Este endereço não é o desta instalação do Relato. Abra o endereço que o administrador informou.",
  UNAUTHENTICATED: "Sua sessão terminou. Entre novamente.",
  FORBIDDEN: "Você não tem permissão para fazer isso.",
  API_KEY_INVALID:
    "A chave de API está ausente, foi revogada ou expirou. Crie outra em Configurações, Integração.",
  API_ADDRESS_REFUSED:
    "Esta chave de API não aceita chamadas deste endereço. Ajuste os endereços permitidos criando outra chave.",
  API_SCOPE_MISSING: "Esta chave de API não tem a permissão que este pedido exige.",
  API_PLAN_REQUIRED:
    "A integração por API faz parte do plano anual. Escolha o plano anual para usá-la.",
  API_KEYS_FULL: "A conta já tem 20 chaves de API. Revogue uma que não usa mais.",
  LAUNCH_HTTPS_REQUIRED:
    "O link de abertura só existe em uma instalação com https. Nada foi criado.",
  IDEMPOTENCY_RUNNING:
    "O primeiro pedido com esta Idempotency-Key ainda está em andamento. Tente novamente em instantes.",
  IDEMPOTENCY_MISMATCH: "Esta Idempotency-Key já foi usada com outro pedido. Use uma nova.",
  IDEMPOTENCY_ANSWER_LOST:
    "O primeiro pedido com esta Idempotency-Key foi gravado, ao menos em parte, mas a resposta se perdeu. Leia o registro antes de repetir.",
  ACCOUNT_OWN: "Você não pode desativar nem encerrar a sua própria conta aqui. Nada foi alterado.",
  ACCOUNT_CLOSED:
    "Esta conta foi encerrada pelo próprio usuário e não pode ser reativada aqui. Nada foi alterado.",
  EMAIL_CONFIRMED: "Este email já está confirmado. Nada foi enviado.",
  INCIDENT_ACCOUNT_UNKNOWN:
    "Nenhuma conta tem um dos emails informados. Confira os endereços; nada foi registrado.",
  JOB_NOT_RETRYABLE:
    "Isto não pode mais ser reenviado: o que ele trataria mudou desde então (horário passado, aviso substituído, convite encerrado ou mensagem já enviada). Nada foi alterado.",
  RESET_WITHOUT_MAIL:
    "Este servidor não envia e-mail. Peça a quem administra o Relato um link para criar uma nova senha: o comando é npm run relato -- reset-link EMAIL. O link vale por 30 minutos e funciona uma vez.",
  MAIL_NOT_CONFIGURED:
    "Esta instalação não envia emails (SMTP_URL). Nada foi enviado; use a linha de comando do servidor.",
  SECOND_STEP_LINK_INVALID:
    "Link inválido, já usado ou vencido. Nada foi alterado; peça um novo a quem administra o Relato.",
  ACCOUNT_DISABLED: "Esta conta está desativada. Fale com o suporte.",
  INVALID_CREDENTIALS: "Email ou senha incorretos",
  EMAIL_NOT_CONFIRMED: "Email não confirmado. Verifique sua caixa de entrada.",
  EMAIL_INVALID: "Email inválido",
  EMAIL_TAKEN: "Este email já está cadastrado. Tente fazer login.",
  SIGNUP_BY_INVITATION:
    "Aqui as contas são criadas por convite. Se você recebeu um, abra o link do convite; se não, peça um a quem administra esta instalação.",
  SIGNUP_CLOSED:
    "Esta instalação não aceita novas contas no momento. Se você precisa de uma, fale com quem a administra.",
  INVITATION_INVALID:
    "Este convite já foi usado, venceu, foi cancelado ou é para outro email. Nenhuma conta foi criada; peça um novo convite a quem enviou este.",
  PASSWORD_TOO_SHORT: "A senha deve ter pelo menos 6 caracteres",
  PASSWORD_TOO_LONG: "A senha passa de 128 caracteres",
  PASSWORD_COMMON:
    "Esta senha é uma das mais usadas e fácil de adivinhar. Escolha outra, por exemplo uma frase.",
  PASSWORD_PERSONAL:
    "A senha não pode ser seu nome nem seu email. Escolha outra, por exemplo uma frase.",
  PASSWORD_WRONG: "A senha atual não está correta",
  RESET_LINK_INVALID: "Link de recuperação inválido ou expirado.",
  SESSION_NOT_FRESH: "Por segurança, confirme sua senha e tente de novo.",
  TWO_FACTOR_INVALID: "Código incorreto. Verifique e tente novamente.",
  TWO_FACTOR_EXPIRED: "O tempo para informar o código terminou. Entre novamente.",
  TWO_FACTOR_ENABLED: "A verificação em duas etapas já está ativa.",
  TWO_FACTOR_NOT_ENABLED: "A verificação em duas etapas não está ativa.",
  SECOND_STEP_REQUIRED:
    "Esta instalação exige a verificação em duas etapas. Ative-a em Configurações, aba Segurança, e volte aqui.",
  PASSKEY_FAILED:
    "Não foi possível usar esta chave de acesso. Tente novamente ou entre com a senha.",
  PASSKEY_UNVERIFIED:
    "A chave não verificou quem é você. Ative a digital, o rosto ou o PIN no aparelho e tente novamente.",
  ACCOUNT_REFUSED: "O serviço de contas recusou o pedido.",
  FILE_INFECTED:
    "O antivírus desta instalação recusou o arquivo. Ele não foi guardado; verifique seu computador e escolha outro.",
  MODELO_INCOMPLETE: "Preencha o título e o markdown do modelo",
  MODELO_TOO_LONG:
    "O modelo é longo demais: o máximo são 200 caracteres no título, 100 na especialidade e 50.000 no texto.",
  MODELO_CHANGED:
    "O modelo foi alterado em outra aba ou aparelho. O que você escreveu continua na tela.",
  MODELO_NOT_FOUND: "Modelo selecionado não encontrado",
  PACIENTE_NOT_FOUND: "Paciente não encontrado. Selecione outro.",
  GRAVACAO_NOT_FOUND: "A gravação não foi encontrada no servidor.",
  GRAVACAO_NOT_FINISHED: "A gravação ainda não chegou inteira ao servidor. Tente salvar de novo.",
  GRAVACAO_IN_USE: "Esta gravação já pertence a outra consulta.",
  CONTEXT_REQUIRED: "Informe o contexto do paciente ou selecione um paciente.",
  CONTEXT_TOO_LONG: "O contexto do paciente passa de 500 caracteres.",
  CONSENT_REFUSED: "Sem o consentimento do paciente, nada é processado.",
  CONSENTS_FULL: "Esta consulta já tem 20 consentimentos registrados. Nenhum outro foi registrado.",
  CONSENT_FORM_INVALID:
    "Este arquivo não pôde ser lido e não foi guardado. Envie um PDF ou uma imagem (JPG, PNG, WebP).",
  TEXT_EMPTY: "O texto da consulta está vazio.",
  TEXT_TOO_LONG: "O texto da consulta é longo demais: o máximo são 400.000 caracteres.",
  CONSULTATION_LIMIT: "Você atingiu o limite de consultas do plano gratuito neste mês.",
  CONSULTA_NOT_FAILED: "Esta consulta não falhou; não há o que tentar de novo.",
  CONSULTA_PATIENT_CHANGED:
    "Outra aba ou aparelho mudou o paciente desta consulta. Nada foi alterado agora; confira quem está nela e escolha de novo, se precisar.",
  CONSULTA_IS_EXAMPLE: "Uma consulta de exemplo não pertence a nenhum paciente.",
  PACIENTE_RESTRICTED:
    "Os dados deste paciente foram apagados e o prontuário está restrito. Nenhuma consulta entra nele nem sai dele.",
  DOCUMENT_CHANGED:
    "O documento foi alterado em outra aba ou aparelho. O que você escreveu continua na tela.",
  DOCUMENT_SIGNED: "Este documento já foi assinado. Acrescente um adendo.",
  DOCUMENT_NOT_SIGNED: "Só um documento assinado recebe adendo; este ainda pode ser editado.",
  DOCUMENT_BEING_WRITTEN: "Este documento está sendo escrito. Espere até que termine.",
  PROFILE_INCOMPLETE:
    "Faltam dados seus neste documento: nome, CRM com UF ou o RQE da especialidade. Nada foi assinado nem enviado. Complete o perfil e tente de novo.",
  DOCUMENT_EMPTY: "O documento está vazio.",
  DOCUMENT_TOO_LONG: "O texto é longo demais: o máximo são 400.000 caracteres.",
  CID_NOT_AUTHORISED:
    "Este atestado traz um CID sem a autorização do paciente. Retire-o do texto e use “Incluir CID”. O que você escreveu continua na tela.",
  VERSION_NOT_FOUND: "Esta versão do documento não existe.",
  PDF_FAILED: "O PDF não pôde ser gerado agora. O documento está guardado; tente novamente.",
  CERTIFICATE_UNREADABLE: "Este arquivo não é um certificado A1 (.p12 ou .pfx).",
  CERTIFICATE_PASSWORD: "A senha do certificado não está correta.",
  CERTIFICATE_EXPIRED: "O certificado está vencido ou ainda não é válido.",
  CERTIFICATE_UNFIT: "Este certificado não serve para assinar: use o seu próprio A1, com a chave.",
  BIRTH_DATE_UNKNOWN: "A data de nascimento do paciente não está cadastrada. Use um código.",
  TRANSCRIPT_CHANGED:
    "Este trecho foi corrigido em outra aba ou dispositivo. O que você escreveu continua na tela.",
  TRANSCRIPT_NOT_READY:
    "A transcrição só pode ser corrigida depois que a consulta estiver concluída.",
  PACIENTE_CHANGED:
    "Outra aba ou aparelho salvou outros dados deste paciente. O que você digitou continua na tela: salve de novo para comparar.",
  PACIENTE_MERGED:
    "Este cadastro foi unificado com outro. Nada foi alterado. Abra o cadastro que ficou, ou desfaça a unificação primeiro.",
  PACIENTE_MERGE_EXPIRED:
    "A unificação tem mais de 30 dias e não pode mais ser desfeita. Nada foi alterado. Uma consulta que é de outra pessoa ainda pode trocar de paciente na página dela.",
  PACIENTE_MERGE_ERASED:
    "Os dados de um dos dois cadastros foram apagados depois da unificação, que não pode mais ser desfeita. Nada foi alterado.",
  PACIENTE_NOME_DIFFERENT: "O nome digitado não é o do paciente. Nada foi apagado.",
  PACIENTE_NOME_REQUIRED: "Informe o nome do paciente",
  PHONE_INVALID: "Telefone inválido: informe os números",
  SEXO_INVALID: "Sexo inválido: use Feminino, Masculino ou Outro",
  DATA_NASCIMENTO_INVALID: "Data de nascimento inválida",
  CPF_INVALID: "CPF inválido: confira os números",
  DOCUMENTO_INVALID: "Documento inválido: informe um CPF ou um passaporte",
  FIELD_REQUIRED: "Preencha este campo.",
  FIELD_TOO_LONG: "Texto longo demais para este campo",
  URL_INVALID: "Informe um endereço que comece com https://",
  ...agendaErrors,
  ...laudoErrors,
  UPLOAD_TOO_LARGE: "O arquivo é grande demais: o máximo é 1 GB.",
  UPLOAD_INCOMPLETE: "O áudio não chegou inteiro ao servidor. Tente salvar de novo.",
  UPLOAD_CORRUPT: "O áudio chegou alterado ao servidor. Tente salvar de novo.",
  AUDIO_UNREADABLE: "Não conseguimos ler este arquivo como áudio.",
  AUDIO_EMPTY: "O áudio está vazio.",
  AUDIO_SILENT: "Não ouvimos fala nesta gravação.",
  AUDIO_TOO_LONG: "O áudio é longo demais.",
  AUDIO_AAC:
    "Áudio AAC (m4a) precisa ser convertido antes. Envie-o por esta página, em um navegador atual, ou use mp3, wav, ogg ou webm.",
  PHOTO_UNREADABLE: "Esta imagem não pôde ser lida. Use um arquivo JPG, PNG ou GIF.",
  SPEECH_MODEL_MISSING:
    "O modelo de fala não está instalado neste servidor. A gravação está guardada.",
  SPEECH_FAILED: "A transcrição falhou. A gravação está guardada; tente novamente.",
  ENGINE_FAILED:
    "O texto não pôde ser analisado agora. O que já estava salvo está guardado; tente novamente.",
  PROCESSING_CRASHED:
    "O processamento derrubou o servidor cinco vezes e foi interrompido. A gravação e os textos estão guardados. Avise quem cuida do servidor antes de tentar de novo.",
  STORAGE_FULL: "O disco do servidor está cheio. Nada do que já foi guardado se perdeu.",
  UNAVAILABLE: "O serviço está indisponível no momento. Tente novamente em instantes.",
  STORAGE_QUOTA:
    "Suas gravações ocupam todo o espaço da sua conta. Nada se perdeu: exclua gravações não salvas ou peça mais espaço a quem cuida do servidor.",
  UPLOADS_PARALLEL:
    "Há envios demais ao mesmo tempo nesta conta. Este continua quando outro terminar.",
  UPLOADS_DAILY:
    "Você atingiu o limite de envios de áudio de hoje. O áudio continua neste aparelho e pode ser enviado amanhã.",
  EXAMPLES_DAILY: "Você já criou todos os exemplos que cabem em um dia. Tente novamente amanhã.",
  MAILS_DAILY:
    "Você atingiu o limite de emails de hoje. Este email não foi enviado; tente novamente amanhã.",
  RECIPIENT_DAILY:
    "Este destinatário já recebeu hoje todos os emails permitidos. Este não foi enviado; tente novamente amanhã.",
  VERSIONS_DAILY:
    "Você atingiu o limite de alterações de documentos de hoje. O que você escreveu continua na tela; salve amanhã ou peça um limite maior a quem cuida do servidor.",
  VERIFICATIONS_DAILY:
    "Você atingiu o limite de verificações de texto de hoje. O que você escreveu continua na tela; salve amanhã ou peça um limite maior a quem cuida do servidor.",
  IMPORTS_DAILY:
    "Você atingiu o limite de importações de hoje. Nada foi importado; tente novamente amanhã.",
  QUESTION_EMPTY: "Escreva uma pergunta ou anexe um arquivo.",
  ATTACHMENT_NOT_READY: "Um anexo ainda está sendo enviado. A pergunta continua na tela.",
  ATTACHMENTS_FULL: "Uma pergunta leva até 10 anexos. Remova um para acrescentar outro.",
  ATTACHMENT_INVALID:
    "Este arquivo não pôde ser lido. Envie um PDF, uma imagem (JPG, PNG, WebP) ou um áudio.",
  THREAD_FULL: "Esta conversa chegou ao limite de mensagens. Comece outra; esta continua guardada.",
  QUESTIONS_DAILY:
    "Você atingiu o limite de perguntas de hoje. A pergunta continua na tela; envie amanhã.",
  WEBHOOK_URL_REFUSED:
    "Endereços sem https só são aceitos na rede da clínica, se quem opera a instalação os permitir.",
  WEBHOOKS_LIMIT: "Você já tem dez webhooks. Exclua um para criar outro.",
  WEBHOOK_DISABLED: "Este webhook está desativado. Ative-o para enviar de novo.",
  SUPPORT_UNAVAILABLE:
    "O suporte não respondeu agora. Sua mensagem está guardada; envie de novo em alguns minutos.",
  TRIAL_USED:
    "O teste gratuito já foi usado com esta conta, este email ou este CRM. Escolha um plano para continuar sem limite.",
  SUBSCRIPTION_EXISTS:
    "Você já tem um plano ativo. Para mudar de plano, de cartão ou cancelar, abra Configurações, aba Assinatura.",
  SUBSCRIPTION_NOT_FOUND:
    "Nenhuma assinatura foi encontrada na sua conta. Escolha um plano para assinar.",
  SUBSCRIBERS_ONLY: "Recurso disponível apenas para assinantes PRO. Escolha um plano para usá-lo.",
  LAUDO_SUBSCRIBERS_ONLY: "Apenas assinantes podem criar laudos",
  GRANT_ENDED: "A data já passou. Escolha hoje ou uma data futura.",
  PERIOD_INVALID: "Escolha um período de até um ano, com o início antes do fim.",
  PRICE_UNKNOWN: "Este preço não existe mais. Recarregue a página e escolha o plano de novo.",
  URL_FOREIGN: "O endereço de retorno não é desta instalação. Recarregue a página e tente de novo.",
  PAYMENTS_OFF: "Os planos não são vendidos nesta instalação. Fale com quem cuida dela.",
  PAYMENTS_UNREACHABLE:
    "O serviço de pagamento não respondeu. Nada foi cobrado por este pedido e seu plano continua o mesmo. Tente novamente em alguns minutos.",
  PAYMENTS_FAILED:
    "O serviço de pagamento recusou o pedido. Nada mudou. Tente novamente; se continuar, fale com o suporte.",
  PAYMENT_DECLINED:
    "O cartão foi recusado e seu plano continua o mesmo. Use outro cartão em “Gerenciar pagamento” e tente de novo.",
  PREVIEW_OLD: "O valor calculado venceu. Veja o novo valor antes de confirmar.",
  WRITER_CONFIGURED:
    "O modelo de escrita desta instalação está definido nas variáveis do servidor (WRITER_MODEL). Para escolher aqui, quem cuida do servidor precisa retirá-la.",
  WRITER_NOT_FOUND:
    "Nenhum servidor desta máquina oferece esse modelo agora. Nada mudou. Verifique se ele está em execução e procure de novo.",
  INTERNAL: "Ocorreu um erro inesperado. Tente novamente.",
};

/** Titles of error toasts and the two messages that have no code (specification 8). */
export const failures = {
  title: {
    auth: "Erro de Autenticação",
    consultation: "Erro na Consulta",
    subscription: "Erro na Assinatura",
    network: "Erro de Conexão",
    other: "Erro",
  },
  refusedFields: (count: number, fields: string) =>
    `${count === 1 ? "Por favor, verifique o campo: " : "Por favor, verifique os campos: "}${fields}`,
  network: "Verifique sua conexão com a internet e tente novamente.",
  unexpected: "Ocorreu um erro inesperado. Tente novamente.",
};
