import type { proposeConclusion } from "@relato/shared/contract/laudo-checks.ts";
import type { RouteResult } from "@relato/shared/contract/route.ts";
import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import { laudoText } from "@relato/shared/domain/laudo/markdown.ts";
import { describe, expect, it } from "vitest";
import { contentOf, fieldNode, laudosOfDoctor, paragraph } from "../laudos/laudos.fixture.ts";

const { create, save, sign, send, newSubscriber } = laudosOfDoctor();

type Lines = RouteResult<typeof proposeConclusion>;
const propose = async (content: LaudoContent): Promise<Lines["lines"]> => {
  const { id } = await create();
  return (await send<Lines>("POST", `/api/laudos/${id}/conclusion`, { content })).body.lines;
};
const findings = (...lines: string[]): LaudoContent => contentOf("## Achados:", ...lines);

describe("the conclusion", () => {
  it("quotes the findings at their place until the doctor has signed her own words", async () => {
    const finding = "Cálculo no polo inferior do rim esquerdo, medindo 5 mm.";
    const content = findings("Fígado normal.", finding);
    const [line] = await propose(content);
    expect(line?.text).toBe(finding);
    expect(laudoText(content).text.slice(line?.start, line?.end)).toBe(finding);

    const earlier = await save(await create(), {
      content: contentOf(
        "## Achados:",
        "Cálculo no polo superior do rim direito, medindo 8 mm.",
        "## Conclusão:",
        "Nefrolitíase à direita (8 mm).",
      ),
    });
    expect((await propose(content)).map(({ text }) => text)).toEqual([finding]);
    expect((await sign(earlier.body, { accept_missing: true })).status).toBe(200);
    expect((await propose(content)).map(({ text }) => text)).toEqual([
      "Nefrolitíase à esquerda (5 mm).",
    ]);
  });

  it("is another doctor's wording never", async () => {
    const other = await newSubscriber();
    const { id } = await create();
    const content = findings("Cálculo de 5 mm no rim esquerdo.");
    const answer = await send("POST", `/api/laudos/${id}/conclusion`, { content }, other);
    expect(answer).toMatchObject({ status: 404, body: { error: "NOT_FOUND" } });
  });

  it("does not read the options of an unfilled field", async () => {
    const options = ["sem cálculos", "com cálculos"];
    const content = (value: string): LaudoContent => ({
      type: "doc",
      content: [
        ...findings("Fígado de dimensões normais.").content,
        paragraph(
          { type: "text", text: "Vesícula biliar " },
          fieldNode({ kind: "choice", options }, value),
          { type: "text", text: "." },
        ),
      ],
    });
    expect(await propose(content("[sem cálculos | com cálculos]"))).toEqual([]);
    expect(await propose(content("sem cálculos"))).toMatchObject([
      { text: "Exame dentro dos limites da normalidade." },
    ]);
    expect(await propose(content("com cálculos"))).toMatchObject([
      { text: "Vesícula biliar com cálculos." },
    ]);
  });

  it("finds its place in decomposed text", async () => {
    const content = findings("Fígado normal. Vesícula normal.".normalize("NFD"), "Ascite.");
    const [line] = await propose(content);
    expect(laudoText(content).text.slice(line?.start, line?.end)).toBe("Ascite.");
  });
});
