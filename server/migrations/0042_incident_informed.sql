ALTER TABLE "incident_notices" ADD CONSTRAINT "incident_notices_id_medico_id_key" UNIQUE("id","medico_id");--> statement-breakpoint
CREATE TABLE "incident_informed" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"notice_id" uuid NOT NULL,
	"paciente_id" uuid NOT NULL,
	"medico_id" text NOT NULL,
	"informed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "incident_informed_patient_key" UNIQUE("notice_id","paciente_id")
);
--> statement-breakpoint
ALTER TABLE "incident_informed" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "incident_informed" ADD CONSTRAINT "incident_informed_medico_id_user_id_fk" FOREIGN KEY ("medico_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_informed" ADD CONSTRAINT "incident_informed_notice_fk" FOREIGN KEY ("notice_id","medico_id") REFERENCES "public"."incident_notices"("id","medico_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_informed" ADD CONSTRAINT "incident_informed_paciente_fk" FOREIGN KEY ("paciente_id","medico_id") REFERENCES "public"."pacientes"("id","medico_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incident_informed_paciente_idx" ON "incident_informed" USING btree ("paciente_id","medico_id");--> statement-breakpoint
CREATE POLICY "own_rows" ON "incident_informed" AS PERMISSIVE FOR ALL TO "relato_user" USING ("incident_informed"."medico_id" = app_user_id()) WITH CHECK ("incident_informed"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "incident_informed" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE incident_informed FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON incident_informed TO relato_user;--> statement-breakpoint
GRANT SELECT, INSERT ON incident_informed TO relato_system;
