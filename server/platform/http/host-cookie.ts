import type { Config } from "../config/config.ts";

/**
 * A cookie's name. On https it has the prefix `__Host-`: browsers accept such a cookie from this
 * host over https only, so that another host of the domain cannot set it.
 */
export const hostCookie = (name: string, { base_url }: Pick<Config, "base_url">): string =>
  base_url.startsWith("https://") ? `__Host-${name}` : name;
