CREATE TABLE "installation"."stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation"."trial_keys" (
	"digest" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation"."sandbox_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"offset_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation"."sandbox_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text,
	"position" bigserial NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plano_grants" (
	"user_id" text PRIMARY KEY NOT NULL,
	"plano" text NOT NULL,
	"until" timestamp with time zone,
	"granted_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plano_grants_plano_check" CHECK ("plano_grants"."plano" in ('monthly', 'semester', 'yearly'))
);
--> statement-breakpoint
ALTER TABLE "plano_grants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "referral_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"referrer_user_id" text NOT NULL,
	"referred_user_id" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hold_until" timestamp with time zone,
	"activated_at" timestamp with time zone,
	CONSTRAINT "referrals_referred_user_id_unique" UNIQUE("referred_user_id"),
	CONSTRAINT "referrals_status_check" CHECK ("referrals"."status" in ('pending', 'active')),
	CONSTRAINT "referrals_oneself_check" CHECK ("referrals"."referrer_user_id" <> "referrals"."referred_user_id")
);
--> statement-breakpoint
ALTER TABLE "referrals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stripe_customers" (
	"user_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stripe_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
ALTER TABLE "stripe_customers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "trials" (
	"user_id" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"locale" text NOT NULL,
	"reminded_at" timestamp with time zone,
	"end_notified_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "trials" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "stripe_user_subscriptions" ADD COLUMN "subscription_id" text;--> statement-breakpoint
ALTER TABLE "stripe_user_subscriptions" ADD COLUMN "coupon" text;--> statement-breakpoint
ALTER TABLE "plano_grants" ADD CONSTRAINT "plano_grants_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_user_id_user_id_fk" FOREIGN KEY ("referrer_user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referred_user_id_user_id_fk" FOREIGN KEY ("referred_user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD CONSTRAINT "stripe_customers_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_objects_customer_idx" ON "installation"."sandbox_objects" USING btree ("customer_id","kind","position");--> statement-breakpoint
CREATE INDEX "sandbox_objects_kind_idx" ON "installation"."sandbox_objects" USING btree ("kind","position");--> statement-breakpoint
CREATE INDEX "sandbox_objects_due_idx" ON "installation"."sandbox_objects" USING btree ((coalesce(data->'items'->'data'->0->>'current_period_end',
          data->>'next_payment_attempt', data->>'expires_at')::bigint)) WHERE data->>'status' in ('active', 'past_due', 'open');--> statement-breakpoint
CREATE INDEX "referrals_referrer_idx" ON "referrals" USING btree ("referrer_user_id","created_at");--> statement-breakpoint
ALTER TABLE "stripe_user_subscriptions" ADD CONSTRAINT "stripe_user_subscriptions_subscription_id_unique" UNIQUE("subscription_id");--> statement-breakpoint
CREATE POLICY "own_row" ON "plano_grants" AS PERMISSIVE FOR SELECT TO "relato_user" USING ("plano_grants"."user_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "plano_grants" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_row" ON "referral_codes" AS PERMISSIVE FOR SELECT TO "relato_user" USING ("referral_codes"."user_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "referral_codes" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_row" ON "referrals" AS PERMISSIVE FOR SELECT TO "relato_user" USING ("referrals"."referrer_user_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "referrals" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_row" ON "stripe_customers" AS PERMISSIVE FOR SELECT TO "relato_user" USING ("stripe_customers"."user_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "stripe_customers" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_row" ON "trials" AS PERMISSIVE FOR SELECT TO "relato_user" USING ("trials"."user_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "trials" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE plano_grants FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE referral_codes FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE referrals FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE stripe_customers FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE trials FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- The time of plans and trials: now, or the time of the payment sandbox, whose clock tests move.
-- A doctor's role cannot read the schema `installation`.
CREATE FUNCTION billing_now() RETURNS timestamptz
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
  RETURN now() + coalesce((SELECT offset_ms FROM installation.sandbox_clock WHERE id = 1), 0)
    * interval '1 millisecond';
--> statement-breakpoint
GRANT SELECT ON plano_grants, referral_codes, referrals, stripe_customers, trials TO relato_user;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE
  ON plano_grants, referral_codes, referrals, stripe_customers, trials TO relato_system;
