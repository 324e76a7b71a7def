import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import {
  DOCX,
  type LaudoTemplate,
  type LaudoTemplateItem,
} from "@relato/shared/contract/laudo-templates.ts";
import { fieldsOf } from "@relato/shared/domain/laudo/content.ts";
import { parseNotation } from "@relato/shared/domain/laudo/notation.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { signUpSubscriber } from "../../testing/subscriber.ts";
import { docxOf, paragraph } from "./import/docx.fixture.ts";
import { installSystemMasks, SYSTEM_MASKS } from "./system.ts";

let server: TestApp;
let ana: TestClient;
let rui: TestClient;
let free: TestClient;
beforeAll(async () => {
  server = await createTestApp();
  [ana, rui] = [await signUpSubscriber(server), await signUpSubscriber(server)];
  free = await signUp(server.app);
});
afterAll(() => server.close());

const URL = "/api/laudo-templates";
const FORM = {
  titulo: "  Abdome meu ",
  content: parseNotation("## Relatório\nFígado [normal* | aumentado]. <b>&", "pt-BR").content,
  language: "pt-BR",
  keywords: ["abdome"],
  sexo: null,
};
const post = (doctor: TestClient, changes: object = {}) =>
  doctor.call({ method: "POST", url: URL, payload: { id: randomUUID(), ...FORM, ...changes } });
const put = (doctor: TestClient, id: string, changes: object) =>
  doctor.call({ method: "PUT", url: `${URL}/${id}`, payload: { ...FORM, ...changes } });
const list = async (doctor: TestClient): Promise<LaudoTemplateItem[]> =>
  (await doctor.call({ url: URL })).json<{ items: LaudoTemplateItem[] }>().items;
const send = (
  doctor: TestClient,
  payload: string | Buffer,
  type: string,
  id: string = randomUUID(),
) =>
  doctor.call({
    method: "POST",
    url: `${URL}/import?id=${id}&language=pt-BR`,
    headers: { "content-type": type },
    payload,
  });

describe("a mask", () => {
  test("is created, read, changed and deleted; a repeated request creates one", async () => {
    const id = randomUUID();
    const answer = await post(ana, { id });
    const mask = answer.json<LaudoTemplate>();
    expect(answer.statusCode).toBe(201);
    expect((await post(ana, { id })).json()).toEqual(mask);
    expect(mask).toMatchObject({ titulo: "Abdome meu", system: false, can: { edit: true } });
    expect(mask.content_html).toBe(
      '<h2>Relatório</h2><p>Fígado <span data-campo="c1">normal</span>. &#60;b&#62;&#38;</p>',
    );
    expect((await ana.call({ url: `${URL}/${id}` })).json()).toEqual(mask);
    const changed = (await put(ana, id, { titulo: "Outro", base: mask.updated_at })).json();
    expect(changed).toMatchObject({ id, titulo: "Outro", content: mask.content });
    expect((await put(ana, id, { titulo: "Tarde", base: mask.updated_at })).json().error).toBe(
      "LAUDO_TEMPLATE_CHANGED",
    );
    // A repeated request.
    expect((await put(ana, id, { titulo: "Outro", base: mask.updated_at })).json()).toEqual(
      changed,
    );
    expect((await list(ana)).some((one) => one.id === id)).toBe(true);
    expect((await list(rui)).some((one) => one.id === id)).toBe(false);
    const gone = await ana.call({ method: "DELETE", url: `${URL}/${id}` });
    expect(gone.json()).toEqual({ deleted: true });
    expect((await ana.call({ url: `${URL}/${id}` })).statusCode).toBe(404);
  });

  test("is listed with the system's by title, without content", async () => {
    await post(ana, { titulo: "Ácido" });
    const items = await list(ana);
    const titles = items.map(({ titulo }) => titulo);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator("pt-BR").compare));
    expect(items.filter(({ system }) => system)).toHaveLength(SYSTEM_MASKS.length);
    expect(items[0]).not.toHaveProperty("content");
  });

  test.each([
    ["LAUDO_TITULO_REQUIRED", { titulo: " " }],
    ["FIELD_TOO_LONG", { titulo: "a".repeat(201) }],
    ["VALIDATION", { content: { type: "doc", content: [{ type: "image" }] } }],
    [
      "LAUDO_TOO_LONG",
      {
        content: {
          type: "doc",
          content: [{ type: "paragraph", content: [{ type: "text", text: "a".repeat(100_001) }] }],
        },
      },
    ],
  ])("is refused as %s: %#", async (code, wrong) => {
    expect((await post(ana, wrong)).json().error).toBe(code);
  });

  test("of another doctor does not exist", async () => {
    const { id, updated_at: base } = (await post(rui)).json<LaudoTemplate>();
    for (const answer of [
      await ana.call({ url: `${URL}/${id}` }),
      await ana.call({ url: `${URL}/${id}/mrrt` }),
      await put(ana, id, { base }),
      await ana.call({ method: "DELETE", url: `${URL}/${id}` }),
      await post(ana, { id }),
      await send(ana, "# Outra\nTexto.", "text/plain", id),
    ])
      expect([answer.statusCode, answer.json().error]).toEqual([404, "NOT_FOUND"]);
  });

  test("of the system is the same for all, and cannot be changed", async () => {
    const url = `${URL}/${SYSTEM_MASKS[0]!.id}`;
    const mask = (await free.call({ url })).json<LaudoTemplate>();
    expect(mask).toMatchObject({ system: true, can: { edit: false } });
    expect((await put(ana, mask.id, { base: mask.updated_at })).json().error).toBe("FORBIDDEN");
    expect((await ana.call({ method: "DELETE", url })).json().error).toBe("FORBIDDEN");
    // Another start changes nothing.
    await installSystemMasks(server.deps.db);
    expect((await rui.call({ url })).json()).toEqual(mask);
  });

  test("needs a paid plan to be created, changed or imported, and not to be read", async () => {
    const { id, updated_at: base } = (await post(ana)).json<LaudoTemplate>();
    for (const answer of [
      await post(free),
      await put(free, id, { base }),
      await send(free, "# A\nTexto", "text/plain"),
    ])
      expect([answer.statusCode, answer.json().error]).toEqual([403, "SUBSCRIBERS_ONLY"]);
    expect((await free.call({ url: URL })).statusCode).toBe(200);
  });
});

describe("an imported file", () => {
  test("of MRRT is exported again with all that it named", async () => {
    const html = await readFile(
      new globalThis.URL("mrrt/fixtures/CT-lirads-leber.html", import.meta.url),
    );
    const mask = (await send(ana, html, "text/html; charset=utf-8")).json<LaudoTemplate>();
    expect(mask).toMatchObject({
      titulo: "CT Leber bei HCC-Risikopatient – LI-RADS v2018",
      language: "pt-BR",
    });
    expect(fieldsOf(mask.content).length).toBeGreaterThan(30);
    const exported = await ana.call({ url: `${URL}/${mask.id}/mrrt` });
    expect(exported.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-disposition": expect.stringContaining('attachment; filename="ct-leber-bei'),
    });
    const again = (await send(ana, exported.body, "text/html")).json<LaudoTemplate>();
    expect(again.content).toEqual(mask.content);
    expect((await ana.call({ url: `${URL}/${again.id}/mrrt` })).body).toBe(exported.body);
  });

  test("of text or Word becomes a mask with fields", async () => {
    const text = "# Meu laudo\n<!-- sex: F; keywords: útero -->\n## Achados\nÚtero de XX mm.";
    expect((await send(ana, text, "text/plain")).json()).toMatchObject({
      titulo: "Meu laudo",
      sexo: "Feminino",
      keywords: ["útero"],
    });
    // The bytes of an old program: windows-1252.
    const old = await send(ana, Buffer.from("Fígado normal", "latin1"), "text/plain");
    expect(old.json()).toMatchObject({ titulo: "Fígado normal" });
    const docx = await send(ana, await docxOf(paragraph(["Baço [a | b]"])), DOCX);
    expect(fieldsOf(docx.json<LaudoTemplate>().content)).toHaveLength(1);
  });

  test("that says nothing or is too large is refused", async () => {
    for (const [payload, type, code] of [
      ["<html><body><script>1</script></body></html>", "text/html", "IMPORT_INVALID"],
      [" \n", "text/plain", "IMPORT_INVALID"],
      ["PK", DOCX, "IMPORT_INVALID"],
      ["a".repeat(1024 * 1024 + 1), "text/plain", "IMPORT_TOO_LARGE"],
      [`<p>${"palavra ".repeat(20_000)}`, "text/html", "LAUDO_TOO_LONG"],
    ] as const)
      expect((await send(ana, payload, type)).json().error).toBe(code);
  });
});
