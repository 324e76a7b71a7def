-- Text as a search sees it: lower case, no accents. By ICU and not by the database's own locale, so that every installation folds alike.
CREATE FUNCTION plain_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g') COLLATE "pt-BR-x-icu");
--> statement-breakpoint
DROP INDEX "pacientes_medico_id_idx";--> statement-breakpoint
ALTER TABLE "pacientes" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pacientes" ADD COLUMN "search_text" text GENERATED ALWAYS AS (plain_text(nome || ' ' || coalesce(email, '') || ' ' || coalesce(telefone, '') || ' ' || coalesce(whatsapp, '') || ' ' || coalesce(documento, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "pacientes_list_idx" ON "pacientes" USING btree ("medico_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
