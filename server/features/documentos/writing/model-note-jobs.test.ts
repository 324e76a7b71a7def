import { findJobs } from "../../../testing/job-queue.ts";
import { fork } from "node:child_process";
import { once } from "node:events";
import type { Documento } from "@relato/shared/contract/documentos.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startDocumentoJobs } from "../jobs.ts";
import { HANG, type ModelNotes, NOTE, startModelNotes, type Visit } from "./model-note.fixture.ts";

let test: ModelNotes;
beforeEach(async () => {
  test = await startModelNotes();
  test.answerWith(HANG);
});
afterEach(() => test.close());

const newHangingVisit = async (): Promise<{ visit: Visit; draft: Documento }> => {
  const visit = await test.newVisit();
  await expect.poll(() => test.requests.length).toBe(1);
  return { visit, draft: await test.note(visit) };
};
const madeBy = async (visit: Visit) => (await test.note(visit)).current?.made_by;

it("a stopped model ends, and the next request starts at once", async () => {
  await startDocumentoJobs(test.server.deps);
  const { visit, draft } = await newHangingVisit();
  expect(draft.rewriting).toMatchObject({ state: "writing" });
  expect(draft.rewriting?.started_at).toBeDefined();
  const url = `/api/documentos/${draft.id}/rewrite`;
  expect(await test.send({ method: "DELETE", url })).toMatchObject({
    status: 200,
    body: { rewriting: null },
  });
  await expect
    .poll(async () => {
      const data = { documento_id: draft.id };
      const found = await findJobs(test.server.deps.db, "write-documento", data);
      return found.map(({ state }) => state);
    })
    .toEqual(["completed"]);
  test.answerWith(NOTE);
  const payload = { base: 1, modelo_id: test.modelo, instruction: "" };
  await test.send({ method: "POST", url, payload });
  await expect.poll(() => madeBy(visit), { timeout: 20_000 }).toBe("model");
});

it("another worker takes the job of a killed worker", async () => {
  const { deps, database } = test.server;
  const worker = fork(new URL("note-worker.fixture.ts", import.meta.url), [
    database.url,
    test.modelUrl,
  ]);
  const { visit } = await newHangingVisit();
  test.answerWith(NOTE);
  worker.kill("SIGKILL");
  await once(worker, "exit");
  await startDocumentoJobs(deps);
  await expect.poll(() => madeBy(visit), { timeout: 20_000 }).toBe("model");
  expect((await test.note(visit)).rewriting).toBeNull();
});

it("a shutdown returns the model's job to the queue", async () => {
  const { deps } = test.server;
  await startDocumentoJobs(deps);
  const { visit } = await newHangingVisit();
  await deps.jobs.stop(0);
  expect(await test.note(visit)).toMatchObject({
    rewriting: { state: "writing" },
    current: { made_by: "engine" },
  });
  const found = await findJobs(deps.db, "write-documento", {});
  expect(found.map(({ state }) => state)).toEqual(["retry"]);
});
