CREATE TABLE "laudo_dictations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"laudo_id" uuid NOT NULL,
	"medico_id" text NOT NULL,
	"storage_key" text NOT NULL,
	"duration_ms" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "laudo_dictations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "laudo_images" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"laudo_id" uuid NOT NULL,
	"medico_id" text NOT NULL,
	"storage_key" text NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "laudo_images_caption_check" CHECK (length("laudo_images"."caption") <= 300)
);
--> statement-breakpoint
ALTER TABLE "laudo_images" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "laudo_phrase_uses" (
	"user_id" text NOT NULL,
	"phrase_id" uuid NOT NULL,
	"uses" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "laudo_phrase_uses_user_id_phrase_id_pk" PRIMARY KEY("user_id","phrase_id")
);
--> statement-breakpoint
ALTER TABLE "laudo_phrase_uses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "laudo_phrases" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"medico_id" text,
	"system" boolean DEFAULT false NOT NULL,
	"categoria" text NOT NULL,
	"trigger" text NOT NULL,
	"phrase" text NOT NULL,
	"place" text NOT NULL,
	"anchor" text,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "laudo_phrases_language_check" CHECK ("laudo_phrases"."language" in ('pt-BR', 'en-US', 'es')),
	CONSTRAINT "laudo_phrases_place_check" CHECK ("laudo_phrases"."place" in ('cursor', 'replace', 'before', 'after')),
	CONSTRAINT "laudo_phrases_owned" CHECK ("laudo_phrases"."system" = ("laudo_phrases"."medico_id" is null))
);
--> statement-breakpoint
ALTER TABLE "laudo_phrases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "laudo_templates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"medico_id" text,
	"system" boolean DEFAULT false NOT NULL,
	"titulo" text NOT NULL,
	"content" jsonb NOT NULL,
	"content_html" text NOT NULL,
	"language" text NOT NULL,
	"keywords" text[] DEFAULT '{}' NOT NULL,
	"sexo" text,
	"mrrt" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "laudo_templates_language_check" CHECK ("laudo_templates"."language" in ('pt-BR', 'en-US', 'es')),
	CONSTRAINT "laudo_templates_owned" CHECK ("laudo_templates"."system" = ("laudo_templates"."medico_id" is null))
);
--> statement-breakpoint
ALTER TABLE "laudo_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "laudos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"medico_id" text NOT NULL,
	"paciente_id" uuid,
	"titulo" text NOT NULL,
	"content" jsonb NOT NULL,
	"content_html" text NOT NULL,
	"language" text NOT NULL,
	"template_id" uuid,
	"exam_date" date NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"stored_revision" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "laudos_id_medico_id_key" UNIQUE("id","medico_id"),
	CONSTRAINT "laudos_language_check" CHECK ("laudos"."language" in ('pt-BR', 'en-US', 'es')),
	CONSTRAINT "laudos_titulo_check" CHECK ("laudos"."titulo" <> '')
);
--> statement-breakpoint
ALTER TABLE "laudos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "documentos" DROP CONSTRAINT "documentos_kind_check";--> statement-breakpoint
ALTER TABLE "documentos" ALTER COLUMN "consulta_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_offs" ADD COLUMN "lint_answers" jsonb;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "rqe" text;--> statement-breakpoint
ALTER TABLE "laudo_dictations" ADD CONSTRAINT "laudo_dictations_laudo_fk" FOREIGN KEY ("laudo_id","medico_id") REFERENCES "public"."laudos"("id","medico_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laudo_images" ADD CONSTRAINT "laudo_images_laudo_fk" FOREIGN KEY ("laudo_id","medico_id") REFERENCES "public"."laudos"("id","medico_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laudo_phrase_uses" ADD CONSTRAINT "laudo_phrase_uses_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laudo_phrase_uses" ADD CONSTRAINT "laudo_phrase_uses_phrase_fk" FOREIGN KEY ("phrase_id") REFERENCES "public"."laudo_phrases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laudo_phrases" ADD CONSTRAINT "laudo_phrases_medico_id_user_id_fk" FOREIGN KEY ("medico_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laudo_templates" ADD CONSTRAINT "laudo_templates_medico_id_user_id_fk" FOREIGN KEY ("medico_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laudos" ADD CONSTRAINT "laudos_medico_id_user_id_fk" FOREIGN KEY ("medico_id") REFERENCES "auth"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laudos" ADD CONSTRAINT "laudos_documento_fk" FOREIGN KEY ("id","medico_id") REFERENCES "public"."documentos"("id","medico_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laudos" ADD CONSTRAINT "laudos_paciente_fk" FOREIGN KEY ("paciente_id","medico_id") REFERENCES "public"."pacientes"("id","medico_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "laudo_dictations_laudo_idx" ON "laudo_dictations" USING btree ("laudo_id");--> statement-breakpoint
CREATE INDEX "laudo_images_laudo_idx" ON "laudo_images" USING btree ("laudo_id","position");--> statement-breakpoint
CREATE INDEX "laudo_phrase_uses_phrase_idx" ON "laudo_phrase_uses" USING btree ("phrase_id");--> statement-breakpoint
CREATE INDEX "laudo_phrases_medico_idx" ON "laudo_phrases" USING btree ("medico_id");--> statement-breakpoint
CREATE INDEX "laudo_templates_medico_idx" ON "laudo_templates" USING btree ("medico_id");--> statement-breakpoint
CREATE INDEX "laudos_list_idx" ON "laudos" USING btree ("medico_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "laudos_paciente_idx" ON "laudos" USING btree ("paciente_id","medico_id");--> statement-breakpoint
ALTER TABLE "documentos" ADD CONSTRAINT "documentos_consulta_check" CHECK (("documentos"."kind" = 'laudo') = ("documentos"."consulta_id" is null));--> statement-breakpoint
ALTER TABLE "documentos" ADD CONSTRAINT "documentos_kind_check" CHECK ("documentos"."kind" in ('anamnesis', 'prescription', 'certificate', 'nutritional_plan', 'exam_request', 'referral', 'guidance', 'other', 'laudo'));--> statement-breakpoint
CREATE POLICY "own_rows" ON "laudo_dictations" AS PERMISSIVE FOR ALL TO "relato_user" USING ("laudo_dictations"."medico_id" = app_user_id()) WITH CHECK ("laudo_dictations"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "laudo_dictations" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "laudo_images" AS PERMISSIVE FOR ALL TO "relato_user" USING ("laudo_images"."medico_id" = app_user_id()) WITH CHECK ("laudo_images"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "laudo_images" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "laudo_phrase_uses" AS PERMISSIVE FOR ALL TO "relato_user" USING ("laudo_phrase_uses"."user_id" = app_user_id()) WITH CHECK ("laudo_phrase_uses"."user_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "visible_phrase_insert" ON "laudo_phrase_uses" AS RESTRICTIVE FOR INSERT TO "relato_user" WITH CHECK (exists (select 1 from laudo_phrases p where p.id = "laudo_phrase_uses"."phrase_id"));--> statement-breakpoint
CREATE POLICY "system_rows" ON "laudo_phrase_uses" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_or_own" ON "laudo_phrases" AS PERMISSIVE FOR SELECT TO "relato_user" USING (app_user_id() is not null and ("laudo_phrases"."system" or "laudo_phrases"."medico_id" = app_user_id()));--> statement-breakpoint
CREATE POLICY "create_own" ON "laudo_phrases" AS PERMISSIVE FOR INSERT TO "relato_user" WITH CHECK ("laudo_phrases"."medico_id" = app_user_id() and not "laudo_phrases"."system");--> statement-breakpoint
CREATE POLICY "change_own" ON "laudo_phrases" AS PERMISSIVE FOR UPDATE TO "relato_user" USING ("laudo_phrases"."medico_id" = app_user_id() and not "laudo_phrases"."system") WITH CHECK ("laudo_phrases"."medico_id" = app_user_id() and not "laudo_phrases"."system");--> statement-breakpoint
CREATE POLICY "delete_own" ON "laudo_phrases" AS PERMISSIVE FOR DELETE TO "relato_user" USING ("laudo_phrases"."medico_id" = app_user_id() and not "laudo_phrases"."system");--> statement-breakpoint
CREATE POLICY "system_rows" ON "laudo_phrases" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_or_own" ON "laudo_templates" AS PERMISSIVE FOR SELECT TO "relato_user" USING (app_user_id() is not null and ("laudo_templates"."system" or "laudo_templates"."medico_id" = app_user_id()));--> statement-breakpoint
CREATE POLICY "create_own" ON "laudo_templates" AS PERMISSIVE FOR INSERT TO "relato_user" WITH CHECK ("laudo_templates"."medico_id" = app_user_id() and not "laudo_templates"."system");--> statement-breakpoint
CREATE POLICY "change_own" ON "laudo_templates" AS PERMISSIVE FOR UPDATE TO "relato_user" USING ("laudo_templates"."medico_id" = app_user_id() and not "laudo_templates"."system") WITH CHECK ("laudo_templates"."medico_id" = app_user_id() and not "laudo_templates"."system");--> statement-breakpoint
CREATE POLICY "delete_own" ON "laudo_templates" AS PERMISSIVE FOR DELETE TO "relato_user" USING ("laudo_templates"."medico_id" = app_user_id() and not "laudo_templates"."system");--> statement-breakpoint
CREATE POLICY "system_rows" ON "laudo_templates" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "laudos" AS PERMISSIVE FOR ALL TO "relato_user" USING ("laudos"."medico_id" = app_user_id()) WITH CHECK ("laudos"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "laudos" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE laudos FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE laudo_templates FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE laudo_images FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE laudo_dictations FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE laudo_phrases FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE laudo_phrase_uses FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- A laudo is never deleted: an unsigned one is hidden by deleted_at. Dictations are evidence.
GRANT SELECT, INSERT, UPDATE ON laudos TO relato_user;--> statement-breakpoint
GRANT SELECT, INSERT ON laudo_dictations TO relato_user;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE
  ON laudo_templates, laudo_images, laudo_phrases, laudo_phrase_uses TO relato_user;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE
  ON laudos, laudo_templates, laudo_images, laudo_dictations, laudo_phrases, laudo_phrase_uses
  TO relato_system;
