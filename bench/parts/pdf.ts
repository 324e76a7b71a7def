import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { type Caller, expectStatus, readJson, signUp } from "./caller.ts";
import { median, percentile, round, timed } from "./figures.ts";
import { createConsultation } from "./upload.ts";

const DOCUMENTS = 50;
/** Milliseconds between two requests to the API. */
const PACE_MS = 10;
/** Requests per round, alternately with and without PDFs at the same time. */
const REQUESTS = 100;
const ROUNDS = 20;

/** About three pages of markdown, different for each `n`. */
const threePages = (n: number): string =>
  Array.from({ length: 9 }, (_, i) =>
    [
      `## Seção ${i} do documento ${n}`,
      "",
      `Paciente refere **dor de cabeça** há ${n} dias, de intensidade *moderada*, sem febre; ` +
        "nega vômitos e alterações visuais. Usa dipirona 500 mg quando necessário, com melhora " +
        "parcial, e procura avaliação por piora nas últimas horas.",
      "",
      "- Pressão arterial 140/90 mmHg",
      `- Frequência cardíaca ${60 + i} bpm`,
      "- Temperatura 36,5 °C",
      "",
      "| Exame | Resultado | Referência |",
      "|---|---:|---|",
      `| Hemoglobina | 12,${i} | 12–16 g/dL |`,
      "| Creatinina | 0,9 | 0,7–1,2 mg/dL |",
      "",
    ].join("\n"),
  ).join("\n");

const writeDocuments = async (caller: Caller): Promise<string[]> => {
  const text = "Paciente: Tenho dor de cabeça há três dias.";
  const consulta = await createConsultation(caller, { kind: "text", text });
  const ids = Array.from({ length: DOCUMENTS }, () => randomUUID());
  for (const [i, id] of ids.entries()) {
    const document = { from: "doctor", id, kind: "other", titulo: `Relatório ${i + 1}` };
    const body = { ...document, markdown: threePages(i + 1) };
    await readJson(await caller.post(`/api/consultas/${consulta}/documentos`, body));
  }
  return ids;
};

/** Starts a process that requests all PDFs at once, repeatedly, while it is on. */
const startReaders = async ({ url, cookie }: Caller, ids: readonly string[]) => {
  const child = fork(new URL("pdf-readers.ts", import.meta.url), [url, cookie, ...ids]);
  const round_ms: number[] = [];
  let resolveOff: (() => void) | undefined;
  child.on("message", (message: { round_ms: number } | "off") => {
    if (message === "off") resolveOff?.();
    else round_ms.push(message.round_ms);
  });
  child.on("exit", (code) => {
    if (code !== null && code !== 0) throw new Error("the process that reads PDFs failed");
  });
  return {
    /** The duration of each round of all PDFs. */
    round_ms,
    on: () => child.send("on"),
    /** Resolves when the current round has ended. */
    off: () =>
      new Promise<void>((resolve) => {
        resolveOff = resolve;
        child.send("off");
      }),
    end: () => child.kill(),
  };
};
type Readers = Awaited<ReturnType<typeof startReaders>>;

const readPdf = async (caller: Caller, id: string): Promise<void> => {
  const answer = await expectStatus(await caller.call(`/api/documentos/${id}/pdf`), 200);
  if ((await answer.arrayBuffer()).byteLength < 10_000) throw new Error("a PDF is too short");
};

/** Requests a list every PACE_MS, however long the answers take. Returns the durations. */
const probeApi = async (caller: Caller): Promise<number[]> => {
  const answers: Promise<number>[] = [];
  const since = performance.now();
  for (let n = 1; n <= REQUESTS; n++) {
    answers.push(timed(async () => readJson(await caller.call("/api/consultas"))));
    await pause(Math.max(0, since + n * PACE_MS - performance.now()));
  }
  return Promise.all(answers);
};

const probeWithPdfs = async (caller: Caller, readers: Readers): Promise<number[]> => {
  readers.on();
  const answers = await probeApi(caller);
  await readers.off();
  return answers;
};

/** The p99 of the API's answers in ms, without and with PDFs at the same time. */
const measureApi = async (caller: Caller, readers: Readers) => {
  const answers = { quiet: [] as number[], busy: [] as number[] };
  for (let i = 0; i < ROUNDS; i++) {
    answers.quiet.push(...(await probeApi(caller)));
    answers.busy.push(...(await probeWithPdfs(caller, readers)));
  }
  const p99 = { quiet: percentile(answers.quiet, 0.99), busy: percentile(answers.busy, 0.99) };
  console.error("the API's p99 in ms", p99, "load", loadavg()[0]?.toFixed(1));
  return p99;
};

/**
 * `pdf_three_pages_ms`: the median of 50 PDFs made for the first time. `api_p99_…_ms`: the API's
 * answers without and with 50 PDFs at the same time, from 2,000 requests each in alternating rounds
 * of 100. `api_p99_times`: their ratio, the median of `repeats` measurements.
 */
export const measurePdf = async (
  url: string,
  repeats = 1,
): Promise<Record<string, number | number[]>> => {
  const caller = await signUp(url);
  const ids = await writeDocuments(caller);
  const [first = ""] = ids;
  for (let i = 0; i < 5; i++) await readPdf(caller, first);
  const singles: number[] = [];
  for (const id of ids.slice(1)) singles.push(await timed(() => readPdf(caller, id)));
  const readers = await startReaders(caller, ids);
  await probeWithPdfs(caller, readers);
  const p99: { quiet: number; busy: number }[] = [];
  for (let i = 0; i < repeats; i++) p99.push(await measureApi(caller, readers));
  readers.end();
  const times = p99.map(({ quiet, busy }) => round(busy / quiet));
  return {
    pdf_three_pages_ms: round(median(singles), 1),
    pdf_three_pages_p95_ms: round(percentile(singles, 0.95), 1),
    pdf_50_at_once_ms: round(median(readers.round_ms), 1),
    api_p99_quiet_ms: round(median(p99.map(({ quiet }) => quiet)), 1),
    api_p99_beside_50_pdfs_ms: round(median(p99.map(({ busy }) => busy)), 1),
    api_p99_times: median(times),
    ...(repeats > 1 && { api_p99_times_each: times }),
  };
};
