-- The doctor of the running transaction (set by withUser), null when none is set: policies compare with it, and a null matches
-- no row. After a transaction-local setting ends, Postgres leaves an empty string behind, hence the nullif.
CREATE FUNCTION app_user_id() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('app.user_id', true), '');
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO relato_user, relato_system;
