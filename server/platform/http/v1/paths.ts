import { withoutLaunch } from "../launched-paths.ts";

const ROOT = "/api/";
const V1 = "/api/v1/";

/** Whether an address belongs to the integration API, which is called with keys. */
export const isV1 = (url: string): boolean => url.startsWith(V1);

/** The path at which a key calls the route of this path. */
export const toV1Path = (path: string): string =>
  isV1(path) ? path : V1 + path.slice(ROOT.length);

/** The route's path in the contract. */
export const toContractPath = (path: string): string =>
  isV1(path) ? ROOT + path.slice(V1.length) : withoutLaunch(path);
