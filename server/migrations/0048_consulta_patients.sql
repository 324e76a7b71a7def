CREATE TABLE "consulta_patients" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"consulta_id" uuid NOT NULL,
	"medico_id" text NOT NULL,
	"from_id" uuid,
	"to_id" uuid,
	"changed_by" text NOT NULL,
	"changed_name" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consulta_patients_changed_check" CHECK ("consulta_patients"."from_id" is distinct from "consulta_patients"."to_id")
);
--> statement-breakpoint
ALTER TABLE "consulta_patients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "consultas" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documentos" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consulta_patients" ADD CONSTRAINT "consulta_patients_changed_by_user_id_fk" FOREIGN KEY ("changed_by") REFERENCES "auth"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consulta_patients" ADD CONSTRAINT "consulta_patients_consulta_fk" FOREIGN KEY ("consulta_id","medico_id") REFERENCES "public"."consultas"("id","medico_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consulta_patients_consulta_idx" ON "consulta_patients" USING btree ("consulta_id","id");--> statement-breakpoint
CREATE POLICY "own_rows" ON "consulta_patients" AS PERMISSIVE FOR ALL TO "relato_user" USING ("consulta_patients"."medico_id" = app_user_id()) WITH CHECK ("consulta_patients"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "consulta_patients" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "consulta_patients" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
ALTER TABLE consulta_patients FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Append-only. The rows are deleted with their consultation.
GRANT SELECT, INSERT ON consulta_patients TO relato_user, relato_system;--> statement-breakpoint
GRANT UPDATE (hidden_at) ON documentos TO relato_user, relato_system;
