CREATE TABLE "modelo_settings" (
	"user_id" text NOT NULL,
	"modelo_id" uuid NOT NULL,
	"model_writes" boolean DEFAULT true NOT NULL,
	CONSTRAINT "modelo_settings_user_id_modelo_id_pk" PRIMARY KEY("user_id","modelo_id")
);
--> statement-breakpoint
ALTER TABLE "modelo_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "documentos" ADD COLUMN "proposal" jsonb;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "model_writes" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "style_examples" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "modelo_settings" ADD CONSTRAINT "modelo_settings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modelo_settings" ADD CONSTRAINT "modelo_settings_modelo_id_modelos_anamnese_id_fk" FOREIGN KEY ("modelo_id") REFERENCES "public"."modelos_anamnese"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "modelo_settings_modelo_id_idx" ON "modelo_settings" USING btree ("modelo_id");--> statement-breakpoint
CREATE POLICY "own_rows" ON "modelo_settings" AS PERMISSIVE FOR ALL TO "relato_user" USING ("modelo_settings"."user_id" = app_user_id()) WITH CHECK ("modelo_settings"."user_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "visible_modelo_insert" ON "modelo_settings" AS RESTRICTIVE FOR INSERT TO "relato_user" WITH CHECK (exists (select 1 from modelos_anamnese m where m.id = "modelo_settings"."modelo_id"));--> statement-breakpoint
CREATE POLICY "system_rows" ON "modelo_settings" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE modelo_settings FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON modelo_settings TO relato_user, relato_system;--> statement-breakpoint
GRANT UPDATE (proposal) ON documentos TO relato_user, relato_system;--> statement-breakpoint
-- Until now only doctors asked for a document to be written.
SET LOCAL ROLE relato_system;--> statement-breakpoint
UPDATE documentos SET rewriting = rewriting || '{"asked_by": "doctor"}' WHERE rewriting IS NOT NULL;--> statement-breakpoint
RESET ROLE;
