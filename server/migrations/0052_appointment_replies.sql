ALTER TABLE "agendamentos" ADD COLUMN "cancelled_by_patient" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "agendamentos" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "agendamentos" ADD CONSTRAINT "agendamentos_cancelled_by_check" CHECK (not "agendamentos"."cancelled_by_patient" or "agendamentos"."cancelled_at" is not null);