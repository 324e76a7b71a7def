-- Policies hold for the owner too: the login role, which owns the tables, has none, so outside withUser and asSystem it reads
-- nothing and writes nothing. Every new table needs these lines as well; the access test says so when they are missing.
ALTER TABLE audit_log FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE consentimentos FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE consultas FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE events FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE gravacao_segmentos FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE gravacoes FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE modelos_anamnese FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE notifications FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE pacientes FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE user_onboarding FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE user_profiles FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Granted table by table, never by default: a table that a migration forgets is closed, not open.
GRANT SELECT, INSERT, UPDATE, DELETE ON
  consentimentos, consultas, events, gravacao_segmentos, gravacoes, modelos_anamnese, notifications, pacientes,
  user_onboarding, user_profiles
  TO relato_user, relato_system;--> statement-breakpoint
GRANT SELECT, INSERT ON audit_log TO relato_system;--> statement-breakpoint
GRANT USAGE ON SCHEMA auth TO relato_system;--> statement-breakpoint
GRANT SELECT (id, name, email) ON auth."user" TO relato_system;--> statement-breakpoint
-- drizzle-kit cannot name the columns of ON DELETE SET NULL; without them medico_id would be set to null too.
ALTER TABLE consultas DROP CONSTRAINT consultas_paciente_fk;--> statement-breakpoint
ALTER TABLE consultas ADD CONSTRAINT consultas_paciente_fk FOREIGN KEY (paciente_id, medico_id)
  REFERENCES pacientes (id, medico_id) ON DELETE SET NULL (paciente_id);--> statement-breakpoint
-- Numbers an event after taking the doctor's lock, which lasts until commit, so that a reader who asks for `id > last` can never
-- be overtaken by a smaller id that commits later. SECURITY DEFINER for the sequence.
CREATE FUNCTION number_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('relato_events ' || new.user_id, 0));
  new.id := nextval('public.events_id_seq');
  PERFORM pg_notify('relato_events', new.user_id);
  RETURN new;
END
$$;--> statement-breakpoint
CREATE TRIGGER number_event BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION number_event();
