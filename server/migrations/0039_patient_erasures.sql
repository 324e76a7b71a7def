CREATE TABLE "patient_erasures" (
	"paciente_id" uuid PRIMARY KEY NOT NULL,
	"medico_id" text NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL,
	"restricted_until" date,
	"search_name" text,
	"open_until" timestamp with time zone,
	"document_ids" uuid[] DEFAULT '{}' NOT NULL,
	"items" jsonb NOT NULL,
	CONSTRAINT "patient_erasures_restricted_check" CHECK (("patient_erasures"."restricted_until" is null) = ("patient_erasures"."search_name" is null))
);
--> statement-breakpoint
ALTER TABLE "patient_erasures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "patient_erasures" ADD CONSTRAINT "patient_erasures_medico_id_user_id_fk" FOREIGN KEY ("medico_id") REFERENCES "auth"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_erasures_medico_idx" ON "patient_erasures" USING btree ("medico_id");--> statement-breakpoint
CREATE POLICY "hide_restricted" ON "consultas" AS RESTRICTIVE FOR SELECT TO "relato_user" USING ("consultas"."paciente_id" is null or "consultas"."paciente_id" not in (select paciente_id from patient_erasures
    where restricted_until is not null and (open_until is null or open_until <= now())));--> statement-breakpoint
CREATE POLICY "hide_restricted" ON "document_versions" AS RESTRICTIVE FOR SELECT TO "relato_user" USING ("document_versions"."documento_id" not in (select unnest(document_ids) from patient_erasures
    where restricted_until is not null and (open_until is null or open_until <= now())));--> statement-breakpoint
CREATE POLICY "hide_restricted" ON "documentos" AS RESTRICTIVE FOR SELECT TO "relato_user" USING ("documentos"."id" not in (select unnest(document_ids) from patient_erasures
    where restricted_until is not null and (open_until is null or open_until <= now())));--> statement-breakpoint
CREATE POLICY "hide_restricted" ON "laudo_images" AS RESTRICTIVE FOR SELECT TO "relato_user" USING ("laudo_images"."laudo_id" not in (select unnest(document_ids) from patient_erasures
    where restricted_until is not null and (open_until is null or open_until <= now())));--> statement-breakpoint
CREATE POLICY "hide_restricted" ON "laudos" AS RESTRICTIVE FOR SELECT TO "relato_user" USING ("laudos"."paciente_id" is null or "laudos"."paciente_id" not in (select paciente_id from patient_erasures
    where restricted_until is not null and (open_until is null or open_until <= now())));--> statement-breakpoint
CREATE POLICY "hide_restricted" ON "pacientes" AS RESTRICTIVE FOR SELECT TO "relato_user" USING ("pacientes"."id" is null or "pacientes"."id" not in (select paciente_id from patient_erasures
    where restricted_until is not null and (open_until is null or open_until <= now())));--> statement-breakpoint
CREATE POLICY "own_rows" ON "patient_erasures" AS PERMISSIVE FOR ALL TO "relato_user" USING ("patient_erasures"."medico_id" = app_user_id()) WITH CHECK ("patient_erasures"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "patient_erasures" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE patient_erasures FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON patient_erasures TO relato_user, relato_system;--> statement-breakpoint
-- The owner of the tables sees no row (row-level security is forced), except inside the function.
CREATE POLICY erasing ON pacientes TO CURRENT_USER USING (current_setting('app.erasing', true) = 'on');--> statement-breakpoint
CREATE POLICY erasing ON laudos TO CURRENT_USER USING (current_setting('app.erasing', true) = 'on');--> statement-breakpoint
CREATE POLICY erasing ON laudo_dictations TO CURRENT_USER USING (current_setting('app.erasing', true) = 'on');--> statement-breakpoint
CREATE POLICY erasing ON transcript_corrections TO CURRENT_USER USING (current_setting('app.erasing', true) = 'on');--> statement-breakpoint
CREATE POLICY erasing ON consultation_feedback TO CURRENT_USER USING (current_setting('app.erasing', true) = 'on');--> statement-breakpoint
CREATE POLICY erasing ON secure_links TO CURRENT_USER USING (current_setting('app.erasing', true) = 'on');--> statement-breakpoint
CREATE POLICY erasing ON document_mails TO CURRENT_USER USING (current_setting('app.erasing', true) = 'on');--> statement-breakpoint
-- The transcript of a finished consultation stays as it is. Only erase_patient_details, which runs
-- as the owner of the table, erases it.
CREATE OR REPLACE FUNCTION keep_what_was_heard() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  IF current_user = (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = TG_RELID) THEN
    RETURN new;
  END IF;
  RAISE EXCEPTION 'the transcript of a finished consultation is corrected by transcript_corrections'
    USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
-- Erases what belongs to no record and what a doctor cannot delete alone: transcripts, their
-- corrections, feedback, dictated sound, links, mails, and laudos that are drafts or removed.
-- Documents with a version, signatures and consents stay. The caller's doctor must own the patient.
CREATE FUNCTION erase_patient_details(patient uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  me text := app_user_id();
  visits uuid[];
  documents uuid[];
  drafts uuid[];
BEGIN
  PERFORM set_config('app.erasing', 'on', true);
  PERFORM 1 FROM pacientes WHERE id = patient AND medico_id = me FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no such patient' USING ERRCODE = 'no_data_found';
  END IF;
  visits := array(SELECT id FROM consultas WHERE paciente_id = patient AND medico_id = me);
  documents := array(
    SELECT id FROM documentos WHERE consulta_id = ANY (visits)
    UNION ALL
    SELECT id FROM laudos WHERE paciente_id = patient AND medico_id = me);
  drafts := array(
    SELECT l.id FROM laudos l
     WHERE l.paciente_id = patient AND l.medico_id = me
       AND (l.deleted_at IS NOT NULL
            OR NOT EXISTS (SELECT FROM document_versions v WHERE v.documento_id = l.id)));
  UPDATE consultas SET transcricao = null WHERE id = ANY (visits);
  DELETE FROM transcript_corrections WHERE consulta_id = ANY (visits);
  DELETE FROM consultation_feedback WHERE consultation_id = ANY (visits);
  DELETE FROM laudo_dictations WHERE laudo_id = ANY (documents);
  DELETE FROM secure_links
   WHERE version_id IN (SELECT id FROM document_versions WHERE documento_id = ANY (documents));
  DELETE FROM document_mails
   WHERE version_id IN (SELECT id FROM document_versions WHERE documento_id = ANY (documents));
  DELETE FROM laudos WHERE id = ANY (drafts);
  DELETE FROM documentos WHERE id = ANY (drafts);
  PERFORM set_config('app.erasing', '', true);
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION erase_patient_details FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION erase_patient_details TO relato_user;
