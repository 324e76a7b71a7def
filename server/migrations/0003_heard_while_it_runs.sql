CREATE TABLE "live_segments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gravacao_id" uuid NOT NULL,
	"medico_id" text NOT NULL,
	"track" text NOT NULL,
	"ordinal" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"heard" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"heard_ms" integer DEFAULT 0 NOT NULL,
	"language" text,
	"engine" text,
	"model" text,
	"duration_ms" integer,
	"alive_at" timestamp with time zone,
	CONSTRAINT "live_segments_track_check" CHECK ("live_segments"."track" in ('microphone', 'tab', 'file'))
);
--> statement-breakpoint
ALTER TABLE "live_segments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "gravacao_segmentos" ADD COLUMN "started_ms" integer;--> statement-breakpoint
ALTER TABLE "gravacao_segmentos" ADD COLUMN "duration_ms" integer;--> statement-breakpoint
ALTER TABLE "gravacoes" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "gravacoes" ADD COLUMN "consent" text;--> statement-breakpoint
ALTER TABLE "gravacoes" ADD COLUMN "consent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_segments" ADD CONSTRAINT "live_segments_gravacao_fk" FOREIGN KEY ("gravacao_id","medico_id") REFERENCES "public"."gravacoes"("id","medico_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_segments_gravacao_id_idx" ON "live_segments" USING btree ("gravacao_id");--> statement-breakpoint
ALTER TABLE "gravacoes" ADD CONSTRAINT "gravacoes_language_check" CHECK ("gravacoes"."language" in ('pt-BR', 'en-US', 'es'));--> statement-breakpoint
ALTER TABLE "gravacoes" ADD CONSTRAINT "gravacoes_consent_check" CHECK ("gravacoes"."consent" in ('told', 'agreed', 'refused'));--> statement-breakpoint
ALTER TABLE "gravacoes" ADD CONSTRAINT "gravacoes_consent_at_check" CHECK (("gravacoes"."consent" is null) = ("gravacoes"."consent_at" is null));--> statement-breakpoint
CREATE POLICY "own_rows" ON "live_segments" AS PERMISSIVE FOR ALL TO "relato_user" USING ("live_segments"."medico_id" = app_user_id()) WITH CHECK ("live_segments"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "live_segments" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);