ALTER TABLE "auth"."user" ADD COLUMN "last_access_at" timestamp with time zone;--> statement-breakpoint
-- The search of the admin panel reads only these indexes, one per order. drizzle has no INCLUDE.
CREATE INDEX "user_created_at_idx" ON "auth"."user" USING btree ("created_at","id") INCLUDE ("email");--> statement-breakpoint
CREATE INDEX "user_email_idx" ON "auth"."user" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "user_last_access_idx" ON "auth"."user" USING btree ("last_access_at" NULLS FIRST,"id") INCLUDE ("email");--> statement-breakpoint
UPDATE "auth"."user" u SET last_access_at = s.at
  FROM (SELECT user_id, max(updated_at) AS at FROM "auth"."session" GROUP BY user_id) s
  WHERE s.user_id = u.id;--> statement-breakpoint
-- SKIP LOCKED: an account that is being disabled waits for its sessions, so this must not wait.
CREATE FUNCTION "auth"."set_last_access"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "auth"."user" SET last_access_at = now() WHERE id IN (
    SELECT id FROM "auth"."user" WHERE id = NEW.user_id FOR NO KEY UPDATE SKIP LOCKED);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "set_last_access" AFTER INSERT OR UPDATE OF "updated_at" ON "auth"."session"
  FOR EACH ROW EXECUTE FUNCTION "auth"."set_last_access"();--> statement-breakpoint
-- Open event streams check their session when one of the account's sessions ends.
CREATE FUNCTION "auth"."announce_ended_sessions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('relato_sessions', user_id) FROM (SELECT DISTINCT user_id FROM ended) e;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "announce_ended_sessions" AFTER DELETE ON "auth"."session"
  REFERENCING OLD TABLE AS ended
  FOR EACH STATEMENT EXECUTE FUNCTION "auth"."announce_ended_sessions"();--> statement-breakpoint
-- Calendar feeds and secure links of a disabled account are refused.
GRANT SELECT (banned) ON auth."user" TO relato_system;--> statement-breakpoint
-- The plans of all accounts for the admin panel, read as the login role. The view's owner has
-- policies on these three tables only, so that the panel reaches no clinical row.
CREATE POLICY "panel_rows" ON "stripe_user_subscriptions" FOR SELECT TO CURRENT_USER USING (true);--> statement-breakpoint
CREATE POLICY "panel_rows" ON "plano_grants" FOR SELECT TO CURRENT_USER USING (true);--> statement-breakpoint
CREATE POLICY "panel_rows" ON "trials" FOR SELECT TO CURRENT_USER USING (true);--> statement-breakpoint
CREATE VIEW "installation"."account_plans" AS
  SELECT u.id AS user_id, s.subscription_status, s.price_id, s.coupon, s.subscription_created_at,
         to_jsonb(s) AS payment, g.plano AS granted, g.until AS granted_until,
         t.ends_at AS trial_ends_at
    FROM "auth"."user" u
    LEFT JOIN public.stripe_user_subscriptions s ON s.user_id = u.id
    LEFT JOIN public.plano_grants g
      ON g.user_id = u.id AND coalesce(g.until > public.billing_now(), true)
    LEFT JOIN public.trials t ON t.user_id = u.id AND t.ends_at > public.billing_now();
