CREATE TABLE "quota_uses" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"day" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "quota_uses_user_id_kind_subject_day_pk" PRIMARY KEY("user_id","kind","subject","day"),
	CONSTRAINT "quota_uses_used_check" CHECK ("quota_uses"."used" > 0)
);
--> statement-breakpoint
ALTER TABLE "quota_uses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "appointment_notices" DROP CONSTRAINT "appointment_notices_state_check";--> statement-breakpoint
ALTER TABLE "quota_uses" ADD CONSTRAINT "quota_uses_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_notices" ADD CONSTRAINT "appointment_notices_state_check" CHECK (("appointment_notices"."state" in ('queued', 'sent')) = ("appointment_notices"."reason" is null)
        and ("appointment_notices"."state" <> 'failed' or "appointment_notices"."reason" in ('address', 'service', 'interrupted', 'quota'))
        and ("appointment_notices"."state" <> 'skipped' or "appointment_notices"."reason" in ('no_address', 'superseded', 'past', 'switched_off', 'closed')));--> statement-breakpoint
CREATE POLICY "own_rows" ON "quota_uses" AS PERMISSIVE FOR ALL TO "relato_user" USING ("quota_uses"."user_id" = app_user_id()) WITH CHECK ("quota_uses"."user_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "quota_uses" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE quota_uses FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON quota_uses TO relato_user;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON quota_uses TO relato_system;
