ALTER TABLE "appointment_notices" DROP CONSTRAINT "appointment_notices_state_check";--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "mail" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "document_mails" ADD COLUMN "stored_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointment_notices" ADD CONSTRAINT "appointment_notices_state_check" CHECK (("appointment_notices"."state" in ('queued', 'sent', 'stored')) = ("appointment_notices"."reason" is null)
        and ("appointment_notices"."state" <> 'failed' or "appointment_notices"."reason" in ('address', 'service', 'interrupted', 'quota'))
        and ("appointment_notices"."state" <> 'skipped' or "appointment_notices"."reason" in ('no_address', 'superseded', 'past', 'switched_off', 'closed')));--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_mail_check" CHECK ("invitations"."mail" in ('none', 'waiting', 'sent', 'stored', 'failed'));--> statement-breakpoint
GRANT UPDATE (stored_at) ON document_mails TO relato_user;--> statement-breakpoint
-- WhatsApp names each message that it accepts: one without an id was only stored in the outbox.
-- Past e-mails do not say whether a server accepted them; they stay as they are.
SET LOCAL ROLE relato_system;--> statement-breakpoint
UPDATE appointment_notices SET state = 'stored'
 WHERE state = 'sent' AND channel = 'whatsapp' AND message_id IS NULL
   AND delivered_at IS NULL AND read_at IS NULL;--> statement-breakpoint
RESET ROLE;
