import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { requestOutside } from "../../server/platform/outgoing/request.ts";

/** Ways to write an address of this machine or of a private network. */
const HOSTS = [
  ...["127.0.0.1", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "localhost"],
  ...["[::1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]"],
  ...["0.0.0.0", "[::]", "169.254.169.254", "[fe80::1]", "10.0.0.1", "192.168.1.1", "[fd00::1]"],
  ...["172.16.0.1", "100.64.0.1"],
];

/**
 * Connections that a listener on every address of this machine gets from requests to forbidden
 * hosts, with and without TLS. The receiver's redirect is measured by the deliveries; a name that
 * changes its address by server/platform/outgoing/rebinding.test.ts.
 */
export const countForbiddenConnections = async (): Promise<number> => {
  let connections = 0;
  const listener = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  await new Promise<void>((resolve) => listener.listen(0, resolve));
  const { port } = listener.address() as AddressInfo;
  for (const host of HOSTS)
    for (const scheme of ["http", "https"])
      await requestOutside({
        url: `${scheme}://${host}:${port}/`,
        method: "GET",
        allow: [],
        timeout_ms: 2000,
        max_bytes: 0,
      }).catch(() => null);
  listener.close();
  return connections;
};
