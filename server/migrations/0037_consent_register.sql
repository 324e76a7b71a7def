ALTER TABLE "consentimentos" ADD COLUMN "purpose" text DEFAULT 'recording_and_ai' NOT NULL;--> statement-breakpoint
ALTER TABLE "consentimentos" ADD COLUMN "given_by" text DEFAULT 'patient' NOT NULL;--> statement-breakpoint
ALTER TABLE "consentimentos" ADD COLUMN "way" text DEFAULT 'spoken' NOT NULL;--> statement-breakpoint
ALTER TABLE "consentimentos" ADD COLUMN "wording" text;--> statement-breakpoint
ALTER TABLE "consentimentos" ADD CONSTRAINT "consentimentos_purpose_check" CHECK ("consentimentos"."purpose" in ('recording_and_ai'));--> statement-breakpoint
ALTER TABLE "consentimentos" ADD CONSTRAINT "consentimentos_given_by_check" CHECK ("consentimentos"."given_by" in ('patient', 'representative'));--> statement-breakpoint
ALTER TABLE "consentimentos" ADD CONSTRAINT "consentimentos_way_check" CHECK ("consentimentos"."way" in ('spoken', 'written'));