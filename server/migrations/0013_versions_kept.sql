CREATE TABLE "document_versions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"documento_id" uuid NOT NULL,
	"medico_id" text NOT NULL,
	"number" integer NOT NULL,
	"titulo" text NOT NULL,
	"modelo_id" uuid,
	"content" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"author" text,
	"author_name" text,
	"writer" jsonb,
	"change" text NOT NULL,
	"restored_from" integer,
	"instruction" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_versions_id_medico_id_key" UNIQUE("id","medico_id"),
	CONSTRAINT "document_versions_number_key" UNIQUE("documento_id","number"),
	CONSTRAINT "document_versions_number_check" CHECK ("document_versions"."number" > 0),
	CONSTRAINT "document_versions_made_by_check" CHECK ("document_versions"."made_by" in ('engine', 'model', 'doctor')),
	CONSTRAINT "document_versions_author_check" CHECK (("document_versions"."made_by" = 'doctor') = ("document_versions"."author" is not null) and ("document_versions"."author" is null) = ("document_versions"."author_name" is null)),
	CONSTRAINT "document_versions_change_check" CHECK ("document_versions"."change" in ('written', 'edited', 'restored', 'rewritten', 'kept', 'addendum')),
	CONSTRAINT "document_versions_restored_check" CHECK (("document_versions"."change" = 'restored') = ("document_versions"."restored_from" is not null))
);
--> statement-breakpoint
ALTER TABLE "document_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "documentos" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"consulta_id" uuid NOT NULL,
	"medico_id" text NOT NULL,
	"kind" text NOT NULL,
	"rewriting" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documentos_id_medico_id_key" UNIQUE("id","medico_id"),
	CONSTRAINT "documentos_kind_check" CHECK ("documentos"."kind" in ('anamnesis', 'prescription', 'certificate', 'nutritional_plan', 'other'))
);
--> statement-breakpoint
ALTER TABLE "documentos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sign_offs" (
	"version_id" uuid PRIMARY KEY NOT NULL,
	"medico_id" text NOT NULL,
	"sha256" text NOT NULL,
	"signed_by" text NOT NULL,
	"signed_name" text NOT NULL,
	"signed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"findings" jsonb NOT NULL,
	CONSTRAINT "sign_offs_sha256_check" CHECK ("sign_offs"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "sign_offs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_modelo_id_modelos_anamnese_id_fk" FOREIGN KEY ("modelo_id") REFERENCES "public"."modelos_anamnese"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_author_user_id_fk" FOREIGN KEY ("author") REFERENCES "auth"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_documento_fk" FOREIGN KEY ("documento_id","medico_id") REFERENCES "public"."documentos"("id","medico_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documentos" ADD CONSTRAINT "documentos_consulta_fk" FOREIGN KEY ("consulta_id","medico_id") REFERENCES "public"."consultas"("id","medico_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_offs" ADD CONSTRAINT "sign_offs_signed_by_user_id_fk" FOREIGN KEY ("signed_by") REFERENCES "auth"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_offs" ADD CONSTRAINT "sign_offs_version_fk" FOREIGN KEY ("version_id","medico_id") REFERENCES "public"."document_versions"("id","medico_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_versions_modelo_id_idx" ON "document_versions" USING btree ("modelo_id");--> statement-breakpoint
CREATE INDEX "documentos_consulta_idx" ON "documentos" USING btree ("consulta_id","medico_id");--> statement-breakpoint
CREATE UNIQUE INDEX "documentos_one_anamnesis_key" ON "documentos" USING btree ("consulta_id") WHERE kind = 'anamnesis';--> statement-breakpoint
CREATE POLICY "own_rows" ON "document_versions" AS PERMISSIVE FOR ALL TO "relato_user" USING ("document_versions"."medico_id" = app_user_id()) WITH CHECK ("document_versions"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "visible_modelo_insert" ON "document_versions" AS RESTRICTIVE FOR INSERT TO "relato_user" WITH CHECK ("document_versions"."modelo_id" is null or exists (select 1 from modelos_anamnese m where m.id = "document_versions"."modelo_id"));--> statement-breakpoint
CREATE POLICY "system_rows" ON "document_versions" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "documentos" AS PERMISSIVE FOR ALL TO "relato_user" USING ("documentos"."medico_id" = app_user_id()) WITH CHECK ("documentos"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "documentos" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "sign_offs" AS PERMISSIVE FOR ALL TO "relato_user" USING ("sign_offs"."medico_id" = app_user_id()) WITH CHECK ("sign_offs"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "sign_offs" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE documentos FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE document_versions FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE sign_offs FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Nobody changes a version or a signature, the system neither; a document's row has one column that moves.
GRANT SELECT, INSERT, UPDATE (rewriting) ON documentos TO relato_user, relato_system;--> statement-breakpoint
GRANT SELECT, INSERT ON document_versions, sign_offs TO relato_user, relato_system;--> statement-breakpoint
-- What was written before there were versions becomes the first of each document, out of `documento_gerado`.
SET LOCAL ROLE relato_system;--> statement-breakpoint
INSERT INTO documentos (consulta_id, medico_id, kind, created_at)
  SELECT id, medico_id, 'anamnesis', coalesce(concluida_em, data_criacao) FROM consultas
   WHERE jsonb_typeof(documento_gerado #> '{written,document}') = 'object';--> statement-breakpoint
INSERT INTO documentos (consulta_id, medico_id, kind, created_at)
  SELECT c.id, c.medico_id, d.key, coalesce(c.concluida_em, c.data_criacao)
    FROM consultas c, jsonb_each(c.documento_gerado #> '{written,documents}') d
   WHERE jsonb_typeof(d.value) = 'array';--> statement-breakpoint
INSERT INTO document_versions (documento_id, medico_id, number, titulo, modelo_id, content, made_by, writer, change, created_at)
  SELECT d.id, d.medico_id, 1, m.titulo, m.id, c.documento_gerado #> '{written,document}',
         c.documento_gerado #>> '{written,writer,kind}', c.documento_gerado #> '{written,writer}', 'written', d.created_at
    FROM documentos d JOIN consultas c ON c.id = d.consulta_id JOIN modelos_anamnese m ON m.id = c.modelo_id
   WHERE d.kind = 'anamnesis';--> statement-breakpoint
INSERT INTO document_versions (documento_id, medico_id, number, titulo, content, made_by, writer, change, created_at)
  SELECT d.id, d.medico_id, 1, t.titulo,
         jsonb_build_object(
           'markdown', '# ' || t.titulo || E'\n\n' || coalesce(
             (SELECT string_agg('- ' || regexp_replace(s.value ->> 'text', '\s+', ' ', 'g') || '.', E'\n' ORDER BY s.ordinality)
                FROM jsonb_array_elements(c.documento_gerado #> ARRAY['written', 'documents', d.kind]) WITH ORDINALITY s), '') || E'\n',
           'sections', jsonb_build_array(jsonb_build_object(
             'heading', t.titulo, 'level', 1, 'statements', c.documento_gerado #> ARRAY['written', 'documents', d.kind]))),
         c.documento_gerado #>> '{written,writer,kind}', c.documento_gerado #> '{written,writer}', 'written', d.created_at
    FROM documentos d JOIN consultas c ON c.id = d.consulta_id,
         LATERAL (SELECT CASE d.kind || ' ' || c.language
           WHEN 'prescription pt-BR' THEN 'Receita' WHEN 'prescription en-US' THEN 'Prescription' WHEN 'prescription es' THEN 'Receta'
           WHEN 'certificate pt-BR' THEN 'Atestado' WHEN 'certificate en-US' THEN 'Medical certificate'
           WHEN 'certificate es' THEN 'Certificado médico'
           WHEN 'nutritional_plan pt-BR' THEN 'Plano nutricional' WHEN 'nutritional_plan en-US' THEN 'Nutritional plan'
           ELSE 'Plan nutricional' END AS titulo) t
   WHERE d.kind <> 'anamnesis';--> statement-breakpoint
UPDATE consultas SET documento_gerado = documento_gerado #- '{written,document}' #- '{written,documents}'
 WHERE documento_gerado ? 'written';--> statement-breakpoint
RESET ROLE;
