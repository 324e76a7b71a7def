import { url } from "./schemas.ts";
import { variable } from "./variable.ts";

export const DATABASE_VARIABLES = {
  DATABASE_URL: variable({
    schema: url("postgres", "postgresql"),
    about: "A PostgreSQL 18; without it, the embedded one runs in DATA_DIR.",
    secret: true,
  }),
  DATABASE_MIGRATOR_URL: variable({
    schema: url("postgres", "postgresql"),
    about: "The login that owns that database and migrates it; by default DATABASE_URL's.",
    secret: true,
  }),
  DATABASE_BACKUP_URL: variable({
    schema: url("postgres", "postgresql"),
    about: "The login that reads that database for backups; by default the one that migrates it.",
    secret: true,
  }),
} as const;
