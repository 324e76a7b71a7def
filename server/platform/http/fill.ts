import type { Config } from "../config/config.ts";
import type { Fill } from "./documents.ts";

const escapeHtml = (value: string): string =>
  value.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What this installation's own pages say of it, in the places that the build left open. */
export const createFill = (config: Config): Fill => {
  const values: Record<string, string> = { BASE_URL: escapeHtml(config.base_url) };
  return (name) => values[name] ?? null;
};
