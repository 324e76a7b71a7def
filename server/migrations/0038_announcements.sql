CREATE TABLE "installation"."announcements" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"locale" text NOT NULL,
	"in_app" boolean NOT NULL,
	"by_mail" boolean NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"reached" text DEFAULT '' NOT NULL,
	"notified" integer DEFAULT 0 NOT NULL,
	"mailed" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation"."view_counts" (
	"day" date NOT NULL,
	"view" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "view_counts_day_view_pk" PRIMARY KEY("day","view")
);
