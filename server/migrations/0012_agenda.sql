CREATE TABLE "agendamentos" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"medico_id" text NOT NULL,
	"data" timestamp with time zone NOT NULL,
	"duracao_min" integer DEFAULT 30 NOT NULL,
	"tipo" text DEFAULT 'Presencial' NOT NULL,
	"titulo" text,
	"paciente_id" uuid,
	"consulta_id" uuid,
	"cancelled_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agendamentos_id_medico_id_key" UNIQUE("id","medico_id"),
	CONSTRAINT "agendamentos_duracao_check" CHECK ("agendamentos"."duracao_min" between 1 and 1440),
	CONSTRAINT "agendamentos_tipo_check" CHECK ("agendamentos"."tipo" in ('Presencial', 'Telemedicina')),
	CONSTRAINT "agendamentos_titulo_check" CHECK ("agendamentos"."titulo" <> '' and length("agendamentos"."titulo") <= 200)
);
--> statement-breakpoint
ALTER TABLE "agendamentos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "agendamentos" ADD CONSTRAINT "agendamentos_medico_id_user_id_fk" FOREIGN KEY ("medico_id") REFERENCES "auth"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agendamentos" ADD CONSTRAINT "agendamentos_paciente_fk" FOREIGN KEY ("paciente_id","medico_id") REFERENCES "public"."pacientes"("id","medico_id") ON DELETE set null ("paciente_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agendamentos" ADD CONSTRAINT "agendamentos_consulta_fk" FOREIGN KEY ("consulta_id","medico_id") REFERENCES "public"."consultas"("id","medico_id") ON DELETE set null ("consulta_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agendamentos_data_idx" ON "agendamentos" USING btree ("medico_id","data","id");--> statement-breakpoint
CREATE INDEX "agendamentos_paciente_id_idx" ON "agendamentos" USING btree ("paciente_id");--> statement-breakpoint
CREATE INDEX "agendamentos_consulta_id_idx" ON "agendamentos" USING btree ("consulta_id");--> statement-breakpoint
CREATE POLICY "own_rows" ON "agendamentos" AS PERMISSIVE FOR ALL TO "relato_user" USING ("agendamentos"."medico_id" = app_user_id()) WITH CHECK ("agendamentos"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "agendamentos" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE agendamentos FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON agendamentos TO relato_user, relato_system;
