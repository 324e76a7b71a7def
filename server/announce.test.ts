import type { SpeechChoice } from "@relato/shared/contract/admin-operations.ts";
import { expect, it } from "vitest";
import { describeChoice } from "./announce.ts";

const choice: SpeechChoice = {
  model: "whisper-small",
  disk_mb: 380,
  skipped: [{ model: "parakeet-v3", lack: "memory", needed_mb: 5500, found_mb: 4000 }],
};

it("names the chosen speech model, its size and why no better one", () => {
  expect(describeChoice(choice, "whisper-small")).toBe(
    "SPEECH_MODEL=auto chose whisper-small, 380 MB; " +
      "parakeet-v3 needs 5500 MB of memory, 4000 MB are there",
  );
  expect(describeChoice({ ...choice, skipped: [] }, "whisper-base")).toBe(
    "SPEECH_MODEL=auto chose whisper-small, 380 MB; " +
      "whisper-small is used after the next start, once downloaded",
  );
});
