import type { AuditEntry } from "@relato/shared/contract/audit-log.ts";
import { expect, it } from "vitest";
import { groupEntries } from "./group-entries.ts";

const entry = (seq: number, more: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ seq, at: "2026-11-29T12:00:00.000Z", actor: "self", actor_name: null },
  ...{ action: "PUT /api/laudos/:id", outcome: "success", paciente: null },
  ...more,
});

it("joins neighbours that say the same, and keeps the newest", () => {
  const maria = { id: "00000000-0000-4000-8000-000000000000", nome: "Maria" };
  const groups = groupEntries([
    entry(6),
    entry(5),
    entry(4, { outcome: "failure" }),
    entry(3, { paciente: maria }),
    entry(2, { paciente: { ...maria } }),
    entry(1),
  ]);
  expect(groups.map(({ entry: { seq }, count }) => [seq, count])).toEqual([
    [6, 2],
    [4, 1],
    [3, 2],
    [1, 1],
  ]);
  expect(groupEntries([])).toEqual([]);
});
