CREATE TABLE "waiting_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"medico_id" text NOT NULL,
	"paciente_id" uuid NOT NULL,
	"agendamento_id" uuid,
	"tipo" text NOT NULL,
	"duracao_min" integer NOT NULL,
	"from_day" date,
	"until_day" date,
	"weekdays" smallint[] NOT NULL,
	"day_part" text NOT NULL,
	"priority" text NOT NULL,
	"note" text,
	"removed_at" timestamp with time zone,
	"booked_id" uuid,
	"moved_from" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_entries_duracao_check" CHECK ("waiting_entries"."duracao_min" between 1 and 1440),
	CONSTRAINT "waiting_entries_tipo_check" CHECK ("waiting_entries"."tipo" in ('Presencial', 'Telemedicina')),
	CONSTRAINT "waiting_entries_part_check" CHECK ("waiting_entries"."day_part" in ('any', 'morning', 'afternoon')),
	CONSTRAINT "waiting_entries_priority_check" CHECK ("waiting_entries"."priority" in ('normal', 'high')),
	CONSTRAINT "waiting_entries_period_check" CHECK ("waiting_entries"."from_day" <= "waiting_entries"."until_day"),
	CONSTRAINT "waiting_entries_note_check" CHECK ("waiting_entries"."note" <> '' and length("waiting_entries"."note") <= 500)
);
--> statement-breakpoint
ALTER TABLE "waiting_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_medico_id_user_id_fk" FOREIGN KEY ("medico_id") REFERENCES "auth"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_paciente_fk" FOREIGN KEY ("paciente_id","medico_id") REFERENCES "public"."pacientes"("id","medico_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_agendamento_fk" FOREIGN KEY ("agendamento_id","medico_id") REFERENCES "public"."agendamentos"("id","medico_id") ON DELETE set null ("agendamento_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_booked_fk" FOREIGN KEY ("booked_id","medico_id") REFERENCES "public"."agendamentos"("id","medico_id") ON DELETE set null ("booked_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_entries_list_idx" ON "waiting_entries" USING btree ("medico_id","created_at") WHERE "waiting_entries"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "waiting_entries_paciente_idx" ON "waiting_entries" USING btree ("paciente_id");--> statement-breakpoint
CREATE INDEX "waiting_entries_agendamento_idx" ON "waiting_entries" USING btree ("agendamento_id");--> statement-breakpoint
CREATE INDEX "waiting_entries_booked_idx" ON "waiting_entries" USING btree ("booked_id");--> statement-breakpoint
CREATE POLICY "own_rows" ON "waiting_entries" AS PERMISSIVE FOR ALL TO "relato_user" USING ("waiting_entries"."medico_id" = app_user_id()) WITH CHECK ("waiting_entries"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "waiting_entries" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "launched_rows" ON "waiting_entries" AS RESTRICTIVE FOR ALL TO "relato_user" USING (app_paciente_id() is null or "waiting_entries"."paciente_id" = app_paciente_id());--> statement-breakpoint
ALTER TABLE waiting_entries FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON waiting_entries TO relato_user, relato_system;