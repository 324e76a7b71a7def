import { BlockList, isIP } from "node:net";

/** RFC 1918, RFC 6598, RFC 4193, loopback and link-local networks. */
const NETWORKS = new BlockList();
for (const [network, prefix] of [
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  NETWORKS.addSubnet(network, prefix, "ipv4");
NETWORKS.addAddress("::1", "ipv6");
NETWORKS.addSubnet("fc00::", 7, "ipv6");
NETWORKS.addSubnet("fe80::", 10, "ipv6");

/** Whether a server that listens on `host` is reached from a private network only. */
export const isPrivateHost = (host: string): boolean => {
  const version = isIP(host);
  if (version === 0) return host === "localhost";
  return NETWORKS.check(host, version === 6 ? "ipv6" : "ipv4");
};
