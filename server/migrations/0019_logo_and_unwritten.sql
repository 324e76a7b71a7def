ALTER TABLE "user_profiles" ADD COLUMN "logo_url" text;--> statement-breakpoint
CREATE POLICY "unwritten_delete" ON "documentos" AS RESTRICTIVE FOR DELETE TO "relato_user" USING (not exists (select 1 from document_versions v where v.documento_id = "documentos"."id"));--> statement-breakpoint
-- One that was asked for and never written; the policy lets no other go.
GRANT DELETE ON documentos TO relato_user;
