import { verifyNote } from "../scribe/evidence/verify.ts";
import { readCases } from "../scribe/fixtures/cases.ts";
import { readRenamed } from "../scribe/fixtures/renamed.ts";
import { type Counts, measureDocument, measureNote, ratesOf } from "../scribe/fixtures/measure.ts";
import { writeConsultation } from "../scribe/write.ts";

export const name = "scribe";

/** Turns of a 15-minute visit, about as many as people take. */
const LONG_VISIT_TURNS = 150;

/** The engine against twelve written consultations with gold facts, and its time on a 15-minute visit. */
export async function run(): Promise<Record<string, unknown>> {
  const counts: Counts = {};
  const cases = readCases();
  for (const gold of cases) {
    const own: Counts = {};
    const written = writeConsultation(gold);
    const sentences = gold.note_check.sentences.map((sentence) => sentence.text);
    const flagged = verifyNote(gold, sentences).map((sentence) => sentence.verdict !== "supported");
    for (const into of [own, counts]) {
      measureDocument(gold, written, into);
      measureNote(gold, flagged, into);
    }
    const { recall, placed, verbosity, note_errors_caught } = ratesOf(own);
    console.error(
      `${gold.id}  found ${recall}  placed ${placed}  length ${verbosity}  note errors caught ${note_errors_caught}`,
    );
  }
  const renamed = measureRenamed();
  return { cases: cases.length, ...ratesOf(counts), ...renamed, ...timeLongVisit(cases) };
}

/** Where facts lie, and what is filled, under templates that other doctors would have for all the known visits. */
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

/** Milliseconds of the whole engine on a visit as long as 150 turns, the median of five after a warm-up. */
function timeLongVisit(cases: ReturnType<typeof readCases>): Record<string, number> {
  const first = cases.find((gold) => gold.locale === "pt-BR")!;
  const said = cases
    .filter((gold) => gold.locale === first.locale)
    .flatMap((gold) => gold.turns)
    .slice(0, LONG_VISIT_TURNS);
  const times = Array.from({ length: 6 }, () => {
    // Turns of its own each time: what the engine has read of a talk it reads no second time.
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
