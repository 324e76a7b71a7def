import { setTimeout as pause } from "node:timers/promises";
import type { Caller } from "../parts/caller.ts";
import { waitForDocument } from "./wait-for-document.ts";
import { createConsultation } from "../parts/upload.ts";

/** One request of the honest doctor. `status` 0: the connection failed or took too long. */
export interface HonestRequest {
  phase: string;
  kind: string;
  status: number;
  ms: number;
}

export type Send = (
  kind: string,
  path: string,
  init?: Parameters<Caller["call"]>[1],
) => Promise<Response | null>;

/** A page every 250 ms: four requests each second, and one more for the slice. */
const EVERY_MS = 250;
const JSON_TYPE = { "content-type": "application/json" };

/** Sends and times requests. The time ends with the last byte of the answer. */
export const createMeter = (caller: Caller) => {
  const requests: HonestRequest[] = [];
  let phase = "start";
  const send: Send = async (kind, path, init) => {
    const since = performance.now();
    // A request belongs to the attack during which it began.
    const began = phase;
    const answer = await caller
      .call(path, init)
      .then(async (one) => {
        await one.arrayBuffer();
        return one;
      })
      .catch(() => null);
    const ms = performance.now() - since;
    requests.push({ phase: began, kind, status: answer?.status ?? 0, ms });
    return answer;
  };
  return { requests, send, setPhase: (next: string) => void (phase = next) };
};

const post = (body: object) => ({
  method: "POST",
  headers: JSON_TYPE,
  body: JSON.stringify(body),
});

/** The pages: list, consultation, dashboard and search of patients, with their requests. */
const pagesOf = (consultaId: string): [string, string, ReturnType<typeof post>?][] => [
  ["list", "/api/consultas?limit=50"],
  ["consultation", `/api/consultas/${consultaId}`],
  ["dashboard", "/pt-br/dashboard"],
  ["dashboard", "/api/home/statistics"],
  ["dashboard", "/api/home/onboarding"],
  ["dashboard", "/api/consultas/usage"],
  ["search", "/api/pacientes/search", post({ text: "maria" })],
  ["search", "/api/busca", post({ text: "maria" })],
];

/** Opens pages on time, also while earlier requests wait. Returns what ends it. */
export const openPages = async (caller: Caller, send: Send): Promise<() => void> => {
  for (const nome of ["Maria Silva", "João Souza", "Ana Maria Costa"])
    await caller.post("/api/pacientes", { id: crypto.randomUUID(), nome });
  const text = "Médico: O que sente?\nPaciente: Dor de cabeça há três dias, com náusea.";
  const id = await createConsultation(caller, { kind: "text", text });
  const { status } = await waitForDocument(caller, id);
  if (status !== "Concluído") throw new Error(`the honest doctor's first document: ${status}`);
  const pages = pagesOf(id);
  let isOver = false;
  const open = async (): Promise<void> => {
    const start = performance.now();
    for (let i = 0; !isOver; i++) {
      await pause(Math.max(0, start + i * EVERY_MS - performance.now()));
      const [kind, path, init] = pages[i % pages.length] ?? ["", ""];
      void send(kind, path, init);
    }
  };
  void open();
  return () => void (isOver = true);
};
