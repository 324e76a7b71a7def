import type * as admin from "@relato/shared/contract/admin.ts";
import { endpoint } from "./endpoints.ts";

export const getWriterSettings = endpoint<typeof admin.getWriterSettings>(
  "GET",
  "/api/admin/writer",
);
export const listWriterServers = endpoint<typeof admin.listWriterServers>(
  "GET",
  "/api/admin/writer/servers",
);
export const saveWriterChoice = endpoint<typeof admin.saveWriterChoice>("PUT", "/api/admin/writer");
export const installWriterModel = endpoint<typeof admin.installWriterModel>(
  "POST",
  "/api/admin/writer/installation",
);
