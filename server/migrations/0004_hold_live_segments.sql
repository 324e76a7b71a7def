ALTER TABLE live_segments FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON live_segments TO relato_user, relato_system;
