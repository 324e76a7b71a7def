import type { RetentionPreview } from "@relato/shared/contract/compliance.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asSystem, withUser } from "../../platform/database/database.ts";
import { document_versions } from "../../platform/database/schema/documentos.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { makeAdmin } from "../contas/admin.ts";
import { eraseExpired } from "./erase-expired.ts";
import { createVisit, daysAgo } from "./retention.fixture.ts";
import { nextNight, previewRetention } from "./retention-preview.ts";

let server: TestApp;
let doctor: TestClient;
beforeAll(async () => {
  server = await createTestApp({
    env: {
      RETENTION_AUDIO_DAYS: "90",
      RETENTION_TRANSCRIPT_DAYS: "180",
      RETENTION_CHAT_DAYS: "30",
    },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  doctor = await signUp(server.app);
});

const createThread = async (updated_at: string): Promise<string> => {
  const id = crypto.randomUUID();
  await withUser(server.deps.db, doctor.id, async (tx) => {
    await tx.query(
      "insert into chatzello_threads (id, user_id, title, updated_at) values ($1, $2, 'Tosse', $3)",
      [id, doctor.id, updated_at],
    );
    await tx.query(
      `insert into chatzello_messages (id, thread_id, user_id, role, content)
       values ($1, $2, $3, 'user', 'Quem tosse?')`,
      [crypto.randomUUID(), id, doctor.id],
    );
  });
  return id;
};
const hasFile = (key: string): Promise<boolean> =>
  server.deps.storage.size(key).then(
    () => true,
    () => false,
  );
const read = async (id: string) =>
  (await doctor.call({ url: `/api/consultas/${id}` })).json<{
    audio_url: string | null;
    transcricao: object | null;
    corrections: object[];
  }>();
const readRetention = async (id: string) =>
  (await doctor.call({ url: `/api/consultas/${id}/retention` })).json<{ items: object[] }>().items;
const countRows = async (sql: string, params: unknown[]): Promise<number> => {
  const [row] = await asSystem(server.deps.db, "test", (tx) =>
    tx.query<{ n: number }>(`select count(*)::int as n from ${sql}`, params),
  );
  return row!.n;
};

test("audio goes after its period, and the document stays", async () => {
  const { id, storage_key } = await createVisit(server, doctor.id, 91);
  const young = await createVisit(server, doctor.id, 89);
  await eraseExpired(server.deps);
  expect((await read(id)).audio_url).toBeNull();
  expect(await hasFile(storage_key)).toBe(false);
  expect((await read(id)).transcricao).not.toBeNull();
  expect((await read(young.id)).audio_url).not.toBeNull();
  expect(await hasFile(young.storage_key)).toBe(true);
  const documentos = await doctor.call({ url: `/api/consultas/${id}/documentos` });
  expect(documentos.body).toContain("Tosse há três dias");
  expect(await readRetention(id)).toMatchObject([
    { kind: "audio", state: "erased", days: null },
    { kind: "transcript", state: "due", days: 180 },
  ]);
  await server.deps.audit.close();
  expect(await countRows("audit_log where action = 'retention.audio' and subject = $1", [id])).toBe(
    1,
  );
  // A second night finds nothing.
  await eraseExpired(server.deps);
});

test("nothing of an unsigned document goes, and a new version counts as unsigned", async () => {
  const unsigned = await createVisit(server, doctor.id, null);
  const edited = await createVisit(server, doctor.id, 400);
  const { id: _, number, ...version } = edited.documento.version;
  await withUser(server.deps.db, doctor.id, (tx) =>
    tx.drizzle.insert(document_versions).values({ ...version, number: number + 1 }),
  );
  await eraseExpired(server.deps);
  for (const { id, storage_key } of [unsigned, edited]) {
    expect(await read(id)).toMatchObject({ audio_url: expect.any(String) });
    expect((await read(id)).transcricao).not.toBeNull();
    expect(await hasFile(storage_key)).toBe(true);
    expect(await readRetention(id)).toEqual([
      { kind: "audio", state: "unsigned", days: 90, at: null },
      { kind: "transcript", state: "unsigned", days: 180, at: null },
    ]);
  }
  await expect(
    asSystem(server.deps.db, "test", (tx) =>
      tx.query("select erase_transcript($1)", [unsigned.id]),
    ),
  ).rejects.toMatchObject({ code: "RL021" });
});

test("a transcript goes with its corrections and search words", async () => {
  const { id } = await createVisit(server, doctor.id, 181);
  const correction = {
    kind: "text",
    turn: 0,
    before: "Tosse há três dias",
    text: "Tosse seca há três dias",
  };
  const corrected = await doctor.call({
    method: "POST",
    url: `/api/consultas/${id}/corrections`,
    payload: correction,
  });
  expect(corrected.statusCode).toBeLessThan(300);
  await eraseExpired(server.deps);
  expect(await read(id)).toMatchObject({ audio_url: null, transcricao: null, corrections: [] });
  expect(await countRows("record_words where record_id = $1 and kind = 'transcricao'", [id])).toBe(
    0,
  );
  const documentos = await doctor.call({ url: `/api/consultas/${id}/documentos` });
  expect(documentos.body).toContain("Tosse há três dias");
});

test("threads go by their last message", async () => {
  const old = await createThread(daysAgo(31));
  const recent = await createThread(daysAgo(29));
  await eraseExpired(server.deps);
  expect(await countRows("chatzello_threads where id = any($1)", [[old, recent]])).toBe(1);
  expect(await countRows("chatzello_messages where thread_id = $1", [old])).toBe(0);
});

test("the preview counts what goes tonight and within 30 days", async () => {
  await eraseExpired(server.deps);
  const preview = async (): Promise<Record<string, RetentionPreview>> => {
    const { kinds } = await previewRetention(server.deps);
    return Object.fromEntries(kinds.map((one) => [one.kind, one]));
  };
  const before = await preview();
  await createVisit(server, doctor.id, 91);
  await createVisit(server, doctor.id, 65);
  await createVisit(server, doctor.id, 10);
  await createVisit(server, doctor.id, null);
  await createThread(daysAgo(31));
  const after = await preview();
  const grown = (kind: string, part: "stored" | "tonight" | "within_30_days") =>
    after[kind]![part].count - before[kind]![part].count;
  expect(
    ["stored", "tonight", "within_30_days"].map((part) => grown("audio", part as "stored")),
  ).toEqual([4, 1, 2]);
  expect(after["audio"]!.tonight.bytes - before["audio"]!.tonight.bytes).toBe(5);
  expect(after["audio"]!.unsigned - before["audio"]!.unsigned).toBe(1);
  expect(grown("transcript", "tonight")).toBe(0);
  expect(after["chat"]!.tonight).toEqual({ count: 1, bytes: 11 });
  await eraseExpired(server.deps);
  expect((await preview())["audio"]!.tonight.count).toBe(0);
});

test("without a variable everything is kept", async () => {
  const { id } = await createVisit(server, doctor.id, 5000);
  const { retention_audio_days: _, retention_transcript_days: __, ...kept } = server.deps.config;
  const config = { ...kept, retention_audio_days: undefined, retention_transcript_days: undefined };
  await eraseExpired({ ...server.deps, config });
  expect((await read(id)).audio_url).not.toBeNull();
  const { kinds } = await previewRetention({ db: server.deps.db, config });
  expect(kinds[0]).toMatchObject({ kind: "audio", days: null, tonight: { count: 0, bytes: 0 } });
});

test("administrators see counts, doctors see neither counts nor others' periods", async () => {
  const url = "/api/admin/compliance/retention";
  expect((await doctor.call({ url })).statusCode).toBe(403);
  const { id } = await createVisit(server, doctor.id, 1);
  const other = await signUp(server.app);
  expect((await other.call({ url: `/api/consultas/${id}/retention` })).statusCode).toBe(404);
  await makeAdmin(server.deps.db, other.email);
  const answer = await other.call({ url });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toContain(id);
});

test("the next night is after the given time", () => {
  const nextOf = (now: string): string => nextNight(new Date(now)).toISOString();
  expect(nextOf("2026-11-29T03:46:00Z")).toBe("2026-11-29T03:47:00.000Z");
  expect(nextOf("2026-11-29T03:47:00Z")).toBe("2026-11-30T03:47:00.000Z");
});
