import { afterEach, describe, expect, it } from "vitest";
import { readConfig } from "../../platform/config/config.ts";
import {
  answerWith,
  FAULTY_ANSWERS,
  startExampleReceiver,
  startReceiver,
} from "../automation/receiver.fixture.ts";
import { createSupport } from "./create.ts";

let close = (): unknown => undefined;
afterEach(() => void close());

const supportOf = (url: string, secret?: string) =>
  createSupport(readConfig({ AUTOMATION_URL: url, AUTOMATION_SECRET: secret }))!;
const MESSAGE = { userId: "doctor-1", message: "Não consigo entrar", threadId: null };

describe("the support by a webhook", () => {
  it("is off without AUTOMATION_URL, and without the call", () => {
    expect(createSupport(readConfig({}))).toBeNull();
    const env = { AUTOMATION_URL: "https://auto.example/", AUTOMATION_CALLS: "chatzello" };
    expect(createSupport(readConfig(env))).toBeNull();
  });

  it("continues the thread of the example receiver", async () => {
    const receiver = await startExampleReceiver({ SECRET: "s3cret" });
    close = receiver.close;
    const support = supportOf(receiver.url, "s3cret");
    const first = await support.send(MESSAGE);
    expect(first.reply).toContain("Não consigo entrar");
    expect(first.threadId).toMatch(/^[0-9a-f-]{36}$/);
    const second = await support.send({ ...MESSAGE, threadId: first.threadId });
    expect(second.threadId).toBe(first.threadId);
    const refused = supportOf(receiver.url, "wrong").send(MESSAGE);
    await expect(refused).rejects.toMatchObject({ fault: "refused", message: "refused: 401" });
  });

  it("keeps the thread if a reply does not name one", async () => {
    const { url, received, close: end } = await startReceiver(answerWith({ reply: " Olá " }));
    close = end;
    const reply = await supportOf(url).send({ ...MESSAGE, threadId: "t-1" });
    expect(reply).toEqual({ reply: "Olá", threadId: "t-1" });
    expect(received[0]?.body).toMatchObject({
      userId: "doctor-1",
      message: "Não consigo entrar",
      threadId: "t-1",
    });
  });

  it.each([
    ...FAULTY_ANSWERS,
    ["an empty reply", answerWith({ reply: " " }), "invalid"] as const,
    ["a long reply", answerWith({ reply: "x".repeat(20_001) }), "invalid"] as const,
    ["a huge threadId", answerWith({ reply: "a", threadId: "x".repeat(201) }), "invalid"] as const,
  ])("fails after %s", async (_, answer, fault) => {
    const { url, close: end } = await startReceiver(answer);
    close = end;
    await expect(supportOf(url).send(MESSAGE)).rejects.toMatchObject({ fault });
  });
});
