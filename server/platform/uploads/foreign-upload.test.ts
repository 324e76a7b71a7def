import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { PATCH_TYPE, TUS } from "../../testing/tus.ts";
import { idOf, openUpload, portOf, readOffset } from "../../testing/uploads.ts";

const VERBS = ["HEAD", "PATCH", "DELETE"] as const;
const HEADERS = { ...TUS, "content-type": PATCH_TYPE, "upload-offset": "0" };

let test: TestApp;
let victim: TestClient;
let attacker: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  victim = await signUp(test.app);
  attacker = await signUp(test.app);
  await test.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => test.close());

/** Sends the path unchanged. `inject` and `fetch` would normalize it. */
const send = async ({ cookie }: TestClient, method: string, path: string): Promise<number> => {
  const sent = request({
    host: "127.0.0.1",
    port: portOf(test.app),
    path,
    method,
    headers: { ...HEADERS, cookie },
  }).end(method === "PATCH" ? "RIFF" : "");
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
};

// Found by an audit: the owner was checked for one id, and @tus/server used the last one.
it.each(VERBS)("%s with another doctor's id behind one's own is refused", async (method) => {
  const theirs = await openUpload(victim, 4);
  const id = idOf(theirs);
  const answers: [string, number][] = [];
  for (const end of [
    `?x=/${id}`,
    `?/${id}`,
    `?x=/${id}/`,
    `#/${id}`,
    `/?/${id}`,
    `/${id}`,
    `//${id}`,
    `%2f${id}`,
    `%3fx=/${id}`,
    `;x=/${id}`,
    `/../${id}`,
  ]) {
    const own = await openUpload(attacker, 4);
    answers.push([end.replace(id, "THEIRS"), await send(attacker, method, own + end)]);
  }
  expect(answers.filter(([, status]) => status !== 400 && status !== 404)).toEqual([]);
  expect(await readOffset(victim, theirs)).toBe(0);
});

it("refuses queries, also for one's own upload", async () => {
  const own = await openUpload(victim, 4);
  for (const method of VERBS)
    expect([method, await send(victim, method, `${own}?x=1`)]).toEqual([method, 400]);
  const made = await victim.call({ method: "POST", url: "/api/uploads?x=1", headers: TUS });
  expect(made.json()).toMatchObject({ error: "VALIDATION", field: "query" });
  expect(await readOffset(victim, own)).toBe(0);
});
