import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { readConfig } from "../../platform/config/config.ts";
import { createAutomation } from "./create.ts";
import { answerWith, FAULTY_ANSWERS, startReceiver } from "./receiver.fixture.ts";

let close = (): void => undefined;
afterEach(() => close());

const receive = async (answer: Parameters<typeof startReceiver>[0], secret?: string) => {
  const receiver = await startReceiver(answer);
  close = receiver.close;
  const env = { AUTOMATION_URL: receiver.url, AUTOMATION_SECRET: secret };
  return { ...receiver, automation: createAutomation(readConfig(env))! };
};
const OPTIONS = { schema: z.object({ reply: z.string() }), timeout_ms: 10_000 };

describe("a call of the automation", () => {
  it("carries a timestamp and the secret, and returns the expected fields", async () => {
    const { automation, received } = await receive(answerWith({ reply: "ok", more: 1 }), "s3cret");
    expect(await automation.post("support", { message: "olá" }, OPTIONS)).toEqual({ reply: "ok" });
    const timestamp: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(received).toEqual([
      {
        ...{ method: "POST", path: "/hooks/support", authorization: "Bearer s3cret" },
        body: { timestamp, message: "olá" },
      },
    ]);
  });

  it("has no authorization without a secret", async () => {
    const { automation, received } = await receive(answerWith({ reply: "ok" }));
    await automation.post("support", {}, OPTIONS);
    expect(received[0]?.authorization).toBeUndefined();
  });

  it.each(FAULTY_ANSWERS)("fails after %s", async (_, answer, fault) => {
    const { automation } = await receive(answer);
    await expect(automation.post("support", {}, OPTIONS)).rejects.toMatchObject({ fault });
  });

  it("fails if the answer stalls, also after its beginning", async () => {
    const { automation } = await receive((response) => response.write('{"reply":'));
    const failed = automation.post("support", {}, { ...OPTIONS, timeout_ms: 100 });
    await expect(failed).rejects.toMatchObject({ fault: "timeout" });
  });

  it("throws the caller's own reason after an abort", async () => {
    const { automation } = await receive(() => undefined);
    const signal = AbortSignal.abort(new Error("shutdown"));
    const failed = automation.post("support", {}, { ...OPTIONS, signal });
    await expect(failed).rejects.toThrow("shutdown");
  });
});

describe("the address of the automation", () => {
  const call = (url: string, more: Record<string, string> = {}) =>
    createAutomation(readConfig({ AUTOMATION_URL: url, ...more }))!.post("support", {}, OPTIONS);

  it("is not link-local, and is public only with TLS", async () => {
    const refused = { fault: "unreachable", message: "unreachable: address" };
    await expect(call("http://169.254.169.254/")).rejects.toMatchObject(refused);
    await expect(call("http://93.184.215.14/")).rejects.toMatchObject(refused);
  });

  it("may be any that WEBHOOK_ALLOW has", async () => {
    const { url } = await receive(answerWith({ reply: "ok" }));
    expect(await call(url, { WEBHOOK_ALLOW: "192.0.2.1" })).toEqual({ reply: "ok" });
  });
});

describe("the health of the automation", () => {
  it.each([
    ["ok", answerWith({ ok: true }), true],
    ["not ok", answerWith({ ok: false }), false],
    ["no boolean", answerWith({ ok: "yes" }), false],
    ["nonsense", FAULTY_ANSWERS[2][1], false],
    ["a failure", FAULTY_ANSWERS[0][1], false],
  ])("is read from GET health: %s", async (_, answer, isHealthy) => {
    const { automation, received } = await receive(answer);
    expect(await automation.isHealthy()).toBe(isHealthy);
    expect(received).toMatchObject([{ method: "GET", path: "/hooks/health" }]);
  });
});

describe("the calls of the automation", () => {
  const env = { AUTOMATION_URL: "https://auto.example/", AUTOMATION_CALLS: "support" };

  it("are those of AUTOMATION_CALLS", () => {
    expect(createAutomation(readConfig(env), "support")?.host).toBe("auto.example");
    expect(createAutomation(readConfig(env), "chatzello")).toBeNull();
    expect(createAutomation(readConfig({}), "support")).toBeNull();
  });

  it("have known names", () => {
    expect(() => readConfig({ ...env, AUTOMATION_CALLS: "suport" })).toThrow(
      "AUTOMATION_CALLS must be some of chatzello, report_mask, support",
    );
  });
});
