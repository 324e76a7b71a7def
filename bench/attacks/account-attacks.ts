import { randomUUID } from "node:crypto";
import { expectStatus } from "../parts/caller.ts";
import { openUpload, patchUpload, readOffset, startUpload, TUS } from "../parts/upload.ts";
import { type Attack, checkColleague, listProblems } from "./scene.ts";

const idOf = (path: string): string => path.split("/").at(-1) ?? "";
const CONTENT = Buffer.alloc(10_000, 1);

/** Each names another doctor's upload behind one's own. */
const FORMS = [
  (theirs: string) => `?x=/${theirs}`,
  (theirs: string) => `?/${theirs}`,
  (theirs: string) => `#/${theirs}`,
  (theirs: string) => `/${theirs}`,
  (theirs: string) => `/../${theirs}`,
  (theirs: string) => `%2f${theirs}`,
  (theirs: string) => `%3fx=/${theirs}`,
  (theirs: string) => `;x=/${theirs}`,
];

/** Survived: every form is refused by 4xx, and the other doctor's upload has all its bytes. */
export const foreignUploadAttack: Attack = {
  name: "foreign upload by query",
  run: async ({ attacker, colleague }) => {
    const theirs = await startUpload(colleague, { gravacao_id: randomUUID(), length: null });
    await expectStatus(await patchUpload(colleague, theirs, 0, CONTENT), 204);
    const problems: string[] = [];
    for (const form of FORMS)
      for (const method of ["DELETE", "PATCH", "HEAD"]) {
        const own = await startUpload(attacker, { gravacao_id: randomUUID(), length: null });
        const end = form(idOf(theirs));
        const offset = method === "PATCH" ? String(CONTENT.length) : "0";
        const answer = await attacker.call(`${own}${end}`, {
          method,
          headers: {
            ...TUS,
            "content-type": "application/offset+octet-stream",
            "upload-offset": offset,
          },
          ...(method === "PATCH" && { body: "RIFF" }),
        });
        await answer.body?.cancel();
        const shown = `${method} OWN${end.replace(idOf(theirs), "THEIRS")}`;
        if (answer.status < 400) problems.push(`${shown} answered ${answer.status}`);
        const left = await readOffset(colleague, theirs).catch(() => null);
        if (left === CONTENT.length) continue;
        problems.push(`${shown}: the other doctor's upload has ${left ?? "no"} bytes`);
        return problems;
      }
    return problems;
  },
};

const EXAMPLES = 300;
const PARALLEL = 30;
/** EXAMPLES_PER_DAY */
const ALLOWED_EXAMPLES = 20;
const COLLEAGUE_MS = 30_000;

/** Calls `work` `count` times, `PARALLEL` at once. Counts the answers by status. */
const countStatuses = async (
  count: number,
  work: () => Promise<Response>,
): Promise<Map<number, number>> => {
  const counts = new Map<number, number>();
  let left = count;
  const loop = async (): Promise<void> => {
    while (left-- > 0) {
      const answer = await work();
      await answer.body?.cancel();
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, loop));
  console.error(`  answers: ${JSON.stringify(Object.fromEntries(counts))}`);
  return counts;
};

/** Survived: the quota holds, the rest is refused by 429, and another doctor does not wait. */
export const examplesAttack: Attack = {
  name: "300 examples",
  run: async (scene) => {
    const { attacker } = scene;
    const counts = await countStatuses(EXAMPLES, () =>
      attacker.post("/api/consultas/example", { language: "pt-BR" }),
    );
    const made = (counts.get(201) ?? 0) + (counts.get(200) ?? 0);
    const refused = counts.get(429) ?? 0;
    return listProblems(
      made !== ALLOWED_EXAMPLES && `${made} examples were made`,
      made + refused !== EXAMPLES && "an answer is neither 201 nor 429",
      await checkColleague(scene, COLLEAGUE_MS),
    );
  },
};

const LOGINS = 30;
const ALLOWED_GUESSES = 10;

/** Survived: at most ten passwords are evaluated (401), and the doctor's session stays. */
export const loginAttack: Attack = {
  name: "30 parallel logins",
  run: async ({ attacker, colleague, email }) => {
    const counts = await countStatuses(LOGINS, () =>
      attacker.post("/api/auth/sign-in/email", { email, password: `guess ${randomUUID()}` }),
    );
    const [evaluated = 0, limited = 0] = [counts.get(401), counts.get(429)];
    const session = await colleague.call("/api/consultas/usage");
    await session.body?.cancel();
    return listProblems(
      evaluated > ALLOWED_GUESSES && `${evaluated} passwords were evaluated`,
      evaluated === 0 && "no password was evaluated",
      evaluated + limited !== LOGINS && "an answer is neither 401 nor 429",
      session.status !== 200 && `the doctor's session answered ${session.status}`,
    );
  },
};

const MB = 1024 * 1024;
/** DISK_RESERVE_MB */
const RESERVE_MB = 128;
/** Room above it when the attack begins. */
const ROOM_MB = 150;
const PIECE = Buffer.alloc(16 * MB, 7);
const PIECE_START = PIECE.subarray(0, 1000);
const MAX_PIECES = 100;

const describeRefusal = async (answer: Response): Promise<string> => {
  const text = await answer.text();
  return `${answer.status} ${/"error":"(\w+)"/.exec(text)?.[1] ?? text.slice(0, 40)}`;
};

/** Uploads until the server refuses. Returns the last status and code. */
const uploadUntilRefused = async (
  upload: (offset: number) => Promise<Response>,
  probe: () => Promise<Response>,
): Promise<string> => {
  for (let piece = 0; piece < MAX_PIECES; piece++) {
    const answer = await upload(piece * PIECE.length).catch(() => null);
    // The server answered and closed the connection before the body was sent.
    if (answer === null) return describeRefusal(await probe());
    if (answer.status !== 204) return describeRefusal(answer);
    await answer.body?.cancel();
  }
  return "never refused";
};

/**
 * Survived: uploads are refused by 507 while pages work, a document can still be written, and
 * uploads continue when there is room again. Without a separate disk, the doctor's quota
 * (STORED_GB_PER_DOCTOR=1) is what fills up.
 */
export const fullDiskAttack: Attack = {
  name: "full disk",
  uploadStatuses: [507],
  run: async (scene) => {
    const { attacker, disk } = scene;
    // The waveform of the honest doctor needs room later, whatever happens here.
    await using _cleared = { [Symbol.asyncDispose]: async () => disk?.clear() };
    const gravacao_id = randomUUID();
    await startUpload(attacker, { gravacao_id, length: null });
    const paths = await Promise.all(
      [1, 2, 3, 4].map((ordinal) => openUpload(attacker, { gravacao_id, ordinal, length: null })),
    );
    // New recordings are refused earlier, below 512 MB.
    await disk?.fill((RESERVE_MB + ROOM_MB) * MB);
    const ends = await Promise.all(
      paths.map((path) =>
        uploadUntilRefused(
          (at) => patchUpload(attacker, path, at, PIECE),
          async () => patchUpload(attacker, path, await readOffset(attacker, path), PIECE_START),
        ),
      ),
    );
    console.error(`  uploads ended with: ${ends.join(", ")}`);
    const problem = await checkColleague(scene, COLLEAGUE_MS);
    for (const path of paths)
      await (await attacker.call(path, { method: "DELETE", headers: TUS })).body?.cancel();
    await disk?.clear();
    const next = await openUpload(attacker, { gravacao_id, ordinal: 5, length: null });
    const resumed = await patchUpload(attacker, next, 0, CONTENT);
    return listProblems(
      problem,
      ends.some((end) => !end.startsWith("507 STORAGE_")) && `uploads ended with ${ends.join()}`,
      resumed.status !== 204 && `with room again, an upload answered ${resumed.status}`,
    );
  },
};
