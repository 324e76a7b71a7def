import type { Source } from "@relato/shared/domain/chatzello/records.ts";
import { afterEach, describe, expect, it } from "vitest";
import { readConfig } from "../../platform/config/config.ts";
import { createAutomation } from "../automation/create.ts";
import { answerWith, FAULTY_ANSWERS, startReceiver } from "../automation/receiver.fixture.ts";
import type { WrittenSentence } from "./assistant.ts";
import { createWebhookAssistant } from "./webhook-assistant.ts";

const PATIENT = { id: "0b8a3a43-95d5-4f5e-8f0e-0d3f8a1c2b11", nome: "Maria da Silva" };
const SOURCE: Source = {
  ...{ number: 1, text: "PA 150x90 mmHg.", kind: "laudo", record_id: PATIENT.id },
  ...{ paciente: PATIENT, date: "2025-03-14", titulo: "Laudo", place: { type: "record" } },
  suspicious: false,
};

const MODEL_FAULTS = {
  refused: "MODEL_REFUSED",
  invalid: "MODEL_ANSWER_INVALID",
  unreachable: "MODEL_UNREACHABLE",
  too_long: "MODEL_ANSWER_TOO_LONG",
};

let close = (): void => undefined;
afterEach(() => close());

const receive = async (answer: Parameters<typeof startReceiver>[0]) => {
  const receiver = await startReceiver(answer);
  close = receiver.close;
  return receiver;
};

const ask = async (url: string, secret?: string) => {
  const sentences: WrittenSentence[] = [];
  const messages = [{ role: "user" as const, content: "Como está a pressão?" }];
  const config = readConfig({ AUTOMATION_URL: url, AUTOMATION_SECRET: secret });
  await createWebhookAssistant(createAutomation(config)!).answer(
    {
      ...{ user_id: "doctor-1", language: "pt-BR", today: "2026-11-20", messages },
      ...{ sources: [SOURCE], attachments: [] },
    },
    {
      signal: AbortSignal.timeout(10_000),
      onSentence: async (sentence) => void sentences.push(sentence),
    },
  );
  return sentences;
};
describe("the webhook chatzello", () => {
  it("gets userId, messages, attachments and sources, and answers with reply", async () => {
    const reply = "A PA era 150x90 mmHg [1]. O laudo de 3.5 anos não diz mais.\n\nOk [1, 2]";
    const { url, received } = await receive(answerWith({ reply }));
    expect(await ask(url, "secret")).toEqual([
      { text: "A PA era 150x90 mmHg.", sources: [1] },
      { text: "O laudo de 3.5 anos não diz mais.", sources: [] },
      { text: "Ok", sources: [1, 2] },
    ]);
    expect(received).toMatchObject([
      {
        path: "/hooks/chatzello",
        authorization: "Bearer secret",
        body: {
          timestamp: expect.stringMatching(/^\d{4}-/),
          userId: "doctor-1",
          messages: [{ role: "user", content: "Como está a pressão?" }],
          attachments: [],
          sources: [{ number: 1, patient: "Maria da Silva", text: "PA 150x90 mmHg." }],
        },
      },
    ]);
  });

  it.each([...FAULTY_ANSWERS, ["no reply", answerWith({ reply: null }), "invalid"] as const])(
    "fails after %s",
    async (_, answer, fault) => {
      const { url } = await receive(answer);
      await expect(ask(url)).rejects.toMatchObject({ fault: MODEL_FAULTS[fault] });
    },
  );
});
