import { lookup as lookupHost } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { isListed } from "../address-list.ts";

/** A host resolves to an address that must not be reached. */
export class AddressError extends Error {
  override readonly name = "AddressError";
}

export interface Reach {
  /** Addresses and CIDR ranges that are reached although they are private. */
  allow: readonly string[];
  /** Without TLS only `allow` is reached. */
  isHttps: boolean;
}

/** Whether an IP address is public (`unicast`: in no special range of IANA's) or allowed. */
export const isReachable = (address: string, { allow, isHttps }: Reach): boolean =>
  isListed(address, allow) || (isHttps && ipaddr.parse(address).range() === "unicast");

/**
 * Resolves a host for a connection. Each of its addresses is checked at that moment, so that a name
 * cannot change its address after a check.
 */
export const createLookup =
  (reach: Reach): LookupFunction =>
  (host, options, done) => {
    lookupHost(host, { ...options, all: true }, (error, found) => {
      if (error !== null) return done(error, []);
      if (!found.every(({ address }) => isReachable(address, reach)))
        return done(new AddressError(host), []);
      if (options.all === true) return done(null, found);
      return done(null, found[0]?.address ?? "", found[0]?.family);
    });
  };
