import type { Message } from "@relato/shared/contract/chatzello.ts";
import { expect, it } from "vitest";
import { shownBranch } from "./branches.ts";

const message = (id: string, parent_id: string | null): Message => ({
  ...{ id, parent_id, content: "", created_at: "2026-11-20T12:00:00Z" },
  ...{ role: "user", attachments: [] },
});

const THREAD = [
  message("q1", null),
  message("a1", "q1"),
  message("q2", "a1"),
  message("a2", "q2"),
  message("a2b", "q2"),
  message("q1b", null),
  message("a3", "q1b"),
];
const ids = (choices: Record<string, string>) =>
  shownBranch(THREAD, choices).map(({ message: { id } }) => id);

it("shows the newest version by default", () => {
  expect(ids({})).toEqual(["q1b", "a3"]);
});

it("shows the chosen versions", () => {
  expect(ids({ "": "q1" })).toEqual(["q1", "a1", "q2", "a2b"]);
  expect(ids({ "": "q1", q2: "a2" })).toEqual(["q1", "a1", "q2", "a2"]);
});

it("names the versions of each message", () => {
  const [question] = shownBranch(THREAD, {});
  expect(question?.versions).toEqual(["q1", "q1b"]);
});
