import { fork } from "node:child_process";
import { once } from "node:events";
import type { Answer } from "@relato/shared/contract/chatzello.ts";
import { isFinished } from "@relato/shared/domain/chatzello/answer.ts";
import { beforeAll, expect, test } from "vitest";
import { withUser } from "../../../platform/database/database.ts";
import { EngineError } from "../../../providers/engine/engine-error.ts";
import { findJobs, withJobQueue } from "../../../testing/job-queue.ts";
import { chatOfDoctor, hang, scripted, writing } from "../chatzello.fixture.ts";
import { startChatzelloJobs, sweepAnswers } from "../jobs.ts";
import { failAnswer } from "./answer-job.ts";

const { askAboutPatient, send, read, run, server, doctor } = chatOfDoctor();

const SENTENCE = { text: "A pressão foi 150/90 mmHg.", sources: [1] };
/** Writes one sentence and then nothing. */
const stalling = () =>
  scripted(async (_, { onSentence, signal }) => {
    await onSentence(SENTENCE);
    await hang(signal);
  });
const stop = (id: string) => send<Answer>("POST", `/messages/${id}/stop`);
const typesOf = ({ parts }: Answer) => parts.map(({ part }) => part.type);
const hasSentence = (id: string) =>
  expect.poll(async () => typesOf(await read(id)), { timeout: 10_000 }).toContain("sentence");
const ofDoctor = (text: string, params: unknown[]) =>
  withUser(server().deps.db, doctor().id, (tx) => tx.query(text, params));
const failing = (code: ConstructorParameters<typeof EngineError>[0]) => ({
  engine: {
    ...server().deps.engine,
    readQuestion: async () => {
      throw new EngineError(code);
    },
  },
});

beforeAll(() => {
  server().logged.length = 0;
});

test("stop ends a silent model at once, and keeps what was written", async () => {
  const { answer } = await askAboutPatient();
  const running = run(answer.id, { deps: stalling() });
  await hasSentence(answer.id);
  expect(await read(answer.id)).toMatchObject({ state: "running", content: "", attempt: 1 });
  const { body } = await stop(answer.id);
  expect(body).toMatchObject({ state: "stopped", content: SENTENCE.text });
  expect(typesOf(body)).toEqual(["sources", "sentence"]);
  // The event ends the run; its result changes nothing.
  expect(await running).toEqual(body);
});

test("a model that ignores the signal cannot hold a stopped run, or add to it", async () => {
  const { answer } = await askAboutPatient();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const deaf = scripted(async (_, { onSentence }) => {
    await onSentence(SENTENCE);
    await released;
    await onSentence(SENTENCE);
  });
  const running = run(answer.id, { deps: deaf });
  await hasSentence(answer.id);
  const { body } = await stop(answer.id);
  expect(await running).toEqual(body);
  release();
  expect(await read(answer.id)).toEqual(body);
});

test("the run of another worker replaces the parts, and the stale one ends", async () => {
  const { answer } = await askAboutPatient();
  const stale = run(answer.id, { deps: stalling() });
  await hasSentence(answer.id);
  const taken = await run(answer.id, { deps: writing({ text: "Segunda.", sources: [] }) });
  expect(taken).toMatchObject({ state: "done", content: "Segunda.", attempt: 2 });
  expect(typesOf(taken)).toEqual(["sources", "sentence"]);
  await stale;
  expect(await read(answer.id)).toEqual(taken);
});

test("an abort by a shutdown is no failure", async () => {
  const { answer } = await askAboutPatient();
  const shutdown = new AbortController();
  const running = run(answer.id, { deps: stalling(), signal: shutdown.signal });
  await hasSentence(answer.id);
  shutdown.abort();
  await expect(running).rejects.toThrow("aborted");
  expect((await read(answer.id)).state).toBe("running");
  expect(await run(answer.id)).toMatchObject({ state: "done", attempt: 2 });
});

test("a run over its time fails and keeps its parts", async () => {
  const { answer } = await askAboutPatient();
  const failed = await run(answer.id, { deps: stalling(), limit_ms: 1500 });
  expect(failed).toMatchObject({ state: "failed", failure: "UNAVAILABLE" });
  expect(failed.content).toBe(SENTENCE.text);
});

test("an engine's fault is retried twice and then shown", async () => {
  const { answer } = await askAboutPatient();
  const attempt = () => run(answer.id, { deps: failing("CRASHED"), last: false });
  for (let at = 0; at < 2; at += 1) await expect(attempt()).rejects.toThrow("CRASHED");
  expect((await read(answer.id)).state).toBe("running");
  expect(await attempt()).toMatchObject({ state: "failed", failure: "ENGINE_FAILED", attempt: 3 });
  // The next question of the thread is not affected.
  expect((await run((await askAboutPatient()).answer.id)).state).toBe("done");
});

test("an answer that killed its workers ends as failed", async () => {
  const { answer } = await askAboutPatient();
  await failAnswer(server().deps, { message_id: answer.id, user_id: doctor().id });
  const failed = await read(answer.id);
  expect(failed).toMatchObject({ state: "failed", failure: "PROCESSING_CRASHED" });
  expect(await run(answer.id)).toEqual(failed);
});

test("the sweep finds an answer without a job, until it was tried eight times", async () => {
  const { answer } = await askAboutPatient();
  const { deps } = server();
  const data = { message_id: answer.id };
  await withJobQueue(deps.db, (queue) => queue.deleteAllJobs("answer-question"));
  await ofDoctor("update chatzello_messages set state = 'running', attempt = 7 where id = $1", [
    answer.id,
  ]);
  for (let at = 0; at < 2; at += 1) await sweepAnswers(deps);
  expect(await findJobs(deps.db, "answer-question", data)).toHaveLength(1);
  const shutdown = AbortSignal.abort(new Error("aborted"));
  await expect(run(answer.id, { signal: shutdown })).rejects.toThrow("aborted");
  expect(await run(answer.id)).toMatchObject({
    ...{ state: "failed", failure: "PROCESSING_CRASHED", attempt: 8 },
  });
});

test("another worker takes the answer of a killed worker", async () => {
  const { deps, database } = server();
  await withJobQueue(deps.db, (queue) => queue.deleteAllJobs("answer-question"));
  const fixture = new URL("answer-worker.fixture.ts", import.meta.url);
  const worker = fork(fixture, [database.url], { stdio: "inherit" });
  const { answer } = await askAboutPatient();
  await once(worker, "message");
  expect(await read(answer.id)).toMatchObject({ state: "running", attempt: 1 });
  worker.kill("SIGKILL");
  await once(worker, "exit");
  const stopSweep = await startChatzelloJobs({ ...deps, ...writing(SENTENCE) });
  const state = async () => (await read(answer.id)).state;
  await expect.poll(state, { timeout: 25_000 }).toSatisfy(isFinished);
  stopSweep();
  expect(await read(answer.id)).toMatchObject({
    ...{ state: "done", attempt: 2, content: SENTENCE.text },
  });
  // No part of the killed run is left.
  expect(typesOf(await read(answer.id))).toEqual(["sources", "sentence"]);
}, 60_000);
