import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import type { ConsultaItem } from "@relato/shared/contract/consultas.ts";
import type { Notification } from "@relato/shared/contract/notifications.ts";
import { startEmbedded } from "../server/platform/database/embedded.ts";
import { fixture } from "../server/providers/speech/testing/fixtures.ts";
import {
  readWebm,
  repeatPackets,
  webmClusters,
} from "../server/providers/speech/testing/webm-writer.ts";
import { type RetryingDoctor, signUpDoctor } from "./parts/doctor.ts";
import { createInstallation, type Installation, type Role } from "./parts/installation.ts";
import { hashStored, sha256 } from "./parts/stored-hashes.ts";

const KILLS = 20;
const CONSULTATIONS = 5;
/** Minutes of each recording: long enough that twenty kills fall into the processing of five. */
const MINUTES = 4;
/** Between two kills, in milliseconds. */
const SHORTEST_MS = 300;
const LONGEST_MS = 2500;
/** How long after the last kill everything must have ended. */
const PATIENCE_MS = 10 * 60_000;

const makeRecording = (): Buffer => {
  const { header, packets } = readWebm(fixture("chrome-mediarecorder-pt.webm"));
  return Buffer.concat([header, ...webmClusters(repeatPackets(packets, MINUTES * 60_000))]);
};

/** Restarts a process whenever it ends, as systemd does. */
const keepAlive = (installation: Installation, role: Role) => {
  let current: ChildProcess;
  let wanted = true;
  const begin = (): void => {
    current = installation.start(role);
    current.once("exit", () => {
      if (wanted) begin();
    });
  };
  begin();
  return {
    kill: (): void => void current.kill("SIGKILL"),
    end: (): void => {
      wanted = false;
    },
  };
};

const listItems = async (doctor: RetryingDoctor): Promise<ConsultaItem[]> => {
  const { items } = (await (await doctor.get("/api/consultas")).json()) as {
    items: ConsultaItem[];
  };
  return items;
};

/**
 * Server, worker and database are killed by SIGKILL in turn, twenty times at random moments, from
 * the first byte of five uploads on. `lost`: acknowledged recordings or consultations that are not
 * there, or not as they were sent. `duplicates`: consultations or notifications beyond one of each.
 */
export const run = async (): Promise<Record<string, unknown>> => {
  const content = makeRecording();
  const installation = await createInstallation({ JOBS_IN_PROCESS: "false" });
  // Opened to find the database's process. After a kill, the server or the worker restarts it.
  const database = await startEmbedded({ dataDir: installation.data });
  const server = keepAlive(installation, "server");
  const worker = keepAlive(installation, "worker");
  try {
    await installation.ready();
    const doctor = await signUpDoctor(installation.url);
    const acknowledged: { gravacao_id: string; id: string }[] = [];
    const sending = Promise.all(
      Array.from({ length: CONSULTATIONS }, async () => {
        const gravacao_id = await doctor.upload(content);
        acknowledged.push({ gravacao_id, id: await doctor.save(gravacao_id) });
      }),
    );
    sending.catch((error: unknown) => console.error(error));

    const victims: Victim[] = [
      ["server", server.kill],
      ["worker", worker.kill],
      ["database", () => killDatabase(database.pid())],
    ];
    await killInTurn(victims, acknowledged);
    await sending;

    const until = performance.now() + PATIENCE_MS;
    let items = await listItems(doctor);
    while (items.some(({ status }) => status === "Processando") && performance.now() < until) {
      await pause(500);
      items = await listItems(doctor);
    }
    return {
      kills: KILLS,
      consultations: CONSULTATIONS,
      completed: items.filter(({ status }) => status === "Concluído").length,
      duplicates:
        items.length - new Set(items.map(({ id }) => id)).size + (await countExtra(doctor, items)),
      lost: await countLost(
        doctor,
        acknowledged,
        items,
        await hashStored(installation.data),
        sha256(content),
      ),
    };
  } finally {
    server.end();
    worker.end();
    await database.stop();
    await installation.remove();
  }
};

type Victim = [name: string, kill: () => void];

const killInTurn = async (victims: Victim[], acknowledged: readonly unknown[]): Promise<void> => {
  for (let kills = 0; kills < KILLS; kills++) {
    await pause(SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS));
    const [name, kill] = victims[kills % victims.length] ?? ["", () => {}];
    kill();
    console.error(`kill ${kills + 1}: ${name}; ${acknowledged.length} consultations acknowledged`);
  }
};

const killDatabase = (pid: number | null): void => {
  // Null while it is coming back from the last time.
  if (pid !== null) process.kill(pid, "SIGKILL");
};

/** Consultations beyond those that were sent, and notifications beyond one for each. */
const countExtra = async (doctor: RetryingDoctor, items: ConsultaItem[]): Promise<number> => {
  const answer = await doctor.get("/api/notifications");
  const { items: notifications } = (await answer.json()) as { items: Notification[] };
  const told = notifications.map(({ consulta_id, type }) => `${consulta_id} ${type}`);
  return told.length - new Set(told).size + Math.max(0, items.length - CONSULTATIONS);
};

const countLost = async (
  doctor: RetryingDoctor,
  acknowledged: { gravacao_id: string; id: string }[],
  items: ConsultaItem[],
  stored: ReadonlyMap<string, string>,
  hash: string,
): Promise<number> => {
  let lost = 0;
  for (const { gravacao_id, id } of acknowledged) {
    const found = items.some((item) => item.id === id);
    const consulta = (await (await doctor.get(`/api/consultas/${id}`)).json()) as {
      audio_url: string | null;
      documento_gerado?: { written?: unknown };
    };
    const sound = consulta.audio_url === null ? null : await doctor.get(consulta.audio_url);
    const whole = sound?.ok === true && stored.get(gravacao_id) === hash;
    if (!found || !whole || consulta.documento_gerado?.written === undefined) lost++;
  }
  return lost;
};
