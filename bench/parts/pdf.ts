import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { defaultTemplateId } from "../../server/features/modelos/system.ts";
import { type Caller, signIn } from "./segments.ts";

const DOCUMENTS = 50;
/** Milliseconds between two questions to the API. */
const PACE_MS = 10;
/** Questions in a row, with or without PDFs beside them, and how often each. */
const QUESTIONS = 100;
const ROUNDS = 20;

const at = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN) * 10) / 10;
};

const json = async <T>(answer: Response): Promise<T> => {
  if (!answer.ok)
    throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
};

/** Some three pages of what a document is made of; `n` makes it another one than the last, so that nothing is remembered. */
const threePages = (n: number): string =>
  Array.from(
    { length: 9 },
    (_, i) => `## Seção ${i} do documento ${n}

Paciente refere **dor de cabeça** há ${n} dias, de intensidade *moderada*, sem febre; nega vômitos e alterações visuais. Usa dipirona 500 mg quando necessário, com melhora parcial, e procura avaliação por piora nas últimas horas.

- Pressão arterial 140/90 mmHg
- Frequência cardíaca ${60 + i} bpm
- Temperatura 36,5 °C

| Exame | Resultado | Referência |
|---|---:|---|
| Hemoglobina | 12,${i} | 12–16 g/dL |
| Creatinina | 0,9 | 0,7–1,2 mg/dL |
`,
  ).join("\n");

const writeDocuments = async (caller: Caller): Promise<string[]> => {
  const consulta = randomUUID();
  await json(
    await caller.post("/api/consultas", {
      id: consulta,
      modelo_id: defaultTemplateId("pt-BR"),
      paciente_id: null,
      tipo_consulta: "presencial",
      contexto_paciente: "Medida",
      language: "pt-BR",
      source: { kind: "text", text: "Paciente: Tenho dor de cabeça há três dias." },
      consent: { agreed: true },
    }),
  );
  const ids: string[] = [];
  for (let n = 1; n <= DOCUMENTS; n++) {
    const id = randomUUID();
    await json(
      await caller.post(`/api/consultas/${consulta}/documentos`, {
        from: "doctor",
        id,
        kind: "other",
        titulo: `Relatório ${n}`,
        markdown: threePages(n),
      }),
    );
    ids.push(id);
  }
  return ids;
};

/** Who asks for all documents at once, again and again while it is on: a process of its own, since its work is none of ours. */
const startReaders = async (url: string, cookie: string, ids: readonly string[]) => {
  const child = fork(new URL("pdf-readers.ts", import.meta.url), [url, cookie, ...ids]);
  const together: number[] = [];
  let off: (() => void) | undefined;
  child.on("message", (message: { round_ms: number } | "off") => {
    if (message === "off") off?.();
    else together.push(message.round_ms);
  });
  child.on("exit", (code) => {
    if (code !== null && code !== 0) throw new Error("the readers of PDFs failed");
  });
  return {
    /** Milliseconds that all documents took, each time. */
    together,
    on: () => child.send("on"),
    /** Resolves when what was asked for has come. */
    off: () =>
      new Promise<void>((resolve) => {
        off = resolve;
        child.send("off");
      }),
    end: () => child.kill(),
  };
};

/**
 * A document's PDF over HTTP, from a server that has made some before (`pdf_three_pages_ms`, the median of 50 documents that each were made
 * for the first time); and what 50 of them at once, again and again, do to the API's answers (`api_p99_…_ms`: a list, asked for every 10 ms,
 * 2,000 times with and 2,000 times without them, in turns of 100, so that what else the machine does falls upon both alike).
 * `api_p99_times`: how many times as long; the median of `repeats` such measures.
 */
export const measurePdf = async (
  url: string,
  repeats = 1,
): Promise<Record<string, number | number[]>> => {
  const caller = await signIn(url);
  const ids = await writeDocuments(caller);
  const make = async (id: string): Promise<number> => {
    const since = performance.now();
    const answer = await caller.call(`/api/documentos/${id}/pdf`);
    const { byteLength } = await answer.arrayBuffer();
    if (answer.status !== 200 || byteLength < 10_000)
      throw new Error(`a PDF was answered ${answer.status}`);
    return performance.now() - since;
  };
  const ask = async (): Promise<number> => {
    const since = performance.now();
    await json(await caller.call("/api/consultas"));
    return performance.now() - since;
  };
  /** Asks at a steady pace, whatever the answers take. */
  const probe = async (): Promise<number[]> => {
    const answers: Promise<number>[] = [];
    const since = performance.now();
    for (let n = 1; n <= QUESTIONS; n++) {
      answers.push(ask());
      await pause(Math.max(0, since + n * PACE_MS - performance.now()));
    }
    return Promise.all(answers);
  };
  const [first = ""] = ids;
  for (let i = 0; i < 5; i++) await make(first);
  const singles: number[] = [];
  for (const id of ids.slice(1)) singles.push(await make(id));
  const readers = await startReaders(url, caller.cookie, ids);
  const beside = async (): Promise<number[]> => {
    readers.on();
    const answers = await probe();
    await readers.off();
    return answers;
  };
  await beside();
  const p99: { quiet: number; beside: number }[] = [];
  for (let repeat = 0; repeat < repeats; repeat++) {
    const answers: { quiet: number[]; beside: number[] } = { quiet: [], beside: [] };
    for (let round = 0; round < ROUNDS; round++) {
      answers.quiet.push(...(await probe()));
      answers.beside.push(...(await beside()));
    }
    p99.push({ quiet: at(answers.quiet, 0.99), beside: at(answers.beside, 0.99) });
    console.error("the API's p99 in ms", p99.at(-1), "load", loadavg()[0]?.toFixed(1));
  }
  readers.end();
  const times = p99.map(({ quiet, beside: loaded }) => Math.round((loaded / quiet) * 100) / 100);
  return {
    pdf_three_pages_ms: at(singles, 0.5),
    pdf_three_pages_p95_ms: at(singles, 0.95),
    pdf_50_at_once_ms: at(readers.together, 0.5),
    api_p99_quiet_ms: at(
      p99.map(({ quiet }) => quiet),
      0.5,
    ),
    api_p99_beside_50_pdfs_ms: at(
      p99.map(({ beside: loaded }) => loaded),
      0.5,
    ),
    api_p99_times: at(times, 0.5),
    ...(repeats > 1 && { api_p99_times_each: times }),
  };
};
