import { BlockList, isIPv6 } from "node:net";

const familyOf = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");

/** Whether a caller with this IP address may use a key with these addresses; none allow any. */
export const isAllowedAddress = (ip: string, allowed: readonly string[]): boolean => {
  if (allowed.length === 0) return true;
  const list = new BlockList();
  for (const one of allowed) {
    const [address = "", bits] = one.split("/");
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  // It also compares IPv4 addresses that are mapped into IPv6.
  return list.check(ip, familyOf(ip));
};
