import { verifyNote } from "../scribe/evidence/verify.ts";
import { readCases } from "../scribe/fixtures/cases.ts";
import { readRenamed } from "../scribe/fixtures/renamed.ts";
import { type Counts, measureDocument, measureNote, ratesOf } from "../scribe/fixtures/measure.ts";
import { writeConsultation } from "../scribe/write.ts";

export const name = "scribe";

/** About the number of turns in a visit of 15 minutes. */
const LONG_VISIT_TURNS = 150;

/** Measures the engine on twelve written consultations with gold facts, and its speed. */
export async function run(): Promise<Record<string, unknown>> {
  const counts: Counts = {};
  const cases = readCases();
  for (const gold of cases) {
    const caseCounts: Counts = {};
    const written = writeConsultation(gold);
    const sentences = gold.note_check.sentences.map((sentence) => sentence.text);
    const flagged = verifyNote(gold, sentences).map((sentence) => sentence.verdict !== "supported");
    for (const into of [caseCounts, counts]) {
      measureDocument(gold, written, into);
      measureNote(gold, flagged, into);
    }
    const { recall, placed, verbosity, note_errors_caught } = ratesOf(caseCounts);
    const figures = `found ${recall}  placed ${placed}  length ${verbosity}`;
    console.error(`${gold.id}  ${figures}  note errors caught ${note_errors_caught}`);
  }
  const renamed = measureRenamed();
  return {
    cases: cases.length,
    ...ratesOf(counts),
    ...renamed,
    own_proof: ownProof(cases),
    ...timeLongVisit(cases),
    ...timeThreeHours(cases),
    linear_ratio: linearRatio(),
    memory_mb: Math.round(process.memoryUsage().rss / 1e6),
  };
}

/** The share of the engine's statements that its own proof supports. */
function ownProof(cases: ReturnType<typeof readCases>): number {
  let supported = 0;
  let all = 0;
  for (const gold of cases) {
    const { document } = writeConsultation(gold);
    const texts = document.sections.flatMap((s) => s.statements.map(({ text }) => text));
    all += texts.length;
    supported += verifyNote(gold, texts).filter(({ verdict }) => verdict === "supported").length;
  }
  return Math.round((supported / all) * 1000) / 1000;
}

const THREE_HOURS_TURNS = 1500;

function timeThreeHours(cases: ReturnType<typeof readCases>): Record<string, number> {
  const first = cases.find((gold) => gold.locale === "pt-BR")!;
  const said = cases.filter(({ locale }) => locale === first.locale).flatMap((gold) => gold.turns);
  const turns = Array.from({ length: THREE_HOURS_TURNS }, (_, i) => ({
    ...said[i % said.length]!,
    i,
    start_ms: i * 7000,
    end_ms: i * 7000 + 6500,
  }));
  const started = performance.now();
  writeConsultation({ ...first, turns });
  return { three_hours_ms: Math.round(performance.now() - started) };
}

/** Repeated texts on which patterns could backtrack. */
const ALPHABETS = ["a", "a ", "a, ", "nao ", "1 ", "[", "_", "# ", "“", "...", "dor e ", "é "];

/**
 * The time of 50,000 characters divided by that of 25,000, for the worst of ALPHABETS. 2 is linear.
 */
function linearRatio(): number {
  const time = (alphabet: string, length: number): number => {
    const text = alphabet.repeat(Math.ceil(length / alphabet.length)).slice(0, length);
    const turns = [{ i: 0, speaker: "paciente" as const, start_ms: 0, end_ms: 1000, text }];
    const template = { titulo: "x", markdown: `## ${text.slice(0, 200)}` };
    const started = performance.now();
    writeConsultation({
      locale: "pt-BR",
      consultation_type: "presencial",
      patient_context: "",
      template,
      turns,
    });
    return performance.now() - started;
  };
  const ratios = ALPHABETS.map((alphabet) => {
    time(alphabet, 5000);
    const half = Math.max(5, time(alphabet, 25_000));
    return time(alphabet, 50_000) / half;
  });
  return Math.round(Math.max(...ratios) * 10) / 10;
}

/** Placement and false fills with other doctors' templates for all known visits. */
function measureRenamed(): Record<string, unknown> {
  const counts: Counts = {};
  for (const { cases } of readRenamed())
    for (const gold of cases) measureDocument(gold, writeConsultation(gold), counts);
  const { placed, false_fill } = ratesOf(counts);
  return {
    renamed_templates: counts["templates"],
    renamed_placed: placed,
    renamed_false_fill: false_fill,
  };
}

/** Median time of the engine on a visit of 150 turns, and its first time. */
function timeLongVisit(cases: ReturnType<typeof readCases>): Record<string, number> {
  const first = cases.find((gold) => gold.locale === "pt-BR")!;
  const said = cases
    .filter((gold) => gold.locale === first.locale)
    .flatMap((gold) => gold.turns)
    .slice(0, LONG_VISIT_TURNS);
  const times = Array.from({ length: 6 }, () => {
    // New turns each time, since the engine caches what it read.
    const turns = said.map((turn, i) => ({
      ...turn,
      i,
      start_ms: i * 6000,
      end_ms: i * 6000 + 5500,
    }));
    const started = performance.now();
    const { document } = writeConsultation({ ...first, turns });
    verifyNote(
      { ...first, turns },
      document.sections.flatMap((s) => s.statements.map((statement) => statement.text)),
    );
    return performance.now() - started;
  });
  const warm = times.slice(1).sort((a, b) => a - b);
  return {
    visit_turns: said.length,
    visit_ms: Math.round(warm[2]!),
    visit_ms_cold: Math.round(times[0]!),
  };
}
