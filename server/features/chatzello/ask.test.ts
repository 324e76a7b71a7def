import { randomUUID } from "node:crypto";
import type { Answer, Message } from "@relato/shared/contract/chatzello.ts";
import { WHOLE_SCOPE } from "@relato/shared/domain/chatzello/records.ts";
import { MAX_MESSAGES, MAX_QUESTION } from "@relato/shared/domain/chatzello/thread.ts";
import { expect, test } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { signUp } from "../../testing/app.ts";
import { createAttachment, createMessage } from "../../testing/chatzello-factories.ts";
import { findJobs } from "../../testing/job-queue.ts";
import { type Asked, chatOfDoctor } from "./chatzello.fixture.ts";

const { send, create, ask, read, run, askAboutPatient, server, doctor } = chatOfDoctor();

const thread = async (id: string) => (await send("GET", `/threads/${id}`)).body;
const regenerate = (questionId: string, answer_id: string = randomUUID()) =>
  send<Answer>("POST", `/messages/${questionId}/answers`, { answer_id });

test("a question is stored with its answer and a job, and names its thread", async () => {
  const { id, title } = await create();
  expect(title).toBe("Conversa");
  const content = "Quem está sem mamografia há mais de dois anos?\nSó as ativas.";
  const { status, body } = await ask({ id }, { content });
  expect(status).toBe(201);
  expect(body.question).toMatchObject({ role: "user", content, attachments: [], parent_id: null });
  expect(body.answer).toMatchObject({
    ...{ role: "assistant", parent_id: body.question.id, state: "queued", content: "" },
    ...{ failure: null, model: null, attempt: 0, parts: [] },
  });
  expect(await thread(id)).toMatchObject({
    title: "Quem está sem mamografia há mais de dois anos?",
    messages: [body.question, body.answer],
  });
  const jobs = await findJobs(server().deps.db, "answer-question", {
    message_id: body.answer.id,
  });
  expect(jobs).toHaveLength(1);
  expect(JSON.stringify(jobs)).not.toContain("mamografia");
  await ask({ id }, { content: "E com mais de 50 anos?", parent_id: body.answer.id });
  expect((await thread(id)).title).toBe("Quem está sem mamografia há mais de dois anos?");
});

test("a repeated id asks nothing twice, also at the same time", async () => {
  const made = await create();
  const asked = { id: randomUUID(), answer_id: randomUUID() };
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask(made, asked)));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await thread(made.id)).messages).toHaveLength(2);
  // The client lost the first response and its answer's id.
  const retried = await ask(made, { ...asked, answer_id: randomUUID() });
  expect(retried.body.answer.id).toBe(asked.answer_id);
  const jobs = await findJobs(server().deps.db, "answer-question", {
    message_id: asked.answer_id,
  });
  expect(jobs).toHaveLength(1);
});

test("ids of another thread or doctor cannot be used", async () => {
  const [one, other] = [await create(), await create()];
  const { body } = await ask(one);
  const notFound = { status: 404, body: { error: "NOT_FOUND" } };
  expect(await ask(other, { id: body.question.id })).toMatchObject(notFound);
  expect(await ask(other, { answer_id: body.answer.id })).toMatchObject(notFound);
  expect(await ask(other, { parent_id: body.answer.id })).toMatchObject(notFound);
  expect(await ask(one, { parent_id: body.question.id })).toMatchObject(notFound);
  const rui = await signUp(server().app);
  for (const [method, url] of [
    ["GET", `/threads/${one.id}`],
    ["GET", `/messages/${body.question.id}`],
    ["POST", `/messages/${body.answer.id}/stop`],
  ] as const)
    expect(await send(method, url, undefined, rui)).toMatchObject(notFound);
  expect((await thread(other.id)).messages).toEqual([]);
});

test("a question without text and attachments is refused", async () => {
  const made = await create();
  expect(await ask(made, { content: " \n" })).toMatchObject({
    status: 422,
    body: { error: "QUESTION_EMPTY" },
  });
  expect((await ask(made, { content: "a".repeat(MAX_QUESTION + 1) })).status).toBe(400);
  expect((await thread(made.id)).messages).toEqual([]);
});

test("attachments must be ready and of the thread", async () => {
  const { db } = server().deps;
  const made = await create();
  const row = { user_id: doctor().id, thread_id: made.id };
  const stored = () => ({ ...row, storage_key: `chatzello/${made.id}/${randomUUID()}.pdf` });
  const uploading = await createAttachment(db, row);
  const reading = await createAttachment(db, { ...stored(), state: "reading" });
  const foreign = await createAttachment(db, { user_id: doctor().id });
  for (const { id } of [uploading, reading, foreign])
    expect(await ask(made, { attachment_ids: [id] })).toMatchObject({
      status: 409,
      body: { error: "ATTACHMENT_NOT_READY" },
    });
  const content = { pages: [{ number: 1, text: "Glicemia 98", hidden: "" }] };
  const ready = await createAttachment(db, { ...stored(), state: "read", content });
  expect((await thread(made.id)).attachments).toHaveLength(3);
  const { body } = await ask(made, { content: "", attachment_ids: [ready.id] });
  expect(body.question.attachments).toMatchObject([{ id: ready.id, pages: 1 }]);
  const after = await thread(made.id);
  expect(after.title).toBe("Conversa");
  expect(after.attachments.map(({ id }) => id)).toEqual([uploading.id, reading.id]);
  // An edited question keeps the attachments of the original.
  const edited = await ask(made, { content: "E o PDF?", attachment_ids: [ready.id] });
  expect(edited.body.question.attachments).toMatchObject([{ id: ready.id }]);
});

test("an edited question and a further answer are branches", async () => {
  const { question, answer, thread: made } = await askAboutPatient();
  const next = (await ask(made, { parent_id: answer.id })).body;
  const edited = (await ask(made, { parent_id: answer.id, content: "E a losartana?" })).body;
  expect(edited.question.parent_id).toBe(next.question.parent_id);
  const id = randomUUID();
  const further = await regenerate(question.id, id);
  expect(further).toMatchObject({ status: 201, body: { id, parent_id: question.id } });
  expect(await regenerate(question.id, id)).toEqual(further);
  expect((await regenerate(answer.id)).status).toBe(404);
  expect((await regenerate(next.question.id, id)).status).toBe(404);
  const parents = (await thread(made.id)).messages.map(({ parent_id }: Message) => parent_id);
  const [first, second, third] = [question.id, next.question.id, edited.question.id];
  expect(parents).toEqual([null, first, answer.id, second, answer.id, third, first]);
});

test("a queued answer is stopped at once, and a finished one does not change", async () => {
  const { answer } = await askAboutPatient();
  const stop = (id: string) => send<Answer>("POST", `/messages/${id}/stop`);
  const stopped = await stop(answer.id);
  expect(stopped).toMatchObject({
    status: 200,
    body: { state: "stopped", content: "", parts: [] },
  });
  expect((await run(answer.id)).state).toBe("stopped");
  expect(await stop(answer.id)).toEqual(stopped);
  const other = await askAboutPatient();
  const done = await run(other.answer.id);
  expect(done.state).toBe("done");
  expect((await stop(other.answer.id)).body).toEqual(done);
  expect((await stop(other.question.id)).status).toBe(404);
});

test("a full thread takes no further question", async () => {
  const { id } = await create();
  const { body } = await ask({ id });
  const { db } = server().deps;
  for (let at = 3; at < MAX_MESSAGES; at += 1)
    await createMessage(db, { user_id: doctor().id, thread_id: id });
  const full = { status: 409, body: { error: "THREAD_FULL" } };
  expect(await ask({ id })).toMatchObject(full);
  expect((await regenerate(body.question.id)).status).toBe(201);
  expect(await regenerate(body.question.id)).toMatchObject(full);
  // A retry of a stored question is no further one.
  const { question, answer } = body;
  expect((await ask({ id }, { id: question.id, answer_id: answer.id })).status).toBe(201);
});

test("questions announce their thread, and parts their answer", async () => {
  const { answer, thread: made } = await askAboutPatient();
  await run(answer.id);
  const events = await withUser(server().deps.db, doctor().id, (tx) =>
    tx.query<{ payload: object }>(
      "select payload from events where payload ->> 'thread_id' = $1 order by id",
      [made.id],
    ),
  );
  const change = { type: "chatzello_changed", thread_id: made.id };
  const ofAnswer = { ...change, message_id: answer.id };
  const { parts } = await read(answer.id);
  // Created, asked; begun, each part, finished.
  const expected = [change, change, ofAnswer, ...parts.map(() => ofAnswer), ofAnswer];
  expect(events.map(({ payload }) => payload)).toEqual(expected);
});

test("a day has so many questions", async () => {
  const rui = await signUp(server().app);
  const { id } = (await send("POST", "/threads", { id: randomUUID(), scope: WHOLE_SCOPE }, rui))
    .body;
  await withUser(server().deps.db, rui.id, (tx) =>
    tx.query(
      `insert into quota_uses (user_id, kind, subject, day, used)
       values (app_user_id(), 'question', '',
               (now() at time zone 'America/Sao_Paulo')::date, $1)`,
      [server().deps.config.questions_per_day],
    ),
  );
  const asked = { id: randomUUID(), answer_id: randomUUID(), parent_id: null };
  const payload = { ...asked, content: "E a pressão?", attachment_ids: [] };
  const refused = await send<Asked>("POST", `/threads/${id}/messages`, payload, rui);
  expect(refused).toMatchObject({ status: 429, body: { error: "QUESTIONS_DAILY" } });
  expect((await send("GET", `/threads/${id}`, undefined, rui)).body.messages).toEqual([]);
});
