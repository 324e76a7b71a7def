import { join } from "node:path";
import { askServer } from "./assistant/ask-server.ts";
import { measureQuestions } from "./assistant/questions.ts";
import { HALVES, readAuthors } from "./assistant/read-data.ts";
import { measureSearch } from "./assistant/search.ts";

/**
 * Answers without a model to the even half of the written questions (BENCH_HALF: odd, all): in
 * memory with their own day as today, and through the API of a server. Then the time of a search in
 * an installation of 1,000,000 consultations (BENCH_DOCTORS, BENCH_CLINIC and BENCH_ROUNDS make it
 * smaller). BENCH_DATA is another folder of authors.
 */
export const run = async (): Promise<Record<string, unknown>> => {
  const folder = process.env["BENCH_DATA"] ?? join(import.meta.dirname, "assistant/data");
  const half = HALVES.find((one) => one === process.env["BENCH_HALF"]) ?? "even";
  const authors = readAuthors(folder).filter(({ author }) => !author.startsWith("sample"));
  const { source_recall_at_5, structured_exact, ...questions } = measureQuestions({ folder, half });
  const server = authors.length === 0 ? null : await askServer(authors, half);
  const search = await measureSearch();
  return {
    ...{ source_recall_at_5, structured_exact },
    foreign_rows: server?.foreign_rows,
    unsupported_unmarked: server?.unsupported_unmarked,
    first_part_ms_p95: server?.first_part_ms_p95,
    search_p99_ms: search.search_p99_ms,
    questions,
    server,
    search,
  };
};
