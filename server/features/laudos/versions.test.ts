import type { Laudo } from "@relato/shared/contract/laudos.ts";
import { asSystem } from "../../platform/database/database.ts";
import { expect, test } from "vitest";
import { contentOf, laudosOfDoctor, SOUND } from "./laudos.fixture.ts";

const { send, save, write, sign, read, server } = laudosOfDoctor();

interface Version {
  number: number;
  change: string;
  restored_from: number | null;
  signed_at: string | null;
  author_name: string;
}
const store = (laudo: Laudo, change: object = {}) =>
  send("POST", `/api/laudos/${laudo.id}/versions`, { base: laudo.revision, ...change });
const list = async ({ id }: Laudo): Promise<Version[]> =>
  (await send<{ items: Version[] }>("GET", `/api/laudos/${id}/versions`)).body.items;

test("the saved content is stored once, and older versions can be read", async () => {
  const laudo = await write();
  expect((await store(laudo)).body.version).toBe(1);
  expect((await store(laudo)).body.version).toBe(1);
  const later = (await save(laudo, { content: contentOf("## Achados:", "Outro.") })).body;
  const stale = await store(laudo);
  expect([stale.status, stale.body.error]).toEqual([409, "LAUDO_CHANGED"]);
  expect((await store(later)).body.version).toBe(2);
  expect(await list(laudo)).toMatchObject([
    { number: 2, change: "edited", author_name: "Ana Prado", signed_at: null },
    { number: 1, change: "edited" },
  ]);
  const first = await send<{ content: unknown }>("GET", `/api/laudos/${laudo.id}/versions/1`);
  expect(first.body.content).toEqual(SOUND);
  expect((await send("GET", `/api/laudos/${laudo.id}/versions/3`)).status).toBe(404);
});

test("a restored version names the one it came from", async () => {
  const laudo = (await store(await write())).body;
  const other = (await save(laudo, { content: contentOf("Outro.") })).body;
  await store(other);
  const restored = (await save(other, { content: SOUND })).body;
  const unknown = await store(restored, { restored_from: 9 });
  expect([unknown.status, unknown.body.error]).toEqual([404, "VERSION_NOT_FOUND"]);
  await store(restored, { restored_from: 1 });
  expect((await list(laudo))[0]).toMatchObject({ number: 3, change: "restored", restored_from: 1 });
});

test("a save stores a version when the newest one is older than ten minutes", async () => {
  const laudo = (await save(await write(), { titulo: "Um" })).body;
  expect(laudo.version).toBeNull();
  const age = (minutes: number): Promise<unknown> =>
    asSystem(server().deps.db, "test", (tx) =>
      tx.query("update laudos set created_at = now() - $2 * interval '1 minute' where id = $1", [
        laudo.id,
        minutes,
      ]),
    );
  await age(9);
  expect((await save(laudo, { titulo: "Dois" })).body.version).toBeNull();
  await age(11);
  const stored = (await save(await read(laudo.id), { titulo: "Três" })).body;
  expect(stored.version).toBe(1);
  expect((await save(stored, { titulo: "Quatro" })).body.version).toBe(1);
  expect(await list(laudo)).toMatchObject([{ number: 1, titulo: "Três" }]);
});

test("a signature covers the newest version, which signing stores if need be", async () => {
  const laudo = (await store(await write())).body;
  const changed = (await save(laudo, { titulo: "TC de abdome" })).body;
  const signed = (await sign(changed)).body;
  expect(signed).toMatchObject({ version: 2, signed_version: 2 });
  const [newest, first] = await list(laudo);
  expect([newest?.signed_at, first?.signed_at]).toEqual([signed.sign_off?.signed_at, null]);
});
