import { Pool } from "./pool.ts";

/* A server whose child never answers. It tells its own parent the child's process id. */
const pool = new Pool({
  file: new URL("pool.fixture.ts", import.meta.url),
  size: 1,
  limit_ms: 600_000,
  memory_mb: 256,
  max_waiting: 1,
});
const pid = await pool.run("pid");
void pool.run("hang").catch(() => undefined);
process.send?.(pid);
