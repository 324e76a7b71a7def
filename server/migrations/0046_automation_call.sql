ALTER TABLE "documentos" ADD COLUMN "automation_call" jsonb;--> statement-breakpoint
GRANT UPDATE (automation_call) ON documentos TO relato_user, relato_system;
