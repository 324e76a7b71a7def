CREATE TABLE "chatzello_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"storage_key" text,
	"state" text DEFAULT 'uploading' NOT NULL,
	"failure" text,
	"content" jsonb,
	"has_hidden_text" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chatzello_attachments_id_user_id_key" UNIQUE("id","user_id"),
	CONSTRAINT "chatzello_attachments_state_check" CHECK ("chatzello_attachments"."state" in ('uploading', 'reading', 'read', 'unread', 'failed')),
	CONSTRAINT "chatzello_attachments_failure_check" CHECK (("chatzello_attachments"."failure" is not null) = ("chatzello_attachments"."state" = 'failed')),
	CONSTRAINT "chatzello_attachments_stored_check" CHECK (("chatzello_attachments"."storage_key" is null) = ("chatzello_attachments"."state" = 'uploading'))
);
--> statement-breakpoint
ALTER TABLE "chatzello_attachments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chatzello_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"parent_id" uuid,
	"role" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"attachment_ids" uuid[] DEFAULT '{}' NOT NULL,
	"state" text,
	"failure" text,
	"model" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "chatzello_messages_id_user_id_key" UNIQUE("id","user_id"),
	CONSTRAINT "chatzello_messages_id_thread_id_key" UNIQUE("id","thread_id"),
	CONSTRAINT "chatzello_messages_role_check" CHECK ("chatzello_messages"."role" in ('user', 'assistant')),
	CONSTRAINT "chatzello_messages_state_check" CHECK ("chatzello_messages"."state" in ('queued', 'running', 'done', 'stopped', 'failed')),
	CONSTRAINT "chatzello_messages_answer_check" CHECK (("chatzello_messages"."role" = 'user') = ("chatzello_messages"."state" is null)),
	CONSTRAINT "chatzello_messages_failure_check" CHECK (("chatzello_messages"."failure" is not null) = coalesce("chatzello_messages"."state" = 'failed', false))
);
--> statement-breakpoint
ALTER TABLE "chatzello_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chatzello_parts" (
	"message_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"number" integer NOT NULL,
	"part" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chatzello_parts_message_id_number_pk" PRIMARY KEY("message_id","number")
);
--> statement-breakpoint
ALTER TABLE "chatzello_parts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chatzello_stops" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chatzello_stops" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chatzello_threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"paciente_id" uuid,
	"scope_from" date,
	"scope_to" date,
	"scope_kinds" text[],
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "chatzello_threads_id_user_id_key" UNIQUE("id","user_id"),
	CONSTRAINT "chatzello_threads_title_check" CHECK ("chatzello_threads"."title" <> '')
);
--> statement-breakpoint
ALTER TABLE "chatzello_threads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "record_words" (
	"record_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"medico_id" text NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"count" integer NOT NULL,
	"data" timestamp with time zone NOT NULL,
	"consulta_id" uuid GENERATED ALWAYS AS (case when kind in ('consulta', 'transcricao') then record_id end) STORED,
	"thread_id" uuid GENERATED ALWAYS AS (case when kind = 'thread' then record_id end) STORED,
	"attachment_id" uuid GENERATED ALWAYS AS (case when kind = 'attachment' then record_id end) STORED,
	CONSTRAINT "record_words_record_id_kind_word_pk" PRIMARY KEY("record_id","kind","word"),
	CONSTRAINT "record_words_kind_check" CHECK ("record_words"."kind" in ('consulta', 'transcricao', 'laudo', 'paciente', 'agendamento', 'attachment', 'thread')),
	CONSTRAINT "record_words_count_check" CHECK ("record_words"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "record_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chatzello_attachments" ADD CONSTRAINT "chatzello_attachments_thread_fk" FOREIGN KEY ("thread_id","user_id") REFERENCES "public"."chatzello_threads"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatzello_messages" ADD CONSTRAINT "chatzello_messages_thread_fk" FOREIGN KEY ("thread_id","user_id") REFERENCES "public"."chatzello_threads"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatzello_messages" ADD CONSTRAINT "chatzello_messages_parent_fk" FOREIGN KEY ("parent_id","thread_id") REFERENCES "public"."chatzello_messages"("id","thread_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatzello_parts" ADD CONSTRAINT "chatzello_parts_message_fk" FOREIGN KEY ("message_id","user_id") REFERENCES "public"."chatzello_messages"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatzello_stops" ADD CONSTRAINT "chatzello_stops_message_fk" FOREIGN KEY ("message_id","user_id") REFERENCES "public"."chatzello_messages"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatzello_threads" ADD CONSTRAINT "chatzello_threads_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatzello_threads" ADD CONSTRAINT "chatzello_threads_paciente_fk" FOREIGN KEY ("paciente_id","user_id") REFERENCES "public"."pacientes"("id","medico_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_words" ADD CONSTRAINT "record_words_consulta_fk" FOREIGN KEY ("consulta_id","medico_id") REFERENCES "public"."consultas"("id","medico_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_words" ADD CONSTRAINT "record_words_thread_fk" FOREIGN KEY ("thread_id","medico_id") REFERENCES "public"."chatzello_threads"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_words" ADD CONSTRAINT "record_words_attachment_fk" FOREIGN KEY ("attachment_id","medico_id") REFERENCES "public"."chatzello_attachments"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chatzello_attachments_thread_idx" ON "chatzello_attachments" USING btree ("thread_id","created_at");--> statement-breakpoint
CREATE INDEX "chatzello_messages_thread_idx" ON "chatzello_messages" USING btree ("thread_id","created_at","id");--> statement-breakpoint
CREATE INDEX "chatzello_messages_parent_idx" ON "chatzello_messages" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "chatzello_messages_unfinished_idx" ON "chatzello_messages" USING btree ("created_at") WHERE "chatzello_messages"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "chatzello_threads_list_idx" ON "chatzello_threads" USING btree ("user_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "chatzello_threads_paciente_idx" ON "chatzello_threads" USING btree ("paciente_id","user_id");--> statement-breakpoint
CREATE INDEX "record_words_word_idx" ON "record_words" USING btree ("medico_id","kind","word","data","record_id","count");--> statement-breakpoint
CREATE POLICY "own_rows" ON "chatzello_attachments" AS PERMISSIVE FOR ALL TO "relato_user" USING ("chatzello_attachments"."user_id" = app_user_id()) WITH CHECK ("chatzello_attachments"."user_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "chatzello_attachments" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "chatzello_messages" AS PERMISSIVE FOR ALL TO "relato_user" USING ("chatzello_messages"."user_id" = app_user_id()) WITH CHECK ("chatzello_messages"."user_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "chatzello_messages" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "chatzello_parts" AS PERMISSIVE FOR ALL TO "relato_user" USING ("chatzello_parts"."user_id" = app_user_id()) WITH CHECK ("chatzello_parts"."user_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "chatzello_parts" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "chatzello_stops" AS PERMISSIVE FOR ALL TO "relato_user" USING ("chatzello_stops"."user_id" = app_user_id()) WITH CHECK ("chatzello_stops"."user_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "chatzello_stops" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "chatzello_threads" AS PERMISSIVE FOR ALL TO "relato_user" USING ("chatzello_threads"."user_id" = app_user_id()) WITH CHECK ("chatzello_threads"."user_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "chatzello_threads" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "record_words" AS PERMISSIVE FOR ALL TO "relato_user" USING ("record_words"."medico_id" = app_user_id()) WITH CHECK ("record_words"."medico_id" = app_user_id());--> statement-breakpoint
CREATE POLICY "system_rows" ON "record_words" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE chatzello_threads FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE chatzello_messages FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE chatzello_parts FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE chatzello_stops FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE chatzello_attachments FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE record_words FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE
  ON chatzello_threads, chatzello_messages, chatzello_parts, chatzello_stops, chatzello_attachments,
     record_words
  TO relato_user, relato_system;--> statement-breakpoint
-- The words of consultations move; the job index-records adds the other kinds of records.
SET ROLE relato_system;--> statement-breakpoint
INSERT INTO record_words (record_id, kind, medico_id, word, count, data)
  SELECT consulta_id, 'consulta', medico_id, word, 1, data_criacao FROM consulta_words;--> statement-breakpoint
RESET ROLE;--> statement-breakpoint
DROP TABLE consulta_words;
