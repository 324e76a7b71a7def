const ROOT = "/api/";
const LAUNCHED = "/api/launched/";
/** The pattern of all routes for launched sessions; the id names the launch. */
const PATTERN = `${LAUNCHED}:launch/`;

/** Whether an address is for launched sessions (docs/decisions/0054-launched-sessions.md). */
export const isLaunchedPath = (url: string): boolean => url.startsWith(LAUNCHED);

/** The path at which a launched session calls the route of this path. */
export const toLaunchedPath = (path: string): string => PATTERN + path.slice(ROOT.length);

/** The contract's path of a route for launched sessions; any other path unchanged. */
export const withoutLaunch = (path: string): string =>
  path.startsWith(PATTERN) ? ROOT + path.slice(PATTERN.length) : path;
