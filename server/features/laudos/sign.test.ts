import type { LaudoFinding } from "@relato/shared/contract/laudo-checks.ts";
import type { Laudo } from "@relato/shared/contract/laudos.ts";
import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import pg from "pg";
import { expect, test } from "vitest";
import { createPaciente } from "../../testing/factories.ts";
import {
  type Answer,
  contentOf,
  fieldNode,
  heading,
  laudosOfDoctor,
  paragraph,
  SOUND,
} from "./laudos.fixture.ts";

const { send, create, save, write, sign, read, server, doctor } = laudosOfDoctor();

const refusalOf = async (running: Promise<Answer>): Promise<unknown> => {
  const { status, body } = await running;
  return status === 200 ? null : body.error;
};
const withField = (...field: Parameters<typeof fieldNode>): LaudoContent => ({
  type: "doc",
  content: [...SOUND.content, paragraph({ type: "text", text: "Ducto: " }, fieldNode(...field))],
});
const lint = async ({ id }: Laudo, content: LaudoContent): Promise<LaudoFinding[]> => {
  const url = `/api/laudos/${id}/lint`;
  return (await send<{ findings: LaudoFinding[] }>("POST", url, { content })).body.findings;
};

test("a signed laudo is final, sealed, and changed by nothing but an addendum", async () => {
  const laudo = await write();
  const { status, body: signed } = await sign(laudo);
  expect(status).toBe(200);
  expect(signed).toMatchObject({
    status: "final",
    version: 1,
    signed_version: 1,
    sign_off: { signed_name: "Ana Prado", intact: true, findings: [], lint_answers: [] },
    can: { edit: false, sign: false, addendum: true, remove: false },
  });
  expect(await refusalOf(sign(signed))).toBe("LAUDO_SIGNED");
  expect(await refusalOf(save(signed, { titulo: "outro" }))).toBe("LAUDO_SIGNED");
  expect(await refusalOf(send("DELETE", `/api/laudos/${laudo.id}`))).toBe("LAUDO_SIGNED");
  expect(await read(laudo.id)).toEqual(signed);
});

test("a text that is changed in the database breaks the seal", async () => {
  const laudo = (await sign(await write())).body;
  const client = new pg.Client({ connectionString: server().database.migratorUrl });
  await client.connect();
  await client.query("alter table document_versions no force row level security");
  await client.query(
    "update document_versions set titulo = titulo || '.' where documento_id = $1",
    [laudo.id],
  );
  await client.end();
  expect((await read(laudo.id)).sign_off).toMatchObject({ intact: false });
});

test("a laudo is signed as it was read", async () => {
  const laudo = await write();
  await save(laudo, { titulo: "TC de tórax" });
  expect(await refusalOf(sign(laudo))).toBe("LAUDO_CHANGED");
  const both = await read(laudo.id);
  const answers = await Promise.all([sign(both), sign(both)]);
  expect(answers.map(({ status }) => status).filter((one) => one === 200)).toEqual([200]);
});

test("headings alone are empty", async () => {
  expect(await refusalOf(sign(await create()))).toBe("LAUDO_EMPTY");
  expect(await refusalOf(sign(await write(contentOf("## Achados:", " "))))).toBe("LAUDO_EMPTY");
});

test("an unfilled field forbids, warns or is ignored", async () => {
  const empty = (on_sign: "forbid" | "warn" | "ignore") =>
    write(withField({ hint: "calibre", on_sign }, "{calibre}"));
  const accept_unfilled = true;
  expect(await refusalOf(sign(await empty("forbid"), { accept_unfilled }))).toBe("FIELDS_UNFILLED");
  expect(await refusalOf(sign(await empty("warn")))).toBe("FIELDS_WARNED");
  expect(await refusalOf(sign(await empty("warn"), { accept_unfilled }))).toBe(null);
  expect(await refusalOf(sign(await empty("ignore")))).toBe(null);
});

test("a prefilled field must be confirmed or accepted", async () => {
  const options = ["normal", "dilatado"];
  const prefilled = { kind: "choice" as const, options, default: "normal" };
  const laudo = await write(withField(prefilled, "normal"));
  expect(await refusalOf(sign(laudo))).toBe("FIELDS_WARNED");
  expect(await refusalOf(sign(laudo, { accept_unfilled: true }))).toBe(null);
  const confirmed = await write(withField({ ...prefilled, confirmed: true }, "normal"));
  expect(await refusalOf(sign(confirmed))).toBe(null);
});

test("what the law requires and is missing is named, and accepted or not", async () => {
  const { id } = await createPaciente(server().deps.db, {
    ...{ medico_id: doctor().id, nome: "João Souza", documento: null },
  });
  const laudo = (await save(await write(), { paciente_id: id })).body;
  expect(laudo.missing).toEqual(["patient_cpf"]);
  expect(await refusalOf(sign(laudo))).toBe("DATA_MISSING");
  expect(await refusalOf(sign(laudo, { accept_missing: true }))).toBe(null);
});

const SIDES = contentOf(
  "## Achados:",
  "Nódulo sólido no rim direito, medindo 2,3 cm.",
  "## Conclusão:",
  "Nódulo sólido no rim esquerdo.",
);

test("a contradiction must be corrected or answered, and the answer is kept", async () => {
  const laudo = await write(SIDES);
  const findings = await lint(laudo, SIDES);
  const blocking = findings.filter((one) => one.blocking);
  expect(blocking.map(({ kind }) => kind)).toContain("laterality");
  expect(await refusalOf(sign(laudo))).toBe("LINT_UNANSWERED");
  const answers = blocking.map(({ kind, quote }) => ({ kind, quote, answer: "Conferido." }));
  const wrong = answers.map((one) => ({ ...one, quote: `${one.quote} ` }));
  expect(await refusalOf(sign(laudo, { answers: wrong }))).toBe("LINT_UNANSWERED");
  const unrelated = { kind: "age", quote: "x", answer: "y" };
  const { status, body } = await sign(laudo, { answers: [...answers, unrelated] });
  expect([status, body.error]).toEqual([200, undefined]);
  expect(body.sign_off?.lint_answers).toEqual(answers);
});

test("the linter reads no options of an empty field, and reports it once in place", async () => {
  const content: LaudoContent = {
    type: "doc",
    content: [
      heading("Achados:"),
      paragraph(
        { type: "text", text: "Vesícula " },
        fieldNode(
          { kind: "choice", options: ["normal", "com cálculos"] },
          "[normal | com cálculos]",
        ),
        { type: "text", text: ", parede " },
        fieldNode({ id: "f2", kind: "number", unit: "mm", on_sign: "ignore" }, "[#]"),
        { type: "text", text: " mm. " },
        { type: "text", text: "[completar]" },
      ),
      heading("Conclusão:"),
      paragraph({ type: "text", text: "Sem alterações." }),
    ],
  };
  const findings = await lint(await create(), content);
  expect(findings.map(({ kind, quote, blocking }) => [kind, quote, blocking])).toEqual([
    ["leftover_mask", "[normal | com cálculos]", false],
    ["leftover_mask", "[completar]", true],
  ]);
  const text = "## Achados:\n\nVesícula [normal | com cálculos], parede [#] mm. [completar]";
  for (const { start, end, quote } of findings) expect(text.slice(start, end)).toBe(quote);
});

test("an addendum is signed again, and the laudo is then corrected", async () => {
  const laudo = await write();
  const url = `/api/laudos/${laudo.id}/addendum`;
  const text = "Em tempo: cálculo de 4 mm.\nSem dilatação.\n\nComunicado ao médico.";
  expect(await refusalOf(send("POST", url, { base: laudo.revision, text }))).toBe(
    "LAUDO_NOT_SIGNED",
  );
  const signed = (await sign(laudo)).body;
  expect(await refusalOf(send("POST", url, { base: signed.revision - 1, text }))).toBe(
    "LAUDO_CHANGED",
  );
  const { body: open } = await send("POST", url, { base: signed.revision, text });
  expect(open).toMatchObject({
    status: "final",
    version: 2,
    signed_version: 1,
    can: { edit: false, sign: true, addendum: true, remove: false },
  });
  expect(open.content.content.slice(0, SOUND.content.length)).toEqual(SOUND.content);
  expect(open.content_html).toMatch(
    /<h2>Adendo de Ana Prado, [^<]*\d{4}<\/h2><p>Em tempo: [^<]*<br>Sem dilatação\.<\/p><p>Com/,
  );
  expect(await refusalOf(save(open, { content: SOUND }))).toBe("LAUDO_SIGNED");
  const answers = (await lint(open, open.content))
    .filter(({ blocking }) => blocking)
    .map(({ kind, quote }) => ({ kind, quote, answer: "Conferido." }));
  expect(answers).toEqual([]);
  const { body: corrected } = await sign(open);
  expect(corrected).toMatchObject({
    status: "corrected",
    version: 2,
    signed_version: 2,
    sign_off: { intact: true },
    can: { edit: false, sign: false },
  });
});
