CREATE TABLE "blocked_times" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" text NOT NULL,
	"source" text NOT NULL,
	"calendar_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"title" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocked_times_source_check" CHECK ("blocked_times"."source" in ('own', 'calendar')),
	CONSTRAINT "blocked_times_calendar_check" CHECK (("blocked_times"."source" = 'calendar') = ("blocked_times"."calendar_id" is not null)),
	CONSTRAINT "blocked_times_range_check" CHECK ("blocked_times"."starts_at" < "blocked_times"."ends_at"),
	CONSTRAINT "blocked_times_title_check" CHECK ("blocked_times"."title" <> '' and length("blocked_times"."title") <= 200)
);
--> statement-breakpoint
ALTER TABLE "blocked_times" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outside_calendars" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"host" text NOT NULL,
	"show_titles" boolean NOT NULL,
	"etag" text,
	"last_modified" text,
	"digest" text,
	"time_zone" text,
	"expanded_at" timestamp with time zone,
	"refreshed_at" timestamp with time zone,
	"failure" text,
	"failing_since" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_refresh_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_partial" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outside_calendars_id_user_id_key" UNIQUE("id","user_id"),
	CONSTRAINT "outside_calendars_failure_check" CHECK ("outside_calendars"."failure" in ('address', 'timeout', 'connection', 'refused', 'status', 'redirect', 'too_large', 'not_calendar', 'unreadable')),
	CONSTRAINT "outside_calendars_failing_check" CHECK (("outside_calendars"."failure" is null) = ("outside_calendars"."failing_since" is null))
);
--> statement-breakpoint
ALTER TABLE "outside_calendars" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "blocked_times" ADD CONSTRAINT "blocked_times_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_times" ADD CONSTRAINT "blocked_times_calendar_fk" FOREIGN KEY ("calendar_id","user_id") REFERENCES "public"."outside_calendars"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_calendars" ADD CONSTRAINT "outside_calendars_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_times_start_idx" ON "blocked_times" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "blocked_times_calendar_idx" ON "blocked_times" USING btree ("calendar_id");--> statement-breakpoint
CREATE INDEX "outside_calendars_user_idx" ON "outside_calendars" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "outside_calendars_due_idx" ON "outside_calendars" USING btree ("next_refresh_at");--> statement-breakpoint
CREATE POLICY "own_rows" ON "blocked_times" AS PERMISSIVE FOR ALL TO "relato_user" USING ("blocked_times"."user_id" = app_user_id()) WITH CHECK ("blocked_times"."user_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "blocked_times" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "outside_calendars" AS PERMISSIVE FOR ALL TO "relato_user" USING ("outside_calendars"."user_id" = app_user_id()) WITH CHECK ("outside_calendars"."user_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "outside_calendars" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE outside_calendars FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE blocked_times FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON outside_calendars, blocked_times TO relato_user, relato_system;
