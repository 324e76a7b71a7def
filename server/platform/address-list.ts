import { BlockList, isIPv6 } from "node:net";

const familyOf = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");

/** Whether a list of IP addresses and networks in CIDR notation contains an address. */
export const isListed = (address: string, listed: readonly string[]): boolean => {
  const list = new BlockList();
  for (const one of listed) {
    const [network = "", bits] = one.split("/");
    if (bits === undefined) list.addAddress(network, familyOf(network));
    else list.addSubnet(network, Number(bits), familyOf(network));
  }
  // It also compares IPv4 addresses that are mapped into IPv6.
  return list.check(address, familyOf(address));
};
