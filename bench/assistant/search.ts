import { readQuestion } from "@relato/scribe/assistant/read-question.ts";
import { createDatabase, readAs } from "@relato/server/platform/database/database.ts";
import { searchRecords } from "@relato/server/features/chatzello/records/search.ts";
import { signUp } from "../parts/caller.ts";
import { startDatabase } from "../parts/database.ts";
import { type Figures, figuresOf, timed } from "../parts/figures.ts";
import { createInstallation } from "../parts/installation.ts";
import { makeDoctors, seedDoctors } from "../parts/workspace-seed.ts";

/** 1,000,000 consultations: 980 doctors with 1,000 each, and a clinic's account with 20,000. */
const DOCTORS = Number(process.env["BENCH_DOCTORS"] ?? 980);
const CLINIC = Number(process.env["BENCH_CLINIC"] ?? 20_000);
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 100);
const EACH = { patients: 10, consultations: 1000, words: true };

/** Words of the seed: in every document, in one of ten, of a hundred, of a thousand. */
const QUESTIONS = [
  "Quem usa losartana7?",
  "paciente com dor e cefaleia",
  "palavra3 e palavra42 com retorno2",
  "o que foi dito sobre palavra777 e losartana27",
  "exame de uso de queixa e dor",
];

/** The time of a search over all of a doctor's records, for each account and question. */
export const measureSearch = async () => {
  const installation = await createInstallation({ JOBS_IN_PROCESS: "false" });
  const database = await startDatabase(installation);
  const db = createDatabase(database.url);
  try {
    installation.start("server");
    await installation.ready();
    await database.connect();
    const { admin } = database;
    const own = await signUp(installation.url);
    const clinic = await signUp(installation.url);
    console.error(`seeding ${DOCTORS * EACH.consultations + CLINIC} consultations …`);
    await seedDoctors(admin, [own.id, ...(await makeDoctors(admin, DOCTORS - 1))], EACH);
    const rows = { patients: CLINIC / 10, consultations: CLINIC, words: true };
    await seedDoctors(admin, [clinic.id], rows);
    const search = (userId: string, text: string) => {
      const { groups } = readQuestion({ text, language: "pt-BR", today: "2026-11-20" });
      const kinds = ["consulta", "transcricao", "laudo", "attachment", "thread"] as const;
      const wanted = { groups, kinds, from: null, to: null, limit: 61 };
      return timed(() => readAs(db, userId, (tx) => searchRecords(tx, userId, wanted)));
    };
    const figures: Record<string, Figures> = {};
    for (const [account, { id }] of Object.entries({ doctor: own, clinic }))
      for (const question of QUESTIONS) {
        const times: number[] = [];
        for (let round = -10; round < ROUNDS; round += 1) {
          const time = await search(id, question);
          if (round >= 0) times.push(time);
        }
        figures[`${account}: ${question}`] = figuresOf(times);
      }
    const worst = Math.max(...Object.values(figures).map(({ p99_ms }) => p99_ms));
    return {
      consultations: DOCTORS * EACH.consultations + CLINIC,
      search_p99_ms: worst,
      figures,
    };
  } finally {
    await db.close();
    await database.close();
    await installation.remove();
  }
};
