ALTER TABLE "consentimentos" DROP CONSTRAINT "consentimentos_pkey";--> statement-breakpoint
ALTER TABLE "consentimentos" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL;--> statement-breakpoint
CREATE INDEX "consentimentos_consulta_idx" ON "consentimentos" USING btree ("consulta_id","id");--> statement-breakpoint
-- A revocation is a new row. A consultation is deleted by erase_consulta only.
REVOKE UPDATE, DELETE ON consentimentos FROM relato_user, relato_system;--> statement-breakpoint
REVOKE DELETE ON consultas FROM relato_user, relato_system;--> statement-breakpoint
-- The owner of the tables sees no row (row-level security is forced), except inside erase_consulta.
CREATE POLICY erasing ON consultas TO CURRENT_USER USING (current_setting('app.erasing', true) = 'on');--> statement-breakpoint
CREATE POLICY erasing ON documentos TO CURRENT_USER USING (current_setting('app.erasing', true) = 'on');--> statement-breakpoint
CREATE POLICY erasing ON document_versions TO CURRENT_USER USING (current_setting('app.erasing', true) = 'on');--> statement-breakpoint
CREATE POLICY erasing ON sign_offs TO CURRENT_USER USING (current_setting('app.erasing', true) = 'on');--> statement-breakpoint
CREATE POLICY erasing ON gravacoes TO CURRENT_USER USING (current_setting('app.erasing', true) = 'on');--> statement-breakpoint
CREATE POLICY erasing ON gravacao_segmentos TO CURRENT_USER USING (current_setting('app.erasing', true) = 'on');--> statement-breakpoint
CREATE POLICY erasing ON audit_log FOR INSERT TO CURRENT_USER WITH CHECK (current_setting('app.erasing', true) = 'on');--> statement-breakpoint
-- Erases a consultation with its documents, consents and recordings, and returns the keys of its
-- files. Records are kept for 20 years after the last entry in the patient's record (Lei
-- 13.787/2018, art. 6); an example is no record. SQLSTATE RL020: the term has not passed.
CREATE FUNCTION erase_consulta(consulta uuid, erased_by text) RETURNS text[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  one consultas;
  last_entry timestamptz;
  keys text[];
BEGIN
  PERFORM set_config('app.erasing', 'on', true);
  SELECT * INTO one FROM consultas WHERE id = consulta FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no such consultation' USING ERRCODE = 'no_data_found';
  END IF;
  SELECT max(greatest(c.data_criacao, v.created_at, s.signed_at)) INTO last_entry
    FROM consultas c
    LEFT JOIN documentos d ON d.consulta_id = c.id
    LEFT JOIN document_versions v ON v.documento_id = d.id
    LEFT JOIN sign_offs s ON s.version_id = v.id
   WHERE c.id = one.id OR (c.medico_id = one.medico_id AND c.paciente_id = one.paciente_id);
  IF NOT one.is_example AND last_entry > now() - interval '20 years' THEN
    RAISE EXCEPTION 'the legal term has not passed' USING ERRCODE = 'RL020';
  END IF;
  SELECT coalesce(array_agg(s.storage_key), '{}') INTO keys
    FROM gravacoes g JOIN gravacao_segmentos s ON s.gravacao_id = g.id
   WHERE g.consulta_id = one.id;
  DELETE FROM gravacoes WHERE consulta_id = one.id;
  DELETE FROM consultas WHERE id = one.id;
  INSERT INTO audit_log (actor, action, subject, outcome)
    VALUES (erased_by, 'consulta.erase', one.id, 'success');
  PERFORM set_config('app.erasing', '', true);
  RETURN keys;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION erase_consulta FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION erase_consulta TO relato_system;
