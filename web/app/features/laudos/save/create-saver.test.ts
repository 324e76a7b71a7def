import type { Laudo } from "@relato/shared/contract/laudos.ts";
import { type LaudoFields, newLaudoContent } from "@relato/shared/domain/laudo/laudo.ts";
import { expect, test } from "vitest";
import { ApiError, NetworkError } from "../../../api/api-error.ts";
import { createSaver } from "./create-saver.ts";
import type { LaudoDraft } from "./laudo-drafts.ts";

const FIELDS: LaudoFields = {
  titulo: "Novo Laudo",
  content: newLaudoContent("pt-BR"),
  language: "pt-BR",
  paciente_id: null,
  template_id: null,
  exam_date: "2026-11-24",
};

/** A server with one laudo, and the device's draft. `answer` runs before each save. */
const setUp = (draft?: LaudoDraft) => {
  const server = { revision: 0, fields: FIELDS, saves: 0 };
  const device = {
    draft: draft ?? (null as LaudoDraft | null),
    timer: null as (() => void) | null,
  };
  let before: () => void = () => undefined;
  let after: () => void = () => undefined;
  const read = (): Laudo => ({ ...server.fields, revision: server.revision }) as Laudo;
  const saver = createSaver({
    base: server.revision,
    stored: FIELDS,
    draft,
    send: async ({ base, ...fields }) => {
      before();
      if (base !== server.revision) throw new ApiError(409, { error: "LAUDO_CHANGED" } as never);
      server.revision += 1;
      server.saves += 1;
      server.fields = fields;
      after();
      return read();
    },
    load: async () => read(),
    onSaved: () => undefined,
    keep: (kept) => {
      device.draft = kept;
    },
    schedule: (work) => {
      device.timer = work;
      return () => {
        device.timer = null;
      };
    },
  });
  return {
    saver,
    server,
    device,
    onSend: (work: () => void) => (before = work),
    onStored: (work: () => void) => (after = work),
  };
};

const never = (): never => {
  throw new NetworkError(null);
};

test("a change is kept on the device until the server has it", async () => {
  const { saver, server, device } = setUp();
  saver.change({ titulo: "Tireoide" });
  expect([saver.state().kind, device.draft?.titulo]).toEqual(["unsaved", "Tireoide"]);
  expect(device.timer).not.toBeNull();
  expect(await saver.flush()).toBe(true);
  expect([server.fields.titulo, server.saves, device.draft]).toEqual(["Tireoide", 1, null]);
  expect(await saver.flush()).toBe(true);
  expect(server.saves).toBe(1);
});

test("what is typed during a save is saved after it", async () => {
  const { saver, server, device, onSend } = setUp();
  onSend(() => {
    onSend(() => undefined);
    saver.change({ titulo: "Dois" });
  });
  saver.change({ titulo: "Um" });
  expect(await saver.flush()).toBe(true);
  expect([server.saves, server.fields.titulo, device.draft]).toEqual([2, "Dois", null]);
});

test("without a network the draft stays and the save is tried again", async () => {
  const { saver, server, device, onSend } = setUp();
  onSend(never);
  saver.change({ titulo: "Um" });
  expect(await saver.flush()).toBe(false);
  expect([saver.state().kind, device.draft?.titulo]).toEqual(["offline", "Um"]);
  onSend(() => undefined);
  device.timer?.();
  expect(await saver.flush()).toBe(true);
  expect([server.fields.titulo, device.draft]).toEqual(["Um", null]);
});

test("a save whose response was lost is no conflict", async () => {
  const { saver, server, onStored } = setUp();
  onStored(never);
  saver.change({ titulo: "Um" });
  expect(await saver.flush()).toBe(false);
  onStored(() => undefined);
  expect(await saver.flush()).toBe(true);
  expect([saver.base(), server.saves]).toEqual([1, 1]);
});

test("a conflict waits for the choice, and the draft stays on the device", async () => {
  const { saver, server, device } = setUp();
  server.revision = 4;
  server.fields = { ...FIELDS, titulo: "Outro" };
  saver.change({ titulo: "Meu" });
  expect(await saver.flush()).toBe(false);
  expect(saver.state().kind).toBe("conflict");
  saver.change({ titulo: "Meu, inteiro" });
  expect(await saver.flush()).toBe(false);
  expect([server.fields.titulo, device.draft?.titulo]).toEqual(["Outro", "Meu, inteiro"]);
  saver.keepOwn();
  expect(await saver.flush()).toBe(true);
  expect([server.fields.titulo, device.draft]).toEqual(["Meu, inteiro", null]);
});

test("the stored laudo can be taken instead", async () => {
  const { saver, server, device } = setUp();
  server.revision = 4;
  saver.change({ titulo: "Meu" });
  await saver.flush();
  const state = saver.state();
  if (state.kind !== "conflict") throw new Error(`unexpected state ${state.kind}`);
  saver.adopt(state.stored);
  expect([saver.form().titulo, saver.isSaved(), device.draft, saver.epoch()]).toEqual([
    "Novo Laudo",
    true,
    null,
    1,
  ]);
});

test("a refused text says why and is sent again after a change", async () => {
  const { saver, device, onSend } = setUp();
  onSend(() => {
    throw new ApiError(422, { error: "LAUDO_TITULO_REQUIRED" } as never);
  });
  saver.change({ titulo: "" });
  expect(await saver.flush()).toBe(false);
  expect([saver.state().kind, device.draft?.titulo]).toEqual(["failed", ""]);
  onSend(() => undefined);
  saver.change({ titulo: "Um" });
  expect(await saver.flush()).toBe(true);
});

test("the draft of an earlier visit is saved", async () => {
  const { saver, server, device } = setUp({ ...FIELDS, titulo: "De ontem", base: 0 });
  expect(saver.form().titulo).toBe("De ontem");
  expect(await saver.flush()).toBe(true);
  expect([server.fields.titulo, device.draft]).toEqual(["De ontem", null]);
});
