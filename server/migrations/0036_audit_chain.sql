CREATE TABLE "audit_heads" (
	"medico_id" text PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "audit_heads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "medico_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "prev_hash" text;--> statement-breakpoint
ALTER TABLE "issued_codes" ADD COLUMN "audit_seq" bigint;--> statement-breakpoint
ALTER TABLE "issued_codes" ADD COLUMN "audit_hash" text;--> statement-breakpoint
CREATE POLICY "own_chain" ON "audit_log" AS PERMISSIVE FOR SELECT TO "relato_user" USING ("audit_log"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "own_chain" ON "audit_heads" AS PERMISSIVE FOR SELECT TO "relato_user" USING ("audit_heads"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_reads" ON "audit_heads" AS PERMISSIVE FOR SELECT TO "relato_system" USING (true);--> statement-breakpoint
ALTER TABLE audit_heads FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- No role of the application may write the heads: the trigger does, as the owner of the tables.
GRANT SELECT ON audit_heads TO relato_user, relato_system;--> statement-breakpoint
GRANT SELECT ON audit_log TO relato_user;--> statement-breakpoint
CREATE POLICY "trigger_writes" ON audit_heads TO CURRENT_USER USING (true) WITH CHECK (true);--> statement-breakpoint
-- SHA-256 of an entry's canonical JSON: keys in order, numbers as text, `at` in microseconds since
-- 1970. server/platform/audit/hash-entry.ts computes the same.
CREATE FUNCTION hash_audit_entry(entry audit_log) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(
    '{"action":' || to_json(entry.action)
    || ',"actor":' || to_json(entry.actor)
    || ',"at":' || to_json(trim_scale(extract(epoch FROM entry.at) * 1000000)::text)
    || ',"id":' || to_json(entry.id)
    || ',"medico_id":' || to_json(entry.medico_id)
    || ',"outcome":' || to_json(entry.outcome)
    || ',"prev_hash":' || coalesce(to_json(entry.prev_hash)::text, 'null')
    || ',"seq":' || to_json(entry.seq::text)
    || ',"subject":' || coalesce(to_json(entry.subject)::text, 'null')
    || '}', 'UTF8')), 'hex');
$$;--> statement-breakpoint
-- Entries of earlier releases: an act of an administrator belongs to the account that it concerns,
-- any other to the account that acted.
ALTER TABLE audit_log NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE audit_log l SET medico_id = u.id FROM "auth"."user" u
  WHERE u.id = CASE WHEN l.action LIKE 'admin.%' OR l.actor = 'system'
    THEN l.subject ELSE l.actor END;--> statement-breakpoint
DO $$
DECLARE
  entry audit_log;
  head audit_heads;
BEGIN
  FOR entry IN SELECT * FROM audit_log ORDER BY medico_id, at, id LOOP
    IF head.medico_id IS DISTINCT FROM entry.medico_id THEN
      IF head.medico_id IS NOT NULL THEN
        INSERT INTO audit_heads VALUES (head.*);
      END IF;
      head := NULL;
    END IF;
    entry.seq := coalesce(head.seq, 0) + 1;
    entry.prev_hash := head.hash;
    entry.hash := hash_audit_entry(entry);
    UPDATE audit_log SET seq = entry.seq, prev_hash = entry.prev_hash, hash = entry.hash
      WHERE id = entry.id;
    head := ROW(entry.medico_id, entry.seq, entry.hash, entry.at);
  END LOOP;
  IF head.medico_id IS NOT NULL THEN
    INSERT INTO audit_heads VALUES (head.*);
  END IF;
END $$;--> statement-breakpoint
ALTER TABLE audit_log FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "audit_log_subject_idx" ON "audit_log" USING btree ("medico_id","subject","seq");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_medico_seq_key" UNIQUE("medico_id","seq");--> statement-breakpoint
-- The chainer. The lock makes it one at a time for all chains, so that two writers never wait for
-- each other in turn. It ends with the transaction.
CREATE FUNCTION chain_audit_entry() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  head audit_heads;
BEGIN
  PERFORM pg_advisory_xact_lock(7322864004);
  SELECT * INTO head FROM audit_heads WHERE medico_id = NEW.medico_id;
  NEW.seq := coalesce(head.seq, 0) + 1;
  NEW.prev_hash := head.hash;
  NEW.hash := hash_audit_entry(NEW);
  INSERT INTO audit_heads (medico_id, seq, hash, at)
    VALUES (NEW.medico_id, NEW.seq, NEW.hash, NEW.at)
    ON CONFLICT (medico_id) DO UPDATE SET seq = NEW.seq, hash = NEW.hash, at = NEW.at;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER chain_audit_entry BEFORE INSERT ON audit_log
  FOR EACH ROW EXECUTE FUNCTION chain_audit_entry();--> statement-breakpoint
-- As in migration 0026, but the entry belongs to the chain of the doctor.
CREATE OR REPLACE FUNCTION erase_consulta(consulta uuid, erased_by text) RETURNS text[]
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
  INSERT INTO audit_log (actor, action, subject, outcome, medico_id)
    VALUES (erased_by, 'consulta.erase', one.id, 'success', one.medico_id);
  PERFORM set_config('app.erasing', '', true);
  RETURN keys;
END $$;
