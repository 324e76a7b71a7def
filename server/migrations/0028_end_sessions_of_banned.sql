-- Sessions end in the statement that disables the account, also one typed by an operator.
CREATE FUNCTION "auth"."end_sessions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "auth"."session" WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "end_sessions" AFTER UPDATE OF "banned" ON "auth"."user"
  FOR EACH ROW WHEN (NEW.banned AND NOT coalesce(OLD.banned, false))
  EXECUTE FUNCTION "auth"."end_sessions"();
