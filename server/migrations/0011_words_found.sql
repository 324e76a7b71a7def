CREATE TABLE "consulta_words" (
	"consulta_id" uuid NOT NULL,
	"medico_id" text NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"data_criacao" timestamp with time zone NOT NULL,
	CONSTRAINT "consulta_words_consulta_id_word_pk" PRIMARY KEY("consulta_id","word")
);
--> statement-breakpoint
ALTER TABLE "consulta_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "consultas" ADD COLUMN "short_code" text COLLATE "C" GENERATED ALWAYS AS (right(id::text, 6)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "consulta_words" ADD CONSTRAINT "consulta_words_consulta_fk" FOREIGN KEY ("consulta_id","medico_id") REFERENCES "public"."consultas"("id","medico_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consulta_words_word_idx" ON "consulta_words" USING btree ("medico_id","word","data_criacao","consulta_id");--> statement-breakpoint
CREATE INDEX "consultas_short_code_idx" ON "consultas" USING btree ("medico_id","short_code");--> statement-breakpoint
CREATE POLICY "own_rows" ON "consulta_words" AS PERMISSIVE FOR ALL TO "relato_user" USING ("consulta_words"."medico_id" = app_user_id()) WITH CHECK ("consulta_words"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "consulta_words" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE consulta_words FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON consulta_words TO relato_user, relato_system;
