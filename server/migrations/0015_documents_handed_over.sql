CREATE TABLE "document_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"medico_id" text NOT NULL,
	"to_address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "document_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "issued_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"medico_id" text NOT NULL,
	"issued_by" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "issued_codes_version_key" UNIQUE("version_id"),
	CONSTRAINT "issued_codes_code_medico_key" UNIQUE("code","medico_id")
);
--> statement-breakpoint
ALTER TABLE "issued_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "issued_files" (
	"code" text NOT NULL,
	"medico_id" text NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "issued_files_code_sha256_pk" PRIMARY KEY("code","sha256"),
	CONSTRAINT "issued_files_sha256_check" CHECK ("issued_files"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "issued_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "secure_link_openings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"link_id" uuid NOT NULL,
	"medico_id" text NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "secure_link_openings_outcome_check" CHECK ("secure_link_openings"."outcome" in ('opened', 'downloaded', 'wrong', 'locked'))
);
--> statement-breakpoint
ALTER TABLE "secure_link_openings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "secure_links" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"version_id" uuid NOT NULL,
	"medico_id" text NOT NULL,
	"token_sha256" text NOT NULL,
	"protection" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "secure_links_token_sha256_unique" UNIQUE("token_sha256"),
	CONSTRAINT "secure_links_id_medico_key" UNIQUE("id","medico_id"),
	CONSTRAINT "secure_links_protection_check" CHECK ("secure_links"."protection" in ('code', 'birth_date'))
);
--> statement-breakpoint
ALTER TABLE "secure_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "document_mails" ADD CONSTRAINT "document_mails_version_fk" FOREIGN KEY ("version_id","medico_id") REFERENCES "public"."document_versions"("id","medico_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_codes" ADD CONSTRAINT "issued_codes_version_fk" FOREIGN KEY ("version_id","medico_id") REFERENCES "public"."document_versions"("id","medico_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_files" ADD CONSTRAINT "issued_files_code_fk" FOREIGN KEY ("code","medico_id") REFERENCES "public"."issued_codes"("code","medico_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "secure_link_openings" ADD CONSTRAINT "secure_link_openings_link_fk" FOREIGN KEY ("link_id","medico_id") REFERENCES "public"."secure_links"("id","medico_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "secure_links" ADD CONSTRAINT "secure_links_version_fk" FOREIGN KEY ("version_id","medico_id") REFERENCES "public"."document_versions"("id","medico_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_mails_version_idx" ON "document_mails" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "secure_link_openings_link_idx" ON "secure_link_openings" USING btree ("link_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "secure_links_version_idx" ON "secure_links" USING btree ("version_id");--> statement-breakpoint
CREATE POLICY "own_rows" ON "document_mails" AS PERMISSIVE FOR ALL TO "relato_user" USING ("document_mails"."medico_id" = app_user_id()) WITH CHECK ("document_mails"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "document_mails" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "issued_codes" AS PERMISSIVE FOR ALL TO "relato_user" USING ("issued_codes"."medico_id" = app_user_id()) WITH CHECK ("issued_codes"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "issued_codes" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "issued_files" AS PERMISSIVE FOR ALL TO "relato_user" USING ("issued_files"."medico_id" = app_user_id()) WITH CHECK ("issued_files"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "issued_files" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "secure_link_openings" AS PERMISSIVE FOR ALL TO "relato_user" USING ("secure_link_openings"."medico_id" = app_user_id()) WITH CHECK ("secure_link_openings"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "secure_link_openings" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "secure_links" AS PERMISSIVE FOR ALL TO "relato_user" USING ("secure_links"."medico_id" = app_user_id()) WITH CHECK ("secure_links"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "secure_links" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE issued_codes FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE issued_files FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE secure_links FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE secure_link_openings FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE document_mails FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What went out stays on record: nothing here is taken away, and of a link only what closes it changes.
GRANT SELECT, INSERT ON issued_codes, issued_files, secure_links, secure_link_openings, document_mails TO relato_user, relato_system;--> statement-breakpoint
GRANT UPDATE (revoked_at) ON secure_links TO relato_user;--> statement-breakpoint
GRANT UPDATE (failures) ON secure_links TO relato_system;--> statement-breakpoint
GRANT UPDATE (sent_at, failed_at) ON document_mails TO relato_user;
