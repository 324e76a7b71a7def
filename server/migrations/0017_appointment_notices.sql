CREATE TABLE "appointment_notices" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"agendamento_id" uuid NOT NULL,
	"medico_id" text NOT NULL,
	"paciente_id" uuid,
	"channel" text NOT NULL,
	"occasion" text NOT NULL,
	"data" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointment_notices_channel_check" CHECK ("appointment_notices"."channel" in ('email', 'whatsapp')),
	CONSTRAINT "appointment_notices_occasion_check" CHECK ("appointment_notices"."occasion" in ('created', 'changed', 'cancelled', 'reminder')),
	CONSTRAINT "appointment_notices_state_check" CHECK (("appointment_notices"."state" in ('queued', 'sent')) = ("appointment_notices"."reason" is null)
        and ("appointment_notices"."state" <> 'failed' or "appointment_notices"."reason" in ('address', 'service', 'interrupted'))
        and ("appointment_notices"."state" <> 'skipped' or "appointment_notices"."reason" in ('no_address', 'superseded', 'past', 'switched_off', 'closed')))
);
--> statement-breakpoint
ALTER TABLE "appointment_notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_token_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "agendamentos" ADD COLUMN "notify_email" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "agendamentos" ADD COLUMN "notify_whatsapp" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "agendamentos" ADD COLUMN "locale" text DEFAULT 'pt-br' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_notices" ADD CONSTRAINT "appointment_notices_agendamento_fk" FOREIGN KEY ("agendamento_id","medico_id") REFERENCES "public"."agendamentos"("id","medico_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_notices" ADD CONSTRAINT "appointment_notices_paciente_fk" FOREIGN KEY ("paciente_id","medico_id") REFERENCES "public"."pacientes"("id","medico_id") ON DELETE set null ("paciente_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_notices_agendamento_idx" ON "appointment_notices" USING btree ("agendamento_id","created_at");--> statement-breakpoint
CREATE INDEX "appointment_notices_paciente_idx" ON "appointment_notices" USING btree ("paciente_id");--> statement-breakpoint
CREATE INDEX "appointment_notices_queued_idx" ON "appointment_notices" USING btree ("updated_at") WHERE "appointment_notices"."state" = 'queued';--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_notices_reminder_key" ON "appointment_notices" USING btree ("agendamento_id","channel","paciente_id","data") WHERE "appointment_notices"."occasion" = 'reminder';--> statement-breakpoint
CREATE INDEX "agendamentos_tomorrow_idx" ON "agendamentos" USING btree ("data") WHERE "agendamentos"."cancelled_at" is null;--> statement-breakpoint
ALTER TABLE "agendamentos" ADD CONSTRAINT "agendamentos_locale_check" CHECK ("agendamentos"."locale" in ('pt-br', 'en-us', 'es'));--> statement-breakpoint
CREATE POLICY "own_rows" ON "appointment_notices" AS PERMISSIVE FOR ALL TO "relato_user" USING ("appointment_notices"."medico_id" = app_user_id()) WITH CHECK ("appointment_notices"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "appointment_notices" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "calendar_feeds" AS PERMISSIVE FOR ALL TO "relato_user" USING ("calendar_feeds"."user_id" = app_user_id()) WITH CHECK ("calendar_feeds"."user_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "calendar_feeds" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE appointment_notices FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE calendar_feeds FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON appointment_notices, calendar_feeds TO relato_user, relato_system;
