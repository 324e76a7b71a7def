import { randomUUID } from "node:crypto";
import type { Documento } from "@relato/shared/contract/documentos.ts";
import { describe, expect, it } from "vitest";
import { PROFILE_NAME } from "../../../testing/profile-fields.ts";
import { CONTENT, documentosOfDoctor, STATEMENTS } from "./versions.fixture.ts";

const { modelo, newDocument, send, read, change, rewrite, work, readAll } = documentosOfDoctor();

const statementsOf = ({ current }: Documento) =>
  current?.content.sections.flatMap(({ statements }) => statements) ?? [];

describe("changing a document", () => {
  it("keeps the evidence of unchanged statements and verifies the others", async () => {
    const id = await newDocument();
    const markdown = CONTENT.markdown
      .replace("Refere febre", "Não teve febre")
      .replace("_Não abordado na consulta._", "Tomar dipirona. Voltar em dez dias.");
    const { status, body } = await change(id, { change: "edited", base: 1, markdown });
    expect(status).toBe(201);
    expect(statementsOf(body)).toMatchObject([
      STATEMENTS[0]!,
      STATEMENTS[1]!,
      {
        text: "Não teve febre",
        status: "supported",
        evidence: expect.arrayContaining([expect.objectContaining({ turn: 1 })]) as unknown,
      },
      { text: "Tomar dipirona", status: "review" },
      { text: "Voltar em dez dias" },
    ]);
    expect((body as Documento).current).toMatchObject({
      number: 2,
      made_by: "doctor",
      author_name: PROFILE_NAME,
      change: "edited",
      content: { markdown },
    });
    const words = await send({ method: "POST", url: "/api/busca", payload: { text: "dipirona" } });
    expect(
      (words.body as { consultas: { id: string }[] }).consultas.map((one) => one.id),
    ).toContain((body as Documento).consulta_id);
  });

  it("corrects a statement in place and removes it when its text is empty", async () => {
    const id = await newDocument();
    const place = { section: 0, statement: 2 };
    await change(id, { change: "corrected", base: 1, place, text: "Não teve\nfebre" });
    const corrected = await read(id);
    expect(corrected.current?.content.markdown).toContain("- Não teve febre.\n");
    expect(statementsOf(corrected)[2]).toMatchObject({ status: "supported" });
    await change(id, {
      change: "corrected",
      base: 2,
      place: { section: 0, statement: 1 },
      text: "",
    });
    const removed = await read(id);
    expect(removed.current?.content.markdown).not.toContain("losartana");
    expect(statementsOf(removed)).toHaveLength(2);
    const lost = { section: 5, statement: 0 };
    expect(
      await change(id, { change: "corrected", base: 3, place: lost, text: "x" }),
    ).toMatchObject({ status: 400, body: { error: "VALIDATION", field: "place" } });
  });

  it("keeps the doctor's confirmation until the statement's words change", async () => {
    const id = await newDocument();
    await change(id, {
      change: "kept",
      base: 1,
      places: [
        { section: 0, statement: 1 },
        { section: 0, statement: 0 },
      ],
    });
    const kept = await read(id);
    expect(statementsOf(kept)[1]?.kept).toMatchObject({ by: "Ana Prado" });
    expect(statementsOf(kept)[0]?.kept).toBeUndefined();
    expect(kept.current).toMatchObject({ number: 2, change: "kept" });
    await change(id, { change: "edited", base: 2, markdown: `${CONTENT.markdown}\nFim.\n` });
    expect(statementsOf(await read(id))[1]?.kept).toMatchObject({ by: "Ana Prado" });
    const place = { section: 0, statement: 1 };
    await change(id, { change: "corrected", base: 3, place, text: "Usa losartana 100 mg" });
    expect(statementsOf(await read(id))[1]?.status).not.toBe("supported");
    expect(statementsOf(await read(id))[1]?.kept).toBeUndefined();
  });

  it("is refused from an older version and overwrites nothing", async () => {
    const id = await newDocument();
    const edits = ["um", "dois"].map((word) => `${CONTENT.markdown}\nMeu texto ${word}.\n`);
    const answers = await Promise.all(
      edits.map((markdown) => change(id, { change: "edited", base: 1, markdown })),
    );
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]));
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      error: "DOCUMENT_CHANGED",
    });
    expect(await readAll(id)).toHaveLength(2);
  });

  it("refuses an empty and a too long text", async () => {
    const id = await newDocument();
    const edit = (markdown: string) => change(id, { change: "edited", base: 1, markdown });
    expect(await edit(" \n ")).toMatchObject({ status: 422, body: { error: "DOCUMENT_EMPTY" } });
    expect(await edit("a ".repeat(200_001))).toMatchObject({
      status: 422,
      body: { error: "DOCUMENT_TOO_LONG" },
    });
    expect(await change(id, { change: "restored", base: 1, from: 7 })).toMatchObject({
      status: 404,
      body: { error: "VERSION_NOT_FOUND" },
    });
    // Very long sentences are not verified; a long text is verified in one request.
    const talk = Array.from(
      { length: 300 },
      (_, n) => `- Conversamos ${n} vezes sobre a chuva`,
    ).join("\n");
    const long = `${CONTENT.markdown}\n${"muito ".repeat(8000)}\n\n${talk}\n\nNão teve febre.`;
    const { body } = await edit(long);
    const statements = statementsOf(body);
    expect(statements.at(3)).toMatchObject({ status: "review" });
    expect(statements.at(-1)).toMatchObject({ text: "Não teve febre", status: "supported" });
    const same = { change: "edited", base: 2, markdown: long };
    expect(await change(id, same)).toMatchObject({
      status: 201,
      body: { current: { number: 2 } },
    });
  });
});

describe("a rewrite", () => {
  it("adds a version by the template and says that the engine ignores instructions", async () => {
    const id = await newDocument();
    expect(await rewrite(id, 1, "Mais curto")).toMatchObject({
      status: 202,
      body: { rewriting: { state: "waiting", instruction: "Mais curto" }, can: { rewrite: false } },
    });
    expect(await rewrite(id, 1)).toMatchObject({
      status: 409,
      body: { error: "DOCUMENT_BEING_WRITTEN" },
    });
    await work(id);
    const written = await read(id);
    expect(written).toMatchObject({
      rewriting: null,
      current: {
        number: 2,
        titulo: "SOAP",
        modelo_id: modelo(),
        made_by: "engine",
        change: "rewritten",
        instruction: "Mais curto",
        writer: { instruction: "ignored" },
        content: { sections: [{ heading: "Subjetivo" }, { heading: "Plano" }] },
      },
    });
    await work(id);
    expect(await readAll(id)).toHaveLength(2);
  });

  it("fails if the doctor has saved a version since", async () => {
    const id = await newDocument();
    await rewrite(id, 1);
    await change(id, { change: "kept", base: 1, places: [{ section: 0, statement: 1 }] });
    await work(id);
    expect(await read(id)).toMatchObject({
      current: { number: 2, change: "kept" },
      rewriting: { state: "failed", error: "DOCUMENT_CHANGED" },
      can: { rewrite: true },
    });
    await change(id, { change: "restored", base: 2, from: 1 });
    expect(await read(id)).toMatchObject({ rewriting: null, current: { number: 3 } });
  });

  it("creates another document from any template, once per id", async () => {
    const { consulta_id } = await read(await newDocument());
    const id = randomUUID();
    const ask = () =>
      send({
        method: "POST",
        url: `/api/consultas/${consulta_id}/documentos`,
        payload: { from: "template", id, modelo_id: modelo(), instruction: "" },
      });
    expect(await ask()).toMatchObject({ status: 201, body: { kind: "other", current: null } });
    await work(id);
    expect(await ask()).toMatchObject({
      status: 201,
      body: { current: { number: 1, change: "written", titulo: "SOAP" } },
    });
    const { items } = (await send({ url: `/api/consultas/${consulta_id}/documentos` })).body as {
      items: Documento[];
    };
    expect(items.map(({ kind }) => kind)).toEqual(["anamnesis", "other"]);
  });

  it("lets the doctor write a document that the consultation lacks", async () => {
    const { consulta_id } = await read(await newDocument());
    const made = await send({
      method: "POST",
      url: `/api/consultas/${consulta_id}/documentos`,
      payload: {
        from: "doctor",
        id: randomUUID(),
        kind: "prescription",
        titulo: "Receita",
        markdown: "- Dipirona 1 g",
      },
    });
    expect(made).toMatchObject({
      status: 201,
      body: {
        kind: "prescription",
        current: {
          made_by: "doctor",
          writer: null,
          content: {
            sections: [{ heading: "Receita", statements: [{ text: "Dipirona 1 g" }] }],
          },
        },
      },
    });
  });
});
