CREATE TABLE "stripe_user_subscriptions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"subscription_status" text NOT NULL,
	"price_id" text,
	"current_period_end" bigint,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"subscription_created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stripe_user_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "stripe_user_subscriptions" ADD CONSTRAINT "stripe_user_subscriptions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_row" ON "stripe_user_subscriptions" AS PERMISSIVE FOR SELECT TO "relato_user" USING ("stripe_user_subscriptions"."user_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "stripe_user_subscriptions" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE stripe_user_subscriptions FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON stripe_user_subscriptions TO relato_user;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON stripe_user_subscriptions TO relato_system;
