import { start } from "./start.ts";

/*
 * Works on jobs without serving: beside a server with JOBS_IN_PROCESS=false, or beside any other to work faster. It must see the
 * same DATABASE_URL (or DATA_DIR, whose embedded server it shares) and the same files.
 */
await start("work");
