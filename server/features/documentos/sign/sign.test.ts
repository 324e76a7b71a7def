import type { Documento, DocumentVersion } from "@relato/shared/contract/documentos.ts";
import { canonical } from "@relato/shared/domain/canonical.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sealOf } from "../seal.ts";
import { documentosOfDoctor } from "../versions/versions.fixture.ts";

const { newDocument, read, change, sign, rewrite, work, readAll } = documentosOfDoctor();

describe("signing", () => {
  it("stores hash, doctor, time and the decision on each doubt", async () => {
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
      restore: false,
      stop: false,
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

  it("allows addenda only, which keep the signed text and can be signed", async () => {
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

/** Describes the versions that were lost or altered between two reads. */
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
    // A version can only gain a signature.
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
