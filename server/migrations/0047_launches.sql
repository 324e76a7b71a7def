-- The patient to whom the running transaction is limited; null in all but those of launched sessions (withUser sets it).
CREATE FUNCTION app_paciente_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('app.paciente_id', true), '')::uuid;--> statement-breakpoint
-- Whether the caller sees the row. It runs with the caller's rights, so that the policies of the table apply.
CREATE FUNCTION launched_sees(kind text, row_id uuid) RETURNS boolean
LANGUAGE plpgsql STABLE PARALLEL SAFE SET search_path = public, pg_temp AS $$
BEGIN
  CASE kind
    WHEN 'consentimentos' THEN RETURN EXISTS (SELECT FROM consentimentos WHERE id = row_id);
    WHEN 'consultas' THEN RETURN EXISTS (SELECT FROM consultas WHERE id = row_id);
    WHEN 'laudos' THEN RETURN EXISTS (SELECT FROM laudos WHERE id = row_id);
    WHEN 'documentos' THEN RETURN EXISTS (SELECT FROM documentos WHERE id = row_id);
    WHEN 'document_versions' THEN RETURN EXISTS (SELECT FROM document_versions WHERE id = row_id);
    WHEN 'gravacoes' THEN RETURN EXISTS (SELECT FROM gravacoes WHERE id = row_id);
  END CASE;
END $$;--> statement-breakpoint
CREATE TABLE "launches" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" text NOT NULL,
	"key_id" uuid NOT NULL,
	"paciente_id" uuid NOT NULL,
	"view" text NOT NULL,
	"locale" text NOT NULL,
	"link_sha256" text NOT NULL,
	"link_expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"session_sha256" text,
	"session_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "launches_link_sha256_key" UNIQUE("link_sha256"),
	CONSTRAINT "launches_view_check" CHECK ("launches"."view" in ('patient', 'consultation')),
	CONSTRAINT "launches_locale_check" CHECK ("launches"."locale" in ('pt-br', 'en-us', 'es')),
	CONSTRAINT "launches_session_check" CHECK (num_nonnulls("launches"."used_at", "launches"."session_sha256", "launches"."session_expires_at") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "launches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "origins" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "gravacoes" ADD COLUMN "launch_paciente_id" uuid DEFAULT app_paciente_id();--> statement-breakpoint
ALTER TABLE "launches" ADD CONSTRAINT "launches_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launches" ADD CONSTRAINT "launches_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launches" ADD CONSTRAINT "launches_paciente_fk" FOREIGN KEY ("paciente_id","user_id") REFERENCES "public"."pacientes"("id","medico_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "launches_user_idx" ON "launches" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "launches_key_idx" ON "launches" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "launches_paciente_idx" ON "launches" USING btree ("paciente_id");--> statement-breakpoint
CREATE INDEX "launches_created_at_idx" ON "launches" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "launched_rows" ON "agendamentos" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null or "agendamentos"."paciente_id" = app_paciente_id());--> statement-breakpoint
CREATE POLICY "launched_rows" ON "appointment_notices" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "calendar_feeds" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "api_keys" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "idempotent_requests" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "audit_heads" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "audit_log" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "blocked_times" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "outside_calendars" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "chatzello_attachments" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "chatzello_messages" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "chatzello_parts" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "chatzello_stops" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "chatzello_threads" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "incident_informed" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "incident_notices" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "retention_erasures" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "consent_forms" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null or launched_sees('consentimentos', "consent_forms"."consent_id"));--> statement-breakpoint
CREATE POLICY "launched_rows" ON "consultation_feedback" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null or launched_sees('consultas', "consultation_feedback"."consultation_id"));--> statement-breakpoint
CREATE POLICY "launched_rows" ON "transcript_corrections" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null or launched_sees('consultas', "transcript_corrections"."consulta_id"));--> statement-breakpoint
CREATE POLICY "launched_rows" ON "consentimentos" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null or launched_sees('consultas', "consentimentos"."consulta_id"));--> statement-breakpoint
CREATE POLICY "launched_rows" ON "consultas" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null or "consultas"."paciente_id" = app_paciente_id());--> statement-breakpoint
CREATE POLICY "launched_rows" ON "document_versions" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null or launched_sees('documentos', "document_versions"."documento_id"));--> statement-breakpoint
CREATE POLICY "launched_rows" ON "documentos" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null or launched_sees('consultas', "documentos"."consulta_id") or launched_sees('laudos', "documentos"."id"));--> statement-breakpoint
CREATE POLICY "launched_rows" ON "sign_offs" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null or launched_sees('document_versions', "sign_offs"."version_id"));--> statement-breakpoint
CREATE POLICY "launched_rows" ON "gravacao_segmentos" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null or launched_sees('gravacoes', "gravacao_segmentos"."gravacao_id"));--> statement-breakpoint
CREATE POLICY "launched_rows" ON "gravacoes" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null or "gravacoes"."launch_paciente_id" = app_paciente_id() or launched_sees('consultas', "gravacoes"."consulta_id"));--> statement-breakpoint
CREATE POLICY "launched_rows" ON "live_segments" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null or launched_sees('gravacoes', "live_segments"."gravacao_id"));--> statement-breakpoint
CREATE POLICY "launched_rows" ON "laudo_dictations" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "laudo_images" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "laudo_phrase_uses" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "laudo_phrases" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "laudo_templates" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "laudos" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null or "laudos"."paciente_id" = app_paciente_id());--> statement-breakpoint
CREATE POLICY "launched_rows" ON "notifications" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "pacientes" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null or "pacientes"."id" = app_paciente_id());--> statement-breakpoint
CREATE POLICY "launched_rows" ON "patient_erasures" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null or "patient_erasures"."paciente_id" = app_paciente_id());--> statement-breakpoint
CREATE POLICY "launched_rows" ON "referral_codes" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "referrals" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "stripe_customers" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "user_onboarding" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "record_words" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "document_mails" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "issued_codes" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "issued_files" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "secure_link_openings" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "secure_links" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "webhook_attempts" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "webhook_deliveries" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "webhook_endpoints" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "webhook_events" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "launches" AS PERMISSIVE FOR ALL TO "relato_user" USING ("launches"."user_id" = app_user_id()) WITH CHECK ("launches"."user_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "launches" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "launches" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
ALTER TABLE launches FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON launches TO relato_user;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON launches TO relato_system;--> statement-breakpoint
-- A request has only the digest of a link or a cookie. The login role reads launch, key, account and plan in one statement.
CREATE POLICY "owner_rows" ON "launches" FOR SELECT TO CURRENT_USER USING (true);--> statement-breakpoint
CREATE VIEW "installation"."launch_owners" AS
  SELECT l.id AS launch_id, l.paciente_id, l.view, l.locale, l.link_sha256, l.session_sha256,
         l.used_at IS NOT NULL AS is_used,
         l.link_expires_at <= now() AS is_late,
         coalesce(l.session_expires_at > now() AND l.used_at > now() - interval '12 hours', false) AS is_open,
         coalesce(l.session_expires_at < now() + interval '55 minutes', false) AS needs_renewal,
         k.origins, o.*
    FROM public.launches l
    JOIN public.api_keys k ON k.id = l.key_id
    JOIN "installation"."api_key_owners" o ON o.key_id = l.key_id;
