import type { ErrorCode } from "../../contract/errors.ts";
import type { Messages } from "../pt-br/app.ts";
import { agendaErrors } from "./agenda-errors.ts";
import { laudoErrors } from "./laudo-errors.ts";

export const errors: Record<ErrorCode, string> = {
  VALIDATION: "Something you entered was not accepted. Check the fields and try again.",
  BODY_TOO_LARGE: "What you sent is too large.",
  RATE_LIMITED: "Too many attempts. Try again in a few minutes.",
  NOT_FOUND: "We could not find what you are looking for.",
  HOST_UNKNOWN:
    "This address does not belong to this Relato installation. Open the address that your administrator gave you.",
  UNAUTHENTICATED: "Your session has ended. Sign in again.",
  FORBIDDEN: "You do not have permission to do this.",
  API_KEY_INVALID:
    "The API key is missing, revoked or expired. Create another one in Settings, Integration.",
  API_ADDRESS_REFUSED:
    "This API key does not accept calls from this address. Create another key with the right addresses.",
  API_SCOPE_MISSING: "This API key does not have the permission that this request needs.",
  API_PLAN_REQUIRED:
    "The integration API is part of the yearly plan. Choose the yearly plan to use it.",
  API_KEYS_FULL: "The account already has 20 API keys. Revoke one that you no longer use.",
  LAUNCH_HTTPS_REQUIRED:
    "Launch links exist only on an installation with https. Nothing was created.",
  IDEMPOTENCY_RUNNING:
    "The first request with this Idempotency-Key is still running. Try again in a moment.",
  IDEMPOTENCY_MISMATCH: "This Idempotency-Key was already used for another request. Use a new one.",
  IDEMPOTENCY_ANSWER_LOST:
    "The first request with this Idempotency-Key was saved, at least in part, but its answer was lost. Read the record before you repeat it.",
  ACCOUNT_OWN: "You cannot disable or sign out your own account here. Nothing was changed.",
  ACCOUNT_CLOSED:
    "This account was closed by its owner and cannot be reactivated here. Nothing was changed.",
  EMAIL_CONFIRMED: "This email is already confirmed. Nothing was sent.",
  INCIDENT_ACCOUNT_UNKNOWN:
    "No account has one of these e-mail addresses. Check them; nothing was recorded.",
  JOB_NOT_RETRYABLE:
    "This can no longer be sent again: what it was about has changed since (a past appointment, a newer notice, a closed invitation or a message already sent). Nothing was changed.",
  RESET_WITHOUT_MAIL:
    "This server does not send email. Ask the person who runs Relato for a link to create a new password: the command is npm run relato -- reset-link EMAIL. The link is valid for 30 minutes and works once.",
  MAIL_NOT_CONFIGURED:
    "This installation sends no email (SMTP_URL). Nothing was sent; use the server's command line.",
  SECOND_STEP_LINK_INVALID:
    "The link is invalid, used or expired. Nothing was changed; ask your Relato administrator for a new one.",
  ACCOUNT_DISABLED: "This account is disabled. Contact support.",
  INVALID_CREDENTIALS: "Invalid email or password",
  EMAIL_NOT_CONFIRMED: "Email not confirmed. Check your inbox.",
  EMAIL_INVALID: "Invalid email",
  EMAIL_TAKEN: "This email is already registered. Try signing in.",
  SIGNUP_BY_INVITATION:
    "Accounts here are created by invitation. If you received one, open its link; otherwise ask the administrator of this installation for one.",
  SIGNUP_CLOSED:
    "This installation does not accept new accounts at the moment. If you need one, ask its administrator.",
  INVITATION_INVALID:
    "This invitation was used, expired or canceled, or is for another email. No account was created; ask the sender for a new invitation.",
  PASSWORD_TOO_SHORT: "The password must have at least 6 characters",
  PASSWORD_TOO_LONG: "The password is longer than 128 characters",
  PASSWORD_COMMON:
    "This password is one of the most used and easy to guess. Choose another, such as a phrase.",
  PASSWORD_PERSONAL:
    "The password cannot be your name or your email. Choose another, such as a phrase.",
  PASSWORD_WRONG: "The current password is not correct",
  RESET_LINK_INVALID: "Recovery link is invalid or has expired.",
  SESSION_NOT_FRESH: "For your security, confirm your password and try again.",
  TWO_FACTOR_INVALID: "Wrong code. Check it and try again.",
  TWO_FACTOR_EXPIRED: "The time to enter the code has run out. Sign in again.",
  TWO_FACTOR_ENABLED: "Two-step verification is already on.",
  TWO_FACTOR_NOT_ENABLED: "Two-step verification is not on.",
  SECOND_STEP_REQUIRED:
    "This installation requires two-step verification. Turn it on in Settings, tab Security, and come back.",
  PASSKEY_FAILED: "This passkey could not be used. Try again or sign in with your password.",
  PASSKEY_UNVERIFIED:
    "The passkey did not verify you. Turn on fingerprint, face or PIN on the device and try again.",
  ACCOUNT_REFUSED: "The account service refused the request.",
  FILE_INFECTED:
    "This installation's antivirus refused the file. It was not stored; check your computer and choose another one.",
  MODELO_INCOMPLETE: "Fill in the template's title and markdown",
  MODELO_TOO_LONG:
    "The template is too long: at most 200 characters in the title, 100 in the specialty and 50,000 in the text.",
  MODELO_CHANGED:
    "The template was changed in another tab or on another device. What you wrote is still on the screen.",
  MODELO_NOT_FOUND: "The selected template was not found",
  PACIENTE_NOT_FOUND: "Patient not found. Select another one.",
  GRAVACAO_NOT_FOUND: "The recording was not found on the server.",
  GRAVACAO_NOT_FINISHED: "The recording has not fully reached the server yet. Save it again.",
  GRAVACAO_IN_USE: "This recording already belongs to another consultation.",
  CONTEXT_REQUIRED: "Enter the patient context or select a patient.",
  CONTEXT_TOO_LONG: "The patient context is longer than 500 characters.",
  CONSENT_REFUSED: "Without the patient's consent nothing is processed.",
  CONSENTS_FULL: "This consultation already has 20 recorded consents. No other was recorded.",
  CONSENT_FORM_INVALID:
    "This file could not be read and was not stored. Send a PDF or an image (JPG, PNG, WebP).",
  TEXT_EMPTY: "The consultation text is empty.",
  TEXT_TOO_LONG: "The consultation text is too long: the limit is 400,000 characters.",
  CONSULTATION_LIMIT: "You have reached this month's consultation limit of the free plan.",
  CONSULTA_NOT_FAILED: "This consultation did not fail; there is nothing to try again.",
  CONSULTA_PATIENT_CHANGED:
    "Another tab or device changed the patient of this consultation. Nothing was changed now; check who is in it and choose again if you need to.",
  CONSULTA_IS_EXAMPLE: "An example consultation belongs to no patient.",
  PACIENTE_RESTRICTED:
    "This patient's data was erased and the record is restricted. No consultation can be moved into it or out of it.",
  DOCUMENT_CHANGED:
    "The document was changed in another tab or on another device. What you wrote is still on the screen.",
  DOCUMENT_SIGNED: "This document has been signed. Add an addendum instead.",
  DOCUMENT_NOT_SIGNED: "Only a signed document takes an addendum; this one can still be edited.",
  DOCUMENT_BEING_WRITTEN: "This document is being written. Wait until it is finished.",
  PROFILE_INCOMPLETE:
    "This document lacks data of yours: name, CRM with state, or the RQE of the specialty. Nothing was signed or sent. Complete your profile and try again.",
  DOCUMENT_EMPTY: "The document is empty.",
  DOCUMENT_TOO_LONG: "The text is too long: 400,000 characters at most.",
  CID_NOT_AUTHORISED:
    "This certificate shows an ICD code without the patient’s authorization. Take it out of the text and use “Add ICD code”. What you wrote is still on the screen.",
  VERSION_NOT_FOUND: "This version of the document does not exist.",
  PDF_FAILED: "The PDF could not be made right now. The document is kept; try again.",
  CERTIFICATE_UNREADABLE: "This file is not a certificate (.p12 or .pfx).",
  CERTIFICATE_PASSWORD: "The certificate's password is wrong.",
  CERTIFICATE_EXPIRED: "The certificate has expired or is not valid yet.",
  CERTIFICATE_UNFIT: "This certificate cannot sign: use your own, with its key.",
  BIRTH_DATE_UNKNOWN: "The patient's date of birth is not on record. Use a code.",
  TRANSCRIPT_CHANGED:
    "This passage was corrected in another tab or on another device. What you wrote is still on the screen.",
  TRANSCRIPT_NOT_READY: "The transcript can be corrected once the consultation is complete.",
  PACIENTE_CHANGED:
    "Another tab or device saved other details of this patient. What you typed is still on the screen: save again to compare.",
  PACIENTE_MERGED:
    "This patient was merged into another one. Nothing was changed. Open the patient that was kept, or undo that merge first.",
  PACIENTE_MERGE_EXPIRED:
    "The merge is more than 30 days old and can no longer be undone. Nothing was changed. A consultation of another person can still be given to another patient on its page.",
  PACIENTE_MERGE_ERASED:
    "The data of one of the two patients was erased after the merge, which can no longer be undone. Nothing was changed.",
  PACIENTE_NOME_DIFFERENT: "The typed name is not the patient's. Nothing was erased.",
  PACIENTE_NOME_REQUIRED: "Enter the patient's name",
  PHONE_INVALID: "Invalid phone: enter its numbers",
  SEXO_INVALID: "Invalid sex: use Female, Male or Other",
  DATA_NASCIMENTO_INVALID: "Invalid date of birth",
  CPF_INVALID: "Invalid CPF: check the numbers",
  DOCUMENTO_INVALID: "Invalid document: enter a CPF or a passport",
  FIELD_REQUIRED: "Fill in this field.",
  FIELD_TOO_LONG: "Too long for this field",
  URL_INVALID: "Enter an address that starts with https://",
  ...agendaErrors,
  ...laudoErrors,
  UPLOAD_TOO_LARGE: "The file is too large: the limit is 1 GB.",
  UPLOAD_INCOMPLETE: "The audio did not fully reach the server. Save it again.",
  UPLOAD_CORRUPT: "The audio reached the server altered. Save it again.",
  AUDIO_UNREADABLE: "We could not read this file as audio.",
  AUDIO_EMPTY: "The audio is empty.",
  AUDIO_SILENT: "We heard no speech in this recording.",
  AUDIO_TOO_LONG: "The audio is too long.",
  AUDIO_AAC:
    "AAC audio (m4a) has to be converted first. Send it through this page in a current browser, or use mp3, wav, ogg or webm.",
  PHOTO_UNREADABLE: "This picture could not be read. Use a JPG, PNG or GIF file.",
  SPEECH_MODEL_MISSING: "The speech model is not installed on this server. The recording is kept.",
  SPEECH_FAILED: "Transcription failed. The recording is kept; try again.",
  ENGINE_FAILED:
    "The text could not be analyzed right now. Everything already saved is kept; try again.",
  PROCESSING_CRASHED:
    "Processing crashed the server five times and was stopped. The recording and the texts are kept. Tell whoever runs the server before you try again.",
  STORAGE_FULL: "The server's disk is full. Nothing already stored has been lost.",
  UNAVAILABLE: "The service is unavailable right now. Try again in a moment.",
  STORAGE_QUOTA:
    "Your recordings fill your account's space. Nothing was lost: delete unsaved recordings, or ask the server's operator for more space.",
  UPLOADS_PARALLEL:
    "Too many uploads are running on this account. This one continues when another one ends.",
  UPLOADS_DAILY:
    "You have reached today's limit of audio uploads. The audio stays on this device and can be sent tomorrow.",
  EXAMPLES_DAILY: "You have created all the examples that one day allows. Try again tomorrow.",
  MAILS_DAILY:
    "You have reached today's limit of emails. This one was not sent; try again tomorrow.",
  RECIPIENT_DAILY:
    "This recipient has already received all emails allowed today. This one was not sent; try again tomorrow.",
  VERSIONS_DAILY:
    "You have reached today's limit of document changes. What you wrote is still on the screen; save it tomorrow, or ask the server's operator for a higher limit.",
  VERIFICATIONS_DAILY:
    "You have reached today's limit of text checks. What you wrote is still on the screen; save it tomorrow, or ask the server's operator for a higher limit.",
  IMPORTS_DAILY:
    "You have reached today's limit of imports. Nothing was imported; try again tomorrow.",
  QUESTION_EMPTY: "Write a question or attach a file.",
  ATTACHMENT_NOT_READY: "An attachment is still uploading. Your question is still here.",
  ATTACHMENTS_FULL: "A question takes up to 10 attachments. Remove one to add another.",
  ATTACHMENT_INVALID:
    "This file could not be read. Send a PDF, an image (JPG, PNG, WebP) or a recording.",
  THREAD_FULL: "This conversation has reached its limit. Start a new one; this one is kept.",
  QUESTIONS_DAILY:
    "You have reached today's limit of questions. Your question is still here; send it tomorrow.",
  WEBHOOK_URL_REFUSED:
    "Addresses without https are accepted only in the clinic's network, if whoever runs the installation allows them.",
  WEBHOOKS_LIMIT: "You already have ten webhooks. Delete one to create another.",
  WEBHOOK_DISABLED: "This webhook is disabled. Enable it to send again.",
  SUPPORT_UNAVAILABLE:
    "Support did not answer now. Your message is kept; send it again in a few minutes.",
  TRIAL_USED:
    "The free trial was already used with this account, e-mail or CRM. Choose a plan to go on without a limit.",
  SUBSCRIPTION_EXISTS:
    "You already have an active plan. To change plan or card, or to cancel, open Settings, tab Subscription.",
  SUBSCRIPTION_NOT_FOUND: "No subscription was found for your account. Choose a plan to subscribe.",
  SUBSCRIBERS_ONLY: "This is available to PRO subscribers only. Choose a plan to use it.",
  LAUDO_SUBSCRIBERS_ONLY: "Only subscribers can create reports",
  GRANT_ENDED: "This date has passed. Choose today or a later date.",
  PERIOD_INVALID: "Choose a period of up to one year that begins before it ends.",
  PRICE_UNKNOWN: "This price no longer exists. Reload the page and choose the plan again.",
  URL_FOREIGN:
    "The return address does not belong to this installation. Reload the page and try again.",
  PAYMENTS_OFF: "Plans are not sold at this installation. Contact the person who runs it.",
  PAYMENTS_UNREACHABLE:
    "The payment service did not answer. Nothing was charged by this request and your plan is unchanged. Try again in a few minutes.",
  PAYMENTS_FAILED:
    "The payment service refused the request. Nothing changed. Try again; if it continues, contact support.",
  PAYMENT_DECLINED:
    "The card was declined and your plan is unchanged. Use another card in “Manage payment” and try again.",
  PREVIEW_OLD: "The calculated amount has expired. See the new amount before you confirm.",
  WRITER_CONFIGURED:
    "This installation's writing model is set in the server's variables (WRITER_MODEL). To choose it here, whoever runs the server has to remove that variable.",
  WRITER_NOT_FOUND:
    "No server on this machine offers that model right now. Nothing was changed. Check that it is running and search again.",
  INTERNAL: "An unexpected error occurred. Try again.",
};

export const failures: Messages["failures"] = {
  title: {
    auth: "Authentication error",
    consultation: "Consultation error",
    subscription: "Subscription error",
    network: "Connection error",
    other: "Error",
  },
  refusedFields: (count, fields) =>
    `${count === 1 ? "Please check this field: " : "Please check these fields: "}${fields}`,
  network: "Check your internet connection and try again.",
  unexpected: "An unexpected error occurred. Try again.",
};
