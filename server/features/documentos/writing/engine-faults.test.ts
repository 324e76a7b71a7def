import { afterAll, beforeAll, expect, it } from "vitest";
import { createLog } from "../../../platform/audit/log.ts";
import type { Engine } from "../../../providers/engine/engine.ts";
import { createFaultyEngine } from "../../../providers/engine/faulty-engine.fixture.ts";
import { replaceStatement, reviseDocument } from "../versions/revise.ts";
import { verifyTexts } from "../evidence/verify.ts";

let engine: Engine;
beforeAll(() => {
  engine = createFaultyEngine();
});
afterAll(() => engine.close());

const log = createLog("silent");
const turn = { i: 0, speaker: "paciente" as const, start_ms: 0, end_ms: 2000 };
/** A conversation that ends the engine's process. */
const testimony = { locale: "pt-BR" as const, turns: [{ ...turn, text: "Tenho tosse. EXIT" }] };
const empty = { markdown: "", sections: [] };

it("a text that crashes the engine is saved for review", async () => {
  const ground = { deps: { engine, log }, testimony, titulo: "Nota" };
  const document = await reviseDocument(empty, "## Queixa\n\n- Tosse.\n- Febre.\n", ground);
  expect(document.sections[0]?.statements).toEqual([
    { text: "Tosse", status: "review", evidence: [] },
    { text: "Febre", status: "review", evidence: [] },
  ]);
});

it("a document that the engine cannot read is refused with a code", async () => {
  const ground = { deps: { engine, log }, testimony, titulo: "Nota" };
  await expect(reviseDocument(empty, "EXIT", ground)).rejects.toMatchObject({
    code: "ENGINE_FAILED",
  });
});

it("a change during shutdown is refused and can be retried", async () => {
  const closed = createFaultyEngine();
  await closed.close();
  const deps = { engine: closed, log };
  await expect(verifyTexts(deps, testimony, ["Tosse."])).rejects.toMatchObject({ code: "CLOSED" });
  const ground = { deps, testimony, titulo: "Nota" };
  await expect(reviseDocument(empty, "Tosse.", ground)).rejects.toMatchObject({
    code: "UNAVAILABLE",
  });
  const statement = { text: "Tosse", status: "review" as const, evidence: [] };
  const base = { markdown: "", sections: [{ heading: "", level: 1, statements: [statement] }] };
  const place = { section: 0, statement: 0 };
  await expect(replaceStatement(base, place, "Febre", ground)).rejects.toMatchObject({
    code: "UNAVAILABLE",
  });
});
