CREATE SCHEMA "installation";
--> statement-breakpoint
CREATE TABLE "installation"."model_runs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"fault" text,
	"proof" jsonb
);
--> statement-breakpoint
CREATE TABLE "installation"."settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "model_runs_at_idx" ON "installation"."model_runs" USING btree ("at");