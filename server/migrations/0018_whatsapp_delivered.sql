ALTER TABLE "appointment_notices" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "appointment_notices" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointment_notices" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointment_notices" ADD CONSTRAINT "appointment_notices_delivered_check" CHECK (("appointment_notices"."delivered_at" is null and "appointment_notices"."read_at" is null) or ("appointment_notices"."state" = 'sent' and "appointment_notices"."channel" = 'whatsapp'));