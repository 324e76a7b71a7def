CREATE TABLE "support_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" text NOT NULL,
	"message" text NOT NULL,
	"reply" text,
	"thread_id" text,
	"replied_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_messages_reply_check" CHECK (("support_messages"."reply" is null) = ("support_messages"."replied_at" is null))
);
--> statement-breakpoint
ALTER TABLE "support_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_messages_user_idx" ON "support_messages" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE POLICY "own_rows" ON "support_messages" AS PERMISSIVE FOR ALL TO "relato_user" USING ("support_messages"."user_id" = app_user_id()) WITH CHECK ("support_messages"."user_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "support_messages" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "support_messages" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null);--> statement-breakpoint
ALTER TABLE support_messages FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON support_messages TO relato_user, relato_system;
