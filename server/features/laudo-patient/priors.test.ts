import type { comparePriors } from "@relato/shared/contract/laudo-patient.ts";
import type { Laudo } from "@relato/shared/contract/laudos.ts";
import type { RouteResult } from "@relato/shared/contract/route.ts";
import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import { describe, expect, it } from "vitest";
import { contentOf, fieldNode, laudosOfDoctor, paragraph } from "../laudos/laudos.fixture.ts";

const { server, create, save, sign, send, newSubscriber } = laudosOfDoctor();

type Priors = RouteResult<typeof comparePriors>;
const compare = (laudo: Laudo, content: LaudoContent) =>
  send<Priors>("POST", `/api/laudos/${laudo.id}/priors`, { content });

const thyroid = (size: string): LaudoContent =>
  contentOf(
    "## Achados:",
    `Nódulo sólido no lobo direito da tireoide, medindo ${size}.`,
    "## Conclusão:",
    `Nódulo no lobo direito da tireoide, ${size}.`,
  );

const write = async (titulo: string, exam_date: string, content: LaudoContent): Promise<Laudo> =>
  (await save(await create(), { titulo, exam_date, content })).body;
const signed = async (...args: Parameters<typeof write>): Promise<Laudo> => {
  const answer = await sign(await write(...args), { accept_missing: true });
  expect(answer.status).toBe(200);
  return answer.body;
};

describe("earlier laudos of the patient", () => {
  it("are the signed ones of the same kind, with their measures compared", async () => {
    const prior = await signed("US da tireoide", "2026-02-03", thyroid("9 mm"));
    await signed("US das mamas", "2026-02-04", thyroid("8 mm"));
    await write("US da tireoide", "2026-02-05", thyroid("7 mm"));
    await signed("US da tireoide", "2026-03-09", thyroid("6 mm"));
    const laudo = await write("Ultrassonografia de tireoide", "2026-03-02", thyroid("1 mm"));
    const { status, body } = await compare(laudo, thyroid("12 mm"));
    expect(status).toBe(200);
    expect(body.laudos).toEqual([
      {
        ...{ id: prior.id, titulo: "US da tireoide", exam_date: "2026-02-03" },
        markdown: expect.stringContaining("medindo 9 mm"),
      },
    ]);
    expect(body.measures).toEqual([
      {
        ...{ label: "Nódulo sólido no lobo direito da tireoide", current: 12, unit: "mm" },
        priors: [
          {
            ...{ laudo_id: prior.id, exam_date: "2026-02-03", value: 9, quote: "9 mm" },
            ...{ change: 3, change_percent: 33, implausible: null },
          },
        ],
        comparison:
          "Nódulo sólido no lobo direito da tireoide: 12 mm (9 mm em 03/02/2026; aumento de 3 mm, " +
          "33 %).",
      },
    ]);
  });

  it("are none for a laudo without a patient, and not found for another doctor", async () => {
    const laudo = await write("US da tireoide", "2026-03-02", thyroid("12 mm"));
    const alone = (await save(laudo, { paciente_id: null })).body;
    expect((await compare(alone, thyroid("12 mm"))).body).toEqual({ laudos: [], measures: [] });
    const other = await newSubscriber();
    const url = `/api/laudos/${laudo.id}/priors`;
    const answer = await send("POST", url, { content: thyroid("12 mm") }, other);
    expect(answer).toMatchObject({ status: 404, body: { error: "NOT_FOUND" } });
  });

  it("are compared with filled fields only", async () => {
    const laudo = await write("US da tireoide", "2026-03-02", thyroid("12 mm"));
    const number = { kind: "number", unit: "mm", hint: "" } as const;
    const content = (value: string): LaudoContent => ({
      type: "doc",
      content: [
        ...contentOf("## Achados:").content,
        paragraph(
          { type: "text", text: "Nódulo no lobo direito da tireoide, medindo " },
          fieldNode(number, value),
          { type: "text", text: " mm." },
        ),
      ],
    });
    const currentOf = async (value: string) =>
      (await compare(laudo, content(value))).body.measures.map(({ current }) => current);
    expect(await currentOf("[#]")).toEqual([null]);
    expect(await currentOf("15")).toEqual([15]);
  });

  it("answers LAUDO_CHECK_FAILED where the engine fails", async () => {
    const laudo = await write("US da tireoide", "2026-03-02", thyroid("12 mm"));
    const { engine } = server().deps;
    const { comparePriors: working } = engine;
    const { EngineError } = await import("../../providers/engine/engine-error.ts");
    engine.comparePriors = () => Promise.reject(new EngineError("CRASHED"));
    try {
      expect(await compare(laudo, thyroid("12 mm"))).toMatchObject({
        status: 503,
        body: { error: "LAUDO_CHECK_FAILED" },
      });
    } finally {
      engine.comparePriors = working;
    }
  });
});
