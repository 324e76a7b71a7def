import { randomUUID } from "node:crypto";
import { access, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Thread, ThreadItem } from "@relato/shared/contract/chatzello.ts";
import { WHOLE_SCOPE } from "@relato/shared/domain/chatzello/records.ts";
import { expect, test } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { signUp } from "../../testing/app.ts";
import { createAttachment } from "../../testing/chatzello-factories.ts";
import { createPaciente } from "../../testing/factories.ts";
import { eraseConsulta } from "../consultas/erase.ts";
import { chatOfDoctor, writing } from "./chatzello.fixture.ts";
import { eraseDeletedThreads } from "./erase.ts";

const { send, create, ask, run, server, doctor, paciente } = chatOfDoctor();

interface Page {
  items: ThreadItem[];
  next_cursor: string | null;
}
const search = async (query: object = {}): Promise<Page> =>
  (await send<Page>("POST", "/threads/search", { ...query })).body;
const titles = async (query: object): Promise<string[]> =>
  (await search(query)).items.map(({ title }) => title);
const change = (thread: Pick<Thread, "id">, changes: object) =>
  send("PATCH", `/threads/${thread.id}`, { ...changes });

test("a thread is created once, with its scope", async () => {
  const id = randomUUID();
  const scope = { ...WHOLE_SCOPE, paciente_id: paciente(), from: "2026-01-01", kinds: ["laudo"] };
  const made = await send("POST", "/threads", { id, scope });
  expect(made).toMatchObject({
    status: 201,
    body: { id, title: "Conversa", scope, paciente: { nome: "Maria Lima" }, messages: [] },
  });
  expect(await send("POST", "/threads", { id, scope: WHOLE_SCOPE })).toEqual(made);
  const { items } = await search();
  expect(items.filter((item) => item.id === id)).toHaveLength(1);
  const rui = await signUp(server().app);
  const taken = await send("POST", "/threads", { id, scope: WHOLE_SCOPE }, rui);
  expect(taken).toMatchObject({ status: 404, body: { error: "NOT_FOUND" } });
});

test("another doctor's patient is no scope", async () => {
  const { id: theirs } = await createPaciente(server().deps.db);
  const scope = { ...WHOLE_SCOPE, paciente_id: theirs };
  const refused = { status: 422, body: { error: "PACIENTE_NOT_FOUND" } };
  expect(await send("POST", "/threads", { id: randomUUID(), scope })).toMatchObject(refused);
  expect(await change(await create(), { scope })).toMatchObject(refused);
});

test("a thread is renamed, archived, and its scope changed", async () => {
  const thread = await create();
  expect((await change(thread, { title: " Pressão " })).body.title).toBe("Pressão");
  expect((await change(thread, { title: " " })).status).toBe(400);
  const scope = { ...WHOLE_SCOPE, paciente_id: paciente() };
  expect((await change(thread, { scope })).body).toMatchObject({ scope, title: "Pressão" });
  expect((await change(thread, { archived: true })).body.archived).toBe(true);
  expect(await titles({ archived: true })).toEqual(["Pressão"]);
  expect(await titles({})).not.toContain("Pressão");
  expect((await change(thread, { archived: false })).body.archived).toBe(false);
});

test("threads are found by title, patient, and words of questions and answers", async () => {
  const thread = await create({ paciente_id: paciente() });
  const { body } = await ask(thread, { content: "Quando iniciou espironolactona?" });
  await change(thread, { title: "Diurético" });
  for (const text of ["diuret", "ESPIRONO", "lima", "diurético espironolactona iniciou"])
    expect([text, await titles({ text })]).toEqual([text, expect.arrayContaining(["Diurético"])]);
  for (const text of ["lactona", "diuretico furosemida", "xyz"])
    expect([text, await titles({ text })]).toEqual([text, []]);
  expect(await titles({ text: "%" })).toEqual(await titles({}));
  const sentence = { text: "Iniciada em janeiro por edema.", sources: [] };
  await run(body.answer.id, { deps: writing(sentence) });
  expect(await titles({ text: "edema" })).toEqual(["Diurético"]);
});

test("pages continue where the last one ended", async () => {
  for (let at = 0; at < 5; at += 1) await create();
  const all = (await search({ limit: 100 })).items.map(({ id }) => id);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await search({ limit: 2, cursor });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor !== null);
  expect(seen).toEqual(all);
  expect((await send("POST", "/threads/search", { cursor: "x" })).status).toBe(400);
});

test("a deleted thread can be restored", async () => {
  const thread = await create();
  const { body } = await ask(thread);
  const url = `/threads/${thread.id}`;
  expect(await send("DELETE", url)).toEqual({ status: 200, body: { deleted: true } });
  for (const attempt of [
    send("GET", url),
    send("DELETE", url),
    change(thread, { title: "Outro" }),
    ask(thread),
    send("POST", "/threads", { id: thread.id, scope: WHOLE_SCOPE }),
    send("GET", `/messages/${body.answer.id}`),
    send("POST", `/messages/${body.answer.id}/stop`),
    send("POST", `/messages/${body.question.id}/answers`, { answer_id: randomUUID() }),
  ])
    expect(await attempt).toMatchObject({ status: 404, body: { error: "NOT_FOUND" } });
  expect((await search({ limit: 100 })).items.map(({ id }) => id)).not.toContain(thread.id);
  const restored = await send("POST", `${url}/restore`);
  expect(restored).toMatchObject({ status: 200, body: { id: thread.id } });
  // Nothing is written for a deleted thread.
  expect(restored.body.messages).toMatchObject([{ role: "user" }, { state: "stopped" }]);
});

test("a patient with a thread is archived, not deleted", async () => {
  const { id } = await createPaciente(server().deps.db, { medico_id: doctor().id });
  await create({ paciente_id: id });
  const removed = await doctor().call({ method: "DELETE", url: `/api/pacientes/${id}` });
  expect([removed.statusCode, removed.json()]).toEqual([200, { outcome: "archived" }]);
});

test("an erased consultation is forgotten by the answers that quote it", async () => {
  const { db } = server().deps;
  const thread = await create({ paciente_id: paciente() });
  const { body } = await ask(thread, { content: "E a pressão?" });
  const about = { paciente_id: paciente(), kinds: ["laudo" as const] };
  const elsewhere = await create(about);
  const other = (await ask(elsewhere, { content: "Que exames fez?" })).body;
  const sentence = { text: "Pressão de 150/90 mmHg.", sources: [1] };
  const quoting = await run(body.answer.id, { deps: writing(sentence) });
  const [first] = quoting.parts.map(({ part }) => part);
  const id = first?.type === "sources" ? (first.sources[0]?.record_id ?? "") : "";
  const kept = await run(other.answer.id, { deps: writing(sentence) });
  await withUser(db, doctor().id, (tx) =>
    tx.query("update consultas set is_example = true where id = $1", [id]),
  );
  expect(await eraseConsulta(server().deps, id, "example")).toMatchObject({ kind: "erased" });
  const messagesOf = async ({ id: one }: Thread) =>
    (await send("GET", `/threads/${one}`)).body.messages;
  const [, forgotten] = await messagesOf(thread);
  expect(forgotten).toMatchObject({ content: "", parts: [], state: "done" });
  expect((await messagesOf(elsewhere))[1]).toEqual(kept);
});

test("a thread is erased with its files 30 days after its deletion", async () => {
  const { db, storage, config } = server().deps;
  const user_id = doctor().id;
  const threads = [await create(), await create(), await create()];
  const keys: string[] = [];
  for (const { id: thread_id } of threads) {
    const storage_key = `chatzello/${thread_id}/${randomUUID()}.pdf`;
    await createAttachment(db, { user_id, thread_id, state: "unread", storage_key });
    const path = join(await mkdtemp(join(tmpdir(), "relato-erase-")), "file");
    await writeFile(path, "%PDF");
    await storage.putFile(storage_key, path);
    await ask({ id: thread_id });
    keys.push(storage_key);
  }
  const [old, recent] = threads;
  const age = (id = "", days = 0) =>
    withUser(db, user_id, (tx) =>
      tx.query(
        `update chatzello_threads set deleted_at = now() - make_interval(days => $2)
          where id = $1`,
        [id, days],
      ),
    );
  await age(old?.id, 31);
  await age(recent?.id, 29);
  await eraseDeletedThreads(server().deps);
  const left = await withUser(db, user_id, (tx) =>
    tx.query<{ thread_id: string }>(
      "select distinct thread_id from chatzello_messages where thread_id = any($1::uuid[])",
      [threads.map(({ id }) => id)],
    ),
  );
  expect(left.map(({ thread_id }) => thread_id).sort()).toEqual(
    threads
      .slice(1)
      .map(({ id }) => id)
      .sort(),
  );
  const isStored = (key: string) =>
    access(join(config.data_dir, "files", key)).then(
      () => true,
      () => false,
    );
  expect(await Promise.all(keys.map(isStored))).toEqual([false, true, true]);
});
