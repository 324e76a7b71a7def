CREATE TABLE "installation"."error_counts" (
	"hour" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"code" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "error_counts_hour_source_code_pk" PRIMARY KEY("hour","source","code")
);
