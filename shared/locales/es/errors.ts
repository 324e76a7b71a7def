import type { ErrorCode } from "../../contract/errors.ts";
import type { Messages } from "../pt-br/app.ts";
import { agendaErrors } from "./agenda-errors.ts";
import { laudoErrors } from "./laudo-errors.ts";

export const errors: Record<ErrorCode, string> = {
  VALIDATION: "Algún dato no fue aceptado. Revise los campos e intente de nuevo.",
  BODY_TOO_LARGE: "El contenido enviado es demasiado grande.",
  RATE_LIMITED: "Demasiados intentos. Intente de nuevo en unos minutos.",
  NOT_FOUND: "No encontramos lo que busca.",
  HOST_UNKNOWN:
    "Esta dirección no es la de esta instalación de Relato. Abra la dirección que le indicó el administrador.",
  UNAUTHENTICATED: "Su sesión terminó. Inicie sesión de nuevo.",
  FORBIDDEN: "No tiene permiso para hacer esto.",
  API_KEY_INVALID:
    "Falta la clave de API, fue revocada o venció. Cree otra en Configuración, Integración.",
  API_ADDRESS_REFUSED:
    "Esta clave de API no acepta llamadas desde esta dirección. Cree otra clave con las direcciones correctas.",
  API_SCOPE_MISSING: "Esta clave de API no tiene el permiso que este pedido exige.",
  API_PLAN_REQUIRED:
    "La integración por API forma parte del plan anual. Elija el plan anual para usarla.",
  API_KEYS_FULL: "La cuenta ya tiene 20 claves de API. Revoque una que ya no use.",
  LAUNCH_HTTPS_REQUIRED:
    "El enlace de apertura solo existe en una instalación con https. No se creó nada.",
  IDEMPOTENCY_RUNNING:
    "El primer pedido con esta Idempotency-Key sigue en curso. Inténtelo de nuevo en un momento.",
  IDEMPOTENCY_MISMATCH: "Esta Idempotency-Key ya se usó con otro pedido. Use una nueva.",
  IDEMPOTENCY_ANSWER_LOST:
    "El primer pedido con esta Idempotency-Key se guardó, al menos en parte, pero su respuesta se perdió. Lea el registro antes de repetirlo.",
  ACCOUNT_OWN: "No puede desactivar ni cerrar su propia cuenta aquí. No se cambió nada.",
  ACCOUNT_CLOSED:
    "Esta cuenta fue cerrada por su propio usuario y no se puede reactivar aquí. No se cambió nada.",
  EMAIL_CONFIRMED: "Este correo ya está confirmado. No se envió nada.",
  INCIDENT_ACCOUNT_UNKNOWN:
    "Ninguna cuenta tiene uno de los correos indicados. Revise las direcciones; no se registró nada.",
  JOB_NOT_RETRYABLE:
    "Esto ya no se puede reenviar: aquello de lo que trataba cambió desde entonces (cita pasada, aviso más reciente, invitación cerrada o mensaje ya enviado). No se cambió nada.",
  RESET_WITHOUT_MAIL:
    "Este servidor no envía correo. Pida a quien administra Relato un enlace para crear una nueva contraseña: el comando es npm run relato -- reset-link EMAIL. El enlace vale 30 minutos y funciona una vez.",
  MAIL_NOT_CONFIGURED:
    "Esta instalación no envía correos (SMTP_URL). No se envió nada; use la línea de comandos del servidor.",
  SECOND_STEP_LINK_INVALID:
    "El enlace no es válido, ya se usó o venció. No se cambió nada; pida uno nuevo a quien administra Relato.",
  ACCOUNT_DISABLED: "Esta cuenta está desactivada. Comuníquese con soporte.",
  INVALID_CREDENTIALS: "Correo o contraseña incorrectos",
  EMAIL_NOT_CONFIRMED: "Correo no confirmado. Revise su bandeja de entrada.",
  EMAIL_INVALID: "Correo electrónico inválido",
  EMAIL_TAKEN: "Este correo ya está registrado. Intente iniciar sesión.",
  SIGNUP_BY_INVITATION:
    "Aquí las cuentas se crean por invitación. Si recibió una, abra su enlace; si no, pídala a quien administra esta instalación.",
  SIGNUP_CLOSED:
    "Esta instalación no acepta cuentas nuevas por el momento. Si necesita una, hable con quien la administra.",
  INVITATION_INVALID:
    "Esta invitación ya se usó, venció, fue cancelada o es para otro correo. No se creó ninguna cuenta; pida una nueva a quien se la envió.",
  PASSWORD_TOO_SHORT: "La contraseña debe tener al menos 6 caracteres",
  PASSWORD_TOO_LONG: "La contraseña supera los 128 caracteres",
  PASSWORD_COMMON:
    "Esta contraseña es de las más usadas y fácil de adivinar. Elija otra, por ejemplo una frase.",
  PASSWORD_PERSONAL:
    "La contraseña no puede ser su nombre ni su correo. Elija otra, por ejemplo una frase.",
  PASSWORD_WRONG: "La contraseña actual no es correcta",
  RESET_LINK_INVALID: "El enlace de recuperación no es válido o ha vencido.",
  SESSION_NOT_FRESH: "Por seguridad, confirme su contraseña e intente de nuevo.",
  TWO_FACTOR_INVALID: "Código incorrecto. Verifíquelo e intente de nuevo.",
  TWO_FACTOR_EXPIRED: "Se acabó el tiempo para ingresar el código. Inicie sesión de nuevo.",
  TWO_FACTOR_ENABLED: "La verificación en dos pasos ya está activa.",
  TWO_FACTOR_NOT_ENABLED: "La verificación en dos pasos no está activa.",
  SECOND_STEP_REQUIRED:
    "Esta instalación exige la verificación en dos pasos. Actívela en Configuración, pestaña Seguridad, y vuelva aquí.",
  PASSKEY_FAILED:
    "No se pudo usar esta llave de acceso. Intente de nuevo o entre con su contraseña.",
  PASSKEY_UNVERIFIED:
    "La llave no verificó quién es usted. Active la huella, el rostro o el PIN en el dispositivo e intente de nuevo.",
  ACCOUNT_REFUSED: "El servicio de cuentas rechazó la solicitud.",
  FILE_INFECTED:
    "El antivirus de esta instalación rechazó el archivo. No se guardó; revise su computadora y elija otro.",
  MODELO_INCOMPLETE: "Complete el título y el markdown de la plantilla",
  MODELO_TOO_LONG:
    "La plantilla es demasiado larga: como máximo 200 caracteres en el título, 100 en la especialidad y 50.000 en el texto.",
  MODELO_CHANGED:
    "La plantilla fue modificada en otra pestaña o dispositivo. Lo que usted escribió sigue en la pantalla.",
  MODELO_NOT_FOUND: "No se encontró el modelo seleccionado",
  PACIENTE_NOT_FOUND: "Paciente no encontrado. Seleccione otro.",
  GRAVACAO_NOT_FOUND: "No se encontró la grabación en el servidor.",
  GRAVACAO_NOT_FINISHED: "La grabación aún no llegó completa al servidor. Guárdela de nuevo.",
  GRAVACAO_IN_USE: "Esta grabación ya pertenece a otra consulta.",
  CONTEXT_REQUIRED: "Indique el contexto del paciente o seleccione un paciente.",
  CONTEXT_TOO_LONG: "El contexto del paciente supera los 500 caracteres.",
  CONSENT_REFUSED: "Sin el consentimiento del paciente no se procesa nada.",
  CONSENTS_FULL: "Esta consulta ya tiene 20 consentimientos registrados. No se registró otro.",
  CONSENT_FORM_INVALID:
    "Este archivo no se pudo leer y no se guardó. Envía un PDF o una imagen (JPG, PNG, WebP).",
  TEXT_EMPTY: "El texto de la consulta está vacío.",
  TEXT_TOO_LONG: "El texto de la consulta es demasiado largo: el máximo son 400.000 caracteres.",
  CONSULTATION_LIMIT: "Alcanzó el límite de consultas del plan gratuito este mes.",
  CONSULTA_NOT_FAILED: "Esta consulta no falló; no hay nada que reintentar.",
  CONSULTA_PATIENT_CHANGED:
    "Otra pestaña o dispositivo cambió el paciente de esta consulta. Ahora no se cambió nada; mire quién figura en ella y elija de nuevo si hace falta.",
  CONSULTA_IS_EXAMPLE: "Una consulta de ejemplo no pertenece a ningún paciente.",
  PACIENTE_RESTRICTED:
    "Los datos de este paciente fueron borrados y su historia clínica está restringida. Ninguna consulta puede entrar ni salir de ella.",
  DOCUMENT_CHANGED:
    "El documento fue modificado en otra pestaña o dispositivo. Lo que usted escribió sigue en la pantalla.",
  DOCUMENT_SIGNED: "Este documento ya fue firmado. Agregue una adenda.",
  DOCUMENT_NOT_SIGNED: "Solo un documento firmado admite adendas; este todavía se puede editar.",
  DOCUMENT_BEING_WRITTEN: "Este documento se está escribiendo. Espere hasta que termine.",
  PROFILE_INCOMPLETE:
    "Faltan datos suyos en este documento: nombre, CRM con estado o el RQE de la especialidad. No se firmó ni se envió nada. Complete su perfil e inténtelo de nuevo.",
  DOCUMENT_EMPTY: "El documento está vacío.",
  DOCUMENT_TOO_LONG: "El texto es demasiado largo: el máximo son 400.000 caracteres.",
  CID_NOT_AUTHORISED:
    "Este certificado muestra un código CIE sin la autorización del paciente. Quítelo del texto y use “Incluir CIE”. Lo que escribió sigue en la pantalla.",
  VERSION_NOT_FOUND: "Esta versión del documento no existe.",
  PDF_FAILED:
    "No se pudo generar el PDF en este momento. El documento está guardado; intente de nuevo.",
  CERTIFICATE_UNREADABLE: "Este archivo no es un certificado (.p12 o .pfx).",
  CERTIFICATE_PASSWORD: "La contraseña del certificado no es correcta.",
  CERTIFICATE_EXPIRED: "El certificado está vencido o todavía no es válido.",
  CERTIFICATE_UNFIT: "Este certificado no sirve para firmar: use el suyo propio, con la clave.",
  BIRTH_DATE_UNKNOWN: "La fecha de nacimiento del paciente no está registrada. Use un código.",
  TRANSCRIPT_CHANGED:
    "Este fragmento fue corregido en otra pestaña o dispositivo. Lo que usted escribió sigue en la pantalla.",
  TRANSCRIPT_NOT_READY: "La transcripción solo se puede corregir cuando la consulta esté lista.",
  PACIENTE_CHANGED:
    "Otra pestaña u otro dispositivo guardó otros datos de este paciente. Lo que usted escribió sigue en la pantalla: guarde de nuevo para comparar.",
  PACIENTE_MERGED:
    "Este registro fue unificado con otro. No se cambió nada. Abra el registro que quedó, o deshaga primero la unificación.",
  PACIENTE_MERGE_EXPIRED:
    "La unificación tiene más de 30 días y ya no se puede deshacer. No se cambió nada. Una consulta de otra persona todavía puede cambiar de paciente en su página.",
  PACIENTE_MERGE_ERASED:
    "Los datos de uno de los dos registros se borraron después de la unificación, que ya no se puede deshacer. No se cambió nada.",
  PACIENTE_NOME_DIFFERENT: "El nombre escrito no es el del paciente. No se borró nada.",
  PACIENTE_NOME_REQUIRED: "Ingrese el nombre del paciente",
  PHONE_INVALID: "Teléfono no válido: ingrese los números",
  SEXO_INVALID: "Sexo no válido: use Femenino, Masculino u Otro",
  DATA_NASCIMENTO_INVALID: "Fecha de nacimiento no válida",
  CPF_INVALID: "CPF no válido: revise los números",
  DOCUMENTO_INVALID: "Documento no válido: ingrese un CPF o un pasaporte",
  FIELD_REQUIRED: "Complete este campo.",
  FIELD_TOO_LONG: "Texto demasiado largo para este campo",
  URL_INVALID: "Indique una dirección que empiece por https://",
  ...agendaErrors,
  ...laudoErrors,
  UPLOAD_TOO_LARGE: "El archivo es demasiado grande: el máximo es 1 GB.",
  UPLOAD_INCOMPLETE: "El audio no llegó completo al servidor. Guárdelo de nuevo.",
  UPLOAD_CORRUPT: "El audio llegó alterado al servidor. Guárdelo de nuevo.",
  AUDIO_UNREADABLE: "No pudimos leer este archivo como audio.",
  AUDIO_EMPTY: "El audio está vacío.",
  AUDIO_SILENT: "No oímos voz en esta grabación.",
  AUDIO_TOO_LONG: "El audio es demasiado largo.",
  AUDIO_AAC:
    "El audio AAC (m4a) debe convertirse antes. Envíelo por esta página en un navegador actual, o use mp3, wav, ogg o webm.",
  PHOTO_UNREADABLE: "No se pudo leer esta imagen. Use un archivo JPG, PNG o GIF.",
  SPEECH_MODEL_MISSING:
    "El modelo de voz no está instalado en este servidor. La grabación está guardada.",
  SPEECH_FAILED: "La transcripción falló. La grabación está guardada; intente de nuevo.",
  ENGINE_FAILED:
    "No se pudo analizar el texto en este momento. Lo ya guardado se conserva; intente de nuevo.",
  PROCESSING_CRASHED:
    "El procesamiento hizo caer el servidor cinco veces y se detuvo. La grabación y los textos están guardados. Avise a quien administra el servidor antes de intentar de nuevo.",
  STORAGE_FULL: "El disco del servidor está lleno. Nada de lo ya guardado se perdió.",
  UNAVAILABLE:
    "El servicio no está disponible en este momento. Intente de nuevo en unos instantes.",
  STORAGE_QUOTA:
    "Sus grabaciones ocupan todo el espacio de su cuenta. No se perdió nada: elimine grabaciones sin guardar o pida más espacio a quien cuida del servidor.",
  UPLOADS_PARALLEL:
    "Hay demasiados envíos al mismo tiempo en esta cuenta. Este continúa cuando otro termine.",
  UPLOADS_DAILY:
    "Alcanzó el límite de envíos de audio de hoy. El audio sigue en este dispositivo y puede enviarse mañana.",
  EXAMPLES_DAILY: "Ya creó todos los ejemplos que permite un día. Inténtelo de nuevo mañana.",
  MAILS_DAILY:
    "Alcanzó el límite de correos de hoy. Este correo no se envió; inténtelo de nuevo mañana.",
  RECIPIENT_DAILY:
    "Este destinatario ya recibió hoy todos los correos permitidos. Este no se envió; inténtelo de nuevo mañana.",
  VERSIONS_DAILY:
    "Alcanzó el límite de cambios de documentos de hoy. Lo que escribió sigue en la pantalla; guárdelo mañana o pida un límite mayor a quien cuida del servidor.",
  VERIFICATIONS_DAILY:
    "Alcanzó el límite de verificaciones de texto de hoy. Lo que escribió sigue en la pantalla; guárdelo mañana o pida un límite mayor a quien cuida del servidor.",
  IMPORTS_DAILY:
    "Alcanzó el límite de importaciones de hoy. No se importó nada; inténtelo de nuevo mañana.",
  QUESTION_EMPTY: "Escribe una pregunta o adjunta un archivo.",
  ATTACHMENT_NOT_READY: "Un adjunto todavía se está enviando. La pregunta sigue en la pantalla.",
  ATTACHMENTS_FULL: "Una pregunta admite hasta 10 adjuntos. Quita uno para agregar otro.",
  ATTACHMENT_INVALID:
    "No se pudo leer este archivo. Envía un PDF, una imagen (JPG, PNG, WebP) o un audio.",
  THREAD_FULL: "Esta conversación llegó a su límite. Empieza otra; esta queda guardada.",
  QUESTIONS_DAILY:
    "Alcanzaste el límite de preguntas de hoy. La pregunta sigue en la pantalla; envíala mañana.",
  WEBHOOK_URL_REFUSED:
    "Las direcciones sin https solo se aceptan en la red de la clínica, si quien opera la instalación las permite.",
  WEBHOOKS_LIMIT: "Ya tiene diez webhooks. Elimine uno para crear otro.",
  WEBHOOK_DISABLED: "Este webhook está desactivado. Actívelo para enviar de nuevo.",
  SUPPORT_UNAVAILABLE:
    "Soporte no respondió ahora. Su mensaje está guardado; envíelo de nuevo en unos minutos.",
  TRIAL_USED:
    "La prueba gratuita ya se usó con esta cuenta, este correo o este CRM. Elija un plan para seguir sin límite.",
  SUBSCRIPTION_EXISTS:
    "Ya tiene un plan activo. Para cambiar de plan o de tarjeta, o cancelar, abra Configuración, pestaña Suscripción.",
  SUBSCRIPTION_NOT_FOUND:
    "No se encontró ninguna suscripción en su cuenta. Elija un plan para suscribirse.",
  SUBSCRIBERS_ONLY: "Disponible solo para suscriptores PRO. Elija un plan para usarlo.",
  LAUDO_SUBSCRIBERS_ONLY: "Solo los suscriptores pueden crear informes",
  GRANT_ENDED: "Esta fecha ya pasó. Elija hoy o una fecha posterior.",
  PERIOD_INVALID: "Elija un período de hasta un año, con el inicio antes del fin.",
  PRICE_UNKNOWN: "Este precio ya no existe. Recargue la página y elija el plan otra vez.",
  URL_FOREIGN:
    "La dirección de regreso no es de esta instalación. Recargue la página e intente de nuevo.",
  PAYMENTS_OFF: "Los planes no se venden en esta instalación. Hable con quien la administra.",
  PAYMENTS_UNREACHABLE:
    "El servicio de pago no respondió. No se cobró nada por esta solicitud y su plan sigue igual. Intente de nuevo en unos minutos.",
  PAYMENTS_FAILED:
    "El servicio de pago rechazó la solicitud. Nada cambió. Intente de nuevo; si continúa, contacte al soporte.",
  PAYMENT_DECLINED:
    "La tarjeta fue rechazada y su plan sigue igual. Use otra tarjeta en “Gestionar pago” e intente de nuevo.",
  PREVIEW_OLD: "El valor calculado venció. Vea el nuevo valor antes de confirmar.",
  WRITER_CONFIGURED:
    "El modelo de escritura de esta instalación está definido en las variables del servidor (WRITER_MODEL). Para elegirlo aquí, quien administra el servidor tiene que quitarla.",
  WRITER_NOT_FOUND:
    "Ningún servidor de esta máquina ofrece ese modelo ahora. No se cambió nada. Compruebe que esté en marcha y busque de nuevo.",
  INTERNAL: "Ocurrió un error inesperado. Intente de nuevo.",
};

export const failures: Messages["failures"] = {
  title: {
    auth: "Error de autenticación",
    consultation: "Error en la consulta",
    subscription: "Error en la suscripción",
    network: "Error de conexión",
    other: "Error",
  },
  refusedFields: (count, fields) =>
    `${count === 1 ? "Por favor, revise el campo: " : "Por favor, revise los campos: "}${fields}`,
  network: "Verifique su conexión a internet e intente de nuevo.",
  unexpected: "Ocurrió un error inesperado. Intente de nuevo.",
};
