CREATE TABLE "consultation_feedback" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"consultation_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"section_type" text NOT NULL,
	"feedback_type" text NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consultation_feedback_section_key" UNIQUE("consultation_id","user_id","section_type"),
	CONSTRAINT "consultation_feedback_section_check" CHECK ("consultation_feedback"."section_type" in ('anamnesis', 'analysis', 'documents', 'transcription')),
	CONSTRAINT "consultation_feedback_type_check" CHECK ("consultation_feedback"."feedback_type" in ('positive', 'negative'))
);
--> statement-breakpoint
ALTER TABLE "consultation_feedback" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "transcript_corrections" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"consulta_id" uuid NOT NULL,
	"medico_id" text NOT NULL,
	"number" integer NOT NULL,
	"change" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transcript_corrections_number_key" UNIQUE("consulta_id","number"),
	CONSTRAINT "transcript_corrections_number_check" CHECK ("transcript_corrections"."number" > 0)
);
--> statement-breakpoint
ALTER TABLE "transcript_corrections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "consultation_feedback" ADD CONSTRAINT "consultation_feedback_consulta_fk" FOREIGN KEY ("consultation_id","user_id") REFERENCES "public"."consultas"("id","medico_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_corrections" ADD CONSTRAINT "transcript_corrections_consulta_fk" FOREIGN KEY ("consulta_id","medico_id") REFERENCES "public"."consultas"("id","medico_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows" ON "consultation_feedback" AS PERMISSIVE FOR ALL TO "relato_user" USING ("consultation_feedback"."user_id" = app_user_id()) WITH CHECK ("consultation_feedback"."user_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "consultation_feedback" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "transcript_corrections" AS PERMISSIVE FOR ALL TO "relato_user" USING ("transcript_corrections"."medico_id" = app_user_id()) WITH CHECK ("transcript_corrections"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "transcript_corrections" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE transcript_corrections FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE consultation_feedback FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Corrections are added, and neither changed nor taken away.
GRANT SELECT, INSERT ON transcript_corrections TO relato_user, relato_system;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON consultation_feedback TO relato_user;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON consultation_feedback TO relato_system;--> statement-breakpoint
-- What was heard is never lost: of a finished consultation it stays as it is, whatever is put right.
CREATE FUNCTION keep_what_was_heard() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
	RAISE EXCEPTION 'the transcript of a finished consultation is corrected by transcript_corrections' USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER consultas_heard_stays BEFORE UPDATE OF transcricao ON consultas FOR EACH ROW
	WHEN (old.status = 'Concluído' AND new.transcricao IS DISTINCT FROM old.transcricao) EXECUTE FUNCTION keep_what_was_heard();
