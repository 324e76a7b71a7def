CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"secret_sha256" text NOT NULL,
	"scopes" text[] NOT NULL,
	"addresses" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_secret_sha256_key" UNIQUE("secret_sha256"),
	CONSTRAINT "api_keys_scopes_check" CHECK (cardinality("api_keys"."scopes") > 0)
);
--> statement-breakpoint
ALTER TABLE "api_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "idempotent_requests" (
	"key_id" uuid NOT NULL,
	"key" text NOT NULL,
	"user_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"claim_id" uuid NOT NULL,
	"leased_until" timestamp with time zone NOT NULL,
	"has_effect" boolean DEFAULT false NOT NULL,
	"status" integer,
	"answer" text,
	"error_code" text,
	"error_field" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotent_requests_key_id_key_pk" PRIMARY KEY("key_id","key"),
	CONSTRAINT "idempotent_requests_answer_check" CHECK (num_nonnulls("idempotent_requests"."answer", "idempotent_requests"."error_code") <= 1),
	CONSTRAINT "idempotent_requests_key_check" CHECK (length("idempotent_requests"."key") between 1 and 255)
);
--> statement-breakpoint
ALTER TABLE "idempotent_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_requests" ADD CONSTRAINT "idempotent_requests_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_requests" ADD CONSTRAINT "idempotent_requests_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_user_idx" ON "api_keys" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "idempotent_requests_user_idx" ON "idempotent_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "idempotent_requests_created_at_idx" ON "idempotent_requests" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "own_rows" ON "api_keys" AS PERMISSIVE FOR ALL TO "relato_user" USING ("api_keys"."user_id" = app_user_id()) WITH CHECK ("api_keys"."user_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "api_keys" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "idempotent_requests" AS PERMISSIVE FOR ALL TO "relato_user" USING ("idempotent_requests"."user_id" = app_user_id()) WITH CHECK ("idempotent_requests"."user_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "idempotent_requests" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE api_keys FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE idempotent_requests FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON api_keys TO relato_user;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON api_keys TO relato_system;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON idempotent_requests TO relato_user, relato_system;--> statement-breakpoint
-- A request has only its key's digest. The login role reads key, account and plan in one statement.
CREATE POLICY "owner_rows" ON "api_keys" FOR SELECT TO CURRENT_USER USING (true);--> statement-breakpoint
CREATE VIEW "installation"."api_key_owners" AS
  SELECT k.id AS key_id, k.secret_sha256, k.scopes, k.addresses,
         k.revoked_at IS NOT NULL OR coalesce(k.expires_at <= now(), false) AS has_ended,
         coalesce(k.last_used_at > now() - interval '1 minute', false) AS is_use_known,
         u.id, u.email, u.name, u.role, u.banned, u.two_factor_enabled AS has_second_step,
         p.payment, p.granted, p.granted_until, p.trial_ends_at
    FROM public.api_keys k
    JOIN "auth"."user" u ON u.id = k.user_id
    JOIN "installation"."account_plans" p ON p.user_id = k.user_id;
