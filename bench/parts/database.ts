import pg from "pg";
import { startEmbedded } from "../../server/platform/database/embedded.ts";
import type { Installation } from "./installation.ts";

/** The installation's database, with a superuser connection. */
export interface BenchDatabase {
  admin: pg.Client;
  /** The application's login. */
  url: string;
  /** Connects; the server must have created the database. */
  connect(): Promise<void>;
  close(): Promise<void>;
}

export const startDatabase = async ({ data }: Installation): Promise<BenchDatabase> => {
  const embedded = await startEmbedded({ dataDir: data });
  const admin = new pg.Client({
    connectionString: embedded.adminUrl.replace("/postgres?", "/relato?"),
  });
  return {
    admin,
    url: embedded.url,
    connect: async () => {
      await admin.connect();
    },
    close: async () => {
      await admin.end();
      await embedded.stop();
    },
  };
};
