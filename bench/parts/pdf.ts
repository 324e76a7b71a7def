import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { defaultTemplateId } from "../../server/features/modelos/system.ts";
import { type Caller, signIn } from "./segments.ts";

const DOCUMENTS = 50;
const ROUNDS = 5;
/** Milliseconds between two questions to the API. */
const PACE_MS = 20;
const QUIET_QUESTIONS = 400;

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

/**
 * A document's PDF over HTTP, from a server that has made some before (`pdf_three_pages_ms`, the median of 50 documents that each were made
 * for the first time); and what 50 of them at once do to the API's answers (`api_p99_…_ms`: a list, asked for every 20 ms, over 5 rounds).
 */
export const measurePdf = async (url: string): Promise<Record<string, number>> => {
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
  /** Asks at a steady pace, whatever the answers take, until `done`. */
  const probe = async (isDone: (asked: number) => boolean): Promise<number[]> => {
    const answers: Promise<number>[] = [];
    while (!isDone(answers.length)) {
      answers.push(ask());
      await pause(PACE_MS);
    }
    return Promise.all(answers);
  };
  const [first = ""] = ids;
  for (let i = 0; i < 5; i++) await make(first);
  const singles: number[] = [];
  for (const id of ids.slice(1)) singles.push(await make(id));
  await probe((asked) => asked >= 100);
  const quiet = await probe((asked) => asked >= QUIET_QUESTIONS);
  const beside: number[] = [];
  const together: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    let done = false;
    const since = performance.now();
    const all = Promise.all(ids.map((id) => make(id))).then(() => {
      done = true;
      together.push(performance.now() - since);
    });
    beside.push(...(await probe(() => done)));
    await all;
  }
  return {
    pdf_three_pages_ms: at(singles, 0.5),
    pdf_three_pages_p95_ms: at(singles, 0.95),
    pdf_50_at_once_ms: at(together, 0.5),
    api_p99_quiet_ms: at(quiet, 0.99),
    api_p99_beside_50_pdfs_ms: at(beside, 0.99),
    api_p99_times: Math.round((at(beside, 0.99) / at(quiet, 0.99)) * 100) / 100,
  };
};
