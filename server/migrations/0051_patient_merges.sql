CREATE TABLE "patient_merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"medico_id" text NOT NULL,
	"from_id" uuid NOT NULL,
	"into_id" uuid NOT NULL,
	"merged_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"moved" jsonb NOT NULL,
	"taken" text[] NOT NULL,
	"from_archived_at" timestamp with time zone,
	"into_archived_at" timestamp with time zone,
	CONSTRAINT "patient_merges_other_check" CHECK ("patient_merges"."from_id" <> "patient_merges"."into_id")
);
--> statement-breakpoint
ALTER TABLE "patient_merges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "patient_merges" ADD CONSTRAINT "patient_merges_medico_id_user_id_fk" FOREIGN KEY ("medico_id") REFERENCES "auth"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "patient_merges_from_key" ON "patient_merges" USING btree ("from_id") WHERE "patient_merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "patient_merges_into_idx" ON "patient_merges" USING btree ("into_id");--> statement-breakpoint
CREATE INDEX "patient_merges_medico_idx" ON "patient_merges" USING btree ("medico_id");--> statement-breakpoint
CREATE POLICY "own_rows" ON "patient_merges" AS PERMISSIVE FOR ALL TO "relato_user" USING ("patient_merges"."medico_id" = app_user_id()) WITH CHECK ("patient_merges"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "patient_merges" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "patient_merges" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
ALTER TABLE patient_merges FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- The history of merges stays; undoing one only sets the time.
GRANT SELECT, INSERT, UPDATE (undone_at) ON patient_merges TO relato_user, relato_system;--> statement-breakpoint
-- A merge moves these rows to the patient that stays.
GRANT UPDATE (paciente_id) ON incident_informed TO relato_user;
