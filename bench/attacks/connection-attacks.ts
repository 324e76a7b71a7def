import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type Attack, listProblems, type Scene, watchMemory } from "./scene.ts";

const ATTACKER = "127.0.0.2";

/** Connects from the attacker's address. The server may close the connection at any time. */
const openSocket = ({ port }: Scene): Socket => {
  const socket = connect({ host: "127.0.0.1", port, localAddress: ATTACKER });
  socket.on("error", () => socket.destroy());
  socket.resume();
  return socket;
};

const countOpen = (sockets: readonly Socket[]): number =>
  sockets.filter(({ closed, readyState }) => !closed && readyState === "open").length;

const endAll = (sockets: readonly Socket[]): void => {
  for (const socket of sockets) socket.destroy();
};

const BODIES = 200;
const BODY_BYTES = 20 * 1024 * 1024;
/** A quarter sends this at once, the others only trickle. */
const BURST = Buffer.alloc(4 * 1024 * 1024, "a");
const TRICKLE = Buffer.alloc(64, "a");
const TRICKLE_MS = 1000;
/** BODY_TIMEOUT_S, and what the server needs to find it. */
const BODY_LIMIT_MS = 40_000;
const MAX_GROWTH_MB = 400;

/** Routes that take large bodies: patients, a consultation's text, a compared PDF. */
const ROUTES: [path: string, type: string][] = [
  ["/api/pacientes/import", "application/json"],
  ["/api/pacientes/import/preview", "application/json"],
  ["/pt-br/verificar/AAAA-BBBB-CCCC", "multipart/form-data; boundary=x"],
  ["/api/consultas", "application/json"],
];

const headOf = ({ attacker, port }: Scene, i: number): string => {
  const [path, type] = ROUTES[i % ROUTES.length] ?? ["/", ""];
  return [
    `POST ${path} HTTP/1.1`,
    `host: localhost:${port}`,
    `cookie: ${attacker.cookie}`,
    `content-type: ${type}`,
    `content-length: ${BODY_BYTES}`,
    "\r\n",
  ].join("\r\n");
};

/**
 * Survived: bodies that only trickle are ended after BODY_TIMEOUT_S, and all bodies together take
 * no more memory than BODY_MEMORY_MB allows.
 */
export const slowBodiesAttack: Attack = {
  name: "200 slow 20 MB bodies",
  run: async (scene) => {
    const growth = watchMemory(scene, "server");
    const sockets = Array.from({ length: BODIES }, () => openSocket(scene));
    const isBurst = (i: number): boolean => i % 16 < 4;
    for (const [i, socket] of sockets.entries()) {
      socket.write(headOf(scene, i));
      if (isBurst(i)) socket.write(BURST);
    }
    const trickle = setInterval(() => {
      for (const socket of sockets) if (!socket.destroyed) socket.write(TRICKLE);
    }, TRICKLE_MS);
    await pause(BODY_LIMIT_MS);
    clearInterval(trickle);
    const slow = countOpen(sockets.filter((_, i) => !isBurst(i)));
    console.error(`  open after ${BODY_LIMIT_MS / 1000} s: ${countOpen(sockets)}, slow: ${slow}`);
    endAll(sockets);
    const grown = growth();
    console.error(`  memory +${grown} MB`);
    return listProblems(
      slow > 0 && `${slow} bodies of 64 bytes a second are still open`,
      grown > MAX_GROWTH_MB && `memory grew by ${grown} MB`,
    );
  },
};

const IDLE = 2000;
/** MAX_CONNECTIONS_PER_ADDRESS */
const ALLOWED_IDLE = 500;
/** HEADERS_TIMEOUT_S, and what the server needs to find it. */
const IDLE_LIMIT_MS = 20_000;

/** Survived: an address has at most 500, and connections that send nothing end after 15 s. */
export const idleAttack: Attack = {
  name: "2,000 idle connections",
  run: async (scene) => {
    const sockets: Socket[] = [];
    for (let i = 0; i < IDLE; i++) {
      sockets.push(openSocket(scene));
      // The accept queue of the system holds 511.
      if (i % 100 === 99) await pause(50);
    }
    await pause(1000);
    const early = countOpen(sockets);
    await pause(IDLE_LIMIT_MS);
    const late = countOpen(sockets);
    console.error(`  open: ${early} after a second, ${late} after ${IDLE_LIMIT_MS / 1000} s`);
    endAll(sockets);
    return listProblems(
      early > ALLOWED_IDLE && `${early} connections of one address are open`,
      late > 0 && `${late} connections that sent nothing are still open`,
    );
  },
};
