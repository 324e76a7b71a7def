import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../platform/config/config.ts";
import { asSystem } from "../platform/database/database.ts";
import { createStorage } from "../providers/storage/create.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { createConsulta, createGravacao, createSegmento } from "../testing/factories.ts";
import { openTerminal } from "../testing/terminal.ts";

const { relatoWith, pathOf } = openTerminal();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const erase = (...args: string[]) => {
  const env = {
    DATABASE_URL: database.url,
    DATABASE_MIGRATOR_URL: database.migratorUrl,
    DATA_DIR: pathOf("data"),
  };
  return relatoWith({ env }, "erase-consulta", ...args);
};
const read = (text: string, params: unknown[]) =>
  asSystem(database.db, "test", (tx) => tx.query(text, params));

describe("relato erase-consulta", () => {
  it("erases a record and its files, and writes the reason into the audit log", async () => {
    const storage = await createStorage(readConfig({ DATA_DIR: pathOf("data") }));
    const { id, medico_id } = await createConsulta(database.db, { is_example: true });
    const recording = await createGravacao(database.db, { medico_id, consulta_id: id });
    const storage_key = `gravacoes/${recording.id}/${randomUUID()}.wav`;
    await writeFile(pathOf("sound"), "RIFF");
    await storage.putFile(storage_key, pathOf("sound"));
    await createSegmento(database.db, { medico_id, gravacao_id: recording.id, storage_key });

    const ended = await erase(id, "--reason", "example");
    expect(ended).toEqual({ code: 0, stdout: "erased with 1 recorded files\n", stderr: "" });
    expect(await read("select 1 from consultas where id = $1", [id])).toEqual([]);
    await expect(storage.read(storage_key)).rejects.toThrow();
    const actions = await read(
      "select actor, action from audit_log where subject = $1 order by action",
      [id],
    );
    expect(actions).toEqual([
      { actor: "system", action: "consulta.erase" },
      { actor: "system", action: "consulta.erase.example" },
    ]);
    expect((await erase(id, "--reason", "example")).stderr).toBe("no consultation has this id\n");
  });

  it("changes nothing before the legal term, or without a reason", async () => {
    const { id } = await createConsulta(database.db);
    for (const [args, message] of [
      [[id, "--reason", "patient-request"], "the law requires the record for 20 years"],
      [[id], "--reason must be one of"],
      [[id, "--reason", "because"], "--reason must be one of"],
      [["1", "--reason", "example"], "not the id of a consultation"],
    ] as const) {
      const ended = await erase(...args);
      expect([ended.code, ended.stdout]).toEqual([2, ""]);
      expect(ended.stderr).toContain(message);
    }
    expect(await read("select 1 as found from consultas where id = $1", [id])).toHaveLength(1);
    expect(await read("select 1 from audit_log where subject = $1", [id])).toEqual([]);
  });
});
