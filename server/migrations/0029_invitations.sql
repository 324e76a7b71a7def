CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"token_sha256" text NOT NULL,
	"email" text NOT NULL,
	"invited_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "invitations_token_sha256_unique" UNIQUE("token_sha256")
);
--> statement-breakpoint
ALTER TABLE "invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_created_at_idx" ON "invitations" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open_idx" ON "invitations" USING btree ("email") WHERE "invitations"."used_at" is null and "invitations"."revoked_at" is null;--> statement-breakpoint
CREATE POLICY "system_rows" ON "invitations" AS PERMISSIVE FOR ALL TO "relato_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE invitations FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON invitations TO relato_system;--> statement-breakpoint
-- An account and the use of its invitation are stored in one transaction. The login that creates
-- accounts sees no invitation, and the owner of the table sees one only inside this function.
CREATE POLICY using_up ON invitations TO CURRENT_USER USING (current_setting('app.using_up', true) = 'on');--> statement-breakpoint
CREATE FUNCTION "auth"."use_invitation"() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM set_config('app.using_up', 'on', true);
  UPDATE invitations SET used_at = now()
   WHERE email = NEW.email AND used_at IS NULL AND revoked_at IS NULL;
  PERFORM set_config('app.using_up', '', true);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "use_invitation" AFTER INSERT ON "auth"."user"
  FOR EACH ROW EXECUTE FUNCTION "auth"."use_invitation"();
