import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate --config server/drizzle.config.ts --name NAME`, at the root. */
const config = defineConfig({
  dialect: "postgresql",
  schema: "./server/platform/database/schema/*.ts",
  out: "./server/migrations",
});
// drizzle-kit reads the default export.
export default config;
