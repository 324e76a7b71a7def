import { start } from "./start.ts";

/*
 * Works on jobs without serving: for a server with JOBS_IN_PROCESS=false, or to add capacity. It
 * must use the same DATABASE_URL (or DATA_DIR, whose embedded server it shares) and files.
 */
await start("work");
