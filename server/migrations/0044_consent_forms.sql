ALTER TABLE "consentimentos" ADD CONSTRAINT "consentimentos_id_medico_id_key" UNIQUE("id","medico_id");--> statement-breakpoint
CREATE TABLE "consent_forms" (
	"consent_id" uuid PRIMARY KEY NOT NULL,
	"medico_id" text NOT NULL,
	"storage_key" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_forms_type_check" CHECK ("consent_forms"."mime_type" in ('application/pdf', 'image/jpeg'))
);
--> statement-breakpoint
ALTER TABLE "consent_forms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "consentimentos" ADD COLUMN "representative" jsonb;--> statement-breakpoint
ALTER TABLE "consent_forms" ADD CONSTRAINT "consent_forms_consent_fk" FOREIGN KEY ("consent_id","medico_id") REFERENCES "public"."consentimentos"("id","medico_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consentimentos" ADD CONSTRAINT "consentimentos_representative_check" CHECK (("consentimentos"."given_by" = 'representative') = ("consentimentos"."representative" is not null));--> statement-breakpoint
CREATE POLICY "own_rows" ON "consent_forms" AS PERMISSIVE FOR ALL TO "relato_user" USING ("consent_forms"."medico_id" = app_user_id()) WITH CHECK ("consent_forms"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "consent_forms" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE consent_forms FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Like the consents, a form is never changed.
GRANT SELECT, INSERT ON consent_forms TO relato_user, relato_system;
