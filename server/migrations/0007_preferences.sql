CREATE TABLE "user_preferences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"notify_appointments" boolean DEFAULT true NOT NULL,
	"notify_documents" boolean DEFAULT true NOT NULL,
	"notify_system" boolean DEFAULT false NOT NULL,
	"email_marketing" boolean DEFAULT false NOT NULL,
	"auto_save" boolean DEFAULT true NOT NULL,
	"live_transcription" boolean DEFAULT true NOT NULL,
	"notification_sound" boolean DEFAULT true NOT NULL,
	"share_for_improvement" boolean DEFAULT false NOT NULL,
	"usage_analytics" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_preferences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows" ON "user_preferences" AS PERMISSIVE FOR ALL TO "relato_user" USING ("user_preferences"."user_id" = app_user_id()) WITH CHECK ("user_preferences"."user_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "user_preferences" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE user_preferences FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON user_preferences TO relato_user, relato_system;
