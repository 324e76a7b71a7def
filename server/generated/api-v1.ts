/* Written by tools/openapi.ts from server/openapi-v1.json. */
type T1 = { "state": "downloading"; "model": string; "done_bytes": number; "total_bytes": number };
type T2 = { "state": "offline"; "reason": "model_missing" | "model_downloading" | "unreachable" | "full" | "failed" };
type T3 = { "speech": { "state": "online" } | T2; "writer": { "state": "online" } | T2; "storage": { "state": "online" } | T2 };
type T4 = { "speech": { "state": "ready"; "model": string } | T1 | { "state": "missing"; "model": string; "reason": string }; "storage": "ok" | "full"; "model_writer": { "name": string; "is_local": boolean; "is_automation": boolean } | null; "delivery": { "mail": boolean; "whatsapp": boolean }; "health": T3 };
type T5 = { "step": "received" | "transcribing" | "writing" | "checking" | "done"; "done_ms"?: number; "total_ms"?: number | null; "waiting_for"?: "speech_model" };
type T6 = { "id": string; "data_criacao": string; "status": "Processando" | "Concluído" | "Erro"; "erro": "VALIDATION" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "NOT_FOUND" | "HOST_UNKNOWN" | "UNAUTHENTICATED" | "FORBIDDEN" | "ACCOUNT_DISABLED" | "API_KEY_INVALID" | "API_ADDRESS_REFUSED" | "API_SCOPE_MISSING" | "API_PLAN_REQUIRED" | "API_KEYS_FULL" | "LAUNCH_HTTPS_REQUIRED" | "IDEMPOTENCY_RUNNING" | "IDEMPOTENCY_MISMATCH" | "IDEMPOTENCY_ANSWER_LOST" | "ACCOUNT_OWN" | "ACCOUNT_CLOSED" | "EMAIL_CONFIRMED" | "MAIL_NOT_CONFIGURED" | "RESET_WITHOUT_MAIL" | "INCIDENT_ACCOUNT_UNKNOWN" | "JOB_NOT_RETRYABLE" | "INVALID_CREDENTIALS" | "EMAIL_NOT_CONFIRMED" | "EMAIL_INVALID" | "EMAIL_TAKEN" | "SIGNUP_BY_INVITATION" | "SIGNUP_CLOSED" | "INVITATION_INVALID" | "PASSWORD_TOO_SHORT" | "PASSWORD_TOO_LONG" | "PASSWORD_COMMON" | "PASSWORD_PERSONAL" | "PASSWORD_WRONG" | "RESET_LINK_INVALID" | "SECOND_STEP_LINK_INVALID" | "SESSION_NOT_FRESH" | "TWO_FACTOR_INVALID" | "TWO_FACTOR_EXPIRED" | "TWO_FACTOR_ENABLED" | "TWO_FACTOR_NOT_ENABLED" | "SECOND_STEP_REQUIRED" | "PASSKEY_FAILED" | "PASSKEY_UNVERIFIED" | "ACCOUNT_REFUSED" | "FILE_INFECTED" | "MODELO_INCOMPLETE" | "MODELO_TOO_LONG" | "MODELO_CHANGED" | "MODELO_NOT_FOUND" | "PACIENTE_NOT_FOUND" | "GRAVACAO_NOT_FOUND" | "GRAVACAO_NOT_FINISHED" | "GRAVACAO_IN_USE" | "CONTEXT_REQUIRED" | "CONTEXT_TOO_LONG" | "CONSENT_REFUSED" | "CONSENTS_FULL" | "CONSENT_FORM_INVALID" | "TEXT_EMPTY" | "TEXT_TOO_LONG" | "CONSULTATION_LIMIT" | "CONSULTA_NOT_FAILED" | "CONSULTA_PATIENT_CHANGED" | "CONSULTA_IS_EXAMPLE" | "PACIENTE_RESTRICTED" | "DOCUMENT_CHANGED" | "DOCUMENT_SIGNED" | "DOCUMENT_NOT_SIGNED" | "DOCUMENT_BEING_WRITTEN" | "DOCUMENT_EMPTY" | "DOCUMENT_TOO_LONG" | "CID_NOT_AUTHORISED" | "VERSION_NOT_FOUND" | "PDF_FAILED" | "CERTIFICATE_UNREADABLE" | "CERTIFICATE_PASSWORD" | "CERTIFICATE_EXPIRED" | "CERTIFICATE_UNFIT" | "PROFILE_INCOMPLETE" | "BIRTH_DATE_UNKNOWN" | "TRANSCRIPT_CHANGED" | "TRANSCRIPT_NOT_READY" | "PACIENTE_CHANGED" | "PACIENTE_NOME_REQUIRED" | "PACIENTE_MERGED" | "PACIENTE_MERGE_EXPIRED" | "PACIENTE_MERGE_ERASED" | "PACIENTE_NOME_DIFFERENT" | "PHONE_INVALID" | "SEXO_INVALID" | "DATA_NASCIMENTO_INVALID" | "CPF_INVALID" | "DOCUMENTO_INVALID" | "FIELD_REQUIRED" | "FIELD_TOO_LONG" | "URL_INVALID" | "DATA_HORA_REQUIRED" | "TIME_BLOCKED" | "OUTSIDE_HOURS" | "WORKING_HOURS_INVALID" | "BLOCKED_TIME_INVALID" | "BLOCKED_TIMES_LIMIT" | "CALENDAR_NAME_REQUIRED" | "CALENDAR_ADDRESS_INVALID" | "CALENDARS_LIMIT" | "TIME_TAKEN" | "WAITING_ENTRY_ENDED" | "WAITING_LIST_LIMIT" | "WAITING_PERIOD_INVALID" | "AGENDAMENTO_CANCELLED" | "AGENDAMENTO_CHANGED" | "UPLOAD_TOO_LARGE" | "UPLOAD_INCOMPLETE" | "UPLOAD_CORRUPT" | "AUDIO_UNREADABLE" | "AUDIO_EMPTY" | "AUDIO_SILENT" | "AUDIO_TOO_LONG" | "AUDIO_AAC" | "PHOTO_UNREADABLE" | "SPEECH_MODEL_MISSING" | "SPEECH_FAILED" | "ENGINE_FAILED" | "PROCESSING_CRASHED" | "STORAGE_FULL" | "UNAVAILABLE" | "INTERNAL" | "STORAGE_QUOTA" | "UPLOADS_PARALLEL" | "UPLOADS_DAILY" | "EXAMPLES_DAILY" | "MAILS_DAILY" | "RECIPIENT_DAILY" | "VERSIONS_DAILY" | "VERIFICATIONS_DAILY" | "IMPORTS_DAILY" | "LAUDO_TITULO_REQUIRED" | "LAUDO_TOO_LONG" | "LAUDO_CHANGED" | "LAUDO_SIGNED" | "LAUDO_NOT_SIGNED" | "LAUDO_EMPTY" | "LAUDO_CHECK_FAILED" | "LINT_UNANSWERED" | "LINT_ANSWER_REQUIRED" | "FIELDS_UNFILLED" | "FIELDS_WARNED" | "DATA_MISSING" | "MASK_FAILED" | "LAUDO_TEMPLATE_CHANGED" | "PHRASE_INCOMPLETE" | "PHRASE_TRIGGER_INVALID" | "IMAGE_INVALID" | "IMAGES_FULL" | "AUDIO_INVALID" | "IMPORT_INVALID" | "IMPORT_TOO_LARGE" | "QUESTION_EMPTY" | "ATTACHMENT_NOT_READY" | "ATTACHMENTS_FULL" | "ATTACHMENT_INVALID" | "THREAD_FULL" | "QUESTIONS_DAILY" | "WEBHOOK_URL_REFUSED" | "WEBHOOKS_LIMIT" | "WEBHOOK_DISABLED" | "SUPPORT_UNAVAILABLE" | "TRIAL_USED" | "SUBSCRIPTION_EXISTS" | "SUBSCRIPTION_NOT_FOUND" | "SUBSCRIBERS_ONLY" | "LAUDO_SUBSCRIBERS_ONLY" | "GRANT_ENDED" | "PERIOD_INVALID" | "PRICE_UNKNOWN" | "URL_FOREIGN" | "PAYMENTS_OFF" | "PAYMENTS_UNREACHABLE" | "PAYMENTS_FAILED" | "PAYMENT_DECLINED" | "PREVIEW_OLD" | "WRITER_CONFIGURED" | "WRITER_NOT_FOUND" | null; "progresso": T5 | null; "is_example": boolean; "archived_at": string | null; "modelo": { "id": string; "titulo": string }; "paciente": { "id": string; "nome": string } | null };
type T7 = { "name": string; "relation": "mother" | "father" | "guardian" | "curator" | "spouse" | "child" | "sibling" | "grandparent" | "other"; "document": string | null };
type T8 = { "id": string; "modelo_id": string; "paciente_id": string | null; "language": "pt-BR" | "en-US" | "es"; "tipo_consulta": "presencial" | "telemedicina"; "contexto_paciente": string; "source": { "kind": "recording"; "gravacao_id": string } | { "kind": "text"; "text": string }; "agendamento_id"?: string | null; "consent": { "agreed": boolean; "representative"?: T7 | null } };
type T9 = { "cursor"?: string; "limit"?: number; "status"?: "Processando" | "Concluído" | "Erro"; "modelo"?: string; "paciente"?: string | "none"; "signed"?: "true" | "false"; "from"?: string; "until"?: string; "archived"?: "true" | "false"; "especialidade"?: string; "text": string; "statuses"?: ("Processando" | "Concluído" | "Erro")[] };
type T10 = { "modelos": ({ "id": string; "titulo": string; "especialidade": string | null })[] };
type T11 = { "repaired": number; "replaced": number; "removed": number; "added": number; "flagged": number };
type T12 = { "kind": "engine" | "model"; "name": string; "version": string; "at": string; "fallback_reason"?: string; "instruction"?: "followed" | "ignored"; "usage"?: { "input_tokens": number; "output_tokens": number }; "duration_ms"?: number; "proof"?: T11 };
type T13 = { "kind": "number" | "drug" | "negation" | "laterality" | "attribution" | "temporality" | "foreign" | "typed" | "speaker" | "instruction"; "detail": string; "said"?: string };
type T14 = { "text": string; "status": "supported" | "review" | "contradicted"; "evidence": ({ "turn": number; "start_ms": number; "end_ms": number })[]; "reasons"?: (T13)[]; "kept"?: { "by": string; "at": string }; "added"?: true; "cid_authorised"?: { "by": string; "at": string } };
type T15 = { "name": string; "confidence": "Alta" | "Média" | "Baixa"; "justification": string; "evidence": ({ "turn": number; "start_ms": number; "end_ms": number })[] };
type T16 = { "summary": (T14)[]; "symptoms": (T14)[]; "hypotheses": (T15)[]; "next_steps": (T14)[]; "not_discussed": (string)[]; "other_points"?: (T14)[]; "typed"?: { "heading": string; "statements": (string)[] } };
type T17 = { "tipo_consulta": "presencial" | "telemedicina"; "contexto_paciente": string; "language": "pt-BR" | "en-US" | "es"; "written"?: { "writer": T12; "analysis": T16 } };
type T18 = { "i": number; "speaker"?: "medico" | "paciente" | "acompanhante"; "start_ms": number; "end_ms": number; "text": string };
type T19 = { "engine": string; "model": string | null; "language": "pt-BR" | "en-US" | "es"; "duration_ms": number; "turns": (T18)[] };
type T20 = { "id": string; "nome": string; "data_nascimento": string | null; "cpf_end": string | null; "archived": boolean };
type T21 = { "kind": "speaker"; "turn": number; "before": "medico" | "paciente" | "acompanhante" | null; "speaker": "medico" | "paciente" | "acompanhante" | null; "scope": "turn" | "voice" | "swap" };
type T22 = { "number": number; "created_at": string; "change": { "kind": "text"; "turn": number; "before": string; "text": string } | T21 };
type T23 = { "retry": boolean; "correct": boolean; "change_patient": boolean; "remove": "archive" | "erase" | null; "restore": boolean };
type T24 = { "id": string; "data_criacao": string; "status": "Processando" | "Concluído" | "Erro"; "erro": "VALIDATION" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "NOT_FOUND" | "HOST_UNKNOWN" | "UNAUTHENTICATED" | "FORBIDDEN" | "ACCOUNT_DISABLED" | "API_KEY_INVALID" | "API_ADDRESS_REFUSED" | "API_SCOPE_MISSING" | "API_PLAN_REQUIRED" | "API_KEYS_FULL" | "LAUNCH_HTTPS_REQUIRED" | "IDEMPOTENCY_RUNNING" | "IDEMPOTENCY_MISMATCH" | "IDEMPOTENCY_ANSWER_LOST" | "ACCOUNT_OWN" | "ACCOUNT_CLOSED" | "EMAIL_CONFIRMED" | "MAIL_NOT_CONFIGURED" | "RESET_WITHOUT_MAIL" | "INCIDENT_ACCOUNT_UNKNOWN" | "JOB_NOT_RETRYABLE" | "INVALID_CREDENTIALS" | "EMAIL_NOT_CONFIRMED" | "EMAIL_INVALID" | "EMAIL_TAKEN" | "SIGNUP_BY_INVITATION" | "SIGNUP_CLOSED" | "INVITATION_INVALID" | "PASSWORD_TOO_SHORT" | "PASSWORD_TOO_LONG" | "PASSWORD_COMMON" | "PASSWORD_PERSONAL" | "PASSWORD_WRONG" | "RESET_LINK_INVALID" | "SECOND_STEP_LINK_INVALID" | "SESSION_NOT_FRESH" | "TWO_FACTOR_INVALID" | "TWO_FACTOR_EXPIRED" | "TWO_FACTOR_ENABLED" | "TWO_FACTOR_NOT_ENABLED" | "SECOND_STEP_REQUIRED" | "PASSKEY_FAILED" | "PASSKEY_UNVERIFIED" | "ACCOUNT_REFUSED" | "FILE_INFECTED" | "MODELO_INCOMPLETE" | "MODELO_TOO_LONG" | "MODELO_CHANGED" | "MODELO_NOT_FOUND" | "PACIENTE_NOT_FOUND" | "GRAVACAO_NOT_FOUND" | "GRAVACAO_NOT_FINISHED" | "GRAVACAO_IN_USE" | "CONTEXT_REQUIRED" | "CONTEXT_TOO_LONG" | "CONSENT_REFUSED" | "CONSENTS_FULL" | "CONSENT_FORM_INVALID" | "TEXT_EMPTY" | "TEXT_TOO_LONG" | "CONSULTATION_LIMIT" | "CONSULTA_NOT_FAILED" | "CONSULTA_PATIENT_CHANGED" | "CONSULTA_IS_EXAMPLE" | "PACIENTE_RESTRICTED" | "DOCUMENT_CHANGED" | "DOCUMENT_SIGNED" | "DOCUMENT_NOT_SIGNED" | "DOCUMENT_BEING_WRITTEN" | "DOCUMENT_EMPTY" | "DOCUMENT_TOO_LONG" | "CID_NOT_AUTHORISED" | "VERSION_NOT_FOUND" | "PDF_FAILED" | "CERTIFICATE_UNREADABLE" | "CERTIFICATE_PASSWORD" | "CERTIFICATE_EXPIRED" | "CERTIFICATE_UNFIT" | "PROFILE_INCOMPLETE" | "BIRTH_DATE_UNKNOWN" | "TRANSCRIPT_CHANGED" | "TRANSCRIPT_NOT_READY" | "PACIENTE_CHANGED" | "PACIENTE_NOME_REQUIRED" | "PACIENTE_MERGED" | "PACIENTE_MERGE_EXPIRED" | "PACIENTE_MERGE_ERASED" | "PACIENTE_NOME_DIFFERENT" | "PHONE_INVALID" | "SEXO_INVALID" | "DATA_NASCIMENTO_INVALID" | "CPF_INVALID" | "DOCUMENTO_INVALID" | "FIELD_REQUIRED" | "FIELD_TOO_LONG" | "URL_INVALID" | "DATA_HORA_REQUIRED" | "TIME_BLOCKED" | "OUTSIDE_HOURS" | "WORKING_HOURS_INVALID" | "BLOCKED_TIME_INVALID" | "BLOCKED_TIMES_LIMIT" | "CALENDAR_NAME_REQUIRED" | "CALENDAR_ADDRESS_INVALID" | "CALENDARS_LIMIT" | "TIME_TAKEN" | "WAITING_ENTRY_ENDED" | "WAITING_LIST_LIMIT" | "WAITING_PERIOD_INVALID" | "AGENDAMENTO_CANCELLED" | "AGENDAMENTO_CHANGED" | "UPLOAD_TOO_LARGE" | "UPLOAD_INCOMPLETE" | "UPLOAD_CORRUPT" | "AUDIO_UNREADABLE" | "AUDIO_EMPTY" | "AUDIO_SILENT" | "AUDIO_TOO_LONG" | "AUDIO_AAC" | "PHOTO_UNREADABLE" | "SPEECH_MODEL_MISSING" | "SPEECH_FAILED" | "ENGINE_FAILED" | "PROCESSING_CRASHED" | "STORAGE_FULL" | "UNAVAILABLE" | "INTERNAL" | "STORAGE_QUOTA" | "UPLOADS_PARALLEL" | "UPLOADS_DAILY" | "EXAMPLES_DAILY" | "MAILS_DAILY" | "RECIPIENT_DAILY" | "VERSIONS_DAILY" | "VERIFICATIONS_DAILY" | "IMPORTS_DAILY" | "LAUDO_TITULO_REQUIRED" | "LAUDO_TOO_LONG" | "LAUDO_CHANGED" | "LAUDO_SIGNED" | "LAUDO_NOT_SIGNED" | "LAUDO_EMPTY" | "LAUDO_CHECK_FAILED" | "LINT_UNANSWERED" | "LINT_ANSWER_REQUIRED" | "FIELDS_UNFILLED" | "FIELDS_WARNED" | "DATA_MISSING" | "MASK_FAILED" | "LAUDO_TEMPLATE_CHANGED" | "PHRASE_INCOMPLETE" | "PHRASE_TRIGGER_INVALID" | "IMAGE_INVALID" | "IMAGES_FULL" | "AUDIO_INVALID" | "IMPORT_INVALID" | "IMPORT_TOO_LARGE" | "QUESTION_EMPTY" | "ATTACHMENT_NOT_READY" | "ATTACHMENTS_FULL" | "ATTACHMENT_INVALID" | "THREAD_FULL" | "QUESTIONS_DAILY" | "WEBHOOK_URL_REFUSED" | "WEBHOOKS_LIMIT" | "WEBHOOK_DISABLED" | "SUPPORT_UNAVAILABLE" | "TRIAL_USED" | "SUBSCRIPTION_EXISTS" | "SUBSCRIPTION_NOT_FOUND" | "SUBSCRIBERS_ONLY" | "LAUDO_SUBSCRIBERS_ONLY" | "GRANT_ENDED" | "PERIOD_INVALID" | "PRICE_UNKNOWN" | "URL_FOREIGN" | "PAYMENTS_OFF" | "PAYMENTS_UNREACHABLE" | "PAYMENTS_FAILED" | "PAYMENT_DECLINED" | "PREVIEW_OLD" | "WRITER_CONFIGURED" | "WRITER_NOT_FOUND" | null; "progresso": T5 | null; "is_example": boolean; "archived_at": string | null; "language": "pt-BR" | "en-US" | "es"; "documento_gerado": T17; "transcricao": T19 | null; "modelo": { "id": string; "titulo": string; "markdown": string }; "paciente": T20 | null; "audio_url": string | null; "gravacao_id": string | null; "corrections": (T22)[]; "can": T23 };
type T25 = { "section_type": "anamnesis" | "analysis" | "documents" | "transcription"; "feedback_type": "positive" | "negative"; "comment": string | null };
type T26 = { "section_type": "anamnesis" | "analysis" | "documents" | "transcription"; "feedback_type": "positive" | "negative"; "comment"?: string };
type T27 = { "mime_type": "application/pdf" | "image/jpeg"; "size": number; "sha256": string };
type T28 = { "id": string; "given_at": string; "given_by": "patient" | "representative"; "representative": T7 | null; "way": "spoken" | "written"; "form": T27 | null; "wording": string | null };
type T29 = { "state": "given" | "revoked" | "none"; "at": string | null; "records": (T28)[] };
type T30 = { "from": { "id": string; "nome": string | null } | null; "to": { "id": string; "nome": string | null } | null; "changed_name": string; "changed_at": string };
type T31 = { "seq": number; "at": string; "actor": "self" | "admin" | "system" | "reader" | "patient" | "api_key" | "automation"; "actor_name": string | null; "action": string; "outcome": "success" | "failure"; "paciente": { "id": string; "nome": string } | null };
type T32 = { "consultations": number; "completed": number; "documents": number; "templates": number; "days": ({ "date": string; "consultations": number })[] };
type T33 = { "heading": string; "text": string; "reasons": (T13)[]; "evidence": ({ "turn": number; "start_ms": number; "end_ms": number })[]; "replaced_by"?: string };
type T34 = { "content": { "type": "doc"; "content": unknown }; "images": ({ "id": string; "caption": string })[] };
type T35 = { "markdown": string; "sections": ({ "heading": string; "level": number; "statements": (T14)[] })[]; "removed"?: (T33)[]; "unplaced"?: (T14)[]; "laudo"?: T34 };
type T36 = { "text": string; "status": "review" | "contradicted"; "done": "kept" | "corrected" | "open" };
type T37 = { "sha256": string; "signed_name": string; "signed_at": string; "findings": (T36)[]; "intact": boolean };
type T38 = { "id": string; "number": number; "titulo": string; "modelo_id": string | null; "made_by": "engine" | "model" | "doctor"; "author_name": string | null; "writer": T12 | null; "change": "written" | "edited" | "restored" | "rewritten" | "kept" | "addendum"; "restored_from": number | null; "instruction": string | null; "created_at": string; "signed_at": string | null; "content": T35; "sign_off": T37 | null };
type T39 = { "state": "waiting" | "writing" | "checking" | "failed"; "base": number; "modelo_id": string; "instruction": string | null; "asked_at": string; "asked_by": "doctor" | "product"; "started_at"?: string; "progress"?: { "step": "reading" | "writing" | "checking" | "repairing"; "share": number }; "is_automation"?: boolean; "error"?: "VALIDATION" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "NOT_FOUND" | "HOST_UNKNOWN" | "UNAUTHENTICATED" | "FORBIDDEN" | "ACCOUNT_DISABLED" | "API_KEY_INVALID" | "API_ADDRESS_REFUSED" | "API_SCOPE_MISSING" | "API_PLAN_REQUIRED" | "API_KEYS_FULL" | "LAUNCH_HTTPS_REQUIRED" | "IDEMPOTENCY_RUNNING" | "IDEMPOTENCY_MISMATCH" | "IDEMPOTENCY_ANSWER_LOST" | "ACCOUNT_OWN" | "ACCOUNT_CLOSED" | "EMAIL_CONFIRMED" | "MAIL_NOT_CONFIGURED" | "RESET_WITHOUT_MAIL" | "INCIDENT_ACCOUNT_UNKNOWN" | "JOB_NOT_RETRYABLE" | "INVALID_CREDENTIALS" | "EMAIL_NOT_CONFIRMED" | "EMAIL_INVALID" | "EMAIL_TAKEN" | "SIGNUP_BY_INVITATION" | "SIGNUP_CLOSED" | "INVITATION_INVALID" | "PASSWORD_TOO_SHORT" | "PASSWORD_TOO_LONG" | "PASSWORD_COMMON" | "PASSWORD_PERSONAL" | "PASSWORD_WRONG" | "RESET_LINK_INVALID" | "SECOND_STEP_LINK_INVALID" | "SESSION_NOT_FRESH" | "TWO_FACTOR_INVALID" | "TWO_FACTOR_EXPIRED" | "TWO_FACTOR_ENABLED" | "TWO_FACTOR_NOT_ENABLED" | "SECOND_STEP_REQUIRED" | "PASSKEY_FAILED" | "PASSKEY_UNVERIFIED" | "ACCOUNT_REFUSED" | "FILE_INFECTED" | "MODELO_INCOMPLETE" | "MODELO_TOO_LONG" | "MODELO_CHANGED" | "MODELO_NOT_FOUND" | "PACIENTE_NOT_FOUND" | "GRAVACAO_NOT_FOUND" | "GRAVACAO_NOT_FINISHED" | "GRAVACAO_IN_USE" | "CONTEXT_REQUIRED" | "CONTEXT_TOO_LONG" | "CONSENT_REFUSED" | "CONSENTS_FULL" | "CONSENT_FORM_INVALID" | "TEXT_EMPTY" | "TEXT_TOO_LONG" | "CONSULTATION_LIMIT" | "CONSULTA_NOT_FAILED" | "CONSULTA_PATIENT_CHANGED" | "CONSULTA_IS_EXAMPLE" | "PACIENTE_RESTRICTED" | "DOCUMENT_CHANGED" | "DOCUMENT_SIGNED" | "DOCUMENT_NOT_SIGNED" | "DOCUMENT_BEING_WRITTEN" | "DOCUMENT_EMPTY" | "DOCUMENT_TOO_LONG" | "CID_NOT_AUTHORISED" | "VERSION_NOT_FOUND" | "PDF_FAILED" | "CERTIFICATE_UNREADABLE" | "CERTIFICATE_PASSWORD" | "CERTIFICATE_EXPIRED" | "CERTIFICATE_UNFIT" | "PROFILE_INCOMPLETE" | "BIRTH_DATE_UNKNOWN" | "TRANSCRIPT_CHANGED" | "TRANSCRIPT_NOT_READY" | "PACIENTE_CHANGED" | "PACIENTE_NOME_REQUIRED" | "PACIENTE_MERGED" | "PACIENTE_MERGE_EXPIRED" | "PACIENTE_MERGE_ERASED" | "PACIENTE_NOME_DIFFERENT" | "PHONE_INVALID" | "SEXO_INVALID" | "DATA_NASCIMENTO_INVALID" | "CPF_INVALID" | "DOCUMENTO_INVALID" | "FIELD_REQUIRED" | "FIELD_TOO_LONG" | "URL_INVALID" | "DATA_HORA_REQUIRED" | "TIME_BLOCKED" | "OUTSIDE_HOURS" | "WORKING_HOURS_INVALID" | "BLOCKED_TIME_INVALID" | "BLOCKED_TIMES_LIMIT" | "CALENDAR_NAME_REQUIRED" | "CALENDAR_ADDRESS_INVALID" | "CALENDARS_LIMIT" | "TIME_TAKEN" | "WAITING_ENTRY_ENDED" | "WAITING_LIST_LIMIT" | "WAITING_PERIOD_INVALID" | "AGENDAMENTO_CANCELLED" | "AGENDAMENTO_CHANGED" | "UPLOAD_TOO_LARGE" | "UPLOAD_INCOMPLETE" | "UPLOAD_CORRUPT" | "AUDIO_UNREADABLE" | "AUDIO_EMPTY" | "AUDIO_SILENT" | "AUDIO_TOO_LONG" | "AUDIO_AAC" | "PHOTO_UNREADABLE" | "SPEECH_MODEL_MISSING" | "SPEECH_FAILED" | "ENGINE_FAILED" | "PROCESSING_CRASHED" | "STORAGE_FULL" | "UNAVAILABLE" | "INTERNAL" | "STORAGE_QUOTA" | "UPLOADS_PARALLEL" | "UPLOADS_DAILY" | "EXAMPLES_DAILY" | "MAILS_DAILY" | "RECIPIENT_DAILY" | "VERSIONS_DAILY" | "VERIFICATIONS_DAILY" | "IMPORTS_DAILY" | "LAUDO_TITULO_REQUIRED" | "LAUDO_TOO_LONG" | "LAUDO_CHANGED" | "LAUDO_SIGNED" | "LAUDO_NOT_SIGNED" | "LAUDO_EMPTY" | "LAUDO_CHECK_FAILED" | "LINT_UNANSWERED" | "LINT_ANSWER_REQUIRED" | "FIELDS_UNFILLED" | "FIELDS_WARNED" | "DATA_MISSING" | "MASK_FAILED" | "LAUDO_TEMPLATE_CHANGED" | "PHRASE_INCOMPLETE" | "PHRASE_TRIGGER_INVALID" | "IMAGE_INVALID" | "IMAGES_FULL" | "AUDIO_INVALID" | "IMPORT_INVALID" | "IMPORT_TOO_LARGE" | "QUESTION_EMPTY" | "ATTACHMENT_NOT_READY" | "ATTACHMENTS_FULL" | "ATTACHMENT_INVALID" | "THREAD_FULL" | "QUESTIONS_DAILY" | "WEBHOOK_URL_REFUSED" | "WEBHOOKS_LIMIT" | "WEBHOOK_DISABLED" | "SUPPORT_UNAVAILABLE" | "TRIAL_USED" | "SUBSCRIPTION_EXISTS" | "SUBSCRIPTION_NOT_FOUND" | "SUBSCRIBERS_ONLY" | "LAUDO_SUBSCRIBERS_ONLY" | "GRANT_ENDED" | "PERIOD_INVALID" | "PRICE_UNKNOWN" | "URL_FOREIGN" | "PAYMENTS_OFF" | "PAYMENTS_UNREACHABLE" | "PAYMENTS_FAILED" | "PAYMENT_DECLINED" | "PREVIEW_OLD" | "WRITER_CONFIGURED" | "WRITER_NOT_FOUND"; "fault"?: "MODEL_TIMEOUT" | "MODEL_STALLED" | "MODEL_UNREACHABLE" | "MODEL_REFUSED" | "MODEL_ANSWER_INVALID" | "MODEL_ANSWER_EMPTY" | "MODEL_ANSWER_TOO_LONG" | "MODEL_WRONG_LANGUAGE" | "MODEL_VISIT_TOO_LONG" | "MODEL_UNCHECKED" | "MODEL_NOT_INSTALLED" | "MODEL_MACHINE_TOO_SMALL" | "MODEL_OUT_OF_MEMORY" | "MODEL_CRASHED" | "MODEL_FAILED" };
type T40 = { "base": number; "titulo": string; "modelo_id": string; "content": T35; "writer": T12; "instruction": string | null; "change": "written" | "rewritten"; "created_at": string };
type T41 = { "substance": string; "list": "A1" | "A2" | "A3" | "B1" | "B2" | "C1" | "C2" | "C3" | "C5" | null; "form": "notificacao_a" | "entorpecente_a2" | "notificacao_b" | "notificacao_b2" | "controle_especial" | "notificacao_retinoide" | "notificacao_talidomida" | "canabis" | "antimicrobiano" | "glp1" };
type T42 = { "edit": boolean; "rewrite": boolean; "sign": boolean; "addendum": boolean; "remove": boolean; "restore": boolean; "stop": boolean };
type T43 = { "id": string; "consulta_id": string; "kind": "anamnesis" | "prescription" | "certificate" | "nutritional_plan" | "exam_request" | "referral" | "guidance" | "other"; "created_at": string; "hidden_at": string | null; "current": T38 | null; "signed_number": number | null; "rewriting": T39 | null; "proposal": T40 | null; "engine_number": number | null; "model_number": number | null; "not_discussed": (string)[]; "controlled": (T41)[]; "can": T42 };
type T44 = { "from": "template"; "id": string; "modelo_id": string; "instruction": string };
type T45 = { "from": "doctor"; "id": string; "kind": "prescription" | "certificate" | "nutritional_plan" | "exam_request" | "referral" | "guidance" | "other"; "titulo": string; "markdown": string };
type T46 = { "id": string; "number": number; "titulo": string; "modelo_id": string | null; "made_by": "engine" | "model" | "doctor"; "author_name": string | null; "writer": T12 | null; "change": "written" | "edited" | "restored" | "rewritten" | "kept" | "addendum"; "restored_from": number | null; "instruction": string | null; "created_at": string; "signed_at": string | null };
type T47 = { "change": "corrected"; "base": number; "place": { "section": number; "statement": number }; "text": string };
type T48 = { "change": "kept"; "base": number; "places": ({ "section": number; "statement": number })[] };
type T49 = { "id": string; "nome": string; "data_nascimento": string | null; "cpf_end": string | null; "email": string | null; "telefone": string | null; "archived_at": string | null };
type T50 = { "id": string; "created_at": string; "finished_at": string | null; "consulta_id": string | null };
type T51 = { "id": string; "language"?: "pt-BR" | "en-US" | "es"; "consent"?: "told" | "agreed" | "refused" };
type T52 = { "track": "microphone" | "tab" | "file"; "ordinal": number; "started_ms": number | null; "duration_ms": number | null; "received_bytes": number };
type T53 = { "id": string; "created_at": string; "finished_at": string | null; "consulta_id": string | null; "last_received_at": string | null; "kept_until": string; "segments": (T52)[] };
type T54 = { "track": "microphone" | "tab" | "file"; "ordinal": number; "bytes": number; "sha256"?: string; "started_ms"?: number };
type T55 = { "id": string; "caption": string; "position": number; "width": number; "height": number };
type T56 = { "id": string; "titulo": string; "status": "draft" | "final" | "corrected"; "paciente_nome": string | null; "exam_date": string; "updated_at": string };
type T57 = { "text"?: string; "status"?: "draft" | "final" | "corrected" | null; "cursor"?: string | null; "limit"?: number };
type T58 = { "nome": string; "sexo": "Feminino" | "Masculino" | "Outro" | null; "data_nascimento": string | null; "documento": string | null };
type T59 = { "kind": "laterality" | "sex_organ" | "age" | "unit_magnitude" | "number_mismatch" | "negation_conflict" | "missing_conclusion" | "orphan_conclusion" | "leftover_mask" | "wrong_patient" | "critical_uncommunicated" | "followup_no_term" | "rads_mismatch"; "quote": string; "answer": string };
type T60 = { "sha256": string; "signed_name": string; "signed_at": string; "findings": (T36)[]; "intact": boolean; "lint_answers": (T59)[] };
type T61 = { "titulo": string; "content": { "type": "doc"; "content": unknown }; "language": "pt-BR" | "en-US" | "es"; "paciente_id": string | null; "template_id": string | null; "exam_date": string; "id": string; "status": "draft" | "final" | "corrected"; "revision": number; "content_html": string; "created_at": string; "updated_at": string; "paciente": T58 | null; "images": (T55)[]; "version": number | null; "signed_version": number | null; "sign_off": T60 | null; "missing": ("doctor_name" | "crm" | "rqe" | "patient" | "patient_name" | "patient_cpf" | "exam_date")[]; "can": { "edit": boolean; "sign": boolean; "addendum": boolean; "remove": boolean } };
type T62 = { "id": string; "language": "pt-BR" | "en-US" | "es"; "paciente_id"?: string | null };
type T63 = { "titulo": string; "content": unknown; "language": "pt-BR" | "en-US" | "es"; "paciente_id": string | null; "template_id": string | null; "exam_date": string; "base": number };
type T64 = { "number": number; "titulo": string; "author_name": string | null; "change": "written" | "edited" | "restored" | "rewritten" | "kept" | "addendum"; "restored_from": number | null; "created_at": string; "signed_at": string | null };
type T65 = { "number": number; "titulo": string; "author_name": string | null; "change": "written" | "edited" | "restored" | "rewritten" | "kept" | "addendum"; "restored_from": number | null; "created_at": string; "signed_at": string | null; "content": { "type": "doc"; "content": unknown } };
type T66 = { "kind": "laterality" | "sex_organ" | "age" | "unit_magnitude" | "number_mismatch" | "negation_conflict" | "missing_conclusion" | "orphan_conclusion" | "leftover_mask" | "wrong_patient" | "critical_uncommunicated" | "followup_no_term" | "rads_mismatch"; "quote": string; "start": number; "end": number; "reason": { "code": string; "values": { [key: string]: string } }; "mend": string | null; "blocking": boolean };
type T67 = { "id": string; "nome": string; "sexo": "Feminino" | "Masculino" | "Outro" | null; "data_nascimento": string | null; "documento": string | null };
type T68 = { "id": string; "data_criacao": string; "titulo": string; "documento_gerado": string };
type T69 = { "laudo_id": string; "exam_date": string; "value": number; "quote": string; "change": number | null; "change_percent": number | null; "implausible": "power" | "unit" | null };
type T70 = { "label": string; "current": number | null; "unit": string; "priors": (T69)[]; "comparison": string | null };
type T71 = { "laudos": ({ "id": string; "titulo": string; "exam_date": string; "markdown": string })[]; "measures": (T70)[] };
type T72 = { "paciente_id": string; "view"?: "patient" | "consultation"; "locale"?: "pt-br" | "en-us" | "es" };
type T73 = { "titulo": string; "content": { "type": "doc"; "content": unknown }; "template_id": string | null; "model": string | null };
type T74 = { "titulo": string; "markdown": string; "language": "pt-BR" | "en-US" | "es"; "especialidade": string | null; "id": string; "is_global": boolean; "created_at": string; "updated_at": string; "model_writes": boolean; "can": { "edit": boolean } };
type T75 = { "titulo": string; "markdown": string; "language": "pt-BR" | "en-US" | "es"; "especialidade"?: string; "id": string };
type T76 = { "titulo": string; "markdown": string; "language": "pt-BR" | "en-US" | "es"; "especialidade"?: string; "base": string };
type T77 = { "titulo": string; "language": "pt-BR" | "en-US" | "es"; "keywords": (string)[]; "sexo": "Feminino" | "Masculino" | null; "id": string; "system": boolean };
type T78 = { "titulo": string; "content": { "type": "doc"; "content": unknown }; "language": "pt-BR" | "en-US" | "es"; "keywords": (string)[]; "sexo": "Feminino" | "Masculino" | null; "id": string; "system": boolean; "content_html": string; "created_at": string; "updated_at": string; "can": { "edit": boolean } };
type T79 = { "titulo": string; "content": unknown; "language": "pt-BR" | "en-US" | "es"; "keywords": (string)[]; "sexo": "Feminino" | "Masculino" | null; "id": string };
type T80 = { "titulo": string; "content": unknown; "language": "pt-BR" | "en-US" | "es"; "keywords": (string)[]; "sexo": "Feminino" | "Masculino" | null; "base": string };
type T81 = { "categoria": string; "trigger": string; "phrase": string; "place": "cursor" | "replace" | "before" | "after"; "anchor": string | null; "language": "pt-BR" | "en-US" | "es"; "id": string; "system": boolean; "uses": number; "can": { "edit": boolean } };
type T82 = { "categoria": string; "trigger": string; "phrase": string; "place": "cursor" | "replace" | "before" | "after"; "anchor": string; "language": "pt-BR" | "en-US" | "es"; "id": string };
type T83 = { "categoria": string; "trigger": string; "phrase": string; "place": "cursor" | "replace" | "before" | "after"; "anchor": string; "language": "pt-BR" | "en-US" | "es" };
type T84 = { "categoria": string; "trigger": string; "phrase": string; "place": "cursor" | "replace" | "before" | "after"; "anchor": string | null; "language": "pt-BR" | "en-US" | "es" };
type T85 = { "nome": string; "email": string | null; "telefone": string | null; "whatsapp": string | null; "sexo": "Feminino" | "Masculino" | "Outro" | null; "data_nascimento": string | null; "documento": string | null; "endereco": { "texto": string } | null; "mother_name": string | null; "id": string; "created_at": string; "archived_at": string | null };
type T86 = { "text"?: string; "archived"?: boolean; "cursor"?: string | null; "limit"?: number };
type T87 = { "nome": string; "email": string | null; "telefone": string | null; "whatsapp": string | null; "sexo": "Feminino" | "Masculino" | "Outro" | null; "data_nascimento": string | null; "documento": string | null; "endereco": { "texto": string } | null; "mother_name": string | null; "id": string; "created_at": string; "archived_at": string | null; "can": { "remove": "delete" | "archive" | null; "restore": boolean } };
type T88 = { "nome"?: string; "email"?: string | null; "telefone"?: string | null; "whatsapp"?: string | null; "sexo"?: "Feminino" | "Masculino" | "Outro" | null; "data_nascimento"?: string | null; "documento"?: string | null; "endereco"?: { "texto": string } | null; "mother_name"?: string | null };
type T89 = { "nome"?: string; "mother_name"?: string; "email"?: string; "telefone"?: string; "whatsapp"?: string; "sexo"?: string; "data_nascimento"?: string; "documento"?: string; "endereco"?: string; "base": T88 };
type T90 = { "id": string; "kind": "prescription" | "certificate" | "nutritional_plan" | "exam_request" | "referral" | "guidance" | "other"; "titulo": string };
type T91 = { "kind": "consulta"; "id": string; "at": string; "status": "Processando" | "Concluído" | "Erro"; "erro": "VALIDATION" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "NOT_FOUND" | "HOST_UNKNOWN" | "UNAUTHENTICATED" | "FORBIDDEN" | "ACCOUNT_DISABLED" | "API_KEY_INVALID" | "API_ADDRESS_REFUSED" | "API_SCOPE_MISSING" | "API_PLAN_REQUIRED" | "API_KEYS_FULL" | "LAUNCH_HTTPS_REQUIRED" | "IDEMPOTENCY_RUNNING" | "IDEMPOTENCY_MISMATCH" | "IDEMPOTENCY_ANSWER_LOST" | "ACCOUNT_OWN" | "ACCOUNT_CLOSED" | "EMAIL_CONFIRMED" | "MAIL_NOT_CONFIGURED" | "RESET_WITHOUT_MAIL" | "INCIDENT_ACCOUNT_UNKNOWN" | "JOB_NOT_RETRYABLE" | "INVALID_CREDENTIALS" | "EMAIL_NOT_CONFIRMED" | "EMAIL_INVALID" | "EMAIL_TAKEN" | "SIGNUP_BY_INVITATION" | "SIGNUP_CLOSED" | "INVITATION_INVALID" | "PASSWORD_TOO_SHORT" | "PASSWORD_TOO_LONG" | "PASSWORD_COMMON" | "PASSWORD_PERSONAL" | "PASSWORD_WRONG" | "RESET_LINK_INVALID" | "SECOND_STEP_LINK_INVALID" | "SESSION_NOT_FRESH" | "TWO_FACTOR_INVALID" | "TWO_FACTOR_EXPIRED" | "TWO_FACTOR_ENABLED" | "TWO_FACTOR_NOT_ENABLED" | "SECOND_STEP_REQUIRED" | "PASSKEY_FAILED" | "PASSKEY_UNVERIFIED" | "ACCOUNT_REFUSED" | "FILE_INFECTED" | "MODELO_INCOMPLETE" | "MODELO_TOO_LONG" | "MODELO_CHANGED" | "MODELO_NOT_FOUND" | "PACIENTE_NOT_FOUND" | "GRAVACAO_NOT_FOUND" | "GRAVACAO_NOT_FINISHED" | "GRAVACAO_IN_USE" | "CONTEXT_REQUIRED" | "CONTEXT_TOO_LONG" | "CONSENT_REFUSED" | "CONSENTS_FULL" | "CONSENT_FORM_INVALID" | "TEXT_EMPTY" | "TEXT_TOO_LONG" | "CONSULTATION_LIMIT" | "CONSULTA_NOT_FAILED" | "CONSULTA_PATIENT_CHANGED" | "CONSULTA_IS_EXAMPLE" | "PACIENTE_RESTRICTED" | "DOCUMENT_CHANGED" | "DOCUMENT_SIGNED" | "DOCUMENT_NOT_SIGNED" | "DOCUMENT_BEING_WRITTEN" | "DOCUMENT_EMPTY" | "DOCUMENT_TOO_LONG" | "CID_NOT_AUTHORISED" | "VERSION_NOT_FOUND" | "PDF_FAILED" | "CERTIFICATE_UNREADABLE" | "CERTIFICATE_PASSWORD" | "CERTIFICATE_EXPIRED" | "CERTIFICATE_UNFIT" | "PROFILE_INCOMPLETE" | "BIRTH_DATE_UNKNOWN" | "TRANSCRIPT_CHANGED" | "TRANSCRIPT_NOT_READY" | "PACIENTE_CHANGED" | "PACIENTE_NOME_REQUIRED" | "PACIENTE_MERGED" | "PACIENTE_MERGE_EXPIRED" | "PACIENTE_MERGE_ERASED" | "PACIENTE_NOME_DIFFERENT" | "PHONE_INVALID" | "SEXO_INVALID" | "DATA_NASCIMENTO_INVALID" | "CPF_INVALID" | "DOCUMENTO_INVALID" | "FIELD_REQUIRED" | "FIELD_TOO_LONG" | "URL_INVALID" | "DATA_HORA_REQUIRED" | "TIME_BLOCKED" | "OUTSIDE_HOURS" | "WORKING_HOURS_INVALID" | "BLOCKED_TIME_INVALID" | "BLOCKED_TIMES_LIMIT" | "CALENDAR_NAME_REQUIRED" | "CALENDAR_ADDRESS_INVALID" | "CALENDARS_LIMIT" | "TIME_TAKEN" | "WAITING_ENTRY_ENDED" | "WAITING_LIST_LIMIT" | "WAITING_PERIOD_INVALID" | "AGENDAMENTO_CANCELLED" | "AGENDAMENTO_CHANGED" | "UPLOAD_TOO_LARGE" | "UPLOAD_INCOMPLETE" | "UPLOAD_CORRUPT" | "AUDIO_UNREADABLE" | "AUDIO_EMPTY" | "AUDIO_SILENT" | "AUDIO_TOO_LONG" | "AUDIO_AAC" | "PHOTO_UNREADABLE" | "SPEECH_MODEL_MISSING" | "SPEECH_FAILED" | "ENGINE_FAILED" | "PROCESSING_CRASHED" | "STORAGE_FULL" | "UNAVAILABLE" | "INTERNAL" | "STORAGE_QUOTA" | "UPLOADS_PARALLEL" | "UPLOADS_DAILY" | "EXAMPLES_DAILY" | "MAILS_DAILY" | "RECIPIENT_DAILY" | "VERSIONS_DAILY" | "VERIFICATIONS_DAILY" | "IMPORTS_DAILY" | "LAUDO_TITULO_REQUIRED" | "LAUDO_TOO_LONG" | "LAUDO_CHANGED" | "LAUDO_SIGNED" | "LAUDO_NOT_SIGNED" | "LAUDO_EMPTY" | "LAUDO_CHECK_FAILED" | "LINT_UNANSWERED" | "LINT_ANSWER_REQUIRED" | "FIELDS_UNFILLED" | "FIELDS_WARNED" | "DATA_MISSING" | "MASK_FAILED" | "LAUDO_TEMPLATE_CHANGED" | "PHRASE_INCOMPLETE" | "PHRASE_TRIGGER_INVALID" | "IMAGE_INVALID" | "IMAGES_FULL" | "AUDIO_INVALID" | "IMPORT_INVALID" | "IMPORT_TOO_LARGE" | "QUESTION_EMPTY" | "ATTACHMENT_NOT_READY" | "ATTACHMENTS_FULL" | "ATTACHMENT_INVALID" | "THREAD_FULL" | "QUESTIONS_DAILY" | "WEBHOOK_URL_REFUSED" | "WEBHOOKS_LIMIT" | "WEBHOOK_DISABLED" | "SUPPORT_UNAVAILABLE" | "TRIAL_USED" | "SUBSCRIPTION_EXISTS" | "SUBSCRIPTION_NOT_FOUND" | "SUBSCRIBERS_ONLY" | "LAUDO_SUBSCRIBERS_ONLY" | "GRANT_ENDED" | "PERIOD_INVALID" | "PRICE_UNKNOWN" | "URL_FOREIGN" | "PAYMENTS_OFF" | "PAYMENTS_UNREACHABLE" | "PAYMENTS_FAILED" | "PAYMENT_DECLINED" | "PREVIEW_OLD" | "WRITER_CONFIGURED" | "WRITER_NOT_FOUND" | null; "modelo_titulo": string; "archived": boolean; "documents": (T90)[] };
type T92 = { "kind": "laudo"; "id": string; "at": string; "titulo": string; "status": "draft" | "final" | "corrected" };
type T93 = { "kind": "agendamento"; "id": string; "at": string; "tipo": "Presencial" | "Telemedicina"; "titulo": string | null; "cancelled": boolean };
type T94 = { "nome": string; "mother_name"?: string; "email"?: string; "telefone"?: string; "whatsapp"?: string; "sexo"?: string; "data_nascimento"?: string; "documento"?: string; "endereco"?: string; "id": string };
type T95 = { "row": number; "field": "nome" | "email" | "telefone" | "whatsapp" | "sexo" | "data_nascimento" | "documento" | "endereco" | "mother_name"; "code": "VALIDATION" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "NOT_FOUND" | "HOST_UNKNOWN" | "UNAUTHENTICATED" | "FORBIDDEN" | "ACCOUNT_DISABLED" | "API_KEY_INVALID" | "API_ADDRESS_REFUSED" | "API_SCOPE_MISSING" | "API_PLAN_REQUIRED" | "API_KEYS_FULL" | "LAUNCH_HTTPS_REQUIRED" | "IDEMPOTENCY_RUNNING" | "IDEMPOTENCY_MISMATCH" | "IDEMPOTENCY_ANSWER_LOST" | "ACCOUNT_OWN" | "ACCOUNT_CLOSED" | "EMAIL_CONFIRMED" | "MAIL_NOT_CONFIGURED" | "RESET_WITHOUT_MAIL" | "INCIDENT_ACCOUNT_UNKNOWN" | "JOB_NOT_RETRYABLE" | "INVALID_CREDENTIALS" | "EMAIL_NOT_CONFIRMED" | "EMAIL_INVALID" | "EMAIL_TAKEN" | "SIGNUP_BY_INVITATION" | "SIGNUP_CLOSED" | "INVITATION_INVALID" | "PASSWORD_TOO_SHORT" | "PASSWORD_TOO_LONG" | "PASSWORD_COMMON" | "PASSWORD_PERSONAL" | "PASSWORD_WRONG" | "RESET_LINK_INVALID" | "SECOND_STEP_LINK_INVALID" | "SESSION_NOT_FRESH" | "TWO_FACTOR_INVALID" | "TWO_FACTOR_EXPIRED" | "TWO_FACTOR_ENABLED" | "TWO_FACTOR_NOT_ENABLED" | "SECOND_STEP_REQUIRED" | "PASSKEY_FAILED" | "PASSKEY_UNVERIFIED" | "ACCOUNT_REFUSED" | "FILE_INFECTED" | "MODELO_INCOMPLETE" | "MODELO_TOO_LONG" | "MODELO_CHANGED" | "MODELO_NOT_FOUND" | "PACIENTE_NOT_FOUND" | "GRAVACAO_NOT_FOUND" | "GRAVACAO_NOT_FINISHED" | "GRAVACAO_IN_USE" | "CONTEXT_REQUIRED" | "CONTEXT_TOO_LONG" | "CONSENT_REFUSED" | "CONSENTS_FULL" | "CONSENT_FORM_INVALID" | "TEXT_EMPTY" | "TEXT_TOO_LONG" | "CONSULTATION_LIMIT" | "CONSULTA_NOT_FAILED" | "CONSULTA_PATIENT_CHANGED" | "CONSULTA_IS_EXAMPLE" | "PACIENTE_RESTRICTED" | "DOCUMENT_CHANGED" | "DOCUMENT_SIGNED" | "DOCUMENT_NOT_SIGNED" | "DOCUMENT_BEING_WRITTEN" | "DOCUMENT_EMPTY" | "DOCUMENT_TOO_LONG" | "CID_NOT_AUTHORISED" | "VERSION_NOT_FOUND" | "PDF_FAILED" | "CERTIFICATE_UNREADABLE" | "CERTIFICATE_PASSWORD" | "CERTIFICATE_EXPIRED" | "CERTIFICATE_UNFIT" | "PROFILE_INCOMPLETE" | "BIRTH_DATE_UNKNOWN" | "TRANSCRIPT_CHANGED" | "TRANSCRIPT_NOT_READY" | "PACIENTE_CHANGED" | "PACIENTE_NOME_REQUIRED" | "PACIENTE_MERGED" | "PACIENTE_MERGE_EXPIRED" | "PACIENTE_MERGE_ERASED" | "PACIENTE_NOME_DIFFERENT" | "PHONE_INVALID" | "SEXO_INVALID" | "DATA_NASCIMENTO_INVALID" | "CPF_INVALID" | "DOCUMENTO_INVALID" | "FIELD_REQUIRED" | "FIELD_TOO_LONG" | "URL_INVALID" | "DATA_HORA_REQUIRED" | "TIME_BLOCKED" | "OUTSIDE_HOURS" | "WORKING_HOURS_INVALID" | "BLOCKED_TIME_INVALID" | "BLOCKED_TIMES_LIMIT" | "CALENDAR_NAME_REQUIRED" | "CALENDAR_ADDRESS_INVALID" | "CALENDARS_LIMIT" | "TIME_TAKEN" | "WAITING_ENTRY_ENDED" | "WAITING_LIST_LIMIT" | "WAITING_PERIOD_INVALID" | "AGENDAMENTO_CANCELLED" | "AGENDAMENTO_CHANGED" | "UPLOAD_TOO_LARGE" | "UPLOAD_INCOMPLETE" | "UPLOAD_CORRUPT" | "AUDIO_UNREADABLE" | "AUDIO_EMPTY" | "AUDIO_SILENT" | "AUDIO_TOO_LONG" | "AUDIO_AAC" | "PHOTO_UNREADABLE" | "SPEECH_MODEL_MISSING" | "SPEECH_FAILED" | "ENGINE_FAILED" | "PROCESSING_CRASHED" | "STORAGE_FULL" | "UNAVAILABLE" | "INTERNAL" | "STORAGE_QUOTA" | "UPLOADS_PARALLEL" | "UPLOADS_DAILY" | "EXAMPLES_DAILY" | "MAILS_DAILY" | "RECIPIENT_DAILY" | "VERSIONS_DAILY" | "VERIFICATIONS_DAILY" | "IMPORTS_DAILY" | "LAUDO_TITULO_REQUIRED" | "LAUDO_TOO_LONG" | "LAUDO_CHANGED" | "LAUDO_SIGNED" | "LAUDO_NOT_SIGNED" | "LAUDO_EMPTY" | "LAUDO_CHECK_FAILED" | "LINT_UNANSWERED" | "LINT_ANSWER_REQUIRED" | "FIELDS_UNFILLED" | "FIELDS_WARNED" | "DATA_MISSING" | "MASK_FAILED" | "LAUDO_TEMPLATE_CHANGED" | "PHRASE_INCOMPLETE" | "PHRASE_TRIGGER_INVALID" | "IMAGE_INVALID" | "IMAGES_FULL" | "AUDIO_INVALID" | "IMPORT_INVALID" | "IMPORT_TOO_LARGE" | "QUESTION_EMPTY" | "ATTACHMENT_NOT_READY" | "ATTACHMENTS_FULL" | "ATTACHMENT_INVALID" | "THREAD_FULL" | "QUESTIONS_DAILY" | "WEBHOOK_URL_REFUSED" | "WEBHOOKS_LIMIT" | "WEBHOOK_DISABLED" | "SUPPORT_UNAVAILABLE" | "TRIAL_USED" | "SUBSCRIPTION_EXISTS" | "SUBSCRIPTION_NOT_FOUND" | "SUBSCRIBERS_ONLY" | "LAUDO_SUBSCRIBERS_ONLY" | "GRANT_ENDED" | "PERIOD_INVALID" | "PRICE_UNKNOWN" | "URL_FOREIGN" | "PAYMENTS_OFF" | "PAYMENTS_UNREACHABLE" | "PAYMENTS_FAILED" | "PAYMENT_DECLINED" | "PREVIEW_OLD" | "WRITER_CONFIGURED" | "WRITER_NOT_FOUND" };
type T96 = { "row": number; "by": "documento" | "email"; "of": { "nome": string; "row": number | null } };
type T97 = { "nome": string; "email": string; "telefone": string; "whatsapp": string; "sexo": string; "data_nascimento": string; "documento": string; "endereco": string; "mother_name": string; "row": number; "id": string };
type T98 = { "nome": string; "mother_name": string; "email": string; "telefone": string; "whatsapp": string; "sexo": string; "data_nascimento": string; "documento": string; "endereco": string; "row": number; "id": string };
type T99 = { "consulta_id": string; "consulta_at": string; "purpose": "recording_and_ai"; "given_by": "patient" | "representative"; "way": "spoken" | "written"; "wording": string | null; "given_at": string; "recorded_by": string; "records": (T28)[]; "revoked_at": string | null; "has_audio": boolean };
type T100 = { "id": string; "nome": string; "data_nascimento": string | null; "cpf_end": string | null };
type T101 = { "id": string; "paciente": T100; "merged_at": string; "undo_until": string; "can_undo": boolean };
type T102 = { "merged_into": T101 | null; "merges": (T101)[]; "counts": { "consultas": number; "laudos": number; "agendamentos": number } };
type T103 = { "id": string; "protection": "code" | "birth_date"; "created_at": string; "expires_at": string; "version": number; "state": "open" | "expired" | "revoked" | "locked"; "openings": number; "log": ({ "outcome": "opened" | "downloaded" | "wrong" | "locked"; "at": string })[] };
type T104 = { "id": string; "to": string; "created_at": string; "state": "waiting" | "sent" | "stored" | "failed" };
type T105 = { "links": (T103)[]; "mails": (T104)[]; "patient_email": string | null; "patient_whatsapp": string | null; "has_birth_date": boolean; "signed": boolean };
type T106 = { "protection": "code" | "birth_date"; "days": 1 | 7 | 30; "locale": "pt-br" | "en-us" | "es" };
type T107 = { "data": string; "duracao_min": number; "tipo": "Presencial" | "Telemedicina"; "titulo": string | null; "link": string | null; "paciente_id": string | null; "notify_email": boolean; "notify_whatsapp": boolean; "locale": "pt-br" | "en-us" | "es"; "id": string; "paciente": T100 | null; "consulta_id": string | null; "series_id": string | null; "cancelled_at": string | null; "cancelled_by_patient": boolean; "confirmed_at": string | null; "conflicts": number };
type T108 = { "data": string; "duracao_min": number | null; "tipo": "Presencial" | "Telemedicina"; "titulo": string; "link"?: string; "paciente_id": string | null; "notify_email"?: boolean; "notify_whatsapp"?: boolean; "locale"?: "pt-br" | "en-us" | "es"; "id": string; "force"?: boolean };
type T109 = { "data"?: string; "duracao_min"?: number; "tipo"?: "Presencial" | "Telemedicina"; "titulo"?: string | null; "link"?: string | null; "paciente_id"?: string | null; "notify_email"?: boolean; "notify_whatsapp"?: boolean; "locale"?: "pt-br" | "en-us" | "es" };
type T110 = { "data": string; "duracao_min": number | null; "tipo": "Presencial" | "Telemedicina"; "titulo": string; "link"?: string; "paciente_id": string | null; "notify_email"?: boolean; "notify_whatsapp"?: boolean; "locale"?: "pt-br" | "en-us" | "es"; "base": T109; "force"?: boolean };
type T111 = { "state": "sent"; "at": string; "delivered_at": string | null; "read_at": string | null };
type T112 = { "state": "failed"; "reason": "address" | "service" | "interrupted" | "quota" };
type T113 = { "state": "skipped"; "reason": "no_address" | "superseded" | "past" | "switched_off" | "closed" };
type T114 = { "id": string; "channel": "email" | "whatsapp"; "occasion": "created" | "changed" | "cancelled" | "reminder"; "created_at": string; "current_patient": boolean; "delivery": { "state": "queued"; "attempts": number } | T111 | { "state": "stored"; "at": string } | T112 | T113; "can_retry": boolean };
type T115 = { "id": string; "source": "own" | "calendar"; "calendar": { "id": string; "name": string } | null; "starts_at": string; "ends_at": string; "title": string | null };
type T116 = { "id": number; "type": "consulta.completed" | "consulta.failed" | "documento.signed" | "laudo.signed" | "paciente.created" | "paciente.updated" | "paciente.removed" | "agendamento.created" | "agendamento.updated" | "agendamento.cancelled"; "timestamp": string; "data": { [key: string]: string | null } };
type T117 = { "record_without_limit": boolean; "use_pro_features": boolean; "manage_subscription": boolean; "use_advanced_reports": boolean; "use_api": boolean; "use_priority_support": boolean };
type T118 = { "status": "active" | "trialing" | "canceled" | "past_due" | "incomplete" | "free"; "source": "payment" | "trial" | "granted" | "included" | null; "plano": "monthly" | "semester" | "yearly" | null; "currency": "BRL" | "USD" | null; "price_id": string | null; "current_period_end": number | null; "cancel_at_period_end": boolean; "discount_percent": number; "trial": { "is_available": boolean; "days_left": number | null }; "payments": "stripe" | "sandbox" | "included" | "contact"; "can": T117 };
type T119 = { "consultations": number; "documents": number; "minutes": number; "templates": number; "start": string; "end": string };
type T120 = { "consultations": number; "documents": number; "minutes": number; "templates": number };
type T121 = { "first_name": string; "last_name": string; "specialty": string; "crm": string; "rqe": string; "phone": string; "clinic_hospital": string; "address": string; "pdf_style": "classic" | "centered" | "compact"; "email": string; "avatar_url": string | null; "logo_url": string | null };
type T122 = { "kind": "audio" | "transcript"; "state": "unsigned" | "due" | "erased"; "days": number | null; "at": string | null };
type T123 = { "notify_appointments": boolean; "notify_documents": boolean; "notify_system": boolean; "email_marketing": boolean; "auto_save": boolean; "live_transcription": boolean; "notification_sound": boolean; "shortcut_key": boolean; "model_writes": boolean; "style_examples": boolean; "share_for_improvement": boolean; "usage_analytics": boolean };
type T124 = { "fullUrl": string; "resource": { "resourceType": string; "id": string; [key: string]: unknown }; "search": { "mode": "match" } };
type T125 = { "resourceType": "Bundle"; "type": "searchset"; "link": ({ "relation": "self" | "next"; "url": string })[]; "entry"?: (T124)[] };
type T126 = { "actor": { "reference": string; "display"?: string; "type"?: string }; "status": "accepted" | "declined" | "tentative" | "needs-action" };
type T127 = { "id"?: string; "meta"?: unknown; "text"?: unknown; "resourceType": "Appointment"; "status": "booked"; "appointmentType"?: { "text": "Presencial" | "Telemedicina" }; "description"?: string; "start": string; "end"?: string; "minutesDuration"?: number; "participant": (T126)[] };
type T128 = { "use"?: string; "period"?: { "start"?: string }; "text"?: string; "family"?: string; "given"?: (string)[] };
type T129 = { "use"?: string; "period"?: { "start"?: string }; "type"?: string; "text"?: string; "line"?: (string)[]; "district"?: string; "city"?: string; "state"?: string; "postalCode"?: string; "country"?: string };
type T130 = { "id"?: string; "meta"?: unknown; "text"?: unknown; "resourceType": "Patient"; "active"?: true; "identifier"?: ({ "use"?: string; "system": string; "value": string; "type"?: unknown })[]; "name": (T128)[]; "gender"?: "male" | "female" | "other" | "unknown"; "birthDate"?: string; "telecom"?: ({ "use"?: string; "system": "phone" | "email"; "value": string })[]; "address"?: (T129)[] };
type T131 = { "error": "VALIDATION" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "NOT_FOUND" | "HOST_UNKNOWN" | "UNAUTHENTICATED" | "FORBIDDEN" | "ACCOUNT_DISABLED" | "API_KEY_INVALID" | "API_ADDRESS_REFUSED" | "API_SCOPE_MISSING" | "API_PLAN_REQUIRED" | "API_KEYS_FULL" | "LAUNCH_HTTPS_REQUIRED" | "IDEMPOTENCY_RUNNING" | "IDEMPOTENCY_MISMATCH" | "IDEMPOTENCY_ANSWER_LOST" | "ACCOUNT_OWN" | "ACCOUNT_CLOSED" | "EMAIL_CONFIRMED" | "MAIL_NOT_CONFIGURED" | "RESET_WITHOUT_MAIL" | "INCIDENT_ACCOUNT_UNKNOWN" | "JOB_NOT_RETRYABLE" | "INVALID_CREDENTIALS" | "EMAIL_NOT_CONFIRMED" | "EMAIL_INVALID" | "EMAIL_TAKEN" | "SIGNUP_BY_INVITATION" | "SIGNUP_CLOSED" | "INVITATION_INVALID" | "PASSWORD_TOO_SHORT" | "PASSWORD_TOO_LONG" | "PASSWORD_COMMON" | "PASSWORD_PERSONAL" | "PASSWORD_WRONG" | "RESET_LINK_INVALID" | "SECOND_STEP_LINK_INVALID" | "SESSION_NOT_FRESH" | "TWO_FACTOR_INVALID" | "TWO_FACTOR_EXPIRED" | "TWO_FACTOR_ENABLED" | "TWO_FACTOR_NOT_ENABLED" | "SECOND_STEP_REQUIRED" | "PASSKEY_FAILED" | "PASSKEY_UNVERIFIED" | "ACCOUNT_REFUSED" | "FILE_INFECTED" | "MODELO_INCOMPLETE" | "MODELO_TOO_LONG" | "MODELO_CHANGED" | "MODELO_NOT_FOUND" | "PACIENTE_NOT_FOUND" | "GRAVACAO_NOT_FOUND" | "GRAVACAO_NOT_FINISHED" | "GRAVACAO_IN_USE" | "CONTEXT_REQUIRED" | "CONTEXT_TOO_LONG" | "CONSENT_REFUSED" | "CONSENTS_FULL" | "CONSENT_FORM_INVALID" | "TEXT_EMPTY" | "TEXT_TOO_LONG" | "CONSULTATION_LIMIT" | "CONSULTA_NOT_FAILED" | "CONSULTA_PATIENT_CHANGED" | "CONSULTA_IS_EXAMPLE" | "PACIENTE_RESTRICTED" | "DOCUMENT_CHANGED" | "DOCUMENT_SIGNED" | "DOCUMENT_NOT_SIGNED" | "DOCUMENT_BEING_WRITTEN" | "DOCUMENT_EMPTY" | "DOCUMENT_TOO_LONG" | "CID_NOT_AUTHORISED" | "VERSION_NOT_FOUND" | "PDF_FAILED" | "CERTIFICATE_UNREADABLE" | "CERTIFICATE_PASSWORD" | "CERTIFICATE_EXPIRED" | "CERTIFICATE_UNFIT" | "PROFILE_INCOMPLETE" | "BIRTH_DATE_UNKNOWN" | "TRANSCRIPT_CHANGED" | "TRANSCRIPT_NOT_READY" | "PACIENTE_CHANGED" | "PACIENTE_NOME_REQUIRED" | "PACIENTE_MERGED" | "PACIENTE_MERGE_EXPIRED" | "PACIENTE_MERGE_ERASED" | "PACIENTE_NOME_DIFFERENT" | "PHONE_INVALID" | "SEXO_INVALID" | "DATA_NASCIMENTO_INVALID" | "CPF_INVALID" | "DOCUMENTO_INVALID" | "FIELD_REQUIRED" | "FIELD_TOO_LONG" | "URL_INVALID" | "DATA_HORA_REQUIRED" | "TIME_BLOCKED" | "OUTSIDE_HOURS" | "WORKING_HOURS_INVALID" | "BLOCKED_TIME_INVALID" | "BLOCKED_TIMES_LIMIT" | "CALENDAR_NAME_REQUIRED" | "CALENDAR_ADDRESS_INVALID" | "CALENDARS_LIMIT" | "TIME_TAKEN" | "WAITING_ENTRY_ENDED" | "WAITING_LIST_LIMIT" | "WAITING_PERIOD_INVALID" | "AGENDAMENTO_CANCELLED" | "AGENDAMENTO_CHANGED" | "UPLOAD_TOO_LARGE" | "UPLOAD_INCOMPLETE" | "UPLOAD_CORRUPT" | "AUDIO_UNREADABLE" | "AUDIO_EMPTY" | "AUDIO_SILENT" | "AUDIO_TOO_LONG" | "AUDIO_AAC" | "PHOTO_UNREADABLE" | "SPEECH_MODEL_MISSING" | "SPEECH_FAILED" | "ENGINE_FAILED" | "PROCESSING_CRASHED" | "STORAGE_FULL" | "UNAVAILABLE" | "INTERNAL" | "STORAGE_QUOTA" | "UPLOADS_PARALLEL" | "UPLOADS_DAILY" | "EXAMPLES_DAILY" | "MAILS_DAILY" | "RECIPIENT_DAILY" | "VERSIONS_DAILY" | "VERIFICATIONS_DAILY" | "IMPORTS_DAILY" | "LAUDO_TITULO_REQUIRED" | "LAUDO_TOO_LONG" | "LAUDO_CHANGED" | "LAUDO_SIGNED" | "LAUDO_NOT_SIGNED" | "LAUDO_EMPTY" | "LAUDO_CHECK_FAILED" | "LINT_UNANSWERED" | "LINT_ANSWER_REQUIRED" | "FIELDS_UNFILLED" | "FIELDS_WARNED" | "DATA_MISSING" | "MASK_FAILED" | "LAUDO_TEMPLATE_CHANGED" | "PHRASE_INCOMPLETE" | "PHRASE_TRIGGER_INVALID" | "IMAGE_INVALID" | "IMAGES_FULL" | "AUDIO_INVALID" | "IMPORT_INVALID" | "IMPORT_TOO_LARGE" | "QUESTION_EMPTY" | "ATTACHMENT_NOT_READY" | "ATTACHMENTS_FULL" | "ATTACHMENT_INVALID" | "THREAD_FULL" | "QUESTIONS_DAILY" | "WEBHOOK_URL_REFUSED" | "WEBHOOKS_LIMIT" | "WEBHOOK_DISABLED" | "SUPPORT_UNAVAILABLE" | "TRIAL_USED" | "SUBSCRIPTION_EXISTS" | "SUBSCRIPTION_NOT_FOUND" | "SUBSCRIBERS_ONLY" | "LAUDO_SUBSCRIBERS_ONLY" | "GRANT_ENDED" | "PERIOD_INVALID" | "PRICE_UNKNOWN" | "URL_FOREIGN" | "PAYMENTS_OFF" | "PAYMENTS_UNREACHABLE" | "PAYMENTS_FAILED" | "PAYMENT_DECLINED" | "PREVIEW_OLD" | "WRITER_CONFIGURED" | "WRITER_NOT_FOUND"; "message": string; "field"?: string; "request_id": string };
type T132 = { "type": string; "title": string; "status": number; "code": "VALIDATION" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "NOT_FOUND" | "HOST_UNKNOWN" | "UNAUTHENTICATED" | "FORBIDDEN" | "ACCOUNT_DISABLED" | "API_KEY_INVALID" | "API_ADDRESS_REFUSED" | "API_SCOPE_MISSING" | "API_PLAN_REQUIRED" | "API_KEYS_FULL" | "LAUNCH_HTTPS_REQUIRED" | "IDEMPOTENCY_RUNNING" | "IDEMPOTENCY_MISMATCH" | "IDEMPOTENCY_ANSWER_LOST" | "ACCOUNT_OWN" | "ACCOUNT_CLOSED" | "EMAIL_CONFIRMED" | "MAIL_NOT_CONFIGURED" | "RESET_WITHOUT_MAIL" | "INCIDENT_ACCOUNT_UNKNOWN" | "JOB_NOT_RETRYABLE" | "INVALID_CREDENTIALS" | "EMAIL_NOT_CONFIRMED" | "EMAIL_INVALID" | "EMAIL_TAKEN" | "SIGNUP_BY_INVITATION" | "SIGNUP_CLOSED" | "INVITATION_INVALID" | "PASSWORD_TOO_SHORT" | "PASSWORD_TOO_LONG" | "PASSWORD_COMMON" | "PASSWORD_PERSONAL" | "PASSWORD_WRONG" | "RESET_LINK_INVALID" | "SECOND_STEP_LINK_INVALID" | "SESSION_NOT_FRESH" | "TWO_FACTOR_INVALID" | "TWO_FACTOR_EXPIRED" | "TWO_FACTOR_ENABLED" | "TWO_FACTOR_NOT_ENABLED" | "SECOND_STEP_REQUIRED" | "PASSKEY_FAILED" | "PASSKEY_UNVERIFIED" | "ACCOUNT_REFUSED" | "FILE_INFECTED" | "MODELO_INCOMPLETE" | "MODELO_TOO_LONG" | "MODELO_CHANGED" | "MODELO_NOT_FOUND" | "PACIENTE_NOT_FOUND" | "GRAVACAO_NOT_FOUND" | "GRAVACAO_NOT_FINISHED" | "GRAVACAO_IN_USE" | "CONTEXT_REQUIRED" | "CONTEXT_TOO_LONG" | "CONSENT_REFUSED" | "CONSENTS_FULL" | "CONSENT_FORM_INVALID" | "TEXT_EMPTY" | "TEXT_TOO_LONG" | "CONSULTATION_LIMIT" | "CONSULTA_NOT_FAILED" | "CONSULTA_PATIENT_CHANGED" | "CONSULTA_IS_EXAMPLE" | "PACIENTE_RESTRICTED" | "DOCUMENT_CHANGED" | "DOCUMENT_SIGNED" | "DOCUMENT_NOT_SIGNED" | "DOCUMENT_BEING_WRITTEN" | "DOCUMENT_EMPTY" | "DOCUMENT_TOO_LONG" | "CID_NOT_AUTHORISED" | "VERSION_NOT_FOUND" | "PDF_FAILED" | "CERTIFICATE_UNREADABLE" | "CERTIFICATE_PASSWORD" | "CERTIFICATE_EXPIRED" | "CERTIFICATE_UNFIT" | "PROFILE_INCOMPLETE" | "BIRTH_DATE_UNKNOWN" | "TRANSCRIPT_CHANGED" | "TRANSCRIPT_NOT_READY" | "PACIENTE_CHANGED" | "PACIENTE_NOME_REQUIRED" | "PACIENTE_MERGED" | "PACIENTE_MERGE_EXPIRED" | "PACIENTE_MERGE_ERASED" | "PACIENTE_NOME_DIFFERENT" | "PHONE_INVALID" | "SEXO_INVALID" | "DATA_NASCIMENTO_INVALID" | "CPF_INVALID" | "DOCUMENTO_INVALID" | "FIELD_REQUIRED" | "FIELD_TOO_LONG" | "URL_INVALID" | "DATA_HORA_REQUIRED" | "TIME_BLOCKED" | "OUTSIDE_HOURS" | "WORKING_HOURS_INVALID" | "BLOCKED_TIME_INVALID" | "BLOCKED_TIMES_LIMIT" | "CALENDAR_NAME_REQUIRED" | "CALENDAR_ADDRESS_INVALID" | "CALENDARS_LIMIT" | "TIME_TAKEN" | "WAITING_ENTRY_ENDED" | "WAITING_LIST_LIMIT" | "WAITING_PERIOD_INVALID" | "AGENDAMENTO_CANCELLED" | "AGENDAMENTO_CHANGED" | "UPLOAD_TOO_LARGE" | "UPLOAD_INCOMPLETE" | "UPLOAD_CORRUPT" | "AUDIO_UNREADABLE" | "AUDIO_EMPTY" | "AUDIO_SILENT" | "AUDIO_TOO_LONG" | "AUDIO_AAC" | "PHOTO_UNREADABLE" | "SPEECH_MODEL_MISSING" | "SPEECH_FAILED" | "ENGINE_FAILED" | "PROCESSING_CRASHED" | "STORAGE_FULL" | "UNAVAILABLE" | "INTERNAL" | "STORAGE_QUOTA" | "UPLOADS_PARALLEL" | "UPLOADS_DAILY" | "EXAMPLES_DAILY" | "MAILS_DAILY" | "RECIPIENT_DAILY" | "VERSIONS_DAILY" | "VERIFICATIONS_DAILY" | "IMPORTS_DAILY" | "LAUDO_TITULO_REQUIRED" | "LAUDO_TOO_LONG" | "LAUDO_CHANGED" | "LAUDO_SIGNED" | "LAUDO_NOT_SIGNED" | "LAUDO_EMPTY" | "LAUDO_CHECK_FAILED" | "LINT_UNANSWERED" | "LINT_ANSWER_REQUIRED" | "FIELDS_UNFILLED" | "FIELDS_WARNED" | "DATA_MISSING" | "MASK_FAILED" | "LAUDO_TEMPLATE_CHANGED" | "PHRASE_INCOMPLETE" | "PHRASE_TRIGGER_INVALID" | "IMAGE_INVALID" | "IMAGES_FULL" | "AUDIO_INVALID" | "IMPORT_INVALID" | "IMPORT_TOO_LARGE" | "QUESTION_EMPTY" | "ATTACHMENT_NOT_READY" | "ATTACHMENTS_FULL" | "ATTACHMENT_INVALID" | "THREAD_FULL" | "QUESTIONS_DAILY" | "WEBHOOK_URL_REFUSED" | "WEBHOOKS_LIMIT" | "WEBHOOK_DISABLED" | "SUPPORT_UNAVAILABLE" | "TRIAL_USED" | "SUBSCRIPTION_EXISTS" | "SUBSCRIPTION_NOT_FOUND" | "SUBSCRIBERS_ONLY" | "LAUDO_SUBSCRIBERS_ONLY" | "GRANT_ENDED" | "PERIOD_INVALID" | "PRICE_UNKNOWN" | "URL_FOREIGN" | "PAYMENTS_OFF" | "PAYMENTS_UNREACHABLE" | "PAYMENTS_FAILED" | "PAYMENT_DECLINED" | "PREVIEW_OLD" | "WRITER_CONFIGURED" | "WRITER_NOT_FOUND"; "field"?: string; "request_id": string };
export interface components { schemas: { "ErrorInput": T131; "ProblemInput": T132; "Error": T131; "Problem": T132 } }
export interface paths {
"/api/v1/services": {
get: {
parameters: { query?: never; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T4 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/consultas": {
get: {
parameters: { query?: { "cursor"?: string; "limit"?: number; "status"?: "Processando" | "Concluído" | "Erro"; "modelo"?: string; "paciente"?: string | "none"; "signed"?: "true" | "false"; "from"?: string; "until"?: string; "archived"?: "true" | "false"; "especialidade"?: string }; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "items": (T6)[]; "next_cursor": string | null } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
post: {
parameters: { query?: never; path?: never; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": T8 } };
responses: { 201: { headers: Record<string, unknown>; content: { "application/json": T6 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 503: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/consultas/search": {
post: {
parameters: { query?: never; path?: never; header?: never; cookie?: never };
requestBody: { content: { "application/json": T9 } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "items": (T6)[]; "next_cursor": string | null } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/consultas/filters": {
get: {
parameters: { query?: never; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T10 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/consultas/usage": {
get: {
parameters: { query?: never; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "used": number; "limit": number | null } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/consultas/{id}": {
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T24 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
delete: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "outcome": "archived" | "erased" } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/consultas/{id}/feedback": {
get: {
parameters: { query?: { "cursor"?: string; "limit"?: number }; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "items": (T25)[]; "next_cursor": string | null } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
put: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": T26 } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T25 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/consultas/{id}/consent": {
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T29 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/consultas/{id}/patient": {
get: {
parameters: { query?: { "cursor"?: string; "limit"?: number }; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "items": (T30)[]; "next_cursor": string | null } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
put: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": { "from": string | null; "to": string | null } } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T6 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/consultas/{id}/restore": {
post: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T6 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/consultas/{id}/retry": {
post: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody?: never;
responses: { 202: { headers: Record<string, unknown>; content: { "application/json": T6 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/audit-log": {
get: {
parameters: { query?: { "paciente_id"?: string; "kind"?: "read" | "change" | "export" | "admin" | "account"; "from"?: string; "until"?: string; "cursor"?: number }; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "items": (T31)[]; "next_cursor": number | null } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/consultas/{id}/corrections": {
post: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": { "kind": "text"; "turn": number; "before": string; "text": string } | T21 } };
responses: { 201: { headers: Record<string, unknown>; content: { "application/json": T22 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/home/statistics": {
get: {
parameters: { query?: never; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T32 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/documentos/{id}/pdf": {
get: {
parameters: { query?: { "version"?: number; "inline"?: "true" }; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/pdf": string } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/consultas/{id}/documentos": {
get: {
parameters: { query?: { "cursor"?: string; "limit"?: number }; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "items": (T43)[]; "next_cursor": string | null } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
post: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": T44 | T45 } };
responses: { 201: { headers: Record<string, unknown>; content: { "application/json": T43 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 503: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/documentos/{id}": {
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T43 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
delete: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "removed": true } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/documentos/{id}/restore": {
post: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T43 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/documentos/{id}/versions": {
get: {
parameters: { query?: { "cursor"?: string; "limit"?: number }; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "items": (T46)[]; "next_cursor": string | null } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
post: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": { "change": "edited"; "base": number; "markdown": string; "titulo"?: string } | T47 | T48 | { "change": "restored"; "base": number; "from": number } | { "change": "addendum"; "base": number; "markdown": string } | { "change": "cid"; "base": number; "code": string; "cid_authorised": boolean } } };
responses: { 201: { headers: Record<string, unknown>; content: { "application/json": T43 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 503: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/documentos/{id}/versions/{number}": {
get: {
parameters: { query?: never; path: { "id": string; "number": number }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T38 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/documentos/{id}/rewrite": {
post: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": { "base": number; "modelo_id": string; "instruction": string } } };
responses: { 202: { headers: Record<string, unknown>; content: { "application/json": T43 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
delete: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T43 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/documentos/{id}/proposal": {
post: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": { "base": number } } };
responses: { 201: { headers: Record<string, unknown>; content: { "application/json": T43 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
delete: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T43 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/busca": {
post: {
parameters: { query?: never; path?: never; header?: never; cookie?: never };
requestBody: { content: { "application/json": { "text": string } } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "consultas": (T6)[]; "pacientes": (T49)[] } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/gravacoes": {
post: {
parameters: { query?: never; path?: never; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": T51 } };
responses: { 201: { headers: Record<string, unknown>; content: { "application/json": T50 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
get: {
parameters: { query?: { "unfinished"?: string; "cursor"?: string; "limit"?: number }; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "items": (T53)[]; "next_cursor": string | null } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/gravacoes/{id}/finish": {
post: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": { "segments": (T54)[] } } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T50 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 503: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 507: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/gravacoes/{id}": {
delete: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "discarded": true } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/gravacoes/{id}/peaks": {
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "duration_ms": number; "peaks": (number)[] } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 507: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/gravacoes/{id}/audio": {
get: {
parameters: { query?: { "track"?: "microphone" | "tab" | "file"; "ordinal"?: number }; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "audio/webm": string; "audio/ogg": string; "audio/mp4": string; "audio/mpeg": string; "audio/wav": string } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
head: {
parameters: { query?: { "track"?: "microphone" | "tab" | "file"; "ordinal"?: number }; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "audio/webm": string; "audio/ogg": string; "audio/mp4": string; "audio/mpeg": string; "audio/wav": string } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/laudo-images/{id}": {
put: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": { "caption": string; "position": number } } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T55 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "image/jpeg": string } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
delete: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "deleted": true } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/laudos/search": {
post: {
parameters: { query?: never; path?: never; header?: never; cookie?: never };
requestBody: { content: { "application/json": T57 } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "items": (T56)[]; "next_cursor": string | null } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/laudos": {
post: {
parameters: { query?: never; path?: never; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": T62 } };
responses: { 201: { headers: Record<string, unknown>; content: { "application/json": T61 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/laudos/{id}": {
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T61 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
put: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": T63 } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T61 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
delete: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "deleted": true } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/laudos/{id}/versions": {
get: {
parameters: { query?: { "cursor"?: string; "limit"?: number }; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "items": (T64)[]; "next_cursor": string | null } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
post: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": { "base": number; "restored_from"?: number | null } } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T61 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/laudos/{id}/versions/{number}": {
get: {
parameters: { query?: never; path: { "id": string; "number": number }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T65 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/laudos/{id}/addendum": {
post: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": { "base": number; "text": string } } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T61 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/laudos/{id}/lint": {
post: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody: { content: { "application/json": { "content": unknown } } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "findings": (T66)[] } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 503: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/laudos/patient-context": {
post: {
parameters: { query?: never; path?: never; header?: never; cookie?: never };
requestBody: { content: { "application/json": { "identifier": string } } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "items": ({ "paciente": T67; "ultima_consulta": T68 | null })[] } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/laudos/{id}/priors": {
post: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody: { content: { "application/json": { "content": unknown } } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T71 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 503: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/laudos/{id}/conclusion": {
post: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody: { content: { "application/json": { "content": unknown } } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "lines": ({ "text": string; "start": number; "end": number })[] } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 503: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/sessions/launch": {
post: {
parameters: { query?: never; path?: never; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": T72 } };
responses: { 201: { headers: Record<string, unknown>; content: { "application/json": { "url": string; "expires_at": string } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/laudos/{id}/fhir": {
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/fhir+json": string } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 503: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/laudos/{id}/mask": {
post: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody: { content: { "application/json": { "instruction": string; "titulo": string; "content": unknown } } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T73 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 502: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/modelos": {
get: {
parameters: { query?: { "language"?: "pt-BR" | "en-US" | "es"; "cursor"?: string; "limit"?: number }; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "items": (T74)[]; "next_cursor": string | null } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
post: {
parameters: { query?: never; path?: never; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": T75 } };
responses: { 201: { headers: Record<string, unknown>; content: { "application/json": T74 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/modelos/{id}": {
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T74 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
put: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": T76 } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T74 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
delete: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "deleted": true } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/modelos/{id}/settings": {
put: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": { "model_writes": boolean } } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T74 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/laudo-dictations/{id}": {
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "audio/wav": string } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/laudo-templates": {
get: {
parameters: { query?: { "cursor"?: string; "limit"?: number }; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "items": (T77)[]; "next_cursor": string | null } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
post: {
parameters: { query?: never; path?: never; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": T79 } };
responses: { 201: { headers: Record<string, unknown>; content: { "application/json": T78 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/laudo-templates/{id}": {
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T78 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
put: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": T80 } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T78 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
delete: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "deleted": true } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/laudo-templates/{id}/mrrt": {
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "text/html": string } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/laudo-phrases": {
get: {
parameters: { query?: { "cursor"?: string; "limit"?: number }; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "items": (T81)[]; "next_cursor": string | null } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
post: {
parameters: { query?: never; path?: never; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": T82 } };
responses: { 201: { headers: Record<string, unknown>; content: { "application/json": T81 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/laudo-phrases/{id}": {
put: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": T83 } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T81 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
delete: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "deleted": true } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/laudo-phrases/{id}/uses": {
post: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": Record<string, unknown> } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "uses": number } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/laudo-phrases/import": {
post: {
parameters: { query?: never; path?: never; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": { "format": "relato-phrases"; "phrases": (T84)[] } } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "added": number; "skipped": number } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/pacientes/search": {
post: {
parameters: { query?: never; path?: never; header?: never; cookie?: never };
requestBody: { content: { "application/json": T86 } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "items": (T85)[]; "next_cursor": string | null } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/pacientes/{id}": {
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T87 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
put: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": T89 } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T85 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
delete: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "outcome": "deleted" | "archived" } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/pacientes/{id}/timeline": {
get: {
parameters: { query?: { "cursor"?: string }; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "items": (T91 | T92 | T93)[]; "next_cursor": string | null } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/pacientes": {
post: {
parameters: { query?: never; path?: never; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": T94 } };
responses: { 201: { headers: Record<string, unknown>; content: { "application/json": T85 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/pacientes/{id}/restore": {
post: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T85 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/pacientes/import/preview": {
post: {
parameters: { query?: never; path?: never; header?: never; cookie?: never };
requestBody: { content: { "application/json": { "rows": (T97)[] } } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "errors": (T95)[]; "duplicates": (T96)[] } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/pacientes/import": {
post: {
parameters: { query?: never; path?: never; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": { "rows": (T98)[] } } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "imported": number } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/pacientes/{id}/consents": {
get: {
parameters: { query?: { "cursor"?: string; "limit"?: number }; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "items": (T99)[]; "next_cursor": string | null } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/pacientes/{id}/merges": {
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T102 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/documentos/{id}/sharing": {
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T105 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/documentos/{id}/links": {
post: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": T106 } };
responses: { 201: { headers: Record<string, unknown>; content: { "application/json": { "link": T103; "url": string; "code": string | null } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/links/{id}": {
delete: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T103 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/agendamentos": {
get: {
parameters: { query?: { "from"?: string; "to"?: string; "cancelled"?: "true" | "false"; "cursor"?: string; "limit"?: number }; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "items": (T107)[]; "more": boolean; "next_cursor": string | null } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
post: {
parameters: { query?: never; path?: never; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": T108 } };
responses: { 201: { headers: Record<string, unknown>; content: { "application/json": T107 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/agendamentos/{id}": {
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T107 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
put: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": T110 } };
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T107 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/agendamentos/{id}/cancel": {
post: {
parameters: { query?: { "following"?: "true" | "false" }; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T107 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/agendamentos/{id}/restore": {
post: {
parameters: { query?: { "force"?: "true" | "false" }; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T107 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/agendamentos/{id}/notices": {
get: {
parameters: { query?: { "cursor"?: string; "limit"?: number }; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "items": (T114)[]; "next_cursor": string | null } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/appointment-notices/{id}/retry": {
post: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T114 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/agenda/working-hours": {
get: {
parameters: { query?: never; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "intervals": ({ "weekday": number; "from": string; "to": string })[] } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/agenda/blocked-times": {
get: {
parameters: { query?: { "from"?: string; "to"?: string; "cursor"?: string; "limit"?: number }; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "items": (T115)[]; "next_cursor": string | null } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
post: {
parameters: { query?: never; path?: never; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": { "starts_at": string; "ends_at": string; "title": string; "id": string } } };
responses: { 201: { headers: Record<string, unknown>; content: { "application/json": T115 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/agenda/blocked-times/{id}": {
delete: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "deleted": true } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/events": {
get: {
parameters: { query?: { "after"?: number; "limit"?: number }; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "items": (T116)[]; "next_cursor": string | null } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/planos/subscription": {
get: {
parameters: { query?: never; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T118 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/advanced-reports": {
get: {
parameters: { query: { "from": string; "to": string; "by": "day" | "week" | "month"; "locale": "pt-br" | "en-us" | "es" }; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "time_zone": string; "rows": (T119)[]; "total": T120 } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/advanced-reports/pdf": {
get: {
parameters: { query: { "from": string; "to": string; "by": "day" | "week" | "month"; "locale": "pt-br" | "en-us" | "es" }; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/pdf": string } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/perfil": {
get: {
parameters: { query?: never; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T121 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/perfil/{kind}/{id}": {
get: {
parameters: { query?: never; path: { "kind": "photo" | "logo"; "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "image/webp": string } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/consultas/{id}/retention": {
get: {
parameters: { query?: { "cursor"?: string; "limit"?: number }; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "items": (T122)[]; "next_cursor": string | null } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/configuracoes/preferences": {
get: {
parameters: { query?: never; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T123 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/configuracoes/time-zone": {
get: {
parameters: { query?: never; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "time_zone": string | null } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/uploads": {
post: {
parameters: { query?: never; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content?: never } };
};
};
"/api/v1/uploads/{id}": {
head: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content?: never } };
};
patch: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content?: never } };
};
delete: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content?: never } };
};
};
"/api/v1/laudos/{id}/images": {
post: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody?: never;
responses: { 201: { headers: Record<string, unknown>; content: { "application/json": T55 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/fhir/Patient/{id}": {
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "resourceType": "Patient"; "id": string; [key: string]: unknown } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/fhir/Encounter/{id}": {
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "resourceType": "Encounter"; "id": string; [key: string]: unknown } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/fhir/Consent/{id}": {
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "resourceType": "Consent"; "id": string; [key: string]: unknown } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/fhir/Composition/{id}": {
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "resourceType": "Composition"; "id": string; [key: string]: unknown } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/fhir/DocumentReference/{id}": {
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "resourceType": "DocumentReference"; "id": string; [key: string]: unknown } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/fhir/Provenance/{id}": {
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "resourceType": "Provenance"; "id": string; [key: string]: unknown } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/fhir/MedicationRequest/{id}": {
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "resourceType": "MedicationRequest"; "id": string; [key: string]: unknown } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/fhir/DiagnosticReport/{id}": {
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "resourceType": "DiagnosticReport"; "id": string; [key: string]: unknown } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/fhir/Observation/{id}": {
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "resourceType": "Observation"; "id": string; [key: string]: unknown } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/fhir/Appointment/{id}": {
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "resourceType": "Appointment"; "id": string; [key: string]: unknown } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/fhir/Encounter": {
get: {
parameters: { query: { "_count"?: number; "cursor"?: string; "patient": string }; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T125 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/fhir/Consent": {
get: {
parameters: { query: { "_count"?: number; "cursor"?: string; "patient": string }; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T125 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/fhir/Composition": {
get: {
parameters: { query: { "_count"?: number; "cursor"?: string; "patient": string }; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T125 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/fhir/DocumentReference": {
get: {
parameters: { query: { "_count"?: number; "cursor"?: string; "patient": string }; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T125 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/fhir/Provenance": {
get: {
parameters: { query: { "_count"?: number; "cursor"?: string; "patient": string }; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T125 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/fhir/MedicationRequest": {
get: {
parameters: { query: { "_count"?: number; "cursor"?: string; "patient": string }; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T125 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/fhir/DiagnosticReport": {
get: {
parameters: { query: { "_count"?: number; "cursor"?: string; "patient": string }; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T125 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/fhir/Observation": {
get: {
parameters: { query: { "_count"?: number; "cursor"?: string; "patient": string }; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T125 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/fhir/Appointment": {
get: {
parameters: { query: { "_count"?: number; "cursor"?: string; "patient": string }; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T125 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
post: {
parameters: { query?: never; path?: never; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": T127 } };
responses: { 201: { headers: Record<string, unknown>; content: { "application/json": { "resourceType": "Appointment"; "id": string; [key: string]: unknown } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/fhir/Practitioner/{id}": {
get: {
parameters: { query?: never; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "resourceType": "Practitioner"; "id": string; [key: string]: unknown } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/fhir/Patient/{id}/$everything": {
get: {
parameters: { query?: { "_count"?: number; "cursor"?: string }; path: { "id": string }; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": T125 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/fhir/Patient": {
post: {
parameters: { query?: never; path?: never; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": T130 } };
responses: { 201: { headers: Record<string, unknown>; content: { "application/json": { "resourceType": "Patient"; "id": string; [key: string]: unknown } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/fhir/metadata": {
get: {
parameters: { query?: never; path?: never; header?: never; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "resourceType": "CapabilityStatement"; [key: string]: unknown } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/laudos/{id}/dictations/{dictation}": {
put: {
parameters: { query?: never; path: { "id": string; "dictation": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody?: never;
responses: { 200: { headers: Record<string, unknown>; content: { "application/json": { "id": string } } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 507: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/laudo-templates/import": {
post: {
parameters: { query: { "id": string; "language": "pt-BR" | "en-US" | "es" }; path?: never; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody?: never;
responses: { 201: { headers: Record<string, unknown>; content: { "application/json": T78 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 413: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
"/api/v1/documentos/{id}/mail": {
post: {
parameters: { query?: never; path: { "id": string }; header?: { "Idempotency-Key"?: string }; cookie?: never };
requestBody: { content: { "application/json": { "id": string; "to": string } } };
responses: { 202: { headers: Record<string, unknown>; content: { "application/json": T104 } }; 400: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 401: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 403: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 404: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 409: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 422: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 429: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } }; 500: { headers: Record<string, unknown>; content: { "application/json": components["schemas"]["Problem"] } } };
};
};
}
