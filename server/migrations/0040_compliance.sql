CREATE TABLE "installation"."incident_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"incident_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"recorded_by" text NOT NULL,
	"entry" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incident_notices" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"incident_id" uuid NOT NULL,
	"medico_id" text NOT NULL,
	"notified_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "incident_notices_doctor_key" UNIQUE("incident_id","medico_id")
);
--> statement-breakpoint
ALTER TABLE "incident_notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "retention_erasures" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"consulta_id" uuid NOT NULL,
	"medico_id" text NOT NULL,
	"kind" text NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "retention_erasures_kind_key" UNIQUE("consulta_id","kind"),
	CONSTRAINT "retention_erasures_kind_check" CHECK ("retention_erasures"."kind" in ('audio', 'transcript'))
);
--> statement-breakpoint
ALTER TABLE "retention_erasures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "incident_notices" ADD CONSTRAINT "incident_notices_medico_id_user_id_fk" FOREIGN KEY ("medico_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_erasures" ADD CONSTRAINT "retention_erasures_consulta_fk" FOREIGN KEY ("consulta_id","medico_id") REFERENCES "public"."consultas"("id","medico_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incident_entries_incident_idx" ON "installation"."incident_entries" USING btree ("incident_id","id");--> statement-breakpoint
CREATE INDEX "incident_notices_medico_idx" ON "incident_notices" USING btree ("medico_id","notified_at");--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE POLICY "own_rows" ON "incident_notices" AS PERMISSIVE FOR ALL TO "relato_user" USING ("incident_notices"."medico_id" = app_user_id()) WITH CHECK ("incident_notices"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "incident_notices" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "retention_erasures" AS PERMISSIVE FOR ALL TO "relato_user" USING ("retention_erasures"."medico_id" = app_user_id()) WITH CHECK ("retention_erasures"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "retention_erasures" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE incident_notices FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE retention_erasures FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON incident_notices, retention_erasures TO relato_user;--> statement-breakpoint
GRANT SELECT, INSERT ON incident_notices, retention_erasures TO relato_system;--> statement-breakpoint
-- The register of incidents is append-only. The login role has all grants in this schema.
CREATE FUNCTION installation.keep_incident_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the register of incidents is append-only' USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER keep_incident_entries BEFORE UPDATE OR DELETE OR TRUNCATE
  ON installation.incident_entries
  FOR EACH STATEMENT EXECUTE FUNCTION installation.keep_incident_entries();--> statement-breakpoint
-- Erases a transcript with its corrections, after its retention period. SQLSTATE RL021: the
-- newest version of the consultation's document is not signed. The trigger of migration 0039 lets
-- the owner of the table erase a finished transcript.
CREATE FUNCTION erase_transcript(consulta uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  signed boolean;
BEGIN
  PERFORM set_config('app.erasing', 'on', true);
  PERFORM FROM consultas WHERE id = consulta FOR UPDATE;
  SELECT s.version_id IS NOT NULL INTO signed
    FROM documentos d
    JOIN document_versions v ON v.documento_id = d.id
    LEFT JOIN sign_offs s ON s.version_id = v.id
   WHERE d.consulta_id = consulta AND d.kind = 'anamnesis'
   ORDER BY v.number DESC LIMIT 1;
  IF signed IS NOT TRUE THEN
    RAISE EXCEPTION 'the document is not signed' USING ERRCODE = 'RL021';
  END IF;
  UPDATE consultas SET transcricao = NULL WHERE id = consulta;
  DELETE FROM transcript_corrections WHERE consulta_id = consulta;
  PERFORM set_config('app.erasing', '', true);
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION erase_transcript FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION erase_transcript TO relato_system;
