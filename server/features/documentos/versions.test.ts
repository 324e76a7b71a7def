import { randomUUID } from "node:crypto";
import type { Documento, DocumentVersion } from "@relato/shared/contract/documentos.ts";
import { canonical } from "@relato/shared/domain/canonical.ts";
import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createConsulta, createDocumento, createModelo } from "../../testing/factories.ts";
import { writeDocumento } from "./rewrite.ts";
import { sealOf } from "./seal.ts";

let server: TestApp;
let ana: TestClient;
let modelo: string;
beforeAll(async () => {
  server = await createTestApp();
  ana = await signUp(server.app);
  modelo = (
    await createModelo(server.deps.db, {
      created_by: ana.id,
      titulo: "SOAP",
      markdown: "## Subjetivo\n## Plano\n",
    })
  ).id;
});
afterAll(() => server.close());

const TURNS = [
  { i: 0, speaker: "medico" as const, start_ms: 0, end_ms: 2000, text: "O que está sentindo?" },
  {
    i: 1,
    speaker: "paciente" as const,
    start_ms: 2000,
    end_ms: 6000,
    text: "Estou com dor de cabeça há três dias. Não tive febre.",
  },
];
const TRANSCRIPT = {
  engine: "text",
  model: null,
  language: "pt-BR" as const,
  duration_ms: 6000,
  turns: TURNS,
};
const STATEMENTS = [
  {
    text: "Dor de cabeça há três dias",
    status: "supported" as const,
    evidence: [{ turn: 1, start_ms: 2000, end_ms: 4000 }],
  },
  { text: "Usa losartana 50 mg", status: "review" as const, evidence: [] },
  { text: "Refere febre", status: "contradicted" as const, evidence: [] },
];
const CONTENT = {
  markdown:
    "## Queixa\n\n- Dor de cabeça há três dias.\n- Usa losartana 50 mg.\n- Refere febre.\n\n## Plano\n\n_Não abordado na consulta._\n",
  sections: [
    { heading: "Queixa", level: 2, statements: STATEMENTS },
    { heading: "Plano", level: 2, statements: [] },
  ],
};

const newDocument = async (): Promise<string> => {
  const { id: consulta_id } = await createConsulta(server.deps.db, {
    medico_id: ana.id,
    modelo_id: modelo,
    status: "Concluído",
    concluida_em: new Date(),
    transcricao: TRANSCRIPT,
  });
  const version = { content: CONTENT };
  return (await createDocumento(server.deps.db, { medico_id: ana.id, consulta_id, version })).id;
};
const send = async (options: InjectOptions): Promise<{ status: number; body: never }> => {
  const answer = await ana.call(options);
  return { status: answer.statusCode, body: answer.json() as never };
};
const url = (id: string, rest = ""): string => `/api/documentos/${id}${rest}`;
const read = async (id: string): Promise<Documento> => (await send({ url: url(id) })).body;
const change = (id: string, payload: object) =>
  send({ method: "POST", url: url(id, "/versions"), payload });
const sign = (id: string, base: number) =>
  send({ method: "POST", url: url(id, "/sign"), payload: { base } });
const rewrite = (id: string, base: number, instruction = "") =>
  send({
    method: "POST",
    url: url(id, "/rewrite"),
    payload: { base, modelo_id: modelo, instruction },
  });
const work = (documento_id: string) =>
  writeDocumento(
    server.deps,
    { documento_id, medico_id: ana.id },
    { signal: new AbortController().signal, last: true },
  );
const readAll = async (id: string): Promise<DocumentVersion[]> => {
  const { items } = (await send({ url: url(id, "/versions") })).body as {
    items: { number: number }[];
  };
  const all: DocumentVersion[] = [];
  for (const { number } of items.toReversed())
    all.push((await send({ url: url(id, `/versions/${number}`) })).body);
  return all;
};
const statementsOf = ({ current }: Documento) =>
  current?.content.sections.flatMap(({ statements }) => statements) ?? [];

describe("changing a document", () => {
  it("keeps the evidence of what was not changed, and holds the rest against what was said", async () => {
    const id = await newDocument();
    const markdown = CONTENT.markdown
      .replace("Refere febre", "Não teve febre")
      .replace("_Não abordado na consulta._", "Tomar dipirona. Voltar em dez dias.");
    const { status, body } = await change(id, { change: "edited", base: 1, markdown });
    expect(status).toBe(201);
    expect(statementsOf(body)).toMatchObject([
      STATEMENTS[0]!,
      STATEMENTS[1]!,
      { text: "Não teve febre", status: "supported", evidence: [{ turn: 1 }] },
      { text: "Tomar dipirona", status: "review" },
      { text: "Voltar em dez dias" },
    ]);
    expect((body as Documento).current).toMatchObject({
      number: 2,
      made_by: "doctor",
      author_name: ana.email.split("@")[0],
      change: "edited",
      content: { markdown },
    });
    const words = await send({ method: "POST", url: "/api/busca", payload: { text: "dipirona" } });
    expect(
      (words.body as { consultas: { id: string }[] }).consultas.map((one) => one.id),
    ).toContain((body as Documento).consulta_id);
  });

  it("corrects one statement in place, and takes it away when nothing is left of it", async () => {
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

  it("keeps a doubtful statement under the doctor's name until its words are changed", async () => {
    const id = await newDocument();
    await ana.call({
      method: "PUT",
      url: "/api/perfil",
      payload: {
        first_name: "Ana",
        last_name: "Prado",
        specialty: "",
        crm: "",
        phone: "",
        clinic_hospital: "",
      },
    });
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

  it("from a version that is not the newest any more is refused, and nothing is overwritten", async () => {
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

  it("says when there is nothing to say, or too much", async () => {
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
    // What nobody could have said is not looked for; the whole of a long text is held against the talk in a thread.
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

describe("writing again", () => {
  it("makes the next version by the template, and says that the engine heeds no wishes", async () => {
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
        modelo_id: modelo,
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

  it("does not follow a version that the doctor made meanwhile, and says so", async () => {
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

  it("makes another document out of any template, once for one id", async () => {
    const { consulta_id } = await read(await newDocument());
    const id = randomUUID();
    const ask = () =>
      send({
        method: "POST",
        url: `/api/consultas/${consulta_id}/documentos`,
        payload: { from: "template", id, modelo_id: modelo, instruction: "" },
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

  it("lets the doctor begin one where the consultation held none", async () => {
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

describe("signing", () => {
  it("closes the version with its hash, who, when and what became of each doubt", async () => {
    const id = await newDocument();
    await change(id, { change: "kept", base: 1, places: [{ section: 0, statement: 1 }] });
    const place = { section: 0, statement: 2 };
    await change(id, { change: "corrected", base: 2, place, text: "Não teve febre" });
    expect(await sign(id, 2)).toMatchObject({ status: 409, body: { error: "DOCUMENT_CHANGED" } });
    const signed = (await sign(id, 3)).body as Documento;
    expect(signed.current?.sign_off).toMatchObject({
      signed_name: "Ana Prado",
      intact: true,
      findings: [
        { text: "Usa losartana 50 mg", status: "review", done: "kept" },
        { text: "Refere febre", status: "contradicted", done: "corrected" },
      ],
    });
    expect(signed.current?.sign_off?.sha256).toBe(sealOf({ documento_id: id, ...signed.current! }));
    expect(signed.can).toEqual({
      edit: false,
      rewrite: false,
      sign: false,
      addendum: true,
      remove: false,
    });
    expect(await sign(id, 3)).toMatchObject({ status: 409, body: { error: "DOCUMENT_SIGNED" } });
    for (const refused of [
      { change: "edited", base: 3, markdown: "x" },
      { change: "restored", base: 3, from: 1 },
      { change: "kept", base: 3, places: [place] },
    ])
      expect(await change(id, refused)).toMatchObject({
        status: 409,
        body: { error: "DOCUMENT_SIGNED" },
      });
  });

  it("is followed by addenda, which leave the signed text as it is and can be signed in their turn", async () => {
    const id = await newDocument();
    expect(await change(id, { change: "addendum", base: 1, markdown: "Mais." })).toMatchObject({
      status: 409,
      body: { error: "DOCUMENT_NOT_SIGNED" },
    });
    await sign(id, 1);
    const { body } = await change(id, { change: "addendum", base: 1, markdown: "Não teve febre." });
    const { current } = body as Documento;
    expect(current?.content.markdown).toMatch(
      /^## Queixa[^]*\n\n---\n\n## Adendo de Ana Prado, [^\n]+\n\nNão teve febre\.\n$/,
    );
    expect(current?.content.sections.at(-1)).toMatchObject({
      heading: expect.stringContaining("Adendo"),
      statements: [{ text: "Não teve febre", status: "supported" }],
    });
    expect(await sign(id, 2)).toMatchObject({ status: 200, body: { signed_number: 2 } });
    expect((await readAll(id))[0]?.sign_off).toMatchObject({ intact: true });
  });
});

const act = fc.oneof(
  fc.record({
    act: fc.constant("edit" as const),
    text: fc.constantFrom(
      "Dor no peito.",
      "- Nega febre",
      "## Novo\n\nTexto",
      "**x**",
      "`",
      "[a](b) _c_",
    ),
  }),
  fc.record({
    act: fc.constant("correct" as const),
    statement: fc.nat(3),
    text: fc.constantFrom("", "Sem febre", "# não"),
  }),
  fc.record({ act: fc.constant("keep" as const), statement: fc.nat(3) }),
  fc.record({ act: fc.constant("restore" as const), from: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ act: fc.constant("rewrite" as const), changed: fc.boolean() }),
  fc.record({ act: fc.constant("sign" as const) }),
  fc.record({
    act: fc.constant("addend" as const),
    text: fc.constantFrom("Retorna melhor.", "- item"),
  }),
);
type Act = (typeof act extends fc.Arbitrary<infer T> ? T : never) & { stale?: boolean };

const perform = async (id: string, doing: Act, base: number): Promise<void> => {
  switch (doing.act) {
    case "edit": {
      const { current } = await read(id);
      const markdown = `${current?.content.markdown ?? ""}\n${doing.text}\n`;
      return void (await change(id, { change: "edited", base, markdown }));
    }
    case "correct": {
      const place = { section: 0, statement: doing.statement };
      return void (await change(id, { change: "corrected", base, place, text: doing.text }));
    }
    case "keep": {
      const places = [{ section: 0, statement: doing.statement }];
      return void (await change(id, { change: "kept", base, places }));
    }
    case "restore":
      return void (await change(id, { change: "restored", base, from: doing.from }));
    case "rewrite":
      await rewrite(id, base);
      if (doing.changed) await change(id, { change: "restored", base, from: 1 });
      return work(id);
    case "sign":
      return void (await sign(id, base));
    case "addend":
      return void (await change(id, { change: "addendum", base, markdown: doing.text }));
  }
};

/** What was lost or altered between two readings of a document's versions, in words. */
const lossesOf = (before: DocumentVersion[], now: DocumentVersion[], stale: boolean): string[] => {
  const losses: string[] = [];
  const mark = (wrong: boolean, what: string): void => void (wrong && losses.push(what));
  mark(
    now.some(({ number }, at) => number !== at + 1),
    "the numbers have a gap",
  );
  mark(stale && now.length !== before.length, "a change from an older version was taken");
  for (const [at, was] of before.entries()) {
    const is = now[at];
    // A version gains its signature and nothing else.
    const plain = { ...was, sign_off: is?.sign_off, signed_at: is?.signed_at };
    mark(canonical(plain) !== canonical(is), `version ${at + 1} is another`);
    const signatures = [canonical(was.sign_off), canonical(is?.sign_off)];
    mark(was.sign_off !== null && signatures[0] !== signatures[1], `signature ${at + 1} changed`);
  }
  const signed = now.filter(({ sign_off }) => sign_off !== null);
  mark(
    signed.some(({ sign_off }) => sign_off?.intact === false),
    "a signature does not hold",
  );
  for (const { number, content } of signed)
    for (const later of now.slice(number))
      mark(
        !later.content.markdown.startsWith(content.markdown.trimEnd()),
        `version ${later.number} alters the signed version ${number}`,
      );
  return losses;
};

it("no sequence of changes loses a version or alters a signed one", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(act, fc.boolean()), { minLength: 1, maxLength: 10 }),
      async (acts) => {
        const id = await newDocument();
        let before = await readAll(id);
        for (const [doing, wished] of acts) {
          const stale = wished && before.length > 1;
          await perform(id, doing, before.length - (stale ? 1 : 0));
          const now = await readAll(id);
          expect(lossesOf(before, now, stale)).toEqual([]);
          before = now;
        }
      },
    ),
    { numRuns: 60 },
  );
}, 120_000);
