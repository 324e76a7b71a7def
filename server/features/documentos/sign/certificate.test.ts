import { randomUUID } from "node:crypto";
import type { Documento } from "@relato/shared/contract/documentos.ts";
import type { DocumentKind } from "@relato/shared/domain/documento.ts";
import { LINK_DAYS } from "@relato/shared/domain/sharing.ts";
import { describe, expect, it } from "vitest";
import { PROFILE_NAME } from "../../../testing/profile-fields.ts";
import { HAS_POPPLER, NEEDS_POPPLER, pdfText } from "../../../testing/poppler.ts";
import {
  certificatesOfDoctor,
  MARKDOWN,
  REFUSED,
  STATEMENT,
  statementsOf,
} from "./certificate.fixture.ts";

const { server, doctor, newConsulta, newCertificate, send, read, change, addCid } =
  certificatesOfDoctor();

describe("a CID that the doctor adds", () => {
  it("requires the patient's authorisation, stored with doctor and time", async () => {
    const id = await newCertificate();
    expect(await addCid(id, 1, "J06.9", false)).toMatchObject(REFUSED);
    expect(await addCid(id, 1, "resfriado")).toMatchObject({ body: { error: "VALIDATION" } });
    const { status, body } = await addCid(id, 1);
    expect(status).toBe(201);
    const { current } = body as Documento;
    expect(current).toMatchObject({
      number: 2,
      change: "edited",
      made_by: "doctor",
      content: {
        markdown: `${MARKDOWN}\nCID-10: J06.9 — divulgação autorizada pelo paciente.\n`,
      },
    });
    const by = PROFILE_NAME;
    const at = expect.stringMatching(/^\d{4}-/);
    expect(statementsOf(body)).toEqual([
      STATEMENT,
      {
        text: "CID-10: J06.9 — divulgação autorizada pelo paciente",
        status: "review",
        evidence: expect.any(Array),
        kept: { by, at },
        cid_authorised: { by, at },
      },
    ]);
    // A repeated request changes nothing.
    expect(await addCid(id, 2)).toMatchObject({ status: 201, body: { current: { number: 2 } } });
  });

  it("is in the document's language", async () => {
    const english = (await addCid(await newCertificate({ language: "en-US" }), 1))
      .body as Documento;
    expect(english.current?.content.markdown).toContain(
      "ICD-10: J06.9 — disclosure authorized by the patient",
    );
    const spanish = (await addCid(await newCertificate({ language: "es" }), 1)).body as Documento;
    expect(spanish.current?.content.markdown).toContain(
      "CIE-10: J06.9 — divulgación autorizada por el paciente",
    );
  });

  it("survives other edits and does not authorise another code", async () => {
    const id = await newCertificate();
    const { markdown } = ((await addCid(id, 1)).body as Documento).current!.content;
    const edit = (base: number, text: string) =>
      change(id, { change: "edited", base, markdown: text });
    expect(await edit(2, markdown.replace("J06.9", "F32.1"))).toMatchObject(REFUSED);
    expect(await edit(2, markdown.replace("dois", "três"))).toMatchObject({ status: 201 });
    expect(statementsOf(await read(id)).at(-1)?.cid_authorised).toBeDefined();
    expect(await edit(3, MARKDOWN)).toMatchObject({ status: 201 });
    // A removed CID cannot be typed again; a restored version keeps its authorisation.
    expect(await edit(4, markdown)).toMatchObject(REFUSED);
    expect(await change(id, { change: "restored", base: 4, from: 2 })).toMatchObject({
      status: 201,
    });
  });

  it("is an addendum to a signed certificate", async () => {
    const id = await newCertificate();
    await send({ method: "POST", url: `/api/documentos/${id}/sign`, payload: { base: 1 } });
    const typed = { change: "addendum", base: 1, markdown: "CID J06.9" };
    expect(await change(id, typed)).toMatchObject(REFUSED);
    const { body } = await addCid(id, 1);
    const { current, signed_number } = body as Documento;
    expect([signed_number, current?.number, current?.change]).toEqual([1, 2, "addendum"]);
    expect(current?.content.markdown.startsWith(MARKDOWN.trimEnd())).toBe(true);
    expect(statementsOf(body).at(-1)?.cid_authorised).toBeDefined();
  });

  it.skipIf(!HAS_POPPLER)(
    `is shown with its authorisation in the PDF and by a secure link${NEEDS_POPPLER}`,
    async () => {
      const id = await newCertificate();
      const print = async () => {
        const { rawPayload } = await doctor().call({ url: `/api/documentos/${id}/pdf` });
        return pdfText(rawPayload).replaceAll(/\s+/g, " ");
      };
      expect(await print()).not.toContain("J06");
      await addCid(id, 1);
      const line = "CID-10: J06.9 — divulgação autorizada pelo paciente";
      expect(await print()).toContain(line);
      const { body } = await send({
        method: "POST",
        url: `/api/documentos/${id}/links`,
        payload: { protection: "code", days: LINK_DAYS[0], locale: "pt-br" },
      });
      const { url, code } = body as { url: string; code: string };
      const open = (more: Record<string, string>) =>
        server().app.inject({
          method: "POST",
          url: new URL(url).pathname,
          headers: { "content-type": "application/x-www-form-urlencoded" },
          payload: new URLSearchParams({ secret: code, ...more }).toString(),
        });
      const page = await open({});
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(line);
      expect(page.body).toContain("Repouso por dois dias");
      const file = await open({ intent: "pdf" });
      expect(pdfText(file.rawPayload).replaceAll(/\s+/g, " ")).toContain(line);
    },
  );

  it("is refused in other documents", async () => {
    const id = await newCertificate({ kind: "other", titulo: "Relatório" });
    expect(await addCid(id, 1)).toMatchObject({ status: 400, body: { error: "VALIDATION" } });
    const markdown = `${MARKDOWN}\nCID J06.9\n`;
    const edited = { change: "edited", base: 1, markdown };
    expect(await change(id, edited)).toMatchObject({ status: 201 });
    const renamed = { change: "edited", base: 2, markdown, titulo: "Atestado" };
    expect(await change(id, renamed)).toMatchObject(REFUSED);
  });
});

describe("a CID that the doctor types", () => {
  it("is refused without a change", async () => {
    const id = await newCertificate();
    const place = { section: 0, statement: 0 };
    for (const payload of [
      { change: "edited", base: 1, markdown: `${MARKDOWN}\n**CID\\-10:** J06\\.9\n` },
      { change: "edited", base: 1, markdown: MARKDOWN, titulo: "Atestado J06.9" },
      { change: "corrected", base: 1, place, text: "Repouso pelo CID J06.9" },
    ])
      expect(await change(id, payload)).toMatchObject(REFUSED);
    expect((await read(id)).current?.number).toBe(1);
    const vitamin = `${MARKDOWN}\nVitamina B12; dor em L5.\n`;
    expect((await change(id, { change: "edited", base: 1, markdown: vitamin })).status).toBe(201);
  });

  it("is refused in a certificate that the doctor begins", async () => {
    const begin = async (kind: DocumentKind) =>
      send({
        method: "POST",
        url: `/api/consultas/${await newConsulta()}/documentos`,
        payload: {
          from: "doctor",
          id: randomUUID(),
          kind,
          titulo: "Documento",
          markdown: "CID J06.9",
        },
      });
    expect(await begin("certificate")).toMatchObject(REFUSED);
    expect(await begin("prescription")).toMatchObject({ status: 201 });
  });
});
